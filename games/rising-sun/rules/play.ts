/** The three questions of every game: what is legal, why something is not, and what happens when it is played. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { cleanUp } from './cleanup.ts'
import { answer, answerRefusal, answers, asked, promptOf } from './effects/run.ts'
import type { Move } from './move.ts'
import { listStarts, start, startRefusal } from './placement.ts'
import { layRail, railRefusal } from './rails.ts'
import { OVER, PLACEMENT, type State } from './state.ts'
import { abilityRefusal, applyRoute, buyCard, buyRefusal, listTurn, pass, passRefusal, playCard, playRefusal } from './turn.ts'

export function moves(state: State): Move[] {
  if (state.phase === OVER) return []
  if (state.phase === PLACEMENT) return listStarts(state)
  const question = asked(state)
  return question === null ? listTurn(state) : answers(state, question)
}

export function play(state: State, move: Move, emit?: Emit): void {
  if (state.seen.length > 0) state.seen = []
  const question = asked(state)
  if (question !== null) return answer(state, question, move, emit)
  switch (move.do) {
    case 'start':
      return start(state, move.hex, emit)
    case 'play':
      return playCard(state, move.card, move.effects, emit)
    case 'buy':
      return buyCard(state, move.card, move.top, emit)
    case 'rail':
      return layRail(state, state.active, move.hex, move.partners, emit)
    case 'route':
      return applyRoute(state, move.marker, emit)
    case 'pass':
      return pass(state, emit)
    case 'end':
      return cleanUp(state, emit)
  }
}

export function explain(state: State, move: Move): Refusal | null {
  if (state.phase === OVER) return refusal('RS-6.1', 'game-has-ended')
  if (state.phase === PLACEMENT) return move.do === 'start' ? startRefusal(state, move.hex) : refusal('RS-3.16', 'place-first-rail')
  const question = asked(state)
  if (question !== null) {
    if (TURN_MOVES.has(move.do)) return refusal('RS-4.3', 'other-choice-first', { asked: `ask-${promptOf(question).code}` })
    return answerRefusal(state, question, move)
  }
  switch (move.do) {
    case 'start':
      return refusal('RS-3.16', 'start-is-over')
    case 'play':
      return playRefusal(state, move.card, move.effects)
    case 'buy':
      return buyRefusal(state, move.card, move.top)
    case 'rail':
      return railRefusal(state, state.active, move.hex, move.partners)
    case 'route':
      return abilityRefusal(state, state.active, move.marker)
    case 'pass':
      return passRefusal(state)
    case 'end':
      return null
    case 'station':
      return refusal('RS-5.11', 'no-station-to-place')
    case 'react':
    case 'no-reaction':
      return refusal('RS-5.23', 'nothing-to-react-to')
    default:
      return refusal('RS-4.2', 'nothing-to-choose')
  }
}

const TURN_MOVES: ReadonlySet<Move['do']> = new Set(['start', 'play', 'buy', 'rail', 'route', 'pass', 'end'])
