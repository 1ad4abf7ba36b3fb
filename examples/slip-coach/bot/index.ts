/** What a stationmaster knows: room at the tail is worth more than a coach today. */
import { type Insight, phrase } from '@branchline/engine'
import { standing } from '../rules/scoring.ts'
import { isOver, lastOf, type Move, type State } from '../rules/state.ts'
import { said } from './messages/index.ts'

/** How many more coaches a train can hope for, from the weight at its tail and the turns that are left. */
function hope(state: State, seat: number): number {
  const left = state.hands[seat]!.length + state.shed.length / state.hands.length
  const room = Math.min(lastOf(state.trains[seat]!), state.heaviest)
  return Math.min(left, (room / state.heaviest) * (3 + left / 3))
}

function worth(state: State, move: Move): number {
  const last = Math.min(lastOf(state.trains[state.active]!), state.heaviest)
  if (move.do === 'slip') return 0.4 - (move.weight <= last ? 0.5 : 0)
  const weight = move.do === 'catch' ? state.platform.at(-1)! : move.weight
  return 1 - (2.4 * (last - weight)) / state.heaviest - (move.do === 'catch' ? 0.15 : 0)
}

export const insight: Insight<State, Move> = {
  forecast(state) {
    const scores = standing(state).map(({ score }) => score)
    return isOver(state) ? scores : state.trains.map((train, seat) => train.length + hope(state, seat))
  },
  lead: () => 2,
  trust: () => 1,
  appraise: (state, moves) => moves.map((move) => worth(state, move)),
  doubt: 0.6,
  pick(state, moves, random) {
    const points = moves.map((move) => worth(state, move) + random.below(100) / 150)
    return moves[points.indexOf(Math.max(...points))]!
  },
  stage: (state) => state.heaviest * 4 - state.shed.length - state.hands.flat().length,
  horizon: (state, isDeep) => (isDeep ? 40 : 4 * state.hands.length),
  reason(state, move, locale) {
    const last = Math.min(lastOf(state.trains[state.active]!), state.heaviest)
    return phrase(said.words(locale)[move.do], { lost: move.do === 'couple' ? last - move.weight : 0 })
  },
}
