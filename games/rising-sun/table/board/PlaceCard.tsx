/** What the hex under the pointer or focus is, costs and is worth: a small card beside it, of the same size at any zoom. */
import type { Attention } from '@branchline/design'
import { useLayoutEffect, useRef, useState } from 'react'
import { useDesk } from '../desk.ts'
import type { Sheet } from '../sheet.ts'
import styles from './board.module.css'
import { decorative } from './glyphs.tsx'

const WIDE = 240
const LINE = 17.5

export function PlaceCard({
  sheet,
  attention,
  linesFor,
}: {
  sheet: Sheet
  attention: Attention
  linesFor: (hex: number) => { readonly strong: readonly string[]; readonly plain: readonly string[] }
}) {
  const hex = useDesk(attention, (sketch) => sketch.hex)
  const group = useRef<SVGGElement>(null)
  const [unit, setUnit] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is when to measure
  useLayoutEffect(() => {
    const scale = (group.current?.parentNode as SVGGElement | null)?.getScreenCTM?.()?.a
    if (scale) setUnit(1 / scale)
  }, [hex])
  if (hex === null) return <g ref={group} />
  const { strong, plain } = linesFor(hex)
  const [heads, lines] = [strong.flatMap(wrap), plain.flatMap(wrap)]
  const [wide, high] = [WIDE * unit, (38 + (heads.length + lines.length) * LINE) * unit]
  const { x, y } = sheet.centres[hex]
  const left = x > sheet.width / 2 ? x - wide - 66 : x + 66
  const top = Math.min(sheet.height - high, Math.max(0, y - high / 2))
  return (
    <g
      ref={group}
      transform={`translate(${left} ${top}) scale(${unit})`}
      pointerEvents="none"
      className={styles.card}
      {...decorative}
      data-testid="place-card"
    >
      <rect width={WIDE} height={38 + (heads.length + lines.length) * LINE} rx="5" className={styles.cardSheet} />
      <path d={`M0 5a5 5 0 0 1 5-5H${WIDE - 5}a5 5 0 0 1 5 5`} className={styles.cardRule} />
      <text x="13" y="25" className={styles.cardName}>
        {sheet.board.names[hex]}
      </text>
      {heads.map((line, place) => (
        <text key={line} x="13" y={46 + place * LINE} className={styles.cardMove}>
          {line}
        </text>
      ))}
      {lines.map((line, place) => (
        <text key={line} x="13" y={46 + (heads.length + place) * LINE} className={styles.cardLine}>
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
    if (last !== undefined && last.length + word.length < 37) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
