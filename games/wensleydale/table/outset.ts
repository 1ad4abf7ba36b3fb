/** Where a plan sets out from: the position in which the seat will build next, as far as it is known. */
import { COUNTS, clone, forecast, pointsIn, type State } from './rules.ts'

export interface Outset {
  readonly seat: number
  /** The position on paper. The view itself where the seat builds now. */
  readonly paper: State
  readonly when: 'now' | 'later' | 'next-round'
}

export function outsetFor(view: State, seat: number): Outset | null {
  if (view.phase === 'over') return null
  if (view.phase === 'build' && view.actor === seat) return { seat, paper: view, when: 'now' }
  const isAhead = view.phase === 'auction' || (view.phase === 'build' && view.buildOrder.indexOf(seat) > view.turn)
  if (isAhead) return { seat, paper: ifBidsStand(view, seat), when: 'later' }
  return view.round < view.rounds ? { seat, paper: inNextRound(view, seat), when: 'next-round' } : null
}

/** The board as it is, with what the seat's bids would bring if they stood; no chain is under way. */
function ifBidsStand(view: State, seat: number): State {
  const paper = clone(view)
  paper.chain.length = 0
  paper.due = 0
  if (view.phase !== 'auction') return paper
  view.bidder.forEach((bidder, box) => {
    if (bidder !== seat) return
    pointsIn(view, box).forEach((points, colour) => {
      ;(paper.influence[seat * 4 + colour] as number) += points
    })
  })
  return paper
}

/** The next round with its cubes in hand and this one settled as it stands; what the next auction brings nobody knows. */
function inNextRound(view: State, seat: number): State {
  const paper = clone(view)
  paper.chain.length = 0
  paper.due = 0
  paper.round++
  if (view.phase !== 'takeover') paper.profit[seat] = forecast(view, seat).after
  paper.loaded.fill(0)
  const held = paper.cubes[seat] as number
  paper.cubes[seat] = held + Math.min(COUNTS.cubesARound, COUNTS.cubes - held)
  paper.phase = 'build'
  paper.actor = seat
  paper.passed.fill(0)
  return paper
}
