/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** The pieces a seat could move over its own track, slots aside. */
import type { Board } from '../../rules/board.ts'
import { followTrack, isNewHill, joinedCompanies, trackAreas } from '../../rules/network.ts'
import { CHEESE, GREEN_PASSENGER, KINDS, MIDLAND, NORTH_EASTERN, RED_PASSENGER, STONE } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'

/** By kind: the pieces within reach of a seat. */
export function withinReach(state: State, board: Board, seat: number): number[] {
  const found = new Array<number>(KINDS).fill(0)
  const count = followTrack(state, board, seat)
  const anywhere = board.rules === 2009
  for (let place = 0; place < count; place++) {
    const area = trackAreas[place]
    const joined = joinedCompanies(area)
    if (anywhere || joined !== 0) {
      found[CHEESE] += state.goods[area]
      if (state.company[area] === 0) {
        const hills = board.serves[area]
        for (let near = 0; near < hills.length; near++) {
          const hill = hills[near]
          if (isNewHill(hill)) found[STONE] += state.goods[hill]
        }
      }
    }
    if ((joined & MIDLAND) !== 0) found[RED_PASSENGER] += state.red[area]
    if ((joined & NORTH_EASTERN) !== 0) found[GREEN_PASSENGER] += state.green[area]
  }
  return found
}
