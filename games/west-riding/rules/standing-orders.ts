/** What a player may order in advance: passing in auctions, and bidding for a share up to a maximum that nobody else knows. */
import type { Json, Order, OrderAnswer, Orders, Seat } from '@branchline/engine'
import { minimumBid } from './buy-and-build-offer.ts'
import { HULL_BARNSLEY, LOT_IDS } from './railways.ts'
import { NOBODY, type State } from './state.ts'

const MOST_MONEY = 9999
/** 0: never. */
const PURSE = { kind: 'number', min: 0, max: MOST_MONEY, default: 0 } as const

export const orders: Orders<State> = {
  kinds: {
    bid: {
      fields: {
        lot: { kind: 'choice', values: LOT_IDS, default: LOT_IDS[0] },
        most: { kind: 'number', min: 1, max: MOST_MONEY, default: 10 },
        outbid: { kind: 'choice', values: ['pass', 'ask'], default: 'pass' },
        purse: PURSE,
      },
      triggers: ['new-turn', 'track', 'money-below'],
      // WR-4.13: the share is somebody's.
      always: ['sold'],
    },
    pass: { fields: { purse: PURSE }, triggers: ['another-lot', 'new-turn', 'any-sale', 'track', 'money-below'] },
  },
  remember,
  isTriggered,
  answer,
}

/** The sums that the triggers look at. */
interface Then {
  readonly lot: number
  readonly turn: number
  readonly outstanding: readonly number[]
  readonly cubes: number
}

function remember(view: State): Json {
  return { lot: view.lot, turn: view.turn, outstanding: soldOf(view), cubes: cubesOn(view) }
}

function isTriggered(trigger: string, view: State, seat: Seat, order: Order, then: Json): boolean {
  const before = then as unknown as Then
  switch (trigger) {
    case 'sold': {
      const lot = LOT_IDS.indexOf(order.fields.lot as string)
      return soldOf(view)[lot] !== before.outstanding[lot]
    }
    case 'any-sale':
      return soldOf(view).some((sold, lot) => sold !== before.outstanding[lot])
    case 'another-lot':
      return view.lot !== NOBODY && view.lot !== before.lot
    case 'new-turn':
      return view.turn !== before.turn
    case 'track':
      return cubesOn(view) !== before.cubes
    case 'money-below':
      return view.cash[seat] < (order.fields.purse as number)
    default:
      return false
  }
}

/** Nobody may pass on an offer (WR-4.1), so only bids are answered. */
function answer(view: State, seat: Seat, order: Order): OrderAnswer {
  if (view.phase !== 'bid') return 'ask'
  if (order.kind === 'pass') return { move: 'pass', yields: true }
  if (LOT_IDS[view.lot] !== order.fields.lot) return 'ask'
  const least = minimumBid(view)
  // WR-4.10: never more than it takes. WR-4.11: never more than there is.
  if (least <= (order.fields.most as number) && least <= view.cash[seat]) return { move: `bid ${least}` }
  return order.fields.outbid === 'pass' ? { move: 'pass', isLast: true, yields: true } : { over: 'outbid' }
}

/** By lot: shares sold, and for the Hull & Barnsley whether it is. */
function soldOf(view: State): number[] {
  return LOT_IDS.map((_, lot) => (lot === HULL_BARNSLEY ? (view.hullBarnsleyOwner === NOBODY ? 0 : 1) : view.outstanding[lot]))
}

function cubesOn(view: State): number {
  return view.supply.reduce((left, supply) => left + supply, 0)
}
