/** Of what kind a line is, and the names its words need. */
import type { Described } from '@branchline/engine'
import { pointsIn } from '../../rules/auction.ts'
import type { Move } from '../../rules/move.ts'
import { COMPANIES, MEANS, WHITE } from '../../rules/pieces.ts'
import { kindName } from '../../rules/shipping.ts'
import { boardOf, clone, type State } from '../../rules/state.ts'
import { trainIn } from '../../rules/tables.ts'
import { planChain } from '../chain.ts'
import { isWanted } from '../trains.ts'
import type { Tuning } from '../tuning.ts'
import { setWorth } from '../worth.ts'

export function describe(state: State, moves: readonly Move[], known: Tuning): Described {
  const [first] = moves
  switch (first.do) {
    case 'bid':
      return bidFor(state, first, known)
    case 'build':
    case 'done':
      return chainOf(state, moves)
    case 'hire':
      return trainOf(state, first)
    case 'move':
      return pieceOf(state, first, known)
    case 'takeover': {
      const links = first.path.length - 1
      const kind = links === state.links[state.actor].length ? 'all' : 'part'
      const place = boardOf(state).ids[first.path[first.path.length - 1]]
      return { kind, names: { links, place, company: COMPANIES[first.company] } }
    }
    case 'pay':
      return { kind: 'pay', group: `pay ${first.with}`, names: { means: MEANS[first.with] } }
    default:
      return { kind: state.phase === 'auction' ? 'save' : state.phase === 'trains' ? 'leave' : 'keep', names: {} }
  }
}

const PLAN_WIDTH = 6
/** A plan that is so much better with a box than without it needs the box. */
const NEEDED = 0.5
const BOTTOM_ROW = 2

function bidFor(state: State, { box, amount }: Extract<Move, { do: 'bid' }>, known: Tuning): Described {
  const seat = state.actor
  const points = pointsIn(state, box)
  const white = state.influence[seat * 4 + WHITE]
  const others = Array.from({ length: state.seats }, (_, other) => (other === seat ? -1 : state.influence[other * 4 + WHITE]))
  const names = { box: box + 1, amount }
  const group = `box ${box}`
  if (state.bidder[box] >= 0) return { kind: 'raise', group, names, riskSeat: state.bidder[box] }
  const most = Math.max(...others)
  if (white <= most && white + points[WHITE] > most) return { kind: 'order', names }
  const withBox = clone(state)
  points.forEach((n, colour) => {
    withBox.influence[seat * 4 + colour] += n
  })
  withBox.cubes[seat] -= amount
  const plan = planChain(withBox, seat, PLAN_WIDTH, known)
  const goal = plan.moves.at(-1)
  const isNeeded = goal?.do === 'build' && plan.worth > planChain(state, seat, PLAN_WIDTH, known).worth + NEEDED
  if (isNeeded) return { kind: 'needed', names: { ...names, place: boardOf(state).ids[goal.to] } }
  return amount <= BOTTOM_ROW ? { kind: 'cheap', names } : { kind: 'box', names }
}

function chainOf(state: State, moves: readonly Move[]): Described {
  const built = moves.filter((move) => move.do === 'build')
  const last = built.at(-1)
  if (last === undefined) return { kind: 'stop', names: {} }
  const board = boardOf(state)
  const start = state.chain[0] ?? built[0].from
  const names = { start: board.ids[start], place: board.ids[last.to], links: built.length }
  const group = `${start}`
  const entered = built.map(({ to }) => to)
  const rival = state.links.findIndex(
    (links, seat) =>
      seat !== state.actor && links.some((link) => entered.includes(board.linkA[link]) || entered.includes(board.linkB[link])),
  )
  if (rival >= 0) return { kind: 'share', group: `share ${group}`, names: { ...names, seat: rival }, riskSeat: rival }
  if (state.company[start] !== 0 && board.isTown[last.to] === 1) return { kind: 'sale', group: `sale ${group}`, names }
  return { kind: 'reach', group: `reach ${group}`, names }
}

const DEAR = 2

function trainOf(state: State, { train }: Extract<Move, { do: 'hire' }>): Described {
  const { id, price, goods, passengers } = trainIn(state, train)
  return { kind: price >= DEAR ? 'big' : 'small', group: `train ${price}`, names: { train: id, goods, seats: passengers.length } }
}

const WHOLE_SET = 2

function pieceOf(state: State, move: Extract<Move, { do: 'move' }>, known: Tuning): Described {
  const board = boardOf(state)
  const names = { piece: kindName(board, move.kind), place: board.ids[move.area] }
  if (isWanted(state, move.kind, move.area)) {
    const rival = rivalNear(state, move.area)
    return { kind: 'contested', names, ...(rival < 0 ? {} : { riskSeat: rival }) }
  }
  return setWorth(state, state.actor, move.kind, known) >= WHOLE_SET ? { kind: 'set', names } : { kind: 'own', names }
}

/** Who else could fetch something there this round. */
function rivalNear(state: State, area: number): number {
  const board = boardOf(state)
  const near = [area, ...board.servedBy[area]]
  return state.links.findIndex(
    (links, seat) =>
      seat !== state.actor &&
      state.passed[seat] === 0 &&
      links.some((link) => near.includes(board.linkA[link]) || near.includes(board.linkB[link])),
  )
}
