/** Small drawings: towns by size, coins, cubes, peaks and trees. */
import { round } from '@branchline/design'
import type { Size } from '../../rules/board.ts'
import type { Company } from '../../rules/railways.ts'
import { livery } from '../livery.ts'
import styles from './board.module.css'

/** Pictures that a screen reader passes over: the places say the same in words. */
export const decorative = { 'aria-hidden': true } as const

/** A cottage, a church with its cottage, a mill with chimneys; feet at (0, 0). */
const TOWNS: Readonly<Record<Size, readonly [string, string]>> = {
  small: ['M-8 0v-8.5l8-7 8 7V0z', 'M-1.8 0v-5h3.6v5z'],
  midsize: [
    'M-15 0v-13h9V0zM-16-13l5.500-11.500 5.500 11.500zM-6 0v-9h10V0zM-6-9l2-4h8v4zM5 0v-8.500l5.500-5 5.500 5V0z',
    'M-12.200-9h3.400v3.600h-3.400zM9 0v-4.600h3V0z',
  ],
  large: [
    'M-22 0v-9l5-4.500 5 4.500V0zM-12 0v-17l5-4v4l5-4v4l5-4v4l5-4V0zM9.500 0v-29h4.500V0zM16 0v-22h4V0z',
    'M-9.500-13h3v4h-3zM-4-13h3v4h-3zM1.500-13h3v4h-3zM-9.500-6.500h3v4h-3zM-4-6.500h3v4h-3zM1.500-6.500h3v4h-3z',
  ],
}

export function TownGlyph({ size, x, y, scale = 1 }: { size: Size; x: number; y: number; scale?: number }) {
  const [walls, windows] = TOWNS[size]
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={walls} className={styles.walls} />
      <path d={windows} className={styles.windows} />
    </g>
  )
}

/** What a town earns while nobody controls it (gold), and under control (the two colours of the grouping railways). */
export function Coin({
  x,
  y,
  value,
  kind,
  r = 9.5,
  faint,
}: {
  x: number
  y: number
  value: number
  kind: 'free' | 'controlled'
  r?: number
  faint?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y})`} opacity={faint ? 0.38 : undefined}>
      {kind === 'free' ? (
        <circle r={r} className={styles.gold} />
      ) : (
        <>
          <path d={`M0 ${-r}a${r} ${r} 0 0 0 0 ${2 * r}z`} fill="var(--enamel-pink)" />
          <path d={`M0 ${-r}a${r} ${r} 0 0 1 0 ${2 * r}z`} fill="var(--enamel-orange)" />
          <circle r={r} className={styles.coinRim} />
        </>
      )}
      <text y={r * 0.47} fontSize={r * 1.4} className={styles.coinFigure}>
        {value}
      </text>
      {faint ? <path d={`M${-r} ${r}L${r} ${-r}`} stroke="var(--board-ink)" strokeWidth="2" /> : null}
    </g>
  )
}

/** A cube of wood seen from above: worn edge, lit corner, the company's letters. */
export function WoodenCube({ company, x, y, size, letters }: { company: Company; x: number; y: number; size: number; letters: string }) {
  const { colour, on } = livery(company)
  const half = size / 2
  const bevel = size * 0.13
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-half} y={-half + size * 0.07} width={size} height={size} rx={size * 0.12} className={styles.cubeShadow} />
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.12}
        fill={colour}
        stroke="#17120d"
        strokeWidth={size > 20 ? 1.4 : 1}
      />
      <path
        d={`M${-half + bevel} ${half - bevel}V${-half + bevel}H${half - bevel}`}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.38"
        strokeWidth={size * 0.06}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d={`M${half - bevel * 0.5} ${-half + bevel}V${half - bevel * 0.5}H${-half + bevel}`}
        fill="none"
        stroke="#000"
        strokeOpacity="0.28"
        strokeWidth={size * 0.07}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text y={round(letterSize(size, letters) * 0.36)} fontSize={letterSize(size, letters)} fill={on} className={styles.cubeLetters}>
        {letters}
      </text>
    </g>
  )
}

const letterSize = (size: number, letters: string) =>
  round(letters.length === 1 ? size * 0.78 : Math.min(size * 0.5, (size * 1.22) / letters.length))

/** A mountain: its lit side and its shadow. */
export function peak(x: number, y: number, w: number, h: number): readonly [string, string] {
  const [left, right, top] = [round(x - w), round(x + w), round(y - h)]
  return [
    `M${left} ${round(y)}L${round(x)} ${top}L${right} ${round(y)}Z`,
    `M${round(x)} ${top}L${right} ${round(y)}L${round(x + w * 0.12)} ${round(y)}L${round(x - w * 0.1)} ${round(y - h * 0.45)}Z`,
  ]
}

/** A tree: crown and stem. */
export function tree(x: number, y: number, k: number): readonly [string, string] {
  const [rx, ry] = [round(4.2 * k), round(4.9 * k)]
  return [
    `M${round(x - rx)} ${round(y - 2.4 * k)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`,
    `M${round(x)} ${round(y)}v${round(5 * k)}`,
  ]
}
