/** How decisions of Rising Sun are explained: whole turns, by the points, the deck and the Waste they leave. */
import type { Coach, Matter, Seat } from '@branchline/engine'
import { CITY, REMOTE } from '../../rules/board.ts'
import { cardIn, WASTE } from '../../rules/cards.ts'
import type { Move } from '../../rules/move.ts'
import { cardsOf, standing } from '../../rules/scoring.ts'
import { HAND_SIZE } from '../../rules/setup.ts'
import { boardOf, PLACEMENT, type State } from '../../rules/state.ts'
import { stepsFrom } from '../places.ts'
import { describe } from './describe.ts'
import { type Appraise, lines } from './lines.ts'
import { messages } from './messages/index.ts'
import { puzzles } from './puzzles.ts'

const change = (id: string, worth: number): Matter => ({ id, when: 'now', as: 'change', worth })
const MATTERS: readonly Matter[] = [
  change('cities', 1),
  change('remotes', 1),
  change('gold', 1),
  change('tourists', 1),
  change('routes', 1),
  change('rails', 0.7),
  { ...change('waste', -0.8), isPrice: true },
  { id: 'hand', when: 'now', as: 'level', worth: 1.5 },
  change('cards', 0.1),
  change('rivals', -0.7),
  { id: 'near', when: 'now', as: 'level', worth: 0.4 },
]

export const coachWith = (appraise: Appraise): Coach<State, Move> => ({
  lines: (state) => lines(state, appraise),
  describe,
  isUnderWay: (state) => state.phase !== PLACEMENT && (state.acted || state.frames.length > 0),
  /** At the end of the turn: what the next hand holds nobody knows. */
  isSeen: () => true,
  figures,
  matters: MATTERS,
  messages,
  phase: (state) => (state.phase === PLACEMENT ? 'placement' : 'turn'),
  least: 2,
  puzzles,
})

function figures(state: State, seat: Seat): Readonly<Record<string, number>> {
  const standings = standing(state)
  const own = standings[seat]
  const of = (source: string) => own.parts.find((part) => part.source === source)?.points ?? 0
  const cards = cardsOf(state, seat)
  const money = cards.reduce((sum, card) => sum + cardIn(state, card).money, 0)
  return {
    cities: of('cities'),
    remotes: of('remotes'),
    gold: of('gold'),
    tourists: of('tourists'),
    routes: of('routes'),
    rails: -state.railsLeft[seat],
    waste: cards.filter((card) => card === WASTE).length,
    /** What five cards of the deck are worth in money, in the mean. */
    hand: Math.round((10 * HAND_SIZE * money) / Math.max(HAND_SIZE, cards.length)) / 10,
    near: goalsNear(state, seat),
    cards: cards.filter((card) => card !== WASTE).length,
    rivals: Math.max(...standings.filter((one) => one.seat !== seat).map(({ score }) => score)),
  }
}

/** Rails within which a place can be reached soon. */
const NEAR = 2

/** Cities and remote locations that the seat has not reached and that are near its rails. */
function goalsNear(state: State, seat: Seat): number {
  const { kind, size } = boardOf(state)
  const steps = stepsFrom(state, seat)
  let goals = 0
  for (let hex = 0; hex < size; hex++) if ((kind[hex] === CITY || kind[hex] === REMOTE) && steps[hex] > 0 && steps[hex] <= NEAR) goals++
  return goals
}
