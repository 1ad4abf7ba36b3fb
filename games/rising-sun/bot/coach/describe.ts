/** Of what kind a turn is, and the names its words need. */
import type { Described } from '@branchline/engine'
import { type Board, CITY, KINDS, namedNear, REMOTE } from '../../rules/board.ts'
import { CARDS, IS_TRAIN, POINTS, WASTE } from '../../rules/cards.ts'
import type { Move } from '../../rules/move.ts'
import { boardOf, type State } from '../../rules/state.ts'

export function describe(state: State, moves: readonly Move[]): Described {
  const board = boardOf(state)
  const [first] = moves
  const hexesOf = (kind: 'rail' | 'station') => moves.flatMap((move) => (move.do === kind ? [move.hex] : []))
  const [rails, stations] = [hexesOf('rail'), hexesOf('station')]
  const bought = moves.flatMap((move) => (move.do === 'buy' ? [move.card] : []))
  if (first.do === 'start') return { kind: 'start', group: `start ${first.hex}`, names: { place: placeSaid(board, first.hex) } }
  if (first.do === 'pass') {
    const waste = state.hands[state.active].filter((card) => card === WASTE).length
    return waste === 0 ? { kind: 'idle', names: {} } : { kind: 'clean', names: { waste } }
  }
  // Where points are made is what a line of rails is for.
  const worth = (hex: number) => (board.kind[hex] === CITY || board.kind[hex] === REMOTE ? 1 : 0)
  const goal = rails.toSorted((one, other) => worth(one) - worth(other)).at(-1)
  const card = bought.length === 0 ? undefined : CARDS[bought[0]].id
  const isLast = state.railsLeft[state.active] === rails.length || state.stationsLeft === stations.length
  if (goal !== undefined) {
    const names = { place: placeSaid(board, goal), rails: rails.length }
    if (isLast) return { kind: 'finish', names }
    return card === undefined ? { kind: 'lay', group: `lay ${goal}`, names } : { kind: 'both', names: { ...names, card } }
  }
  if (stations.length > 0) {
    const shared = board.cities.includes(stations[0]) && othersIn(state, stations[0])
    const names = { place: board.ids[stations[0]] }
    return shared === null ? { kind: 'station', names } : { kind: 'shared', names: { ...names, seat: shared } }
  }
  if (card !== undefined) {
    const kind = POINTS[bought[0]] > 0 ? 'gold' : IS_TRAIN[bought[0]] ? 'train' : 'card'
    return { kind, names: { card, buys: bought.length } }
  }
  return answerOf(moves)
}

/** The board shows no coordinates: a hex without a name is told by what it is and the place near it. */
function placeSaid(board: Board, hex: number) {
  const near = namedNear(board, hex)
  return near === hex ? board.ids[hex] : { say: `near.${KINDS[board.kind[hex]]}`, place: board.ids[near] }
}

/** Somebody else with a rail there; null where there is nobody. */
function othersIn(state: State, hex: number): number | null {
  for (let seat = 0; seat < state.seats; seat++) if (seat !== state.active && (state.rails[hex] >> seat) & 1) return seat
  return null
}

function answerOf(moves: readonly Move[]): Described {
  const last = moves.at(-1) as Move
  if (last.do === 'play') return { kind: 'play', names: { card: CARDS[last.card].id } }
  if (last.do === 'choose') return { kind: 'choose', group: `choose ${last.card}`, names: { card: CARDS[last.card].id } }
  if (last.do === 'end') return { kind: 'idle', names: {} }
  return { kind: 'answer', group: JSON.stringify(last), names: {} }
}
