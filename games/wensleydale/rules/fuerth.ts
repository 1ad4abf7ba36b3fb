/** Nuremberg and Fürth joined for the first time (NB-8.17 to NB-8.19). */
import type { Emit } from '@branchline/engine'
import type { Board } from './board.ts'
import { FREE } from './pieces.ts'
import type { State } from './state.ts'

export function joinFuerth(state: State, board: Board, emit?: Emit): void {
  if (!isJoined(state, board)) return
  state.joined = 1
  emit?.({ type: 'fuerth-joined', clause: 'NB-8.17' })
  const shortest = shortestRuns(state, board)
  for (let seat = 0; seat < state.seats; seat++) {
    const points = shortest[seat] as number
    if (points === 0) continue
    ;(state.bonus[seat] as number) += points
    emit?.({ type: 'fuerth-bonus', clause: 'NB-8.17', seat, points })
  }
}

/** Flood from Fürth over links of every owner. */
function isJoined(state: State, board: Board): boolean {
  const reached = [board.fuerth]
  for (let next = 0; next < reached.length; next++) {
    const area = reached[next] as number
    if (isNuremberg(board, area)) return true
    for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
      const to = board.exitTo[exit] as number
      if (state.owner[board.exitLink[exit] as number] !== FREE && !reached.includes(to)) reached.push(to)
    }
  }
  return false
}

const isNuremberg = (board: Board, area: number) => area === board.nurembergNorth || area === board.nurembergSouth

/** For each seat the shortest unbroken run of own links on any joining path; 0 for who has no link on one. */
export function shortestRuns(state: State, board: Board): number[] {
  const shortest = new Array<number>(state.seats).fill(0)
  const onPath = new Uint8Array(board.areas)
  const owners: number[] = []

  /** Nothing can get better once all who own links have a run of one. */
  const settled = () => shortest.every((run, seat) => run === 1 || (state.links[seat] as number[]).length === 0)

  function walk(area: number): void {
    if (isNuremberg(board, area)) return measure()
    if (settled()) return
    onPath[area] = 1
    for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
      const to = board.exitTo[exit] as number
      const owner = state.owner[board.exitLink[exit] as number] as number
      if (owner === FREE || onPath[to] === 1) continue
      owners.push(owner)
      walk(to)
      owners.pop()
    }
    onPath[area] = 0
  }

  function measure(): void {
    let run = 0
    for (let place = 0; place < owners.length; place++) {
      run++
      const owner = owners[place] as number
      if (owners[place + 1] === owner) continue
      if (owner <= state.seats && (shortest[owner - 1] === 0 || run < (shortest[owner - 1] as number))) shortest[owner - 1] = run
      run = 0
    }
  }

  walk(board.fuerth)
  return shortest
}
