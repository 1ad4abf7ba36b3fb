import {
  type AnyTable,
  classes,
  idsIn,
  type LogEntry,
  light,
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
import { turnsOf } from './turns.ts'
import { moveInWords } from './wording.ts'

/** What happened, as one would tell it: a line for each player and phase that opens to single moves, newest first. */
export function Log({ drawn, props }: { drawn: AnyTable | null; props: TableProps }) {
  const t = useTranslations('table')
  const { model, speaker, locale } = useTable()
  const { at, entries } = model
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew when something happened
  const turns = useMemo(() => turnsOf(drawn, entries, props, (move) => moveInWords(model.game, speaker, locale, move)), [drawn, entries])
  if (entries.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <ol className={styles.log} data-testid="log">
      {[...turns].reverse().map(({ step, entries: own }) => {
        const isHere = own.some(({ n }) => n === at)
        const line = (
          <>
            {step.seat === null ? <span /> : <SeatMark seat={step.seat} size={18} />}
            <span className={styles.told}>
              <span className={styles.text}>{step.act}</span>
              <span className={styles.result}>{step.result}</span>
            </span>
          </>
        )
        const pointed = {
          className: styles.line,
          onPointerEnter: () => light(props.attention, step.places),
          onPointerLeave: () => light(props.attention, []),
        }
        return (
          <li
            key={`${step.from} ${step.to} ${step.seat} ${step.act}`}
            className={classes(styles.turn, isHere && styles.here, step.from > at && styles.ahead)}
          >
            {own.length === 0 ? (
              <div {...pointed}>{line}</div>
            ) : (
              <details open={isHere && at < model.n}>
                <summary {...pointed}>{line}</summary>
                <ol>
                  {own.map((entry, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: resignations share the number of the move before
                    <LogLine key={`${entry.n} ${index}`} entry={entry} viewer={model.viewer} isHere={entry.n === at} />
                  ))}
                </ol>
              </details>
            )}
          </li>
        )
      })}
    </ol>
  )
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
