/** RS-5.14 to 5.17: route bonus cards. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { ABILITIES, FIRST_ABILITY } from './cards.ts'
import { MARKERS } from './move.ts'
import { boardOf, type State } from './state.ts'

/** RS-5.14: after each rail the routes that it completes are claimed, at once and all of them. */
export function claimRoutes(state: State, seat: number, laid: number, emit?: Emit): void {
  const { routes, routeOwner, rails } = state
  const bit = 1 << seat
  let joined: Uint8Array | null = null
  for (let marker = 0; marker < routes.length; marker++) {
    if (routeOwner[marker] !== -1) continue
    const route = boardOf(state).routes[routes[marker]]
    if (!(rails[route.from] & bit) || !(rails[route.to] & bit)) continue
    joined ??= linkedTo(state, seat, laid)
    if (joined[route.from] === 0 || joined[route.to] === 0) continue
    routeOwner[marker] = seat
    state.routePoints[seat] += route.points
    const { ids } = boardOf(state)
    emit?.({
      type: 'route-claimed',
      clause: 'RS-5.14',
      seat,
      marker: MARKERS[marker],
      from: ids[route.from],
      to: ids[route.to],
      points: route.points,
    })
  }
}

/** The hexes that the seat's own rails link to this one, marked 1. */
function linkedTo(state: State, seat: number, from: number): Uint8Array {
  const { neighbours, size } = boardOf(state)
  const bit = 1 << seat
  const marked = new Uint8Array(size)
  marked[from] = 1
  const queue = [from]
  for (let i = 0; i < queue.length; i++) {
    for (const next of neighbours[queue[i]]) {
      if (marked[next] === 1 || !(state.rails[next] & bit)) continue
      marked[next] = 1
      queue.push(next)
    }
  }
  return marked
}

/** The list of effects of a claimed card's ability, by its marker. */
export function abilityProgram(state: State, marker: number): number {
  return FIRST_ABILITY + boardOf(state).routes[state.routes[marker]].ability
}

export function abilityId(state: State, marker: number): string {
  return ABILITIES[boardOf(state).routes[state.routes[marker]].ability].id
}

/** RS-5.16: only the claimer, only once. */
export function routeRefusal(state: State, seat: number, marker: number): Refusal | null {
  const letter = MARKERS[marker] ?? String(marker)
  if (marker >= state.routes.length) return refusal('RS-5.16', 'no-such-route', { marker: letter })
  if (state.routeOwner[marker] !== seat) return refusal('RS-5.16', 'route-not-yours', { marker: letter })
  if (state.routeUsed[marker]) return refusal('RS-5.16', 'route-used', { marker: letter })
  return null
}
