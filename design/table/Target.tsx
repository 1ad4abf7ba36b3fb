import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../parts.ts'
import { type Attention, consider, useIsConsidered } from './attention.ts'
import type { MoveText } from './notation.ts'
import styles from './Target.module.css'

/** A place on the board that can be chosen now: lit, reachable by Tab, considered on hover and focus, chosen by click and Enter. */
export function Target({
  move,
  label,
  attention,
  choose,
  children,
}: {
  move: MoveText
  label: string
  attention: Attention
  choose: (text: MoveText) => void
  children: ReactNode
}) {
  const isConsidered = useIsConsidered(attention, move)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    choose(move)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      className={classes(styles.target, isConsidered && styles.considered)}
      data-move={move}
      onClick={() => choose(move)}
      onKeyDown={onKeyDown}
      onPointerEnter={() => consider(attention, move)}
      onPointerLeave={() => consider(attention, null)}
      onFocus={() => consider(attention, move)}
      onBlur={() => consider(attention, null)}
    >
      {children}
    </g>
  )
}
