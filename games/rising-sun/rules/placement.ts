/** RS-3.16 to 3.18: the first rail of each player. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { REMOTE, SEA } from './board.ts'
import { type Move, START } from './move.ts'
import { placeRail } from './rails.ts'
import { railsOnBoard } from './scoring.ts'
import { boardOf, nextSeat, type State, TURN } from './state.ts'

export function startRefusal(state: State, hex: number): Refusal | null {
  const board = boardOf(state)
  if (hex >= board.size) return refusal('RS-2.10', 'no-such-hex', { map: board.sheet.id })
  const at = board.ids[hex]
  if (board.kind[hex] === SEA) return refusal('RS-3.16', 'sea', { hex: at })
  if (board.kind[hex] === REMOTE) return refusal('RS-3.16', 'start-in-remote', { hex: at })
  if (state.rails[hex] !== 0) return refusal('RS-3.17', 'start-taken', { hex: at, bySeat: Math.log2(state.rails[hex]) })
  if (state.startCities && !board.startCities.includes(hex)) return refusal('RS-3.18', 'start-on-s-cities', { hex: at })
  return null
}

export function listStarts(state: State): Move[] {
  return START.slice(0, boardOf(state).size).filter((_, hex) => startRefusal(state, hex) === null)
}

/** Clockwise; whoever comes next and has a rail already shows that all have. Then the starting player takes the first turn. */
export function start(state: State, hex: number, emit?: Emit): void {
  placeRail(state, state.active, hex)
  emit?.({ type: 'start', clause: 'RS-3.16', seat: state.active, hex: boardOf(state).ids[hex] })
  state.active = nextSeat(state, state.active)
  if (railsOnBoard(state, state.active) === 0) return
  state.phase = TURN
  state.active = 0
}
