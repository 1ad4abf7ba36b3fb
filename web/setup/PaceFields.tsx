import { NumberField, Radios, Select } from '@branchline/design/parts'
import type { LatePolicy, Pace } from '@branchline/server/protocol'
import { useTranslations } from 'use-intl'

export interface PaceWish {
  readonly pace: Pace | null
  readonly late: LatePolicy
}

const LIVE: Pace = { kind: 'live', minutes: 30, increment: 30 }
const DAYS: Pace = { kind: 'days', days: 2, bank: 72 }
const DAYS_OFFERED = [1, 2, 3, 5, 7, 14]
const POLICIES = ['nudge', 'move', 'seat', 'vote', 'lose'] as const satisfies readonly LatePolicy[]

/** How fast an online table plays, and what follows when somebody's time is up. `isCounted`: there is a clock, and what follows is settled. */
export function PaceFields(props: { wish: PaceWish; onChange: (wish: PaceWish) => void; isCounted?: boolean }) {
  const { wish, onChange, isCounted = false } = props
  const t = useTranslations('time')
  const setup = useTranslations('setup')
  const { pace, late } = wish
  const set = (next: Pace | null) => onChange({ ...wish, pace: next })
  const steps = { less: setup('less'), more: setup('more') }
  return (
    <>
      <Radios
        label={t('pace')}
        hideLabel={isCounted}
        value={pace?.kind ?? 'none'}
        onChange={(kind) => set(kind === 'live' ? LIVE : kind === 'days' ? DAYS : null)}
        choices={[
          ...(isCounted ? [] : [{ value: 'none' as const, label: t('none') }]),
          { value: 'live', label: t('live') },
          { value: 'days', label: t('byDays') },
        ]}
      />
      {pace?.kind === 'live' ? (
        <>
          <NumberField
            label={t('minutes')}
            min={1}
            max={600}
            value={pace.minutes}
            onChange={(minutes) => set({ ...pace, minutes })}
            {...steps}
          />
          <NumberField
            label={t('increment')}
            min={0}
            max={600}
            value={pace.increment}
            onChange={(increment) => set({ ...pace, increment })}
            {...steps}
          />
        </>
      ) : null}
      {pace?.kind === 'days' ? (
        <>
          <Select
            label={t('daysEach')}
            value={String(pace.days)}
            onChange={(days) => set({ ...pace, days: Number(days) })}
            choices={DAYS_OFFERED.map((days) => ({ value: String(days), label: t('days', { days }) }))}
          />
          <NumberField label={t('bank')} min={0} max={720} value={pace.bank} onChange={(bank) => set({ ...pace, bank })} {...steps} />
        </>
      ) : null}
      {pace === null || isCounted ? null : (
        <Radios
          label={t('late')}
          value={late}
          onChange={(policy) => onChange({ ...wish, late: policy })}
          choices={POLICIES.map((value) => ({ value, label: t(`policy.${value}`) }))}
        />
      )}
    </>
  )
}
