/** What a railway developer knows: decks, distances, and when to stop building engines. */
import type { Insight, Random } from '@branchline/engine'
import type { Move } from '../rules/move.ts'
import { standing } from '../rules/scoring.ts'
import { boardOf, OVER, PLACEMENT, type State } from '../rules/state.ts'
import { appraiseAnswers } from './answers.ts'
import { expectedScore, turnsLeft } from './outlook.ts'
import { cityOutlook, goals, promise, stepsFrom } from './places.ts'
import { reason } from './reason.ts'
import { appraiseTurn } from './turn.ts'

export const insight: Insight<State, Move> = {
  forecast(state) {
    if (state.phase === OVER) return standing(state).map(({ score }) => score)
    const left = turnsLeft(state)
    return Array.from({ length: state.seats }, (_, seat) => expectedScore(state, seat, left))
  },
  lead: (state) => 3 + 0.7 * turnsLeft(state),
  appraise,
  doubt: 0.8,
  pick,
  stage: (state) => state.turn,
  horizon: 0,
  reason,
}

export function appraise(state: State, moves: readonly Move[]): ArrayLike<number> {
  if (state.phase === PLACEMENT) return appraiseStarts(state, moves)
  return state.frames.length > 0 ? appraiseAnswers(state, moves) : appraiseTurn(state, moves)
}

/** Begin in a city that can grow, with others and remote locations near. */
function appraiseStarts(state: State, moves: readonly Move[]): number[] {
  const board = boardOf(state)
  const found = goals(state, state.active, 20)
  const nearest = stepsFrom(state, state.active)
  return moves.map((move) => {
    if (move.do !== 'start') return 0
    const itself = board.value[move.hex] ? cityOutlook(state, board, move.hex, 20) : 0
    return itself + promise(state, found, nearest, move.hex, 20)
  })
}

function pick(state: State, moves: readonly Move[], random: Random): Move {
  const points = appraise(state, moves)
  let found = moves[0]!
  let most = Number.NEGATIVE_INFINITY
  for (let place = 0; place < moves.length; place++) {
    const worth = points[place]! + random.below(100) / 150
    if (worth > most) {
      most = worth
      found = moves[place]!
    }
  }
  return found
}
