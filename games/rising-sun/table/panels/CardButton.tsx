/** A card that can be looked at closely and, when lit, chosen. */
import { classes, type MoveText } from '@branchline/design'
import type { ReactNode } from 'react'
import { CARDS } from '../../rules/cards.ts'
import type { Move } from '../../rules/move.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { useHolding } from '../cards/holding.ts'
import { inNotation } from '../moves.ts'
import type { Dealt } from './dealt.ts'
import styles from './panels.module.css'

export function CardButton({
  dealt,
  card,
  move,
  label,
  why,
  children,
  className,
}: {
  dealt: Dealt
  card: number
  /** The move a press makes; without one a press asks why not. */
  move: MoveText | undefined
  label: string
  /** The move to ask about. */
  why?: Move
  children?: ReactNode
  className?: string
}) {
  const { view, attention, speaker, t, choose, askWhy, moves } = dealt
  const { wasHeld, hide, ...holding } = useHolding(attention, CARDS[card].id, move)
  const press = () => {
    if (wasHeld()) return
    if (move !== undefined) {
      hide()
      choose(move)
    } else if (why !== undefined && moves.length > 0) askWhy(inNotation(view, why))
  }
  return (
    <button
      type="button"
      className={classes(styles.card, move !== undefined && styles.litCard, className)}
      data-lit={move === undefined ? undefined : true}
      data-move={move}
      data-card={CARDS[card].id}
      aria-label={label}
      aria-disabled={move === undefined || undefined}
      onClick={press}
      {...holding}
    >
      {children ?? <CardFace card={CARDS[card]} speaker={speaker} t={t} />}
    </button>
  )
}
