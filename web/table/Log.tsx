import type { LogEntry } from '@branchline/design'
import { classes, idsIn, light, SeatMark, useTable, useTools } from '@branchline/design'
import type { Viewer } from '@branchline/engine'
import { memo, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Clause } from './Clause.tsx'
import styles from './Log.module.css'
import { moveInWords } from './wording.ts'

/** What happened, newest last. A line under the pointer or focus lights its places on the board; its number goes to that position. */
export function Log() {
  const t = useTranslations('table')
  const { model } = useTable()
  const list = useRef<HTMLOListElement>(null)
  const { at, entries } = model
  // biome-ignore lint/correctness/useExhaustiveDependencies: follow the position shown
  useEffect(() => {
    // Measured in the frame that lays the page out anyway.
    const frame = requestAnimationFrame(() => {
      const line = list.current?.querySelector<HTMLElement>(`[data-n="${at}"]`)
      const sheet = list.current?.closest<HTMLElement>('[role="tabpanel"]')
      if (line && sheet) sheet.scrollTop = line.offsetTop + line.offsetHeight - sheet.offsetTop - sheet.clientHeight + 40
    })
    return () => cancelAnimationFrame(frame)
  }, [at, entries.length])
  if (entries.length === 0) return <p className={styles.empty}>{t('logEmpty')}</p>
  return (
    <ol ref={list} className={styles.log} data-testid="log">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: resignations share the number of the move before
        <LogLine key={`${entry.n} ${index}`} entry={entry} viewer={model.viewer} isHere={entry.n === at} isAhead={entry.n > at} />
      ))}
    </ol>
  )
}

const LogLine = memo(function LogLine({
  entry,
  viewer,
  isHere,
  isAhead,
}: {
  entry: LogEntry
  viewer: Viewer
  isHere: boolean
  isAhead: boolean
}) {
  const { game, source, speaker, locale, attention } = useTools()
  const t = useTranslations('table')
  const visible = entry.events.filter(({ only }) => only === undefined || only === viewer)
  const show = () => light(attention, [...idsIn(entry.move ?? ''), ...visible.flatMap(idsIn)])
  const hide = () => light(attention, [])
  return (
    <li
      className={classes(styles.line, isHere && styles.here, isAhead && styles.ahead)}
      data-n={entry.n}
      onPointerEnter={show}
      onPointerLeave={hide}
    >
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
      <SeatMark seat={entry.seat} size={18} />
      <div className={styles.text}>
        {visible.length === 0 && entry.move ? <p>{moveInWords(game, speaker, locale, entry.move)}</p> : null}
        {visible.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place
          <p key={index}>
            {speaker.event(event)} <Clause id={event.clause} />
          </p>
        ))}
      </div>
    </li>
  )
})
