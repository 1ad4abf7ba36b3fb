/** What a balance report counts: shares sold and for how much, the Hull & Barnsley, track by hex, and where money lies idle. */
import type { BalanceBook, BalanceNotes, BalanceShape, GameEvent } from '@branchline/engine'
import map from '../maps/west-riding.json' with { type: 'json' }
import { hexIds, RURAL, urbanAt } from '../rules/board.ts'
import { canAnyRailwayBeOffered } from '../rules/buy-and-build-offer.ts'
import { COMPANY_IDS, GROUPINGS, LOT_IDS } from '../rules/railways.ts'
import { standing } from '../rules/scoring.ts'
import type { Move, State } from '../rules/state.ts'
import { words } from './messages/index.ts'
import { followShares, notePurchase, tellPurchases } from './purchases.ts'

const HULL_BARNSLEY_ID = 'hull-barnsley'

export const balance: BalanceBook<State, Move> = {
  words,
  round: ({ turn }) => turn,
  stock: () => ({
    railways: LOT_IDS,
    groupings: GROUPINGS.map((grouping) => COMPANY_IDS[grouping]),
    towns: hexIds.filter((_, hex) => urbanAt[hex] !== RURAL),
    hexes: hexIds,
  }),
  barrable: [],
  uses: () => [],
  begun(state, notes) {
    for (const [place, seat] of state.order.entries()) notes.start(seat, `order-${place + 1}`)
  },
  told(state, event, notes, turn) {
    const { type, seat } = event
    if (type === 'sold') sold(event, notes, turn)
    followShares(state, event, notes)
    if (type === 'built' && seat !== undefined) {
      notes.use(seat, 'towns', String(event.town))
      for (const hex of event.path as readonly string[]) notes.use(seat, 'hexes', hex)
      notes.figure('route-cost', Number(event.cost), turn)
    }
    if (type === 'traded' && seat !== undefined) notes.use(seat, 'groupings', String(event.grouping))
    if (type === 'finished' && event.reason === 'blocked' && state.outstanding[companyOf(event)] === 0) notes.figure('shut-in', turn)
    if (type === 'turn') for (const cash of state.cash) notes.figure('cash', cash, state.turn)
  },
  over(state, notes) {
    tellPurchases(notes)
    if (state.hullBarnsleyOwner < 0) return
    const winners = standing(state).filter(({ rank }) => rank === 1)
    const isWon = winners.some(({ seat }) => seat === state.hullBarnsleyOwner)
    notes.figure('hull-barnsley-won', isWon ? 100 / winners.length : 0)
  },
  endings: (state) => [state.turn >= state.lastTurn || canAnyRailwayBeOffered(state) ? 'turns' : 'finished'],
  label: (kind, id) => (kind === 'railways' && id === HULL_BARNSLEY_ID ? 'Hull & Barnsley' : undefined),
  board: () =>
    map.hexes.map(
      ({ q, r }, hex): BalanceShape => ({
        kind: 'hexes',
        id: hexIds[hex],
        at: [Math.sqrt(3) * SIZE * (q + r / 2), 1.5 * SIZE * r],
        hexagon: SIZE,
      }),
    ),
}

const SIZE = 50

const companyOf = ({ railway }: GameEvent) => (COMPANY_IDS as readonly string[]).indexOf(String(railway))

function sold(event: GameEvent, notes: BalanceNotes, turn: number): void {
  const { seat, lot, price } = event
  if (seat === undefined) return
  notes.use(seat, 'railways', String(lot))
  if (lot === HULL_BARNSLEY_ID) {
    notes.figure('hull-barnsley-price', Number(price))
    notes.figure('hull-barnsley-turn', turn)
  } else {
    notes.figure('share-price', Number(price), turn)
    notePurchase(event, notes, turn)
  }
}
