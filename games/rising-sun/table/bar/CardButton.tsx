/** A card that can be looked at closely and, when lit, chosen: a first press chooses, a second or Enter does. */
import { classes } from '@branchline/design'
import type { KeyboardEvent, ReactNode } from 'react'
import { CARDS, cardIn } from '../../rules/cards.ts'
import type { Move } from '../../rules/move.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { useHolding } from '../cards/holding.ts'
import type { Dealt } from '../dealt.ts'
import type { Held } from '../desk.ts'
import { inNotation } from '../moves.ts'
import styles from './cards.module.css'

export interface CardActs {
  /** The move that lights up with it. */
  readonly move?: string | undefined
  readonly isPicked?: boolean
  /** Will be played with what is chosen. */
  readonly isPlanned?: boolean
  readonly onPick?: (() => void) | undefined
  /** Enter; a second press, where the first one chose. */
  readonly onDo?: (() => void) | undefined
}

interface CardButtonProps extends CardActs {
  readonly dealt: Dealt
  readonly card: number
  readonly label: string
  /** Where it lies: the large card opens there. */
  readonly where: Held['where']
  /** What a press on a card that is not lit asks about. */
  readonly why?: Move
  readonly children?: ReactNode
  readonly className?: string | undefined
}

export function CardButton(props: CardButtonProps) {
  const { dealt, card, label, where, move, isPicked, isPlanned, onPick, onDo, why, children, className } = props
  const { view, attention, speaker, t, askWhy, moves } = dealt
  const { wasHeld, hide, ...holding } = useHolding(attention, CARDS[card].id, move, where)
  const isLit = onPick !== undefined
  const press = () => {
    if (wasHeld()) return
    hide()
    if (isPicked && onDo !== undefined) onDo()
    else if (onPick !== undefined) onPick()
    else if (why !== undefined && moves.length > 0) askWhy(inNotation(view, why))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || onDo === undefined) return
    event.preventDefault()
    hide()
    onDo()
  }
  return (
    <button
      type="button"
      className={classes(styles.card, isLit && styles.lit, isPlanned && styles.planned, isPicked && styles.picked, className)}
      data-lit={isLit ? true : undefined}
      data-move={move}
      data-card={CARDS[card].id}
      aria-label={label}
      aria-pressed={isLit ? Boolean(isPicked || isPlanned) : undefined}
      aria-disabled={isLit ? undefined : true}
      onClick={press}
      onKeyDown={onKeyDown}
      {...holding}
    >
      {children ?? <CardFace card={cardIn(view, card)} speaker={speaker} t={t} />}
    </button>
  )
}
