import { expect, test } from 'vitest'
import { given, newGame } from './table.ts'
import { TRACK_29 } from './tracks.ts'

const HELD_BY_ALL = [2, 2, 2, 2]

test('WR-3.1 Buy & Build, Trade, Dividends and Turn Order follow each other', () => {
  const table = given({ railways: { lyr: { shares: [0, 3] }, lnwr: { shares: [1, 2] } } })
  for (const [lot, town] of [
    ['mr', 'dewsbury'],
    ['gnr', 'thorne'],
    ['gcr', 'rotherham'],
    ['ner', 'selby'],
  ])
    table.sells(lot, 7).reaches(town)
  expect(table.state.phase).toBe('trade')
  table.endsTurn()
  const order = table.events
    .map(({ type }) => type)
    .filter((type) => ['built', 'no-trade', 'dividend', 'turn-order', 'turn'].includes(type))
  expect([...new Set(order)]).toEqual(['built', 'no-trade', 'dividend', 'turn-order', 'turn'])
})

test('WR-3.2 players act in turn order, number 1 first', () => {
  const table = given({ order: [2, 0, 3, 1] })
  table.seat(2).offers('mr').passes()
  table.seat(0).passes()
  table.seat(3).passes()
  table.seat(1).passes()
  table.seat(0).offers('mr')
})

test('WR-4.1 the player to act must offer a basic share: there is no pass', () => {
  const table = given()
  expect(table.moves()).toEqual(['offer mr', 'offer lnwr', 'offer ner', 'offer gcr', 'offer gnr', 'offer lyr', 'offer hull-barnsley'])
  table.expectRefusal('pass', 'WR-4.1', 'must-offer')
  table.expectRefusal('offer lmsr', 'WR-4.1', 'grouping-offered')
})

test('WR-4.2 the Hull & Barnsley may be offered instead, and uses up the offer', () => {
  const table = given({ cash: [12, 11, 10, 9] })
  table.sells('hull-barnsley', 10)
  expect(table.state.hullBarnsleyOwner).toBe(0)
  table.seat(1).offers('mr')
})

test('WR-4.2 nobody can offer the Hull & Barnsley when it is owned', () => {
  const table = given({ hullBarnsley: 3 })
  expect(table.expectRefusal('offer hull-barnsley', 'WR-4.2')).toMatchObject({ ownerSeat: 3 })
  expect(table.moves()).not.toContain('offer hull-barnsley')
})

/** The neighbours of Bradford are built on by others: MR is shut in at its home. */
const AROUND_BRADFORD = ['d9', 'd11', 'e8', 'e12', 'f9', 'f11']

test('WR-4.3 a railway that is blocked cannot be offered', () => {
  const table = given({ railways: { lyr: { shares: [1], track: AROUND_BRADFORD } } })
  table.expectRefusal('offer mr', 'WR-4.3', 'blocked')
  expect(table.moves()).not.toContain('offer mr')
})

test('WR-4.3 a railway with too few cubes cannot be offered', () => {
  const table = given({ railways: { gnr: { shares: [1], track: TRACK_29 } } })
  expect(table.expectRefusal('offer gnr', 'WR-4.3', 'out-of-cubes')).toMatchObject({ cubes: 1 })
})

test('WR-4.4 a railway whose shares are all sold cannot be offered', () => {
  given({ railways: { mr: { shares: HELD_BY_ALL } } }).expectRefusal('offer mr', 'WR-4.4', 'sold-out')
})

test('WR-4.5 when no railway can be offered the phase is over, and nobody offers the Hull & Barnsley', () => {
  const soldOut = { shares: HELD_BY_ALL }
  const table = given({
    cash: [20, 10, 10, 10],
    railways: { mr: { shares: [2, 2, 2, 1] }, lnwr: soldOut, ner: soldOut, gcr: soldOut, gnr: soldOut, lyr: soldOut },
  })
  table.sells('mr', 4)
  expect(table.last('nothing-to-offer')).toBeDefined()
  expect(table.state.phase).toBe('trade')
  expect(table.state.hullBarnsleyOwner).toBe(-1)
})

test('WR-4.6 the player who offers bids first, then it goes round in turn order', () => {
  const table = given({ order: [1, 3, 0, 2] })
  table.seat(1).offers('mr').bids(4)
  table.seat(3).bids(5)
  table.seat(0).passes()
  table.seat(2).bids(6)
  table.seat(1).bids(7)
  table.seat(3).passes()
  table.seat(2).passes()
  expect(table.last('sold')).toMatchObject({ seat: 1, price: 7 })
})

test('WR-4.7 who has passed is not asked again', () => {
  const table = given()
  table.seat(0).offers('mr').passes()
  table.seat(1).bids(4)
  table.seat(2).bids(5)
  table.seat(3).passes()
  table.seat(1).passes()
  expect(table.last('sold')).toMatchObject({ seat: 2, price: 5 })
})

test('WR-4.7 the last player left may still bid or pass', () => {
  const table = given()
  table.seat(0).offers('mr').passes()
  table.seat(1).passes()
  table.seat(2).passes()
  expect(table.moves()).toEqual(['pass', 'bid 4', 'bid 5', 'bid 6', 'bid 7'])
  table.seat(3).bids(4)
  expect(table.last('sold')).toMatchObject({ seat: 3, price: 4 })
})

test('WR-4.8 the first bid is at least the cost of the cheapest route', () => {
  const table = given()
  table.does('offer gcr')
  expect(table.expectRefusal('bid 4', 'WR-4.8', 'below-minimum')).toMatchObject({ minimum: 5 })
  table.does('bid 5')
})

test('WR-4.8 the minimum rises when the cheapest route is blocked, whatever is in the treasury', () => {
  const table = given({ railways: { mr: { shares: [1], treasury: 9 }, lyr: { shares: [0, 1], track: ['f11', 'dewsbury'] } } })
  table.does('offer mr')
  expect(table.expectRefusal('bid 4', 'WR-4.8')).toMatchObject({ minimum: 5 })
})

test('WR-4.9 the first bid for the Hull & Barnsley is at least £10', () => {
  const table = given({ cash: [12, 11, 10, 9] })
  table.does('offer hull-barnsley')
  table.expectRefusal('bid 9', 'WR-4.9', 'below-minimum')
  expect(table.moves()).toEqual(['pass', 'bid 10', 'bid 11', 'bid 12'])
})

test('WR-4.10 each bid is at least £1 above the last, in whole pounds', () => {
  const table = given()
  table.does('offer mr', 'bid 5')
  table.expectRefusal('bid 5', 'WR-4.10', 'bid-too-low')
  table.expectRefusal('bid 6.5', 'engine', 'unreadable')
  table.does('bid 6')
})

test('WR-4.11 nobody bids more than they have', () => {
  const table = given({ cash: [9, 8, 7, 6] })
  table.does('offer mr')
  expect(table.expectRefusal('bid 11', 'WR-4.11')).toMatchObject({ cash: 9, short: 2 })
  expect(table.moves()).toEqual(['pass', 'bid 4', 'bid 5', 'bid 6', 'bid 7', 'bid 8', 'bid 9'])
})

test('WR-4.12 a railway may be offered even if nobody can pay the minimum', () => {
  const table = given({ cash: [3, 3, 2, 1] })
  table.does('offer mr')
  expect(table.moves()).toEqual(['pass'])
  table.does('pass', 'pass', 'pass', 'pass')
  expect(table.last('unsold')).toMatchObject({ lot: 'mr' })
})

test('WR-4.13 the winner pays the bid and takes the share', () => {
  const table = given()
  table.does('offer mr', 'bid 6', 'pass', 'pass', 'pass')
  expect(table.state.cash).toEqual([1, 7, 7, 7])
  expect(table.state.onShare).toBe(6)
  expect(table.shares(0, 'mr')).toBe(1)
})

test('WR-4.13 an unsold share goes back and the offer is used up', () => {
  const table = given()
  table.does('offer mr', 'pass', 'pass', 'pass', 'pass')
  expect(table.state.outstanding[0]).toBe(0)
  expect(table.state.cash).toEqual([7, 7, 7, 7])
  // Nothing of the auction is left that would tell two equal positions apart.
  expect(table.state).toMatchObject({ lot: -1, bidder: -1, bidding: -1, passed: 0 })
  table.seat(1).offers('mr')
})

test('WR-4.14 the price of the Hull & Barnsley goes to the bank, and nothing is built', () => {
  const table = given({ cash: [15, 11, 10, 9] })
  const { bank } = table.state
  table.sells('hull-barnsley', 13)
  expect(table.state.bank).toBe(bank + 13)
  expect(table.state.cash[0]).toBe(2)
  expect(table.state.cubes.every((cubes) => cubes === 0)).toBe(true)
  expect(table.moves().join()).not.toMatch(/build/)
})

test('WR-4.15 with more shares than the President a player becomes President at once', () => {
  const table = given({ cash: [3, 20, 3, 3], order: [1, 0, 2, 3], railways: { mr: { shares: [1, 1], president: 0 } } })
  table.sells('mr', 5)
  expect(table.president('mr')).toBe(1)
  expect(table.last('president')).toMatchObject({ seat: 1, railway: 'mr' })
})

test('WR-4.15 with as many shares nothing changes', () => {
  const table = given({ cash: [3, 20, 3, 3], order: [1, 0, 2, 3], railways: { mr: { shares: [2, 1], president: 0 } } })
  table.sells('mr', 5)
  expect(table.president('mr')).toBe(0)
})

test('WR-4.16 who becomes President by the purchase may use the treasury for its route', () => {
  const taken = { cash: [3, 20, 3, 3], order: [1, 0, 2, 3] } as const
  const takesOver = given({ ...taken, railways: { mr: { shares: [1, 1], president: 0, treasury: 4 } } }).sells('mr', 4)
  const doesNot = given({ ...taken, railways: { mr: { shares: [2, 1], president: 0, treasury: 4 } } }).sells('mr', 4)
  expect(takesOver.moves()).toContain('build to huddersfield')
  expect(doesNot.state.phase).not.toBe('to')
  expect(doesNot.last('built')).toMatchObject({ town: 'dewsbury', cost: 4 })
})

test('WR-4.16 a whole first turn from the set-up can be played', () => {
  const table = newGame({}, 3, 'first turn')
  for (const lot of ['mr', 'gnr', 'gcr']) {
    table.sells(lot, 6)
    while (table.state.phase === 'to' || table.state.phase === 'from' || table.state.phase === 'path') table.does(table.moves()[0])
  }
  expect(table.state.turn).toBe(2)
})
