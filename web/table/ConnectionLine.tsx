import { useTable } from '@branchline/design'
import { WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SlipLine } from './SlipLine.tsx'

/** Told only where it is broken; whoever listens or measures finds the state of the line at any time. */
export function ConnectionLine() {
  const t = useTranslations('table')
  const { connection: line } = useTable().model
  if (line === 'local') return null
  const said = line === 'connected' ? t('connected') : line === 'connecting' ? t('connecting') : t('lostLine')
  return (
    <div role="status" data-testid="connection" data-line={line}>
      {line === 'connected' ? (
        <span className="visually-hidden">{said}</span>
      ) : (
        <SlipLine kind="warn">
          <WifiOff size={17} aria-hidden /> {said}
        </SlipLine>
      )}
    </div>
  )
}
