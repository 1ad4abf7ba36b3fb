/** What the player to act is asked. */
import type { Prompt } from '@branchline/engine'
import { hexIds } from './board.ts'
import { minimumBid } from './buy-and-build-offer.ts'
import { meansOf } from './buy-and-build-route.ts'
import { COMPANY_IDS, LOT_IDS } from './railways.ts'
import { NOBODY, type State, toAct } from './state.ts'

export function prompt(state: State): Prompt | null {
  const seat = toAct(state)
  if (seat === null) return null
  switch (state.phase) {
    case 'offer':
      return { seat, code: 'offer', clause: 'WR-4.1', turn: state.turn, hullBarnsley: state.hullBarnsleyOwner === NOBODY }
    case 'bid': {
      const asked = { seat, clause: 'WR-4.6', lot: LOT_IDS[state.lot], minimum: minimumBid(state) }
      return state.bid === 0 ? { ...asked, code: 'bid' } : { ...asked, code: 'raise', standing: state.bid, leaderSeat: state.bidder }
    }
    case 'to':
      return { seat, code: 'to', clause: 'WR-5.1', railway: COMPANY_IDS[state.lot], budget: meansOf(state).budget }
    case 'from':
      return { seat, code: 'from', clause: 'WR-5.4', railway: COMPANY_IDS[state.lot], town: hexIds[state.target] }
    case 'path':
      return {
        seat,
        code: 'path',
        clause: 'WR-5.11',
        origin: hexIds[state.origin],
        town: hexIds[state.target],
        begun: state.path.map((hex) => hexIds[hex]),
      }
    default:
      return { seat, code: 'trade', clause: 'WR-6.1' }
  }
}
