/** The board in words: cities, remote locations, land, barriers and whose rails lie where. */
import type { Said } from '@branchline/engine'
import { type Board, CITY, coordinateOf, FIELD, KINDS, MOUNTAIN, REMOTE, RIVER, SEA } from './board.ts'
import { CITY_POINTS } from './scoring.ts'
import { boardOf, type State } from './state.ts'

export const citiesSaid = (state: State): Said[] => boardOf(state).cities.map((hex) => hexSaid(state, hex))

export const remotesSaid = (state: State): Said[] => ofKind(boardOf(state), REMOTE).map((hex) => hexSaid(state, hex))

/** What a hex is, holds and is worth, and whose rails lie there. */
export function hexSaid(state: State, hex: number): Said {
  const board = boardOf(state)
  const seats = owners(state, hex)
  const rails = { seats, players: seats.length }
  const named = { hex: board.ids[hex], place: placeOf(board, hex) }
  if (board.kind[hex] === CITY) {
    const stations = state.stations[hex]
    const start = board.startCities.includes(hex) ? 1 : 0
    return { say: 'outline.city', ...named, stations, limit: board.value[hex], points: CITY_POINTS[stations], start, ...rails }
  }
  if (board.kind[hex] === REMOTE) return { say: 'outline.remote', ...named, value: board.value[hex], ...rails }
  return { say: 'outline.hex', ...named, kind: { say: `outline.kind.${KINDS[board.kind[hex]]}` }, ...rails }
}

export function landSaid(state: State): Said[] {
  const board = boardOf(state)
  const listed = (kind: number) => {
    const hexes = ofKind(board, kind).map((hex) => placeOf(board, hex))
    return hexes.length === 0 ? [] : [{ say: `outline.land.${KINDS[kind]}`, hexes }]
  }
  const barriers = board.sheet.barriers.map(([from, to]) => ({ say: 'outline.barrier', from: from!, to: to! }))
  return [
    { say: 'outline.grid' },
    { say: 'outline.prices' },
    ...[FIELD, RIVER, MOUNTAIN, SEA].flatMap(listed),
    ...(barriers.length === 0 ? [] : [{ say: 'outline.barriers', barriers }]),
  ]
}

/** Rails that lie in no city and no remote location. */
export function railsSaid(state: State): Said[] {
  const board = boardOf(state)
  return board.ids
    .map((_, hex) => hex)
    .filter((hex) => state.rails[hex] !== 0 && board.kind[hex] !== CITY && board.kind[hex] !== REMOTE)
    .map((hex) => hexSaid(state, hex))
}

const ofKind = (board: Board, kind: number) => board.ids.map((_, hex) => hex).filter((hex) => board.kind[hex] === kind)

const owners = (state: State, hex: number) =>
  Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => (state.rails[hex] >> seat) & 1)

export const placeOf = (board: Board, hex: number) => coordinateOf(board.row[hex], board.column[hex])
