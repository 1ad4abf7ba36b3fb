import type { Pace } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'

/** How fast a table plays, in a few words. */
export function usePaceInWords(): (pace: Pace | null) => string {
  const t = useTranslations('time')
  return (pace) => {
    if (pace === null) return t('said.none')
    if (pace.kind === 'days') return t('said.days', { days: pace.days, bank: pace.bank })
    return t('said.live', { minutes: pace.minutes, increment: pace.increment })
  }
}
