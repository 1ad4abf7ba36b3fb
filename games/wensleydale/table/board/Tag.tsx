import { classes } from '@branchline/design'
import type { Point, Sheet } from '../sheet.ts'
import styles from './Board.module.css'

/** A slip of paper on the board with a line or two of text, kept inside the frame. */
export function Tag({ sheet, at, lines, warning }: { sheet: Sheet; at: Point; lines: readonly string[]; warning?: string | null }) {
  const texts = [...lines, ...(warning ? fold(warning) : [])]
  const width = Math.max(...texts.map((text) => text.length)) * 9.2 + 28
  const height = texts.length * 23 + 14
  const x = Math.min(Math.max(at[0], width / 2 + 4), sheet.inner.width - width / 2 - 4)
  const y = Math.min(Math.max(at[1], height + 4), sheet.inner.height - 4)
  return (
    <g transform={`translate(${x} ${y - height})`} className={styles.tag}>
      <rect x={-width / 2} width={width} height={height} rx="4" />
      {texts.map((text, row) => (
        <text
          key={text}
          x={0}
          y={row * 23 + 25}
          textAnchor="middle"
          className={classes(row > 0 && styles.tagSmall, row >= lines.length && styles.tagWarn)}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

const WIDEST = 44

function fold(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string
    if (last.length + word.length > WIDEST && last !== '') lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
