import { classes, isByKeys, isHovering } from '@branchline/design'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './Board.module.css'

interface SpotProps {
  readonly label: string
  readonly onChoose: () => void
  readonly onPoint?: (isPointed: boolean) => void
  readonly className?: string | undefined
  readonly pressed?: boolean
  /** What it stands for: a move that is legal now, a place a plan goes on to, an end of a run. */
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>
  readonly children: ReactNode
}

/** A lit place that makes or changes a plan: nothing is played by it, the bar's button does that, or Enter on what is chosen already. */
export function Spot({ label, onChoose, onPoint, className, pressed, data, children }: SpotProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' && (event.key !== 'Enter' || pressed)) return
    event.preventDefault()
    event.stopPropagation()
    onChoose()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={pressed}
      className={classes(styles.spot, className)}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => isHovering(event) && onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={(event) => isByKeys(event) && onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      data-lit
      {...data}
    >
      {children}
    </g>
  )
}
