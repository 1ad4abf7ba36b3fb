/** What a player may order in advance: passing, and bidding for a box of influence up to a maximum that nobody else knows (WD-6, NB-6). */
import type { Json, Order, OrderAnswer, Orders, Seat } from '@branchline/engine'
import { bidsOf, boxesOf, leastBid } from './auction.ts'
import type { State } from './state.ts'

const MOST_BOXES = 8
const MOST_CUBES = 15
const BOX = { kind: 'number', min: 1, max: MOST_BOXES, default: 1 } as const
const MOST = { kind: 'number', min: 2, max: MOST_CUBES, default: 4 } as const
/** 0: never. */
const PURSE = { kind: 'number', min: 0, max: MOST_CUBES, default: 0 } as const

export const orders: Orders<State> = {
  kinds: {
    bid: {
      fields: {
        box: BOX,
        most: MOST,
        // WD-6.7: a pass is final, for all boxes. An order for one box gives none of the others away unless it is told to.
        outbid: { kind: 'choice', values: ['pass', 'next', 'ask'], default: 'ask' },
        nextBox: { ...BOX, default: 2 },
        nextMost: MOST,
        leading: { kind: 'choice', values: ['pass', 'ask'], default: 'ask' },
        purse: PURSE,
      },
      triggers: ['cubes-below'],
      always: ['auction-over'],
    },
    pass: {
      fields: { phase: { kind: 'choice', values: ['auction', 'build', 'trains', 'takeover'], default: 'auction' }, purse: PURSE },
      triggers: ['outbid', 'new-phase', 'new-round', 'links', 'cubes-below'],
    },
  },
  remember,
  isTriggered,
  answer,
}

interface Then {
  readonly round: number
  readonly phase: State['phase']
  readonly bids: number
  readonly links: number
}

function remember(view: State, seat: Seat): Json {
  return { round: view.round, phase: view.phase, bids: bidsOf(view, seat), links: linksOn(view) }
}

function isTriggered(trigger: string, view: State, seat: Seat, order: Order, then: Json): boolean {
  const before = then as unknown as Then
  switch (trigger) {
    case 'auction-over':
      return isPastAuction(view, before)
    case 'outbid':
      return view.phase === 'auction' && view.round === before.round && bidsOf(view, seat) < before.bids
    case 'new-phase':
      return view.phase !== before.phase
    case 'new-round':
      return view.round !== before.round
    case 'links':
      return linksOn(view) !== before.links
    case 'cubes-below':
      return view.cubes[seat] < (order.fields.purse as number)
    default:
      return false
  }
}

/** The auction it was given for: this one, or, given later in a round, that of the next. */
function isPastAuction(view: State, before: Then): boolean {
  const round = before.phase === 'auction' ? before.round : before.round + 1
  return view.round > round || (view.round === round && view.phase !== 'auction')
}

function answer(view: State, seat: Seat, order: Order): OrderAnswer {
  if (order.kind === 'pass') return view.phase === order.fields.phase && isIdle(view) ? { move: passIn(view), yields: true } : 'ask'
  return view.phase === 'auction' ? answerBid(view, seat, order.fields) : 'ask'
}

function answerBid(view: State, seat: Seat, fields: Order['fields']): OrderAnswer {
  const wishes = [[fields.box as number, fields.most as number] as const]
  if (fields.outbid === 'next') wishes.push([fields.nextBox as number, fields.nextMost as number])
  for (const [box, most] of wishes) {
    // WD-5.3: fewer boxes with fewer players.
    if (box > boxesOf(view).length) continue
    // WD-6.2: there is a second bid to make. A pass here gives it away (WD-6.7) until somebody outbids the first.
    if (view.bidder[box - 1] === seat) return fields.leading === 'pass' ? { move: 'pass', yields: true } : 'ask'
    const least = leastBid(view, box - 1)
    if (least <= most && least <= view.cubes[seat]) return { move: `bid ${least} on box ${box}` }
  }
  return fields.outbid === 'ask' ? { over: 'outbid' } : { move: 'pass', isLast: true, yields: true }
}

/** Nothing is half done: no payment under way, and no chain (WD-7) that its owner began to build. */
const isIdle = (view: State) => view.due === 0 && view.chain.length === 0

/** WD-7: who builds nothing is done building. */
const passIn = ({ phase }: State) => (phase === 'build' ? 'done' : 'pass')

function linksOn(view: State): number {
  return view.owner.reduce((built, owner) => built + (owner === 0 ? 0 : 1), 0)
}
