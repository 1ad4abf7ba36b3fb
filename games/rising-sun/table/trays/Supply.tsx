/**
 * The supply, by price: what each pile costs, does and still holds. Dear piles are pale; a price in teal can be paid with what lies in hand, one that
 * is underlined in teal once other cards of the hand have been played.
 */
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
import { reachBeyond } from '../reaching.ts'
import { Price, type Standing } from './Price.tsx'
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
  const standing = useStanding(dealt)
  const sorted = byPrice([...(choices.piles.has(NORMAL_TRAIN) ? [NORMAL_TRAIN] : []), ...view.piles])
  if (view.phase === PLACEMENT || (!mayBuy(dealt) && choices.piles.size === 0)) return null
  const near = [...sorted].sort((a, b) => NEARNESS.indexOf(standing(a)) - NEARNESS.indexOf(standing(b)))
  return (
    <div className={styles.peek} data-peek>
      <Piles dealt={dealt} cards={near} where="bar" />
    </div>
  )
}

const NEARNESS: readonly Standing[] = ['near', 'later', 'far', null]

function useStanding(dealt: Dealt): (card: number) => Standing {
  const { view, moves, seat, choices } = dealt
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the hand brings depends on the position alone
  return useMemo(() => {
    const reach = mayBuy(dealt) ? reachOf(dealt) : null
    const beyond = reachBeyond(dealt)
    return (card) => {
      if (choices.piles.get(card)?.choose !== undefined) return 'near'
      if (reach === null) return choices.piles.size > 0 ? 'far' : null
      if (card === WASTE || view.supply[card] === 0) return 'far'
      return COST[card] <= reach ? 'near' : beyond.firstFor(COST[card]) === null ? 'far' : 'later'
    }
  }, [view, moves, seat])
}

function Piles({ dealt, cards, where }: { dealt: Dealt; cards: readonly number[]; where: Held['where'] }) {
  const standing = useStanding(dealt)
  return (
    <ul className={styles.tiles} data-row="supply">
      {cards.map((card) => (
        <li key={card}>
          <Pile dealt={dealt} card={card} where={where} standing={standing(card)} />
        </li>
      ))}
    </ul>
  )
}

interface PileProps {
  readonly dealt: Dealt
  readonly card: number
  readonly where: Held['where']
  readonly standing: Standing
}

function Pile({ dealt, card, where, standing }: PileProps) {
  const { view, speaker, t } = dealt
  const worded = cardIn(view, card)
  const { cost, colour } = worded
  const left = view.supply[card]
  const name = nameOf(worded, speaker)
  const isEmpty = left === 0 && card !== NORMAL_TRAIN
  const acts = usePileActs(dealt, card, standing)
  const says = [
    name,
    t.costs({ cost }),
    ...(standing === 'later' ? [t.withinReach] : []),
    t.leftInSupply({ left }),
    textOf(worded, speaker),
  ]
  return (
    <CardButton
      dealt={dealt}
      card={card}
      where={where}
      why={view.frames.length > 0 ? { do: 'choose', card } : { do: 'buy', card, top: false }}
      label={says.join('. ')}
      className={classes(
        styles.tile,
        (isEmpty || standing === 'far') && styles.pale,
        isEmpty && styles.emptyPile,
        acts.isPicked && styles.chosen,
      )}
      {...acts}
    >
      <span className={styles.band} style={suitStyle(colour)}>
        {t.suits[colour].letter}
      </span>
      <span className={styles.clamp}>
        <span className={styles.words}>
          <span className={styles.corner}>
            {card === WASTE ? null : <Price cost={cost} standing={standing} />}
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

/** A pile is pointed at; the bar buys. With trains to be played first a second press plays them and buys; with other cards, it leads to the first. */
function usePileActs(dealt: Dealt, card: number, standing: Standing): CardActs {
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
  if (standing !== 'near' && standing !== 'later') return {}
  const buy = inNotation(view, { do: 'buy', card, top: false })
  return {
    move: buy,
    isPicked: pileChosen(dealt, chosen) === card,
    onPick: () => pick(attention, buy),
    onDo: () => {
      const purchase = purchaseOf(dealt, card)
      const [first] = reachBeyond(dealt).firstFor(COST[card]) ?? []
      if (purchase !== null) make(dealt, purchase, buy)
      else if (first !== undefined) pick(attention, first.move)
    },
  }
}
