/** Small drawings on the board: peaks, trees, paddies, stations, stars, markers. */
import { round } from '@branchline/design'
import styles from './board.module.css'

/** Pictures that a screen reader passes over: the places say the same in words. */
export const decorative = { 'aria-hidden': true } as const

/** A mountain: its lit side, its shadow, and the snow on it. */
export function peak(x: number, y: number, w: number, h: number): readonly [string, string, string] {
  const top = y - h
  return [
    `M${round(x - w)} ${round(y)}Q${round(x - w * 0.42)} ${round(y - h * 0.42)} ${round(x)} ${round(top)}Q${round(x + w * 0.38)} ${round(y - h * 0.44)} ${round(x + w)} ${round(y)}Z`,
    `M${round(x)} ${round(top)}Q${round(x + w * 0.38)} ${round(y - h * 0.44)} ${round(x + w)} ${round(y)}L${round(x + w * 0.1)} ${round(y)}L${round(x + w * 0.2)} ${round(y - h * 0.4)}L${round(x - w * 0.08)} ${round(y - h * 0.6)}Z`,
    `M${round(x)} ${round(top)}L${round(x + w * 0.2)} ${round(top + h * 0.3)}L${round(x + w * 0.06)} ${round(top + h * 0.24)}L${round(x - w * 0.05)} ${round(top + h * 0.34)}L${round(x - w * 0.12)} ${round(top + h * 0.24)}L${round(x - w * 0.2)} ${round(top + h * 0.3)}Z`,
  ]
}

/** A tree: crown and stem. */
export function tree(x: number, y: number, k: number): readonly [string, string] {
  const [rx, ry] = [round(4.4 * k), round(5.2 * k)]
  return [
    `M${round(x - rx)} ${round(y - 2.4 * k)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`,
    `M${round(x)} ${round(y)}v${round(5.4 * k)}`,
  ]
}

/** A tuft of rice. */
export function tuft(x: number, y: number): string {
  return `M${round(x)} ${round(y)}v-6M${round(x)} ${round(y)}l-4-4.600M${round(x)} ${round(y)}l4-4.600`
}

/** A little wave. */
export function wave(x: number, y: number, w: number): string {
  return `M${round(x)} ${round(y)}q${w / 4}-${w / 4} ${w / 2} 0t${w / 2} 0`
}

const HOUSE = 'M-8.500 8V-2.500L0-9.500 8.500-2.500V8Z'

/** A station token: a white house with a clock; an empty place is only its outline. */
export function Station({ x, y, built, scale = 1 }: { x: number; y: number; built: boolean; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {built ? <path d={HOUSE} transform="translate(1 1.800)" className={styles.tokenShadow} /> : null}
      <path d={HOUSE} className={built ? styles.station : styles.stationPlace} />
      {built ? (
        <>
          <circle cy="-1.500" r="2.600" className={styles.clock} />
          <path d="M-2.400 8V3.400h4.800V8" className={styles.stationDoor} />
        </>
      ) : null}
    </g>
  )
}

/** Eight points, as stamped on a railway's long-distance timetable. */
const STAR = Array.from({ length: 16 }, (_, ray) => {
  const [angle, far] = [(ray * Math.PI) / 8 - Math.PI / 2, ray % 2 === 0 ? 21 : 14.5]
  return `${round(Math.cos(angle) * far)} ${round(Math.sin(angle) * far)}`
}).join('L')

export function Star({ x, y, value, scale = 1 }: { x: number; y: number; value: number | string; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={`M${STAR}Z`} className={styles.star} />
      <text y="7" fontSize="19.500" className={styles.starFigure}>
        {value}
      </text>
    </g>
  )
}

/** A route marker: a pennant with its letter. */
export function Pennant({ x, y, letter, scale = 1, flip }: { x: number; y: number; letter: string; scale?: number; flip?: boolean }) {
  const side = flip ? -1 : 1
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={`M${-9 * side} 18V-12`} className={styles.pole} />
      <path d={`M${-9 * side}-12H${13 * side}L${8 * side}-2.500 ${13 * side} 7H${-9 * side}Z`} className={styles.pennant} />
      <text x={0.5 * side} y="3.200" fontSize="16" className={styles.pennantLetter}>
        {letter.toUpperCase()}
      </text>
    </g>
  )
}

export function Ship({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.ship}>
      <path d="M-19 3H19L14 10H-14Z" className={styles.hull} />
      <path d="M-10 3v-6H8v6M-3-3v-9h5v9" />
      <path d="M1-14q4-6 11-5M1-15q6-8 16-10" className={styles.smoke} />
      <path d={wave(-26, 13, 16) + wave(-4, 14, 16) + wave(16, 13, 14)} className={styles.smoke} />
    </g>
  )
}

export function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.compass}>
      <circle r="25" className={styles.compassRing} />
      <path d="M0-33L6-6 0 0-6-6Z" className={styles.compassNorth} />
      <path d="M0 33L6 6 0 0-6 6ZM-33 0L-6-6 0 0-6 6ZM33 0L6-6 0 0 6 6Z" className={styles.compassRest} />
      <text y="-37" fontSize="15" className={styles.north}>
        N
      </text>
    </g>
  )
}
