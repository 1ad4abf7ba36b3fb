/** The supply, by price: what each pile costs, does and still holds. Dear piles are pale; a price in teal can be paid with what lies in hand. */
import { classes, pick, type TableProps, useChosen } from '@branchline/design'
import { useMemo } from 'react'
import { COST, cardIn, NORMAL_TRAIN, WASTE } from '../../rules/cards.ts'
import { PLACEMENT, type State } from '../../rules/state.ts'
import { type CardActs, CardButton } from '../bar/CardButton.tsx'
import { byPrice, make, mayBuy, pileChosen, purchaseOf, reachOf } from '../buying.ts'
import { Name, nameOf, suitStyle, textOf } from '../cards/CardFace.tsx'
import { LargeCard } from '../cards/LargeCard.tsx'
import { shortOf } from '../cards/short.ts'
import { type Dealt, useDealt } from '../dealt.ts'
import type { Held } from '../desk.ts'
import { inNotation } from '../moves.ts'
import styles from './Supply.module.css'

export function Supply(props: TableProps<State>) {
  const dealt = useDealt(props)
  const { view, choices } = dealt
  const named = choices.piles.has(NORMAL_TRAIN) ? [NORMAL_TRAIN] : []
  return (
    <div className={styles.supply}>
      <Piles dealt={dealt} cards={byPrice([...named, ...view.piles, WASTE])} where="tray" />
      <LargeCard {...dealt} where="tray" />
    </div>
  )
}

/** On a phone: one row above the hand, first what can be paid. Where one begins nobody buys, and the board needs the room. */
export function Peek({ dealt }: { dealt: Dealt }) {
  const { view, choices } = dealt
  const reach = mayBuy(dealt) ? reachOf(dealt) : 0
  const isNear = (card: number) => (mayBuy(dealt) ? COST[card] <= reach && view.supply[card] > 0 : choices.piles.has(card))
  const sorted = byPrice([...(choices.piles.has(NORMAL_TRAIN) ? [NORMAL_TRAIN] : []), ...view.piles])
  if (view.phase === PLACEMENT || (!mayBuy(dealt) && choices.piles.size === 0)) return null
  return (
    <div className={styles.peek} data-peek>
      <Piles dealt={dealt} cards={[...sorted.filter(isNear), ...sorted.filter((card) => !isNear(card))]} where="bar" />
    </div>
  )
}

function Piles({ dealt, cards, where }: { dealt: Dealt; cards: readonly number[]; where: Held['where'] }) {
  const { view, moves, seat } = dealt
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the trains bring depends on the position alone
  const reach = useMemo(() => (mayBuy(dealt) ? reachOf(dealt) : null), [view, moves, seat])
  return (
    <ul className={styles.tiles} data-row="supply">
      {cards.map((card) => (
        <li key={card}>
          <Pile dealt={dealt} card={card} where={where} reach={reach} />
        </li>
      ))}
    </ul>
  )
}

interface PileProps {
  readonly dealt: Dealt
  readonly card: number
  readonly where: Held['where']
  /** Money this turn can come to; null when nobody here is buying. */
  readonly reach: number | null
}

function Pile({ dealt, card, where, reach }: PileProps) {
  const { view, choices, speaker, t } = dealt
  const worded = cardIn(view, card)
  const { cost, colour } = worded
  const left = view.supply[card]
  const name = nameOf(worded, speaker)
  const isEmpty = left === 0 && card !== NORMAL_TRAIN
  const isAsked = choices.piles.get(card)?.choose !== undefined
  const isPayable = isAsked || (reach !== null && card !== WASTE && !isEmpty && cost <= reach)
  const isPale = isEmpty || (!isPayable && (reach !== null || choices.piles.size > 0))
  const acts = usePileActs(dealt, card, isPayable)
  return (
    <CardButton
      dealt={dealt}
      card={card}
      where={where}
      why={view.frames.length > 0 ? { do: 'choose', card } : { do: 'buy', card, top: false }}
      label={[name, t.costs({ cost }), t.leftInSupply({ left }), textOf(worded, speaker)].join('. ')}
      className={classes(styles.tile, isPale && styles.pale, isEmpty && styles.emptyPile, acts.isPicked && styles.chosen)}
      {...acts}
    >
      <span className={styles.band} style={suitStyle(colour)}>
        {t.suits[colour].letter}
      </span>
      <span className={styles.clamp}>
        <span className={styles.words}>
          <span className={styles.corner}>
            {card === WASTE ? null : <span className={classes(styles.cost, isPayable && styles.payable)}>${cost}</span>}
            <span className={styles.left}>{card === NORMAL_TRAIN ? '' : `×${left}`}</span>
          </span>
          <Name name={name} t={t} className={styles.name} />
          <span className={styles.does} data-card-does>
            {shortOf(worded, t)}
          </span>
        </span>
      </span>
    </CardButton>
  )
}

/** A pile is pointed at; the bar buys. With trains to be played first a second press plays them and buys. */
function usePileActs(dealt: Dealt, card: number, isPayable: boolean): CardActs {
  const { attention, choose, choices, view } = dealt
  const chosen = useChosen(attention)
  const asked = choices.piles.get(card)?.choose
  if (asked !== undefined)
    return {
      move: asked,
      isPicked: chosen === asked,
      onPick: () => pick(attention, asked),
      onDo: () => {
        pick(attention, null)
        choose(asked)
      },
    }
  if (!isPayable) return {}
  const buy = inNotation(view, { do: 'buy', card, top: false })
  return {
    move: buy,
    isPicked: pileChosen(dealt, chosen) === card,
    onPick: () => pick(attention, buy),
    onDo: () => {
      const purchase = purchaseOf(dealt, card)
      if (purchase !== null) make(dealt, purchase, buy)
    },
  }
}
