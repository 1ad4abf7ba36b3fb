/**
 * A turn is what is done in it, not the order of it: where the order does not matter, one is enough to look at. So a search comes to the end of
 * the turn, and to the next, instead of trying the same turn in every order.
 */
import { CARDS, COST, type EffectName, HAS_EFFECTS, IS_PLAYABLE, MONEY, WASTE } from '../rules/cards.ts'
import type { Move } from '../rules/move.ts'
import type { State } from '../rules/state.ts'

/** Effects that do not care which cards are still in the hand, so that money may come before them. */
const CARELESS: ReadonlySet<EffectName> = new Set([
  'rails',
  'waste',
  'money',
  'points',
  'station',
  'rest-of-turn',
  'return-all-waste',
  'return-waste',
])
const IS_CARELESS: readonly boolean[] = CARDS.map(({ effects }) => effects.every(({ do: name }) => CARELESS.has(name)))
/** Cards that only draw more: always first. */
const ONLY_DRAWS: readonly boolean[] = CARDS.map(({ effects }) => effects.length > 0 && effects.every(({ do: name }) => name === 'draw'))

/** By move: whether it had better come at another time of the turn. At least one move is always left. */
export function outOfOrder(state: State, moves: readonly Move[]): Uint8Array {
  const away = new Uint8Array(moves.length)
  const only = firstOfAll(state, moves)
  const hasWaste = state.hands[state.active].includes(WASTE)
  const dearest = lastBought(state)
  for (let place = 0; place < moves.length; place++) {
    const move = moves[place]
    if (move.do === 'pass') away[place] = hasWaste ? 0 : 1
    else if (only !== null) away[place] = move === only ? 0 : 1
    else if (move.do === 'buy' && dearest >= 0 && isDearer(move.card, dearest)) away[place] = 1
  }
  return away
}

/** What draws, then what is nothing but money: nobody regrets having played it. */
function firstOfAll(state: State, moves: readonly Move[]): Move | null {
  const hand = state.hands[state.active]
  let isCareless = true
  for (const card of hand) if (IS_PLAYABLE[card] && !IS_CARELESS[card]) isCareless = false
  let money: Move | null = null
  for (const move of moves) {
    if (move.do !== 'play' || !move.effects) continue
    if (ONLY_DRAWS[move.card]) return move
    if (isCareless && !HAS_EFFECTS[move.card] && MONEY[move.card] > 0) money ??= move
  }
  return money
}

const NONE = -1

/** Of several buys the dearest comes first. */
function lastBought(state: State): number {
  const { gained } = state
  const last = gained.at(-1)
  return last === undefined || last === WASTE ? NONE : last
}

function isDearer(card: number, than: number): boolean {
  return COST[card] > COST[than] || (COST[card] === COST[than] && card > than)
}
