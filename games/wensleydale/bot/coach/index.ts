/** How the decisions of both titles are explained: boxes at their price, whole chains, trains and pieces, hand-overs. */
import type { Coach, Matter, Seat } from '@branchline/engine'
import type { Move } from '../../rules/move.ts'
import { BROWN, GREEN, RED, WHITE } from '../../rules/pieces.ts'
import { setsOf, standing } from '../../rules/scoring.ts'
import { boardOf, type State } from '../../rules/state.ts'
import { withinReach } from '../network.ts'
import type { Tuning } from '../tuning.ts'
import { describe } from './describe.ts'
import { lines } from './lines.ts'
import { messages } from './messages/index.ts'
import { puzzles } from './puzzles.ts'

const later = (id: string, worth: number): Matter => ({ id, when: 'later', as: 'change', worth })
const now = (id: string, worth: number): Matter => ({ id, when: 'now', as: 'change', worth })

const MATTERS: readonly Matter[] = [
  later('pieces', 1),
  later('sets', 1),
  later('profit', 1),
  later('fuerth', 1),
  { id: 'upkeep', when: 'later', as: 'level', worth: -1.2, isPrice: true },
  { id: 'reach', when: 'now', as: 'level', worth: 0.45 },
  { id: 'slots', when: 'now', as: 'level', worth: 0.4 },
  now('white', 0.6),
  now('brown', 0.6),
  now('red', 0.6),
  now('green', 0.6),
  { ...now('spent', -0.35), isPrice: true },
  later('rivals', -0.25),
]

export const coachWith = (knownOf: (state: State) => Tuning): Coach<State, Move> => ({
  lines: (state) => lines(state, knownOf(state)),
  describe: (state, moves) => describe(state, moves, knownOf(state)),
  isUnderWay: (state) => state.due > 0 || (state.phase === 'build' && state.chain.length > 0),
  isSeen: (start, state) => state.round !== start.round || state.phase === 'over',
  figures,
  matters: MATTERS,
  messages,
  phase: (state) => state.phase,
  least: 2,
  puzzles,
})

function figures(state: State, seat: Seat): Readonly<Record<string, number>> {
  const at = seat * 4
  const scores = standing(state).filter((one) => one.seat !== seat)
  const free = state.slots.slice(at, at + 4)
  return {
    pieces: state.points[seat],
    sets: 2 * setsOf(state, seat),
    profit: state.profit[seat],
    fuerth: state.bonus[seat],
    upkeep: state.links[seat].length,
    reach: sum(withinReach(state, boardOf(state), seat)),
    slots: sum(free),
    white: state.influence[at + WHITE],
    brown: state.influence[at + BROWN],
    red: state.influence[at + RED],
    green: state.influence[at + GREEN],
    spent: -state.cubes[seat],
    rivals: Math.max(...scores.map(({ score }) => score)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
