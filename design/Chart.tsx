/** Charts as an engraver would draw them: thin rules, names at the line's end, a pattern and a letter beside each colour. */
import type { Seat } from '@branchline/engine'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './Chart.module.css'
import { withMinus } from './minus.ts'
import { SeatPiece } from './Pieces.tsx'
import { seatSign } from './seats.ts'

export interface Curve {
  readonly seat: Seat
  readonly name: string
  readonly values: readonly number[]
}

const DASHES = ['', '7 3', '2 3', '9 3 2 3', '1 2 6 2']
/** Width until the page has been measured, and the height of a curve. Units are pixels, so that figures are as large as other text. */
const WIDE = 480
const HIGH = 230
const LEFT = 40
const RIGHT = 34
const TOP = 14
const BOTTOM = 26

/**
 * Values of each player over the moves of a game. `marks` are moves worth a look; `at` is where the reader stands. The scale
 * reaches down to `floor` at least; `pieces` are the seats' own, at the ends of their lines.
 */
export function LineChart(props: {
  title: string
  curves: readonly Curve[]
  at?: number
  marks?: readonly number[]
  onPick?: (at: number) => void
  floor?: number
  pieces?: boolean
  format?: (value: number) => string
}) {
  const id = useId()
  const [box, wide] = useWidth<HTMLDivElement>()
  const { curves, at, marks = [], onPick, floor = 0, pieces = true, format = withMinus } = props
  const length = Math.max(2, ...curves.map((curve) => curve.values.length))
  const all = curves.flatMap((curve) => curve.values)
  const [low, high] = niceRange(Math.min(floor, ...all), Math.max(floor + 1, ...all))
  const x = (index: number) => LEFT + (index / (length - 1)) * (wide - LEFT - RIGHT)
  const y = (value: number) => TOP + (1 - (value - low) / (high - low)) * (HIGH - TOP - BOTTOM)
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => low + part * (high - low))
  const pick = (fraction: number) => onPick?.(Math.round(Math.min(1, Math.max(0, fraction)) * (length - 1)))
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (move === undefined || onPick === undefined) return
    event.preventDefault()
    onPick(Math.min(length - 1, Math.max(0, (at ?? length - 1) + move)))
  }
  const chart = (
    <svg viewBox={`0 0 ${wide} ${HIGH}`} className={styles.chart} role="img" aria-labelledby={id}>
      <title id={id}>{`${props.title}: ${curves.map((curve) => `${curve.name} ${format(curve.values.at(-1) ?? 0)}`).join(', ')}`}</title>
      {steps.map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${wide - RIGHT}`} className={value === floor ? styles.zero : styles.grid} />
          <text x={LEFT - 6} y={y(value) + 4} className={styles.label} textAnchor="end">
            {format(value)}
          </text>
        </g>
      ))}
      <text x={LEFT} y={HIGH - 6} className={styles.label}>
        0
      </text>
      <text x={wide - RIGHT} y={HIGH - 6} className={styles.label} textAnchor="end">
        {length - 1}
      </text>
      {marks.map((mark) => (
        <path key={mark} d={`M${x(mark)} ${TOP}V${HIGH - BOTTOM}`} className={styles.mark} />
      ))}
      {curves.map(({ seat, values }) => (
        <polyline
          key={seat}
          points={values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
          className={styles.curve}
          stroke={seatSign(seat).colour}
          strokeDasharray={DASHES[seat % DASHES.length]}
        />
      ))}
      {spread((pieces ? curves : []).map(({ seat, values }) => ({ seat, y: y(values.at(-1) ?? 0), x: x(values.length - 1) }))).map(
        (end) => (
          <SeatPiece key={end.seat} seat={end.seat} x={end.x + 16} y={end.y} size={17} />
        ),
      )}
      {at === undefined ? null : <path d={`M${x(at)} ${TOP - 6}V${HIGH - BOTTOM + 4}`} className={styles.here} />}
    </svg>
  )
  if (onPick === undefined) return <div ref={box}>{chart}</div>
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={props.title}
      aria-valuemin={0}
      aria-valuemax={length - 1}
      aria-valuenow={at ?? length - 1}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const { left } = event.currentTarget.getBoundingClientRect()
        pick((event.clientX - left - LEFT) / (wide - LEFT - RIGHT))
      }}
      className={styles.pick}
    >
      {chart}
    </div>
  )
}

/** Where each score came from: one bar a player, one hatch a source; what was lost lies left of the zero line. */
export function SourceBars(props: {
  title: string
  sources: readonly { readonly id: string; readonly name: string }[]
  rows: readonly { readonly seat: Seat; readonly name: string; readonly parts: Readonly<Record<string, number>> }[]
  format?: (points: number) => string
}) {
  const id = useId()
  const [box, wide] = useWidth<HTMLElement>()
  const { sources, rows, format = withMinus } = props
  const sums = (sign: 1 | -1) => rows.map((row) => sources.reduce((sum, { id }) => sum + Math.max(0, sign * (row.parts[id] ?? 0)), 0))
  const most = Math.max(1, ...sums(1))
  const deepest = Math.max(0, ...sums(-1))
  const scale = (wide - 44) / (most + deepest)
  const zero = 34 + deepest * scale
  const high = 34
  return (
    <figure ref={box} className={styles.figure}>
      <svg viewBox={`0 0 ${wide} ${rows.length * high + 4}`} className={styles.chart} role="img" aria-labelledby={id}>
        <title id={id}>{props.title}</title>
        <defs>
          {sources.map((source, index) => (
            <pattern
              key={source.id}
              id={`${id}-${index}`}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              patternTransform={`rotate(${[0, 45, 90, 135, 20, 70][index % 6]})`}
            >
              <rect width="8" height="8" fill={TINTS[index % TINTS.length]} />
              {index % 6 === 0 ? null : <path d="M0 4H8" stroke="var(--enamel-dark)" strokeOpacity="0.35" strokeWidth="1.4" />}
            </pattern>
          ))}
        </defs>
        {rows.map((row, line) => {
          let left = zero
          let right = zero
          return (
            <g key={row.seat} transform={`translate(0 ${line * high})`}>
              <SeatPiece seat={row.seat} x={14} y={17} size={20} />
              {sources.map((source, index) => {
                const points = row.parts[source.id] ?? 0
                const long = Math.abs(points) * scale
                if (points < 0) left -= long
                const start = points < 0 ? left : right
                if (points > 0) right += long
                return long > 0 ? (
                  <g key={source.id}>
                    <rect x={start} y={5} width={long} height={24} fill={`url(#${id}-${index})`} stroke="var(--ink)" strokeWidth="1" />
                    {long > 22 ? (
                      <text x={start + long / 2} y={22} className={styles.inBar} textAnchor="middle">
                        {format(points)}
                      </text>
                    ) : null}
                  </g>
                ) : null
              })}
            </g>
          )
        })}
        {deepest > 0 ? <path d={`M${zero} 0V${rows.length * high + 4}`} className={styles.zero} strokeWidth="2" /> : null}
      </svg>
      <figcaption className={styles.legend}>
        {sources.map((source, index) => (
          <span key={source.id}>
            <svg width="18" height="14" aria-hidden="true">
              <rect x="0.5" y="0.5" width="17" height="13" fill={`url(#${id}-${index})`} stroke="var(--ink)" />
            </svg>
            {source.name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

const TINTS = ['#d8b25c', '#8fb3a1', '#d98e73', '#9db0cf', '#cbb7a0', '#b59bbd']

/** Bounds whose quarters are round numbers. */
function niceRange(low: number, high: number): [number, number] {
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((size) => size * power >= rough && Number.isInteger(Math.max(1, size * power))) ?? 10) * power
  const whole = Math.max(1, Math.ceil(step))
  const bottom = Math.floor(low / whole) * whole
  return [bottom, bottom + whole * Math.max(4, Math.ceil((high - bottom) / whole))]
}

/** Moves the marks at the ends of lines apart so that none hides another. */
function spread(ends: readonly { seat: Seat; x: number; y: number }[]): { seat: Seat; x: number; y: number }[] {
  const sorted = ends.map((end) => ({ ...end })).sort((a, b) => a.y - b.y)
  for (let index = 1; index < sorted.length; index++) sorted[index]!.y = Math.max(sorted[index]!.y, sorted[index - 1]!.y + 17)
  const over = Math.max(0, (sorted.at(-1)?.y ?? 0) - (HIGH - BOTTOM))
  return sorted.map((end) => ({ ...end, y: end.y - over }))
}

/** How wide the place is, in pixels; a drawing made to this measure has letters of the size they are given. */
function useWidth<Box extends HTMLElement>(): [RefObject<Box | null>, number] {
  const box = useRef<Box>(null)
  const [wide, setWide] = useState(WIDE)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => element.clientWidth > 0 && setWide(Math.max(240, element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, wide]
}
