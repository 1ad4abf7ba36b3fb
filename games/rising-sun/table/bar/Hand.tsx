/** The viewer's own hand: trains first, Waste last, so that what comes and goes shifts nothing before it. */
import { classes, pick, useChosen } from '@branchline/design'
import { useState } from 'react'
import { CARDS, cardIn } from '../../rules/cards.ts'
import { HIDDEN } from '../../rules/state.ts'
import { CardBack, nameOf, textOf } from '../cards/CardFace.tsx'
import type { Dealt } from '../dealt.ts'
import { type CardActs, CardButton } from './CardButton.tsx'
import styles from './cards.module.css'

/** From so many cards on, copies lie on one another. */
const STACKED_FROM = 7
export const isStacked = (hand: readonly number[]) => hand.length >= STACKED_FROM
const ORDER: readonly string[] = ['blue', 'green', 'purple', 'red', 'gold', 'grey']

interface Place {
  readonly card: number
  readonly key: string
  /** Which of its copies this is, from 0; and how many lie here. */
  readonly copy: number
  readonly count: number
}

interface HandProps {
  readonly dealt: Dealt
  /** Moves that what is chosen would play: their cards are marked. */
  readonly planned?: readonly string[]
  /** What a card does in a question; without it, what it does in a turn. */
  readonly actsFor?: (card: number, copy: number) => CardActs
}

export function Hand({ dealt, planned = [], actsFor }: HandProps) {
  const { view, seat, t } = dealt
  const hand = view.hands[seat]
  const hidden = hand.filter((card) => card === HIDDEN).length
  const places = placesIn(hand.filter((card) => card !== HIDDEN))
  const [pressed, setPressed] = useState('')
  /** Copies make the same move: of those the one that was pressed is lifted, or the first where it was chosen elsewhere. */
  const liftedOf = (card: number) => {
    const copies = places.filter((place) => place.card === card)
    return (copies.find(({ key }) => key === pressed) ?? copies[0]).key
  }
  return (
    <ul className={classes(styles.row, places.length > 5 && styles.full)} data-row="hand" aria-label={t.yourHand}>
      {places.map(({ card, key, copy, count }) => (
        <li key={key}>
          <HandCard
            dealt={dealt}
            card={card}
            count={count}
            isLifted={key === liftedOf(card)}
            onPress={() => setPressed(key)}
            isPlanned={copy < planned.filter((text) => text === dealt.choices.hand.get(card)?.play).length}
            {...(actsFor === undefined ? {} : { acts: actsFor(card, copy) })}
          />
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <CardBack count={hidden} />
        </li>
      ) : null}
      {hand.length === 0 ? <li className={styles.empty}>{t.noCards}</li> : null}
    </ul>
  )
}

/** A key for each copy, that stays with it while other cards leave. */
function placesIn(hand: readonly number[]): Place[] {
  const sorted = [...hand].sort((a, b) => ORDER.indexOf(CARDS[a].colour) - ORDER.indexOf(CARDS[b].colour) || a - b)
  if (isStacked(hand))
    return [...new Set(sorted)].map((card) => ({ card, key: `${card}`, copy: 0, count: sorted.filter((other) => other === card).length }))
  return sorted.map((card, place) => {
    const copy = place - sorted.indexOf(card)
    return { card, key: `${card} ${copy}`, copy, count: 1 }
  })
}

interface HandCardProps {
  readonly dealt: Dealt
  readonly card: number
  readonly count: number
  readonly isLifted: boolean
  readonly onPress: () => void
  readonly isPlanned: boolean
  readonly acts?: CardActs
}

function HandCard({ dealt, card, count, isLifted, onPress, isPlanned, acts }: HandCardProps) {
  const { view, speaker } = dealt
  const inTurn = useTurnActs(dealt, card)
  const { isPicked = false, onPick, ...others } = acts ?? inTurn
  const press = () => {
    onPress()
    onPick?.()
  }
  const worded = cardIn(view, card)
  const name = nameOf(worded, speaker)
  return (
    <>
      <CardButton
        dealt={dealt}
        card={card}
        where="bar"
        why={view.frames.length > 0 ? { do: 'choose', card } : { do: 'play', card, effects: true }}
        label={[count > 1 ? `${count} × ${name}` : name, textOf(worded, speaker)].filter((part) => part !== '').join('. ')}
        isPlanned={isPlanned}
        {...others}
        isPicked={isPicked && isLifted}
        onPick={onPick && press}
      />
      {count > 1 ? <b className={styles.count}>×{count}</b> : null}
    </>
  )
}

/** A train without effects is played at once: it is free of choice and can be taken back. Everything else is chosen first. */
function useTurnActs({ choices, attention, choose }: Dealt, card: number): CardActs {
  const chosen = useChosen(attention)
  const { play, money } = choices.hand.get(card) ?? {}
  const move = play ?? money
  if (move === undefined) return {}
  const onDo = () => {
    pick(attention, null)
    choose(move)
  }
  const isPlain = CARDS[card].colour === 'blue' && CARDS[card].effects.length === 0
  const isPicked = chosen === move || (money !== undefined && chosen === money)
  return { move, isPicked, onDo, onPick: isPlain ? onDo : () => pick(attention, move) }
}
