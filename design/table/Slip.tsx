import type { Ref } from 'react'
import styles from './Slip.module.css'

const WIDE = 240
const HEAD = 38
const LINE = 17.5
/** How many letters fit into a line: strong ones are wider. */
const [STRONG, PLAIN] = [33, 37]
const DECORATIVE = { 'aria-hidden': true } as const

export interface SlipText {
  readonly name: string
  /** What can be done there; first and strong. */
  readonly strong: readonly string[]
  readonly plain: readonly string[]
}

/** How much room a slip takes, in pixels at its own size. */
export function slipSize({ strong, plain }: SlipText): { readonly wide: number; readonly high: number } {
  return { wide: WIDE, high: HEAD + linesOf({ strong, plain }).flat().length * LINE }
}

/** A slip of paper beside the place pointed at: what it is, costs and holds. Its words are said to readers by the place itself. */
export function Slip({
  text,
  left,
  top,
  scale,
  ref,
}: {
  text: SlipText
  left: number
  top: number
  scale: number
  ref?: Ref<SVGGElement>
}) {
  const [heads, lines] = linesOf(text)
  return (
    <g ref={ref} transform={`translate(${left} ${top}) scale(${scale})`} pointerEvents="none" {...DECORATIVE} data-testid="place-card">
      <rect width={WIDE} height={HEAD + (heads.length + lines.length) * LINE} rx="5" className={styles.sheet} />
      <path d={`M0 5a5 5 0 0 1 5-5H${WIDE - 5}a5 5 0 0 1 5 5`} className={styles.rule} />
      <text x="13" y="25" className={styles.name}>
        {text.name}
      </text>
      {[...heads, ...lines].map((line, place) => (
        <text key={line} x="13" y={46 + place * LINE} className={place < heads.length ? styles.move : styles.line}>
          {line}
        </text>
      ))}
    </g>
  )
}

const linesOf = ({ strong, plain }: Pick<SlipText, 'strong' | 'plain'>) => [
  strong.flatMap((text) => wrapped(text, STRONG)),
  plain.flatMap((text) => wrapped(text, PLAIN)),
]

/** SVG breaks no lines by itself. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
