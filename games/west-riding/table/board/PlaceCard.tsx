/** What the hex under the pointer or focus is, costs and holds: a small card beside it. */
import type { Attention } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { type Hex, hexNames } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import { type Choice, linesOn } from '../places.ts'
import { usePointed } from '../pointed.ts'
import styles from './board.module.css'
import { centres, LAND_HEIGHT, SHEET } from './geometry.ts'
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
  if (hex === null) return null
  const choice = choices.get(hex)
  const lines = [...(choice ? wrap(choice.label) : []), ...linesOn(view, hex, locale).flatMap(wrap)]
  const strong = choice ? wrap(choice.label).length : 0
  const { x, y } = centres[hex]
  const [wide, high] = [312, 46 + lines.length * 21]
  const left = x > SHEET.width / 2 ? x - wide - 56 : x + 56
  const top = Math.min(LAND_HEIGHT - high - 20, Math.max(24, y - high / 2))
  return (
    <g transform={`translate(${left} ${top})`} pointerEvents="none" className={styles.card} {...decorative} data-testid="place-card">
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
