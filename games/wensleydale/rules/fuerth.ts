/** Nuremberg and Fürth joined for the first time (NB-8.17 to NB-8.20). */
import type { Emit } from '@branchline/engine'
import type { Board } from './board.ts'
import { FREE } from './pieces.ts'
import type { State } from './state.ts'

export function joinFuerth(state: State, board: Board, emit?: Emit): void {
  if (!isJoined(state, board)) return
  state.joined = 1
  emit?.({ type: 'fuerth-joined', clause: 'NB-8.17' })
  const earned = state.fuerthByLine ? linksOnLine(state, board) : shortestRuns(state, board)
  for (let seat = 0; seat < state.seats; seat++) {
    const points = earned[seat]
    if (points === 0) continue
    state.bonus[seat] += points
    emit?.({ type: 'fuerth-bonus', clause: 'NB-8.17', seat, points })
  }
}

/** Flood from Fürth over links of every owner. */
function isJoined(state: State, board: Board): boolean {
  const reached = [board.fuerth]
  for (let next = 0; next < reached.length; next++) {
    const area = reached[next]
    if (isNuremberg(board, area)) return true
    for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
      const to = board.exitTo[exit]
      if (state.owner[board.exitLink[exit]] !== FREE && !reached.includes(to)) reached.push(to)
    }
  }
  return false
}

const isNuremberg = (board: Board, area: number) => area === board.nurembergNorth || area === board.nurembergSouth

/**
 * NB-8.20: for each seat its links on the shortest line that joins them. Of several that are equally short, the one on which whoever joined
 * them owns most; then the next in build order, and so on. Lines are followed from Nuremberg outwards, and of those that meet the better one
 * goes on: what lies ahead is the same for both.
 */
export function linksOnLine(state: State, board: Board): number[] {
  const first = state.buildOrder.indexOf(state.actor)
  const order = state.buildOrder.map((_, place) => state.buildOrder[(first + place) % state.seats])
  const isBetter = (one: readonly number[], other: readonly number[]) => {
    const seat = order.find((each) => one[each] !== other[each])
    return seat !== undefined && one[seat] > other[seat]
  }
  const none = new Array<number>(state.seats).fill(0)
  let reached = new Map([board.nurembergNorth, board.nurembergSouth].map((area) => [area, none]))
  const before = new Set(reached.keys())
  while (reached.size > 0) {
    const next = new Map<number, number[]>()
    for (const [area, links] of reached) {
      for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
        const to = board.exitTo[exit]
        const owner = state.owner[board.exitLink[exit]]
        if (owner === FREE || before.has(to)) continue
        const longer = owner <= state.seats ? links.with(owner - 1, links[owner - 1] + 1) : links
        const found = next.get(to)
        if (found === undefined || isBetter(longer, found)) next.set(to, longer)
      }
    }
    const line = next.get(board.fuerth)
    if (line !== undefined) return line
    for (const area of next.keys()) before.add(area)
    reached = next
  }
  return none
}

/** For each seat the shortest unbroken run of own links on any joining path; 0 for who has no link on one. */
export function shortestRuns(state: State, board: Board): number[] {
  return state.links.map((own, seat) => {
    const isOnPath = (link: number) => joins(state, board, [board.linkA[link], board.linkB[link]], -1)
    if (!own.some(isOnPath)) return 0
    let runs = own.map((link) => [board.linkA[link], board.linkB[link]])
    for (let length = 1; runs.length > 0; length++) {
      if (runs.some((run) => joins(state, board, run, seat + 1))) return length
      runs = longerRuns(board, own, runs)
    }
    return 0
  })
}

/** Every run one link longer, at either end; runs end at Nuremberg and Fürth. */
function longerRuns(board: Board, own: readonly number[], runs: readonly (readonly number[])[]): number[][] {
  const found = new Map<string, number[]>()
  for (const run of runs) {
    for (const way of [run, run.toReversed()]) {
      const end = way[way.length - 1]
      if (isTerminus(board, end)) continue
      for (const link of own) {
        const to = board.linkA[link] === end ? board.linkB[link] : board.linkB[link] === end ? board.linkA[link] : undefined
        if (to === undefined || way.includes(to)) continue
        const longer = [...way, to]
        const named = way[0] < to ? longer : longer.toReversed()
        found.set(named.join(), named)
      }
    }
  }
  return [...found.values()]
}

const isTerminus = (board: Board, area: number) => area === board.fuerth || isNuremberg(board, area)

/**
 * Whether a path from Nuremberg to Fürth contains this run, so that it goes on at neither end over a link of `owner`. That is so when two
 * paths without a common area lead from the ends of the run, one to Fürth and one to Nuremberg: a flow of two through areas that
 * each let one path pass. (To try all paths could take for ever on a full board.)
 */
function joins(state: State, board: Board, run: readonly number[], owner: number): boolean {
  const first = run[0]
  const last = run[run.length - 1]
  // Nuremberg is one place of arrival with two doors, numbered after the areas.
  const nuremberg = board.areas
  const shut = new Uint8Array(board.areas + 1)
  for (const area of run) shut[area] = 1
  const isArrival = (area: number) => area === board.fuerth || area === nuremberg
  const placeOf = (area: number) => (isNuremberg(board, area) ? nuremberg : area)
  for (const end of [first, last]) if (isTerminus(board, end)) shut[placeOf(end)] = 1
  if (placeOf(first) === placeOf(last)) return false

  /** Where the path that passes through an area comes from; −1 where none passes. */
  const cameFrom = new Int16Array(board.areas + 1).fill(-1)
  const open = [first, last].filter((end) => !isTerminus(board, end))
  return open.every((end) => augment(end))

  /** Leads one more path from an end of the run to Fürth or Nuremberg, turning an earlier one aside where need be. */
  function augment(start: number): boolean {
    // Two sides of each area, arriving (2a) and leaving (2a + 1), and the step that led there.
    const ledBy = new Int16Array(2 * board.areas + 4).fill(-1)
    const queue = [2 * start + 1]
    ledBy[2 * start + 1] = 2 * start + 1
    const step = (from: number, to: number) => {
      if (ledBy[to] !== -1) return
      ledBy[to] = from
      queue.push(to)
    }
    for (let next = 0; next < queue.length; next++) {
      const side = queue[next]
      const area = side >> 1
      if ((side & 1) === 0) {
        if (cameFrom[area] === -1) {
          if (isArrival(area)) return trace(ledBy, side, start)
          step(side, 2 * area + 1)
        } else step(side, 2 * cameFrom[area] + 1)
        continue
      }
      if (cameFrom[area] !== -1) step(side, 2 * area)
      for (const to of exitsOf(area)) if (shut[to] === 0 && cameFrom[to] !== area) step(side, 2 * to)
    }
    return false
  }

  function exitsOf(area: number): number[] {
    if (isNuremberg(board, area)) return [nuremberg]
    if (isArrival(area)) return []
    const exits: number[] = []
    for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
      const holder = state.owner[board.exitLink[exit]]
      if (holder === FREE || (holder === owner && (area === first || area === last))) continue
      exits.push(board.exitTo[exit])
    }
    return exits
  }

  function trace(ledBy: Int16Array, arrived: number, start: number): true {
    const taken: [from: number, to: number][] = []
    const undone: number[] = []
    for (let side = arrived; side !== 2 * start + 1; side = ledBy[side]) {
      const before = ledBy[side]
      if ((side & 1) === 0 && (before & 1) === 1 && side >> 1 !== before >> 1) taken.push([before >> 1, side >> 1])
      else if ((side & 1) === 1 && (before & 1) === 0 && side >> 1 !== before >> 1) undone.push(before >> 1)
    }
    for (const area of undone) cameFrom[area] = -1
    for (const [from, to] of taken) cameFrom[to] = from
    return true
  }
}
