/** The pieces as drawn things: every kind has a shape of its own, so that colour is never needed to tell them apart. */
import { type CSSProperties, memo, type ReactNode } from 'react'
import { type Point, round } from '../sheet.ts'
import styles from './Board.module.css'

/** Stone, cheese, beer, post, red-passenger, green-passenger, opposition, landlord. */
const SHAPES: Readonly<Record<string, ReactNode>> = {
  stone: (
    <>
      <path d="M-11 8L-9.5 -1L-4 -8.5L4.5 -10L10 -3.5L11 8Z" fill="var(--stone)" />
      <path d="M-9.5 -1L-2 -1.5L4.5 -10M-2 -1.5L1 8M-2 -1.5L10 -3.5" fill="none" strokeWidth="1.1" />
    </>
  ),
  cheese: (
    <>
      <path d="M-11.5 0.5L5 -9.5Q11.5 -6 11.5 0.5V9H-11.5Z" fill="var(--cheese)" />
      <path d="M-11.5 0.5H11.5" fill="none" strokeWidth="1.2" />
      <path
        d="M-7 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM2.9 5.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM3 -4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z"
        fill="var(--cheese-hole)"
        stroke="none"
      />
    </>
  ),
  beer: (
    <>
      <path d="M-7.5 -11H7.5Q11.5 0 7.5 11H-7.5Q-11.5 0 -7.5 -11Z" fill="var(--beer)" />
      <path d="M-9 -5.6H9M-9 5.6H9" fill="none" stroke="var(--hoop)" strokeWidth="2.6" />
      <path d="M-9 -5.6H9M-9 5.6H9" fill="none" strokeWidth=".8" />
      <circle r="2" fill="var(--piece-ink)" stroke="none" />
    </>
  ),
  post: (
    <>
      <path d="M-12 -8.5H12V8.5H-12Z" fill="var(--envelope)" />
      <path d="M-12 -8.5L0 2L12 -8.5" fill="none" strokeWidth="1.5" />
      <circle cx="0" cy="2.6" r="3.1" fill="var(--seal)" stroke="none" />
    </>
  ),
  'red-passenger': (
    <>
      {/* a gentleman in a top hat */}
      <path
        d="M-4.6 -13.2H4.6V-7.2H7.4V-5.2H5.2A5.4 5.4 0 0 1 3.4 -1.6C8.6 -0.6 10.6 4 10.6 12.6H-10.6C-10.6 4 -8.6 -0.6 -3.4 -1.6A5.4 5.4 0 0 1 -5.2 -5.2H-7.4V-7.2H-4.6Z"
        fill="var(--company-red)"
      />
      <path d="M-4.6 -8.6H4.6M-2.6 -0.6L0 5L2.6 -0.6" fill="none" stroke="var(--piece-paper)" strokeWidth="1.6" />
    </>
  ),
  'green-passenger': (
    <>
      {/* a lady in a bonnet and a wide skirt */}
      <path
        d="M0 -13C5.4 -13 7.6 -9.6 7.2 -5.8C6.8 -3.4 5 -2.2 3 -1.8L12.2 12.6H-12.2L-3 -1.8C-5 -2.2 -6.8 -3.4 -7.2 -5.8C-7.6 -9.6 -5.4 -13 0 -13Z"
        fill="var(--company-green)"
      />
      <path d="M-4 -5A4.2 4.4 0 1 1 4 -5M-8.6 8.4H8.6" fill="none" stroke="var(--piece-paper)" strokeWidth="1.6" />
    </>
  ),
  opposition: (
    <>
      {/* a landowner who bars the way */}
      <path
        d="M0 -13A5.2 5.2 0 0 1 3.4 -3.9C7 -3.2 8.4 -1 8.4 3V12.6H-8.4V3C-8.4 -1 -7 -3.2 -3.4 -3.9A5.2 5.2 0 0 1 0 -13Z"
        fill="var(--piece-paper)"
      />
      <path d="M-12 6.6L12 0.6" fill="none" strokeWidth="5" strokeLinecap="butt" />
      <path d="M-11 6.3L11 0.8" fill="none" stroke="var(--piece-paper)" strokeWidth="2" strokeDasharray="4 3" strokeLinecap="butt" />
    </>
  ),
}

export const Piece = memo(function Piece({ kind, x, y, scale = 1 }: { kind: string; x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`} className={styles.piece}>
      {SHAPES[kind === 'landlord' ? 'opposition' : kind]}
    </g>
  )
})

/** What has left this round: the same outline, empty. */
export const Ghost = memo(function Ghost({ kind, x, y, scale }: { kind: string; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={styles.ghost}>
      {SHAPES[kind === 'landlord' ? 'opposition' : kind]}
      <path d="M-10 11L10 -11" className={styles.strike} />
    </g>
  )
})

/** The companies' signs: a shield for red, a lozenge with round ends for green. */
export function CompanySign({
  company,
  x,
  y,
  text,
  scale = 1,
}: {
  company: 'red' | 'green'
  x: number
  y: number
  text: string
  scale?: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={styles.sign} style={{ '--by': scale } as CSSProperties}>
      {company === 'red' ? (
        <path d="M-17 -13.5H17V1.5Q17 12 0 16.5Q-17 12 -17 1.5Z" fill="var(--company-red)" />
      ) : (
        <rect x="-20" y="-13" width="40" height="27" rx="13.5" fill="var(--company-green)" />
      )}
      <text dy="0.36em" y="0.4" textLength={text.length > 2 ? 32 : undefined} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    </g>
  )
}

/** Signs of towns, all of a kind at once: a square with a square in it, or a circle with a circle in it. */
export function TownSigns({ major = [], minor = [] }: { major?: readonly Point[]; minor?: readonly Point[] }) {
  if (major.length + minor.length === 0) return null
  return (
    <g className={styles.town}>
      <path d={major.map(square(11.5)).join('') + minor.map(circle(11.5)).join('')} />
      <path d={major.map(square(5.5)).join('') + minor.map(circle(5.2)).join('')} className={styles.filled} />
    </g>
  )
}

export const square =
  (half: number) =>
  ([x, y]: Point) =>
    `M${round(x - half)} ${round(y - half)}h${2 * half}v${2 * half}h${-2 * half}z`

export const circle =
  (radius: number) =>
  ([x, y]: Point) =>
    `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

export function Horn({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="var(--horn)" strokeLinecap="round">
      <circle cx="-2" cy="3.4" r="5.6" strokeWidth="2.7" />
      <path d="M-11.5 -2.4H6" strokeWidth="2.5" />
      <path d="M-12 -5V.2" strokeWidth="2.2" />
      <path d="M3.4 -3.7L11.6 -8.6V3.8L3.4 -1.1Z" fill="var(--horn)" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M-5.4 9.4L-7.4 13.4M-2 9.8V13.8" strokeWidth="1.5" />
    </g>
  )
}

export function HopCone({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.15)`}>
      <path
        d="M0 -11C7 -9 8.6 -2 6 4C4.4 8 2 10.6 0 12.4C-2 10.6 -4.4 8 -6 4C-8.6 -2 -7 -9 0 -11Z"
        fill="var(--hop-cone)"
        stroke="var(--piece-paper)"
        strokeWidth="1.2"
      />
      <path
        d="M-6.6 -2Q-3 2 0 -2Q3 2 6.6 -2M-5.6 4Q-2.6 7.6 0 4Q2.6 7.6 5.6 4M0 -11V-14"
        fill="none"
        stroke="var(--hop-leaf)"
        strokeWidth="1.3"
      />
    </g>
  )
}

/** Dairies and quarries: the empty marks of what places bring forth. */
export function GoodsMarks({ cheese = [], stone = [] }: { cheese?: readonly Point[]; stone?: readonly Point[] }) {
  if (cheese.length + stone.length === 0) return null
  const at = (points: readonly Point[], mark: string) => points.map(([x, y]) => `M${round(x)} ${round(y)}${mark}`).join('')
  return (
    <path d={at(cheese, 'm-9 1l12 -8q6 2 6 8v6h-18zm0 0h18') + at(stone, 'm-9 7l2 -8l4 -5l6.5 -1l4.5 5l1 9z')} className={styles.mark} />
  )
}
