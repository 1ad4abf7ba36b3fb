import type { Clock } from '@branchline/server/protocol'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useServerNow, useTimeInWords } from './left.ts'

/** In lists: how long the one whose turn it is still has. */
export function TimeLeft({ clock }: { clock: Clock | null }) {
  return clock === null || clock.seat === null ? null : <Left clock={clock} />
}

function Left({ clock }: { clock: Clock }) {
  const t = useTranslations('time')
  const words = useTimeInWords()
  const ahead = useMemo(() => clock.now - Date.now(), [clock])
  const now = useServerNow(ahead, clock.deadline)
  return (
    <>
      {' · '}
      {clock.missed > 0 ? t('isLate') : t('left', { time: words(clock.deadline - now) })}
    </>
  )
}
