/** What the hex under the pointer or focus is, costs and holds: a small card beside it. */
import type { Attention } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { useRef } from 'react'
import { type Hex, hexNames } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import { type Choice, linesOn } from '../places.ts'
import { usePointed } from '../pointed.ts'
import styles from './board.module.css'
import { centres, isWide, LAND_HEIGHT, MARGIN, type Point, SHEET } from './geometry.ts'
import { decorative } from './glyphs.tsx'

export function PlaceCard({
  view,
  choices,
  attention,
  locale,
}: {
  view: State
  choices: ReadonlyMap<Hex, Choice>
  attention: Attention
  locale: Locale
}) {
  const hex = usePointed(attention)
  const layer = useRef<SVGGElement>(null)
  return (
    <g ref={layer} pointerEvents="none">
      {hex === null ? null : <Card hex={hex} view={view} choice={choices.get(hex)} locale={locale} layer={layer.current} />}
    </g>
  )
}

/** However small the board is drawn, the card is read at this size of type. */
const TYPE = 12.5

interface CardProps {
  readonly hex: Hex
  readonly view: State
  readonly choice: Choice | undefined
  readonly locale: Locale
  readonly layer: SVGGElement | null
}

function Card({ hex, view, choice, locale, layer }: CardProps) {
  const lines = [...(choice ? wrap(choice.label) : []), ...linesOn(view, hex, locale).flatMap(wrap)]
  const strong = choice ? wrap(choice.label).length : 0
  const scale = Math.max(1, TYPE / (15 * (layer?.getScreenCTM()?.a ?? 1)))
  const [wide, high] = [312, 46 + lines.length * 21]
  const corner = cornerFor(centres[hex], wide * scale, high * scale)
  const { left, top } = isInSight(layer, corner.left, corner.top + high * scale) ? corner : beside(centres[hex], wide * scale, high * scale)
  return (
    <g transform={`translate(${left} ${top}) scale(${scale})`} className={styles.card} {...decorative} data-testid="place-card">
      <rect width={wide} height={high} rx="6" className={styles.cardSheet} />
      <path d={`M0 6a6 6 0 0 1 6-6H${wide - 6}a6 6 0 0 1 6 6`} className={styles.cardRule} />
      <text x="16" y="29" className={styles.cardName}>
        {hexNames[hex]}
      </text>
      {lines.map((line, place) => (
        <text key={line} x="16" y={52 + place * 21} className={place < strong ? styles.cardMove : styles.cardLine}>
          {line}
        </text>
      ))}
    </g>
  )
}

interface Place {
  readonly left: number
  readonly top: number
}

/** While the whole board is in sight the card lies in a corner, away from the hex, where it hides neither land nor routes. */
function cornerFor({ x, y }: Point, wide: number, high: number): Place {
  const { width, height } = SHEET
  if (isWide()) return { left: x > 620 ? 34 - MARGIN : width - wide - 8, top: LAND_HEIGHT - high - 20 }
  return { left: (width - wide) / 2, top: y > LAND_HEIGHT / 2 ? 30 : height - high - 30 }
}

/** When the reader has come nearer it lies beside the hex. */
function beside({ x, y }: Point, wide: number, high: number): Place {
  return { left: x > SHEET.width / 2 ? x - wide - 58 : x + 58, top: Math.min(LAND_HEIGHT - high - 20, Math.max(24, y - high / 2)) }
}

function isInSight(layer: SVGGElement | null, x: number, y: number): boolean {
  const [drawn, frame] = [layer?.getScreenCTM(), layer?.ownerSVGElement?.getBoundingClientRect()]
  if (!drawn || !frame) return false
  const [left, bottom] = [drawn.a * x + drawn.e, drawn.d * y + drawn.f]
  return left >= frame.left - 2 && left < frame.right && bottom > frame.top && bottom <= frame.bottom + 2
}

/** SVG breaks no lines by itself. */
function wrap(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 42) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
