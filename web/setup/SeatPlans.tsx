import { BOT_LEVELS, type BotLevel, ELO, isBotLevel } from '@branchline/bots/levels'
import { SeatMark, Select, TextField } from '@branchline/design/parts'
import type { Character } from '@branchline/engine'
import { useTranslations } from 'use-intl'
import { CharacterChoice } from './CharacterChoice.tsx'
import styles from './SeatPlans.module.css'

export interface SeatPlan {
  readonly who: 'person' | 'me' | 'open' | BotLevel
  readonly name: string
  readonly character?: Character | undefined
}

/** Who is to sit where. */
export function SeatPlans({
  mode,
  plans,
  characters,
  onChange,
}: {
  mode: 'bots' | 'hotseat' | 'online'
  plans: readonly SeatPlan[]
  characters: readonly Character[]
  onChange: (plans: readonly SeatPlan[]) => void
}) {
  const t = useTranslations('setup')
  const set = (seat: number, plan: SeatPlan) => {
    // Online one sits in one seat: who moves takes "me" along.
    const moved = plan.who === 'me' ? plans.map((other) => (other.who === 'me' ? { ...other, who: 'open' as const } : other)) : plans
    onChange(moved.with(seat, plan))
  }
  const people =
    mode === 'online'
      ? ([
          ['me', t('me')],
          ['open', t('open')],
        ] as const)
      : ([['person', t('person')]] as const)
  return (
    <ol className={styles.plans}>
      {plans.map((plan, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the seat
        <li key={seat} className={styles.plan}>
          <SeatMark seat={seat} size={28} />
          <Select
            label={t('occupant', { number: seat + 1 })}
            hideLabel
            value={plan.who}
            choices={[
              ...people.map(([value, label]) => ({ value, label })),
              ...BOT_LEVELS.map((level) => ({
                value: level,
                label: t('bot', { level: t(`level.${level}`) }),
              })),
            ]}
            onChange={(who) => set(seat, { ...plan, who })}
          />
          {plan.who === 'person' ? (
            <TextField
              label={<span className="visually-hidden">{t('nameOf', { number: seat + 1 })}</span>}
              placeholder={t('nameOf', { number: seat + 1 })}
              value={plan.name}
              maxLength={40}
              onChange={(name) => set(seat, { ...plan, name })}
            />
          ) : isBotLevel(plan.who) ? (
            <div className={styles.about}>
              <CharacterChoice
                seat={seat}
                level={plan.who}
                offered={characters}
                value={plan.character}
                onChange={(character) => set(seat, { ...plan, character })}
              />
              <span className={styles.hint}>{t(`levelHint.${plan.who}`, { elo: ELO[plan.who] })}</span>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
