/** The way of a piece over the seat's own track: from where it gets on to the nearest company town that takes it. */
import { boardOf, CHEESE, GREEN_PASSENGER, MIDLAND, NORTH_EASTERN, RED_PASSENGER, STONE, type State } from './rules.ts'

/** The areas on the way, where it gets on first. One alone, or none, where there is no way to show: by the rules of 2009 goods need no destination. */
export function wayOf(view: State, seat: number, kind: number, area: number): readonly string[] {
  const board = boardOf(view)
  const wanted = kind === RED_PASSENGER ? MIDLAND : kind === GREEN_PASSENGER ? NORTH_EASTERN : MIDLAND | NORTH_EASTERN
  const starts = kind === STONE ? (board.servedBy[area] ?? []).filter((town) => touches(view, seat, town)) : [area]
  const cameFrom = new Map<number, number>(starts.map((start) => [start, -1]))
  const queue = [...starts]
  const isGoods = kind === STONE || kind === CHEESE
  for (const here of queue) {
    if (((view.company[here] as number) & wanted) !== 0 && !(isGoods && starts.includes(here))) {
      const way: string[] = []
      for (let at = here; at >= 0; at = cameFrom.get(at) ?? -1) way.unshift(board.ids[at] as string)
      return way
    }
    for (let exit = board.firstExit[here] as number; exit < (board.firstExit[here + 1] as number); exit++) {
      const to = board.exitTo[exit] as number
      if (view.owner[board.exitLink[exit] as number] !== seat + 1 || cameFrom.has(to)) continue
      cameFrom.set(to, here)
      queue.push(to)
    }
  }
  return starts.slice(0, 1).map((start) => board.ids[start] as string)
}

function touches(view: State, seat: number, area: number): boolean {
  const board = boardOf(view)
  return (view.links[seat] ?? []).some((link) => board.linkA[link] === area || board.linkB[link] === area)
}
