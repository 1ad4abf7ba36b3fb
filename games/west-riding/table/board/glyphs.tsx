/** Small drawings: towns by size, coins, plates and stops of railways, peaks and trees. */
import { classes, round } from '@branchline/design'
import { memo } from 'react'
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

/** What a town earns: gold while nobody controls it, pink under control. The one that does not count is faint and struck out. */
export function Coin({ x, y, value, kind, faint }: { x: number; y: number; value: number; kind: 'free' | 'controlled'; faint?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={classes(styles.coin, faint && styles.faint)} data-faint={faint || undefined}>
      <circle r={COIN} className={styles[kind]} />
      <text dy="0.36em" className={styles.coinFigure}>
        {value}
      </text>
      {faint ? <path d={`M${-COIN} ${COIN}L${COIN} ${-COIN}`} className={styles.strike} /> : null}
    </g>
  )
}
export const COIN = 12.5

/** A railway's letters on its line. */
export const LetterPlate = memo(function LetterPlate({ railway, x, y }: { railway: Company; x: number; y: number }) {
  const { colour, on, letters } = livery(railway)
  const wide = 17 + letters.length * 10
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y="-14" width={wide} height="28" rx="4.5" fill={colour} className={styles.letterPlate} />
      <text dy="0.35em" fill={on} className={styles.letters}>
        {letters}
      </text>
    </g>
  )
})

/** A railway that stands in a town: its colour and its letter. */
export function Stop({ railway, x, y }: { railway: Company; x: number; y: number }) {
  const { colour, on, letter } = livery(railway)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-7.5" y="-7" width="15" height="14" rx="3" fill={colour} className={styles.stop} />
      <text dy="0.35em" fill={on} className={styles.stopLetter}>
        {letter}
      </text>
    </g>
  )
}

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
