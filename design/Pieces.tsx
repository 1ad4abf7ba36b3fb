/** Things on a table: cubes, discs, enamel signs, cards, tracks, tickets, stamps. */
import type { Seat } from '@branchline/engine'
import type { CSSProperties, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Pieces.module.css'
import { SHAPES, seatSign } from './seats.ts'

export type Enamel = 'red' | 'black' | 'brown' | 'blue' | 'green' | 'yellow' | 'pink' | 'orange' | 'violet' | 'white'
const DARK_LETTERS: ReadonlySet<Enamel> = new Set(['yellow', 'pink', 'orange', 'white'])

export function enamelLetters(colour: Enamel): string {
  return DARK_LETTERS.has(colour) ? 'var(--enamel-dark)' : 'var(--enamel-cream)'
}

/** A company's name as an enamelled iron sign. */
export function EnamelSign({ colour, children, small }: { colour: Enamel; children: ReactNode; small?: boolean }) {
  const style = { '--enamel': `var(--enamel-${colour})`, '--letters': enamelLetters(colour) } as CSSProperties
  return (
    <span className={classes(styles.sign, small && styles.smallSign)} style={style}>
      {children}
    </span>
  )
}

/** A wooden cube in three tones, with the letter that names its colour. SVG, to be placed on boards: its centre is (x, y). */
export function Cube({
  x = 0,
  y = 0,
  size = 12,
  colour,
  letter,
}: {
  x?: number
  y?: number
  size?: number
  colour: string
  letter?: string
}) {
  const s = size / 2
  return (
    <g transform={`translate(${x} ${y})`} className={styles.cube}>
      <path
        d={`M0 ${-s}L${s} ${-s / 2}V${s / 2}L0 ${s}L${-s} ${s / 2}V${-s / 2}Z`}
        fill={colour}
        stroke="var(--enamel-dark)"
        strokeWidth={size / 14}
        strokeLinejoin="round"
      />
      <path d={`M0 ${-s}L${s} ${-s / 2}L0 0L${-s} ${-s / 2}Z`} fill="#fff" opacity="0.28" />
      <path d={`M0 0L${s} ${-s / 2}V${s / 2}L0 ${s}Z`} fill="#000" opacity="0.2" />
      {letter ? (
        <text x={-s / 2} y={s * 0.5} fontSize={size * 0.46} fontWeight="700" textAnchor="middle" fill="var(--cube-letters, #fff)">
          {letter}
        </text>
      ) : null}
    </g>
  )
}

/** A seat's disc or marker on a board. */
export function SeatPiece({ seat, x = 0, y = 0, size = 14 }: { seat: Seat; x?: number; y?: number; size?: number }) {
  const sign = seatSign(seat)
  const scale = size / 24
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} className={styles.cube}>
      <path d={SHAPES[sign.shape]} transform="translate(0 1.6)" fill="var(--enamel-dark)" opacity="0.35" />
      <path d={SHAPES[sign.shape]} fill={sign.colour} stroke="var(--enamel-dark)" strokeWidth="1.4" />
      <text x="12" y={sign.shape === 'triangle' ? 18.6 : 16.6} textAnchor="middle" fontSize="13" fontWeight="700" fill={sign.on}>
        {sign.letter}
      </text>
    </g>
  )
}

/** A playing card: a band of colour with the name, a corner for the price, a sheet for the text. */
export function Card(props: {
  name: ReactNode
  band: Enamel
  kind?: ReactNode
  corner?: ReactNode
  children?: ReactNode
  foot?: ReactNode
  onClick?: () => void
  lit?: boolean
  disabled?: boolean
}) {
  const style = { '--enamel': `var(--enamel-${props.band})`, '--letters': enamelLetters(props.band) } as CSSProperties
  const inside = (
    <>
      <span className={styles.band}>
        <span className={styles.cardName}>{props.name}</span>
        {props.corner === undefined ? null : <span className={styles.corner}>{props.corner}</span>}
      </span>
      {props.kind ? <span className={styles.kind}>{props.kind}</span> : null}
      <span className={styles.cardText}>{props.children}</span>
      {props.foot ? <span className={styles.foot}>{props.foot}</span> : null}
    </>
  )
  const className = classes(styles.card, props.lit && styles.lit)
  return props.onClick ? (
    <button type="button" className={className} style={style} onClick={props.onClick} disabled={props.disabled}>
      {inside}
    </button>
  ) : (
    <div className={className} style={style}>
      {inside}
    </div>
  )
}

export interface TrackMarker {
  readonly at: number
  readonly seat: Seat
}

/** A numbered track with the players' markers on it, stacked where they meet. */
export function Track({
  label,
  from,
  to,
  markers,
  ring,
}: {
  label: string
  from: number
  to: number
  markers: readonly TrackMarker[]
  ring?: number
}) {
  const cells = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <ol className={styles.track} aria-label={label}>
      {cells.map((number) => {
        const here = markers.filter((marker) => marker.at === number)
        return (
          <li key={number} className={classes(styles.cell, ring === number && styles.ringed)}>
            <span className={styles.number}>{number < 0 ? `−${-number}` : number}</span>
            {here.length > 0 ? (
              <svg
                width="24"
                height={22 + (here.length - 1) * 8}
                viewBox={`0 0 24 ${22 + (here.length - 1) * 8}`}
                role="img"
                aria-label={here.map(({ seat }) => seatSign(seat).letter).join(', ')}
              >
                {here.map(({ seat }, level) => (
                  <SeatPiece key={seat} seat={seat} x={12} y={11 + (here.length - 1 - level) * 8} size={20} />
                ))}
              </svg>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

/** A rubber stamp: the one loud thing on a page. */
export function Stamp({ children, tone = 'spot' }: { children: ReactNode; tone?: 'spot' | 'ink' }) {
  return <span className={classes(styles.stamp, tone === 'ink' && styles.inkStamp)}>{children}</span>
}
