/** RS-5.11 to 5.13: stations. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { CITY } from './board.ts'
import { boardOf, type State } from './state.ts'

/** Answers that are always the same are built once: the list of moves asks for them all the time. */
const NO_STATION_LEFT = Object.freeze(refusal('RS-5.13', 'no-station-left'))
const NO_ROOM_FOR_STATION = Object.freeze(refusal('RS-5.13', 'no-room-for-station'))

export function stationRefusal(state: State, hex: number): Refusal | null {
  const board = boardOf(state)
  if (hex >= board.size) return refusal('RS-2.10', 'no-such-hex', { map: board.sheet.id })
  const at = board.ids[hex]
  if (board.kind[hex] !== CITY) return refusal('RS-5.11', 'not-a-city', { hex: at })
  if (state.stations[hex] >= board.value[hex]) return refusal('RS-5.12', 'city-full', { hex: at, limit: board.value[hex] })
  return null
}

/** Why no station can be placed anywhere; null when one can. */
export function noStationRefusal(state: State): Refusal | null {
  if (state.stationsLeft === 0) return NO_STATION_LEFT
  return boardOf(state).cities.some((hex) => stationRefusal(state, hex) === null) ? null : NO_ROOM_FOR_STATION
}

export function placeStation(state: State, seat: number, hex: number, emit?: Emit): void {
  state.stations[hex]++
  state.stationsLeft--
  emit?.({ type: 'station', clause: 'RS-5.11', seat, hex: boardOf(state).ids[hex], stations: state.stations[hex] })
}
