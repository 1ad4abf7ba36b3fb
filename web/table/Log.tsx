import {
  type AnyTable,
  classes,
  idsIn,
  type LogEntry,
  light,
  type RecapStep,
  SeatMark,
  type TableProps,
  Terms,
  useTable,
  useTools,
} from '@branchline/design'
import type { Viewer } from '@branchline/engine'
import { memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Clause } from './Clause.tsx'
import styles from './Log.module.css'
import { stepsOf } from './since.ts'
import { moveInWords } from './wording.ts'

interface Turn {
  readonly step: RecapStep
  readonly entries: readonly LogEntry[]
}

/** What happened, as one would tell it: a line for each player and phase that opens to single moves, newest first. */
export function Log({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  const t = useTranslations('table')
  const { model } = useTable()
  const { at, entries } = model
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when something happened
  const turns = useMemo(() => turnsOf(drawn, entries, props), [drawn, entries])
  if (entries.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <ol className={styles.log} data-testid="log">
      {[...turns].reverse().map(({ step, entries: own }) => {
        const isHere = own.some(({ n }) => n === at)
        return (
          <li
            key={`${step.from} ${step.to} ${step.seat}`}
            className={classes(styles.turn, isHere && styles.here, step.from > at && styles.ahead)}
          >
            <details open={isHere && at < model.n}>
              <summary
                className={styles.line}
                onPointerEnter={() => light(props.attention, step.places)}
                onPointerLeave={() => light(props.attention, [])}
              >
                {step.seat === null ? <span /> : <SeatMark seat={step.seat} size={18} />}
                <span className={styles.text}>{step.act}</span>
                <span className={styles.result}>{step.result}</span>
              </summary>
              <ol>
                {own.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: resignations share the number of the move before
                  <LogLine key={`${entry.n} ${index}`} entry={entry} viewer={model.viewer} isHere={entry.n === at} />
                ))}
              </ol>
            </details>
          </li>
        )
      })}
    </ol>
  )
}

/** Each run of moves that a step tells of; what no step tells of stands for itself. */
function turnsOf(drawn: AnyTable | null, entries: readonly LogEntry[], props: TableProps): readonly Turn[] {
  const steps = drawn?.recap ? drawn.recap(entries, props) : []
  const turns: { step: RecapStep; entries: LogEntry[] }[] = []
  for (const entry of entries) {
    const step = steps.find(({ from, to, seat }) => entry.n >= from && entry.n <= to && (seat === null || seat === entry.seat))
    const known = step && turns.find((turn) => turn.step === step)
    const last = turns.at(-1)
    if (known) known.entries.push(entry)
    else if (step) turns.push({ step, entries: [entry] })
    else if (last && last.step.seat === entry.seat && !steps.includes(last.step)) {
      last.entries.push(entry)
      last.step = stepsOf(null, last.entries, props)[0] as RecapStep
    } else turns.push({ step: stepsOf(null, [entry], props)[0] as RecapStep, entries: [entry] })
  }
  return turns
}

const LogLine = memo(function LogLine({ entry, viewer, isHere }: { entry: LogEntry; viewer: Viewer; isHere: boolean }) {
  const { game, source, speaker, locale, attention } = useTools()
  const t = useTranslations('table')
  const visible = entry.events.filter(({ only }) => only === undefined || only === viewer)
  const show = () => light(attention, [...idsIn(entry.move ?? ''), ...visible.flatMap(idsIn)])
  const hide = () => light(attention, [])
  return (
    <li className={classes(styles.single, isHere && styles.here)} data-n={entry.n} onPointerEnter={show} onPointerLeave={hide}>
      <button
        type="button"
        className={styles.number}
        aria-label={t('move', { n: entry.n })}
        onClick={() => source.look(entry.n)}
        onFocus={show}
        onBlur={hide}
      >
        {entry.n}
      </button>
      <SeatMark seat={entry.seat} size={16} />
      <div className={styles.text}>
        {visible.length === 0 && entry.move ? <p>{moveInWords(game, speaker, locale, entry.move)}</p> : null}
        {visible.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place
          <p key={index}>
            <Terms text={speaker.event(event)} quiet /> <Clause id={event.clause} />
          </p>
        ))}
      </div>
    </li>
  )
})
