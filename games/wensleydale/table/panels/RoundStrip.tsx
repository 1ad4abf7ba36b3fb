import { classes, type TableProps } from '@branchline/design'
import { useEntries } from '../history.ts'
import { wordsFor } from '../messages/index.ts'
import type { State } from '../rules.ts'
import styles from './RoundStrip.module.css'
import { Orders } from './Tracks.tsx'

const STEPS = ['auction', 'build', 'trains', 'profit', 'takeover'] as const

/** Round and phase on one line. */
export function RoundStrip(props: TableProps<State>) {
  const { view, locale } = props
  const t = wordsFor(locale)
  return (
    <div className={styles.strip}>
      <span className={styles.round}>
        {t.round({ round: view.round, rounds: view.rounds })}
        <span className={styles.rounds} aria-hidden="true">
          {Array.from({ length: view.rounds }, (_, before) => before + 1).map((round) => (
            <i
              key={round}
              className={classes(round <= view.round && styles.begun, round === view.round && view.phase !== 'over' && styles.thisRound)}
            />
          ))}
        </span>
      </span>
      <ol className={styles.phases}>
        {STEPS.map((phase) => (
          <li key={phase} aria-current={view.phase === phase ? 'step' : undefined}>
            {t.phases[phase]}
          </li>
        ))}
        {view.phase === 'over' ? <li aria-current="step">{t.phases.over}</li> : null}
      </ol>
      <Orders {...props} />
    </div>
  )
}

/** What the last decision did to the tracks, in the words of the log. */
const TELLING: ReadonlySet<string> = new Set([
  'box-won',
  'build-order',
  'train-order',
  'link-built',
  'paid',
  'train-hired',
  'profit',
  'player-order',
  'takeover',
  'town-joins',
  'piece-removed',
  'opposition-removed',
  'fuerth-joined',
  'fuerth-bonus',
  'outbid',
])

export function JustNow({ speaker, locale }: TableProps<State>) {
  const entries = useEntries()
  const told = (entries.at(-1)?.events ?? []).filter(({ type }) => TELLING.has(type))
  if (told.length === 0) return null
  return (
    <details className={styles.justNow}>
      <summary>{wordsFor(locale).changed}</summary>
      <ul>
        {told.map((event) => (
          <li key={JSON.stringify(event)}>{speaker.event(event)}</li>
        ))}
      </ul>
    </details>
  )
}
