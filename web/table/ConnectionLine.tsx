import { useTable } from '@branchline/design'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SlipLine } from './SlipLine.tsx'

/** A table is shown before its line stands, which is soon: no word of that to whoever waits for nothing. */
const SOON = 3000

/** Told only where it is broken; whoever listens or measures finds the state of the line at any time. */
export function ConnectionLine() {
  const t = useTranslations('table')
  const { connection: line } = useTable().model
  const [isSoon, setSoon] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setSoon(false), SOON)
    return () => clearTimeout(timer)
  }, [])
  if (line === 'local') return null
  const said = line === 'connected' ? t('connected') : line === 'connecting' ? t('connecting') : t('lostLine')
  return (
    <div role="status" data-testid="connection" data-line={line}>
      {line === 'connected' || (line === 'connecting' && isSoon) ? (
        <span className="visually-hidden">{said}</span>
      ) : (
        <SlipLine kind="warn">
          <WifiOff size={17} aria-hidden /> {said}
        </SlipLine>
      )}
    </div>
  )
}
