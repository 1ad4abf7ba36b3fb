/** Whole turns, each with something else in mind; where a turn asks something, the answers. */
import { COST, IS_TRAIN, POINTS, WASTE } from '../../rules/cards.ts'
import { END, type Move, PASS } from '../../rules/move.ts'
import { moves as legalMoves, play } from '../../rules/play.ts'
import { clone, PLACEMENT, type State, toAct } from '../../rules/state.ts'

export type Appraise = (state: State, moves: readonly Move[]) => ArrayLike<number>
/** What speaks for a move, in points, where one has this in mind; it is no longer asked once it is done. */
type Aim = (move: Move) => number

const STARTS = 6
const ANSWERS = 6
const LONGEST = 40
const AT_ALL_COST = 12
const NEVER = -30

const isBuy = (move: Move) => move.do === 'buy'
const buying =
  (isWanted: (card: number) => boolean): Aim =>
  (move) => {
    if (move.do === 'rail') return NEVER
    return move.do === 'buy' && isWanted(move.card) ? AT_ALL_COST + COST[move.card] : 0
  }

const AIMS: readonly Aim[] = [
  () => 0,
  (move) => (move.do === 'rail' ? AT_ALL_COST : move.do === 'buy' ? NEVER : 0),
  buying((card) => IS_TRAIN[card]),
  buying((card) => POINTS[card] > 0),
  buying((card) => !IS_TRAIN[card] && POINTS[card] === 0),
  (move) => (move.do === 'buy' || move.do === 'rail' ? NEVER : 0),
]

export function lines(state: State, appraise: Appraise): readonly (readonly Move[])[] {
  const legal = legalMoves(state)
  if (state.phase === PLACEMENT) return best(state, legal, appraise, STARTS).map((move) => [move])
  if (state.frames.length > 0) return best(state, legal, appraise, ANSWERS).map((move) => [move])
  const turns = AIMS.map((aim) => turnWith(state, aim, appraise))
  if (legal.includes(PASS) && state.hands[state.active].includes(WASTE)) turns.push([PASS])
  return turns.filter((line, place) => turns.findIndex((other) => keyOf(other) === keyOf(line)) === place)
}

/** A turn is what is done in it, in whatever order. */
function keyOf(line: readonly Move[]): string {
  return line
    .map((move) => JSON.stringify(move))
    .sort()
    .join(' ')
}

function best(state: State, legal: readonly Move[], appraise: Appraise, most: number): Move[] {
  const points = appraise(state, legal)
  return legal
    .map((move, place) => ({ move, worth: points[place] }))
    .sort((one, other) => (one.worth === other.worth ? 0 : other.worth - one.worth))
    .slice(0, most)
    .map(({ move }) => move)
}

/** To the end of the turn, or to where something comes to light that one did not know. */
function turnWith(start: State, aim: Aim, appraise: Appraise): Move[] {
  const state = clone(start)
  const seat = toAct(state)
  const { turn, revealed } = state
  const drawn = state.chance?.drawn
  const line: Move[] = []
  while (line.length < LONGEST && toAct(state) === seat && state.turn === turn) {
    const legal = legalMoves(state)
    const points = appraise(state, legal)
    const hasBought = line.some(isBuy)
    const worthOf = (move: Move, place: number) => points[place] + (move.do === 'buy' && hasBought ? 0 : aim(move))
    let move: Move = legal.includes(END) ? END : legal[0]
    let most = Number.NEGATIVE_INFINITY
    for (let place = 0; place < legal.length; place++) {
      if (legal[place] === PASS || worthOf(legal[place], place) <= most) continue
      most = worthOf(legal[place], place)
      move = legal[place]
    }
    line.push(move)
    play(state, move)
    if (state.revealed !== revealed || state.chance?.drawn !== drawn) break
  }
  return line
}
