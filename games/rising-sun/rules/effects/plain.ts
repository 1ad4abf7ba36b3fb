/** Effects that need no decision: points, money, Waste, draws, effects for the rest of the turn. */
import { CITY } from '../board.ts'
import { CARDS, type EffectOf, IS_GREEN, NORMAL_TRAIN } from '../cards.ts'
import { countOf, drawCards, gainWaste, remove, returnAllWasteFromHand } from '../deck.ts'
import { boardOf, EXTRA_RAIL_POINT, type Frame, lasting, type State } from '../state.ts'
import type { Work } from './effect.ts'

export const rails: Work<EffectOf<'rails'>> = {
  begin(state, frame, { n }, emit) {
    const isGreenCard = frame.program < CARDS.length && IS_GREEN[frame.program]
    const extra = isGreenCard ? state.lasting[EXTRA_RAIL_POINT] : 0
    if (isGreenCard) state.lasting[EXTRA_RAIL_POINT] = 0
    state.railPoints += n + extra
    emit?.({ type: 'rail-points', clause: 'RS-5.2', seat: state.active, points: n + extra })
    return true
  },
}

export const waste: Work<EffectOf<'waste'>> = {
  begin(state, _frame, { n }, emit) {
    gainWaste(state, state.active, n, emit)
    return true
  },
}

export const money: Work<EffectOf<'money'>> = {
  begin(state, frame, { n, when }, emit) {
    if (when !== undefined && !holds(state, frame, when)) return true
    state.money += n
    emit?.({ type: 'money', clause: 'RS-5.29', seat: state.active, money: n })
    return true
  },
}

function holds(state: State, frame: Frame, when: NonNullable<EffectOf<'money'>['when']>): boolean {
  switch (when) {
    case 'normal-train-in-play':
      return state.inPlay.includes(NORMAL_TRAIN)
    case 'no-other-copy-in-play':
      return countOf(state.inPlay, frame.program) === (frame.self === frame.program ? 1 : 0)
    case 'rail-in-busy-city':
      return hasRailInBusyCity(state, state.active)
  }
}

/** RS-11.3: a rail in a city with two or more stations. */
function hasRailInBusyCity(state: State, seat: number): boolean {
  const board = boardOf(state)
  return board.cities.some((hex) => board.kind[hex] === CITY && state.stations[hex] >= 2 && (state.rails[hex] & (1 << seat)) !== 0)
}

export const points: Work<EffectOf<'points'>> = {
  begin(state, _frame, { n }, emit) {
    state.touristPoints[state.active] += n
    emit?.({ type: 'points', clause: 'RS-6.8', seat: state.active, points: n })
    return true
  },
}

export const draw: Work<EffectOf<'draw'>> = {
  begin(state, _frame, { n }, emit) {
    drawCards(state, state.active, n, emit)
    return true
  },
}

export const drawUpTo: Work<EffectOf<'draw-up-to'>> = {
  begin(state, _frame, { n }, emit) {
    drawCards(state, state.active, n - state.hands[state.active].length, emit)
    return true
  },
}

export const restOfTurn: Work<EffectOf<'rest-of-turn'>> = {
  begin(state, _frame, { what, n }) {
    state.lasting[lasting(what)] += n
    return true
  },
}

export const trashThis: Work<EffectOf<'trash-this'>> = {
  begin(state, frame, _effect, emit) {
    remove(state.inPlay, frame.self)
    state.trash.push(frame.self)
    emit?.({ type: 'trash', clause: 'RS-5.20', seat: state.active, card: CARDS[frame.self].id })
    return true
  },
}

export const returnAllWaste: Work<EffectOf<'return-all-waste'>> = {
  begin(state, _frame, _effect, emit) {
    returnAllWasteFromHand(state, emit)
    return true
  },
}
