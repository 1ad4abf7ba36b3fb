/** A card one points at in the supply: which trains of the hand would have to be played first, and what is left then. */
import { type MoveText, pick } from '@branchline/design'
import { BOUGHT_WASTE, CARDS, COST } from '../rules/cards.ts'
import { BUY_TO_TOP, NO_WASTE } from '../rules/state.ts'
import type { Dealt } from './dealt.ts'
import { deskOf } from './desk.ts'
import { inNotation } from './moves.ts'
import { moneyFrom, plainTrains } from './turn.ts'

export interface Purchase {
  readonly card: number
  readonly buy: MoveText
  /** Onto the deck, while Early Train is at work. */
  readonly top: MoveText | null
  readonly trains: readonly MoveText[]
  /** Whether these are all the trains that only bring money. */
  readonly isAll: boolean
  readonly left: number
  readonly waste: number
}

/** Whether it is this page's turn to buy at all. */
export const mayBuy = ({ view, moves }: Dealt) => moves.length > 0 && view.frames.length === 0 && view.piles.length > 0

/** The money of this turn with every train that only brings money. */
export function reachOf(dealt: Dealt): number {
  const trains = plainTrains(dealt.view, dealt.seat, dealt.choices)
  return dealt.view.money + (trains.length === 0 ? 0 : moneyFrom(dealt, trains))
}

/** Null when the card cannot be had this turn with what lies in hand. */
export function purchaseOf(dealt: Dealt, card: number): Purchase | null {
  const { view, choices, seat } = dealt
  if (!mayBuy(dealt) || !view.piles.includes(card) || view.supply[card] === 0) return null
  const trains = plainTrains(view, seat, choices)
  const played = fewestFor(dealt, trains, COST[card] - view.money)
  if (played === null) return null
  return {
    card,
    buy: inNotation(view, { do: 'buy', card, top: false }),
    top: view.lasting[BUY_TO_TOP] > 0 ? inNotation(view, { do: 'buy', card, top: true }) : null,
    trains: played.trains,
    isAll: played.trains.length === trains.length,
    left: view.money + played.money - COST[card],
    waste: view.lasting[NO_WASTE] > 0 ? 0 : BOUGHT_WASTE[card],
  }
}

/** The pile that a chosen move means, if it is a purchase. */
export function pileChosen({ view }: Dealt, chosen: string | null): number | null {
  if (chosen === null) return null
  return view.piles.find((card) => chosen === inNotation(view, { do: 'buy', card, top: false })) ?? null
}

/** Trains and purchase in one press. */
export function make({ attention, choose }: Dealt, { trains }: Purchase, buy: MoveText): void {
  pick(attention, null)
  if (trains.length === 0) choose(buy)
  else deskOf(attention).change({ queue: [...trains, buy] })
}

interface Played {
  readonly trains: readonly MoveText[]
  readonly money: number
}

/** As few trains as will do, and of those the ones that bring least too much. */
function fewestFor(dealt: Dealt, trains: readonly MoveText[], need: number): Played | null {
  if (need <= 0) return { trains: [], money: 0 }
  let groups: readonly Played[] = [{ trains: [], money: 0 }]
  for (let size = 1; size <= trains.length; size++) {
    groups = distinct(groups.flatMap((group) => remaining(trains, group.trains).map((next) => [...group.trains, next]))).map((group) => ({
      trains: group,
      money: moneyFrom(dealt, group),
    }))
    const enough = groups.filter(({ money }) => money >= need).sort((a, b) => a.money - b.money)
    if (enough.length > 0) return enough[0]
  }
  return null
}

/** What may follow in the same order: copies are alike, so a group is grown only to the right. */
function remaining(trains: readonly MoveText[], group: readonly MoveText[]): MoveText[] {
  const last = group.at(-1)
  const from = last === undefined ? 0 : trains.indexOf(last) + group.filter((text) => text === last).length
  return trains.slice(from)
}

function distinct(groups: readonly (readonly MoveText[])[]): (readonly MoveText[])[] {
  return [...new Map(groups.map((group) => [group.join('|'), group])).values()]
}

/** Piles as one shops: by price, Waste last. */
export function byPrice(cards: readonly number[]): number[] {
  const rank = (card: number) => (CARDS[card].colour === 'grey' ? 99 : COST[card])
  return [...cards].sort((a, b) => rank(a) - rank(b) || a - b)
}
