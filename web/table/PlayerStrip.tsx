import {
  type AnyTable,
  Count,
  classes,
  glide,
  SeatMark,
  type Strip,
  type StripRow,
  type TableProps,
  useTable,
  withUnit,
} from '@branchline/design'
import { labelled } from '@branchline/engine'
import { Check } from 'lucide-react'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SeatClock } from '../time/SeatClock.tsx'
import { useFrame } from './frame.ts'
import styles from './PlayerStrip.module.css'
import { useViewThen } from './since.ts'

type Then = ReadonlyMap<string, number | string | null>

/** Everybody's figures, with what changed in them since so many moves (`before`), one row or cell for each player, in the order of the present phase. Opens that player's sheet. */
export function PlayerStrip({ drawn, props, before: from }: { drawn: AnyTable | null; props: TableProps; before: number | null }) {
  const t = useTranslations('table')
  const { model, source, speaker } = useTable()
  const { toggle } = useFrame()
  const strip = useMemo(() => stripOf(drawn, props), [drawn, props])
  const viewThen = useViewThen(source, model, from)
  const before = useMemo(
    (): Then =>
      viewThen === null || model.at !== model.n ? new Map() : figuresOf(stripOf(drawn, { ...props, view: viewThen, moves: [] })),
    [drawn, props, model, viewThen],
  )
  const columns = strip.columns.filter(({ isAside }) => !isAside)
  const scoreName = strip.score ?? t('score')
  // Four cells of a phone have no room for a figure beside a score of four signs.
  const isCrowded = strip.rows.length > 3 && strip.rows.some(({ score }) => `${drawn?.scoreUnit ?? ''}${score}`.length > 3)
  // Three digits and a sign in a quarter of a phone: smaller, never cut.
  const isTight =
    strip.rows.length > 3 && strip.rows.some(({ score, figures }) => `${drawn?.scoreUnit ?? ''}${score}${figures[0] ?? ''}`.length > 2)
  const section = useRef<HTMLElement>(null)
  useChangedPlaces(section, strip.rows)
  return (
    <section
      ref={section}
      className={styles.strip}
      id="strip"
      tabIndex={-1}
      aria-label={t('players')}
      style={
        {
          '--figures': columnsFor(columns.length),
        } as React.CSSProperties
      }
    >
      <div className={styles.heads} aria-hidden="true">
        {columns.map(({ id, name, meaning = name, Sign }) => (
          <span key={id} data-sign={meaning} data-figure={id}>
            {Sign ? <Sign size={19} /> : name}
          </span>
        ))}
        <span>{scoreName}</span>
      </div>
      {strip.rows.map((row) => (
        <button
          key={row.seat}
          type="button"
          data-seat={row.seat}
          className={classes(
            styles.row,
            row.seat === model.viewer && styles.mine,
            model.toAct === row.seat && styles.acting,
            strip.rows.length > 4 && styles.narrow,
            isCrowded && styles.crowded,
            isTight && styles.tight,
          )}
          aria-label={labelled(props.locale, speaker.seat(row.seat), figuresInWords(row, strip, scoreName, t('unknown')))}
          onClick={() => toggle('players', row.seat)}
        >
          <span className={styles.tick}>{row.done ? <Check size={15} strokeWidth={2.6} aria-hidden /> : null}</span>
          <SeatMark seat={row.seat} size={26} />
          <span className={styles.who}>
            <span className={styles.name} title={speaker.seat(row.seat)} dir="auto">
              {speaker.seat(row.seat)}
              {row.extra}
            </span>
            <SeatClock seat={row.seat} />
          </span>
          <span className={styles.figures}>
            {columns.map((column) => (
              <Figure
                key={column.id}
                column={column}
                value={row.figures[strip.columns.indexOf(column)] ?? null}
                before={before.get(`${row.seat} ${column.id}`)}
              />
            ))}
          </span>
          <span className={styles.score}>
            {typeof row.score === 'number' ? (
              <Count value={row.score} format={withUnit(drawn?.scoreUnit)} />
            ) : (
              (row.score ?? strip.unknown ?? '?')
            )}
            <Change value={row.score} before={before.get(`${row.seat} score`)} />
          </span>
        </button>
      ))}
    </section>
  )
}

function Figure({
  column: { id, name, meaning, Sign, unit = '', alone },
  value,
  before,
}: {
  column: Strip['columns'][number]
  value: number | string | null
  before: number | string | null | undefined
}) {
  return (
    <span className={classes(styles.figure, value === 0 && styles.nought)} data-figure={id} data-sign={meaning} data-alone={alone}>
      {Sign ? (
        <span className={styles.sign} data-sign={name}>
          <Sign size={14} />
        </span>
      ) : null}
      {value === null ? '?' : `${unit}${value}`}
      <Change value={value} before={before} />
    </span>
  )
}

function Change({ value, before }: { value: number | string | null; before: number | string | null | undefined }) {
  const t = useTranslations('table')
  const change = typeof value === 'number' && typeof before === 'number' ? value - before : 0
  if (change === 0) return null
  return (
    <sup className={change > 0 ? styles.up : undefined} data-sign={t('changed')}>
      {change > 0 ? `+${change}` : `−${-change}`}
    </sup>
  )
}

/** Rows that change places glide there: each comes from where the one stands now that has taken its place. */
function useChangedPlaces(section: RefObject<HTMLElement | null>, rows: Strip['rows']): void {
  const order = rows.map(({ seat }) => seat).join()
  const before = useRef(order)
  useLayoutEffect(() => {
    const was = before.current.split(',')
    before.current = order
    const now = order.split(',')
    if (was.join() === order || was.length !== now.length || section.current === null) return
    const elements = now.map((seat) => section.current?.querySelector<HTMLElement>(`[data-seat="${seat}"]`))
    const places = elements.map((row) => ({ left: row?.offsetLeft ?? 0, top: row?.offsetTop ?? 0 }))
    // All are measured before the first one moves: else the browser lays out the page once for each.
    elements.forEach((row, place) => {
      const from = places[was.indexOf(now[place])]
      if (row && from && from !== places[place]) glide(row, from.left - places[place].left, from.top - places[place].top, 300)
    })
  }, [order, section])
}

/** A title without a strip of its own shows scores. */
export function stripOf(drawn: AnyTable | null, props: TableProps): Strip {
  if (drawn?.strip) return drawn.strip(props)
  const rows = props.game.standing(props.view).map(({ seat, score }): StripRow => ({ seat, score, figures: [] }))
  return { columns: [], rows: rows.sort((a, b) => a.seat - b.seat) }
}

/** Many columns draw closer together, so that names are not cut. */
function columnsFor(count: number): string {
  if (count === 0) return ' '
  return `repeat(${count}, ${count > 3 ? 'minmax(1.75rem, var(--figure))' : 'minmax(var(--figure), auto)'})`
}

function figuresOf({ columns, rows }: Strip): Then {
  return new Map(
    rows.flatMap(({ seat, figures, score }) => [
      [`${seat} score`, score],
      ...columns.map(({ id }, place) => [`${seat} ${id}`, figures[place] ?? null] as const),
    ]),
  )
}

function figuresInWords(row: StripRow, { columns }: Strip, score: string, unknown: string): string {
  const figures = columns.map((column, place) => `${column.name} ${row.figures[place] ?? unknown}`)
  return [...figures, `${score} ${row.score ?? unknown}`].join(', ')
}
