/** RS-4.15 to 4.17 and RS-6.1 to 6.4: clean-up, and whether the game ends. */
import type { Emit } from '@branchline/engine'
import { drawCards, idsOf } from './deck.ts'
import { HAND_SIZE } from './setup.ts'
import { BY_PILES, BY_RAILS, BY_STATIONS, nextSeat, OVER, type State } from './state.ts'

/** RS-6.2. */
export const EMPTY_PILES_TO_END = 4

export function cleanUp(state: State, emit?: Emit): void {
  const seat = state.active
  const discard = state.discards[seat]
  const hand = state.hands[seat]
  emit?.({ type: 'clean-up', clause: 'RS-4.15', seat, cards: idsOf(hand) })
  for (let i = 0; i < hand.length; i++) discard.push(hand[i])
  state.seen = hand
  for (let i = 0; i < state.inPlay.length; i++) discard.push(state.inPlay[i])
  for (let i = 0; i < state.gained.length; i++) discard.push(state.gained[i])
  state.hands[seat] = []
  state.shown[seat] = []
  if (state.wasteFree !== undefined) delete state.wasteFree
  state.inPlay = []
  state.gained = []
  state.money = 0
  state.railPoints = 0
  state.lasting.fill(0)
  state.acted = false
  drawCards(state, seat, HAND_SIZE, emit)
  state.turn++
  state.endedBy = endings(state)
  if (state.endedBy === 0) {
    state.active = nextSeat(state, seat)
    return
  }
  state.phase = OVER
  emit?.({ type: 'end', clause: 'RS-6.1', by: ENDINGS.filter(({ bit }) => state.endedBy & bit).map(({ id }) => id) })
}

export const ENDINGS = [
  { id: 'end-by-piles', bit: BY_PILES, clause: 'RS-6.2' },
  { id: 'end-by-rails', bit: BY_RAILS, clause: 'RS-6.3' },
  { id: 'end-by-stations', bit: BY_STATIONS, clause: 'RS-6.4' },
] as const

export function emptyPiles(state: State): number {
  let empty = 0
  for (let i = 0; i < state.piles.length; i++) if (state.supply[state.piles[i]] === 0) empty++
  return empty
}

/** The triggers that have fallen, as bits. */
export function endings(state: State): number {
  return (
    (emptyPiles(state) >= EMPTY_PILES_TO_END ? BY_PILES : 0) |
    (state.railsLeft.includes(0) ? BY_RAILS : 0) |
    (state.stationsLeft === 0 ? BY_STATIONS : 0)
  )
}
