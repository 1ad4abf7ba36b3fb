import { classes } from '@branchline/design'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Point, Sheet } from '../sheet.ts'
import styles from './Board.module.css'

interface TagProps {
  readonly sheet: Sheet
  readonly at: Point
  readonly lines: readonly string[]
  readonly warning?: string | null
}

/** A slip of paper on the board with a line or two of text, kept inside the frame and legible at any zoom. */
export function Tag({ sheet, at, lines, warning }: TagProps) {
  const group = useRef<SVGGElement>(null)
  const [scale, setScale] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is when to measure
  useLayoutEffect(() => {
    const zoom = (group.current?.parentNode as SVGGElement | null)?.getScreenCTM?.()?.a
    if (zoom) setScale(LEGIBLE / zoom)
  }, [at[0], at[1]])
  const texts = [...lines.flatMap(fold), ...(warning ? fold(warning) : [])]
  const firstWarning = texts.length - (warning ? fold(warning).length : 0)
  const width = Math.max(...texts.map((text, row) => text.length * (row === 0 ? 9.4 : 8.1))) + 28
  const height = texts.length * 23 + 14
  const [wide, high] = [width * scale, height * scale]
  const x = Math.min(Math.max(at[0], wide / 2 + 4), sheet.inner.width - wide / 2 - 4)
  const y = Math.min(Math.max(at[1], high + 4), sheet.inner.height - 4)
  return (
    <g ref={group} transform={`translate(${x} ${y - high}) scale(${scale})`} className={styles.tag}>
      <rect x={-width / 2} width={width} height={height} rx="4" />
      {texts.map((text, row) => (
        <text
          key={text}
          x={0}
          y={row * 23 + 25}
          textAnchor="middle"
          className={classes(row > 0 && styles.tagSmall, row >= firstWarning && styles.tagWarn)}
        >
          {text}
        </text>
      ))}
    </g>
  )
}

/** Pixels of the screen to a unit of the slip: its letters of 19 units stand at 14 pixels. */
const LEGIBLE = 0.74
const WIDEST = 50

function fold(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) as string
    if (last.length + word.length > WIDEST && last !== '') lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
