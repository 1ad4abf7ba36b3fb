import { classes, useZoom } from '@branchline/design'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { Sheet } from '../sheet.ts'
import styles from './Board.module.css'

/** Pixels to a unit below which only towns keep their names. */
const FAR = 0.34

/** One of the sheets that lie on each other, in the colours of the board and told how large it stands. */
export function PaintedSheet({
  sheet,
  onKeyDown,
  children,
}: {
  readonly sheet: Sheet
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}) {
  const group = useRef<SVGGElement>(null)
  useZoom(group, FAR)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach the board from the places on it
    <g
      ref={group}
      className={classes(styles.sheet, sheet.board.map === 'nuremberg' && styles.franconiaSheet)}
      transform={`translate(${sheet.margin.join(' ')})`}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  )
}
