/** How far a player is from a route: the fewest rails still missing between its two cities. */
import { boardOf, type State } from '../rules/state.ts'

/** 0 when the cities are linked; −1 when there is no way over land. */
export function railsMissing(view: State, seat: number, marker: number): number {
  const { routes, neighbours, size } = boardOf(view)
  const { from, to } = routes[view.routes[marker]]
  const own = (hex: number) => (view.rails[hex] >> seat) & 1
  const missing = new Array<number>(size).fill(Number.POSITIVE_INFINITY)
  missing[from] = own(from) ? 0 : 1
  const open = new Set([from])
  while (open.size > 0) {
    const nearest = [...open].reduce((best, hex) => (missing[hex] < missing[best] ? hex : best))
    open.delete(nearest)
    for (const next of neighbours[nearest]) {
      const far = missing[nearest] + (own(next) ? 0 : 1)
      if (far < missing[next]) {
        missing[next] = far
        open.add(next)
      }
    }
  }
  return Number.isFinite(missing[to]) ? missing[to] : -1
}

/** The markers that stand on a hex: only those nobody has claimed (RS-5.15). */
export function markersOn(view: State, hex: number): number[] {
  const { routes } = boardOf(view)
  return view.routes.flatMap((route, marker) =>
    view.routeOwner[marker] === -1 && (routes[route].from === hex || routes[route].to === hex) ? [marker] : [],
  )
}
