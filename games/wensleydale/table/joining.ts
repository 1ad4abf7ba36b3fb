/** The lines that join Nuremberg and Fürth, for the picture of the event (NB-8.17). The points themselves come from the rules. */
import { boardOf, FREE, type State } from './rules.ts'

export interface JoiningLines {
  /** The shortest joining path, Fürth first. */
  readonly path: readonly string[]
  /** For each seat that scored: a run of own links of just that length on a joining path. None where the line itself counts (NB-8.20). */
  readonly runs: readonly { readonly seat: number; readonly run: readonly string[] }[]
}

const ENOUGH = 4000

export function joiningLines(view: State): JoiningLines {
  const board = boardOf(view)
  let shortest: readonly number[] = []
  const runs = new Map<number, readonly number[]>()
  const path: number[] = []
  const owners: number[] = []
  let walked = 0

  function measure(): void {
    if (shortest.length === 0 || path.length < shortest.length) shortest = path.slice()
    for (let first = 0; first < owners.length; ) {
      const owner = owners[first] as number
      let last = first
      while (owners[last + 1] === owner) last++
      const seat = owner - 1
      const isScored = !view.fuerthByLine && seat < view.seats && view.bonus[seat] === last - first + 1
      if (isScored && !runs.has(seat)) runs.set(seat, path.slice(first, last + 2))
      first = last + 1
    }
  }

  function walk(area: number): void {
    if (walked++ > ENOUGH) return
    path.push(area)
    if (area === board.nurembergNorth || area === board.nurembergSouth) measure()
    else {
      for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
        const to = board.exitTo[exit] as number
        const owner = view.owner[board.exitLink[exit] as number] as number
        if (owner === FREE || path.includes(to)) continue
        owners.push(owner)
        walk(to)
        owners.pop()
      }
    }
    path.pop()
  }

  walk(board.fuerth)
  const ids = (areas: readonly number[]) => areas.map((area) => board.ids[area] as string)
  return { path: ids(shortest), runs: [...runs].map(([seat, run]) => ({ seat, run: ids(run) })) }
}
