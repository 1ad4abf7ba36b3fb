import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '../parts.ts'
import { type Attention, consider, pick, useRegard } from './attention.ts'
import type { MoveText } from './notation.ts'
import { isByKeys, isHovering } from './pointing.ts'
import styles from './Target.module.css'

/**
 * A place on the board that can be chosen now: lit, reachable by Tab, considered on hover and focus. The first click or Space chooses it, a second
 * one or Enter does it; `direct` is for what is free of choice, tells nothing new and can be taken back, and is done at once.
 */
export function Target({
  move,
  label,
  attention,
  choose,
  direct = false,
  children,
}: {
  move: MoveText
  label: string
  attention: Attention
  choose: (text: MoveText) => void
  direct?: boolean
  children: ReactNode
}) {
  const regard = useRegard(attention, move)
  const isChosen = regard === 'chosen'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (event.key === 'Enter') choose(move)
    else point()
  }
  const point = () => (direct || isChosen ? choose(move) : pick(attention, move))
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      className={classes(styles.target, regard !== null && styles.considered)}
      aria-pressed={isChosen}
      data-move={move}
      data-direct={direct || undefined}
      onClick={point}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => isHovering(event) && consider(attention, move)}
      onPointerLeave={() => consider(attention, null)}
      onFocus={(event) => isByKeys(event) && consider(attention, move)}
      onBlur={() => consider(attention, null)}
    >
      {children}
    </g>
  )
}
