/** Chapter 3: a turn. One predicate for each rule: `moves` filters with it, `explain` reports it. */
import { type Emit, type Refusal, refusal, reveal, type Seat } from '@branchline/engine'
import { byWeight, isOver, lastOf, MOST_TOKENS, type Move, type State } from './state.ts'

/** Every move there is, made once and shared. */
const HEAVIEST_OF_ALL = 9
const each = (act: 'couple' | 'slip') =>
  Array.from({ length: HEAVIEST_OF_ALL + 1 }, (_, weight): Move => Object.freeze({ do: act, weight }))
export const COUPLE = each('couple')
export const SLIP = each('slip')
export const CATCH: Move = Object.freeze({ do: 'catch' })

export function moves(state: State): Move[] {
  if (isOver(state)) return []
  const weights = [...new Set(state.hands[state.active])]
  const all = [...weights.map((weight) => COUPLE[weight]!), ...weights.map((weight) => SLIP[weight]!), CATCH]
  return all.filter((move) => explain(state, move) === null)
}

export function explain(state: State, move: Move): Refusal | null {
  if (isOver(state)) return refusal('SC-4.1', 'game-over')
  if (move.do === 'catch') return catchRefusal(state, state.active)
  if (!state.hands[state.active]!.includes(move.weight)) return refusal('SC-3.1', 'not-in-hand', { weight: move.weight })
  return move.do === 'couple' ? coupleRefusal(state, state.active, move.weight) : null
}

function coupleRefusal(state: State, seat: Seat, weight: number): Refusal | null {
  const last = lastOf(state.trains[seat]!)
  return weight <= last ? null : refusal('SC-3.2', 'too-heavy', { weight, last })
}

function catchRefusal(state: State, seat: Seat): Refusal | null {
  const weight = state.platform.at(-1)
  if (weight === undefined) return refusal('SC-3.4', 'platform-empty')
  if (state.tokens[seat] === 0) return refusal('SC-3.4', 'no-token')
  return coupleRefusal(state, seat, weight)
}

export function play(state: State, move: Move, emit?: Emit): void {
  const seat = state.active
  if (move.do === 'catch') {
    const weight = state.platform.pop()!
    state.tokens[seat]!--
    state.trains[seat]!.push(weight)
    emit?.({ type: 'caught', clause: 'SC-3.4', seat, weight })
  } else {
    state.hands[seat]!.splice(state.hands[seat]!.indexOf(move.weight), 1)
    if (move.do === 'couple') state.trains[seat]!.push(move.weight)
    else slip(state, seat, move.weight)
    emit?.({
      type: move.do === 'couple' ? 'coupled' : 'slipped',
      clause: move.do === 'couple' ? 'SC-3.2' : 'SC-3.3',
      seat,
      weight: move.weight,
    })
    takeFromShed(state, seat, emit)
  }
  if (!isOver(state)) nextSeat(state)
}

function slip(state: State, seat: Seat, weight: number): void {
  state.platform.push(weight)
  if (state.tokens[seat]! < MOST_TOKENS) state.tokens[seat]!++
}

function takeFromShed(state: State, seat: Seat, emit?: Emit): void {
  const weight = state.shed.pop()
  if (weight === undefined) return
  state.hands[seat]!.push(weight)
  state.hands[seat]!.sort(byWeight)
  reveal(state)
  emit?.({ type: 'took', clause: 'SC-3.5', seat, only: seat, weight })
}

/** Whoever has no coach in hand is passed over. */
function nextSeat(state: State): void {
  do state.active = (state.active + 1) % state.hands.length
  while (state.hands[state.active]!.length === 0)
}
