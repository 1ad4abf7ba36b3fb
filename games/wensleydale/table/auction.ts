/** What a box would make of a seat's place in the two orders. */
import { clone, expectedOrders, type State } from './rules.ts'

/** The place in building and in trains now, and if the box became one's own and all else stood. */
export function placesWith(view: State, box: number, seat: number) {
  const then = clone(view)
  then.bidder[box] = seat
  const place = (state: State) => {
    const { build, trains } = expectedOrders(state)
    return { build: build.indexOf(seat) + 1, trains: trains.indexOf(seat) + 1 }
  }
  return { before: place(view), after: place(then) }
}
