import { legalTexts } from '@branchline/engine'
import { expect, test } from 'vitest'
import { westRiding } from '../rules/index.ts'
import { tradeRefusal } from '../rules/trade.ts'
import { given } from './table.ts'

const trading = { phase: 'trade' } as const
/** Seat 0 has two shares of the MR and one of the LYR, and presides over neither. */
const SPARE = { mr: { shares: [2, 3], president: 1 }, lyr: { shares: [1, 2], president: 1 }, ner: { shares: [1, 2], president: 1 } }

test('WR-6.1 two shares of one railway or of two are traded for one of their group', () => {
  const table = given({ ...trading, railways: SPARE })
  expect(table.moves()).toEqual(['pass', 'trade mr+mr for lmsr-president', 'trade mr+lyr for lmsr-president'])
  table.does('trade mr+lyr for lmsr-president')
  expect([table.shares(0, 'mr'), table.shares(0, 'lyr'), table.shares(0, 'lmsr')]).toEqual([1, 0, 1])
})

test('WR-6.1 the two must belong to the same group, and one must have them', () => {
  const table = given({ ...trading, railways: SPARE })
  table.expectRefusal('trade mr+ner for lmsr-president', 'WR-6.1', 'different-groups')
  table.expectRefusal('trade mr+mr for lner-president', 'WR-6.1', 'other-group')
  expect(table.expectRefusal('trade lyr+lyr for lmsr-president', 'WR-6.1', 'too-few-shares')).toMatchObject({ held: 1, needed: 2 })
  expect(tradeRefusal(table.state, 5, 0, 'president')).toMatchObject({ code: 'pair-out-of-order' })
})

test('WR-6.2 a player trades once in a turn', () => {
  const table = given({ ...trading, railways: { mr: { shares: [4, 4], president: 1 }, lyr: { shares: [2, 2], president: 1 } } })
  table.seat(0).trades('mr+mr for lmsr-president')
  expect(westRiding.toAct(table.state)).not.toBe(0)
})

test('WR-6.2 players who cannot trade are not asked', () => {
  const table = given({ order: [0, 1, 2, 3], railways: { mr: { shares: [0, 0, 2, 3], president: 3 } } })
  for (let n = 0; n < 4; n++) table.does('offer gnr', 'pass', 'pass', 'pass', 'pass')
  expect(westRiding.toAct(table.state)).toBe(2)
  expect(legalTexts(westRiding, table.state)).toEqual(['pass', 'trade mr+mr for lmsr-president'])
})

test('WR-6.3 traded shares are publicly held for good and stay outstanding', () => {
  const table = given({ ...trading, railways: SPARE }).does('trade mr+mr for lmsr-president')
  expect([table.state.publiclyHeld[0], table.state.outstanding[0]]).toEqual([2, 5])
})

test('WR-6.4 the first share of a grouping railway is the President’s', () => {
  const table = given({ ...trading, railways: SPARE })
  table.expectRefusal('trade mr+mr for lmsr-public', 'WR-6.4', 'president-first')
  table.expectRefusal('trade mr+mr for lmsr-stack', 'WR-6.4', 'president-first')
  table.does('trade mr+mr for lmsr-president')
  expect([table.president('lmsr'), table.state.outstanding[6], table.state.publiclyHeld[6]]).toEqual([0, 3, 2])
})

test('WR-6.5 later shares come from the stack or from the public', () => {
  const plan = { ...trading, railways: SPARE, groupings: { lmsr: { shares: [0, 1] } } }
  expect(given(plan).moves()).toEqual([
    'pass',
    'trade mr+mr for lmsr-public',
    'trade mr+mr for lmsr-stack',
    'trade mr+lyr for lmsr-public',
    'trade mr+lyr for lmsr-stack',
  ])
  const fromPublic = given(plan).does('trade mr+mr for lmsr-public').state
  expect([fromPublic.outstanding[6], fromPublic.publiclyHeld[6]]).toEqual([3, 1])
  const fromStack = given(plan).does('trade mr+mr for lmsr-stack').state
  expect([fromStack.outstanding[6], fromStack.publiclyHeld[6]]).toEqual([4, 2])
  expect(given(plan).expectRefusal('trade mr+mr for lmsr-president', 'WR-6.4', 'president-taken')).toMatchObject({ presidentSeat: 1 })
})

test('WR-6.5 without public shares there is only the stack, without a stack only the public', () => {
  const noPublic = given({ ...trading, railways: SPARE, groupings: { lmsr: { shares: [0, 3], public: 0 } } })
  noPublic.expectRefusal('trade mr+mr for lmsr-public', 'WR-6.5', 'none-public')
  const noStack = given({ ...trading, railways: SPARE, groupings: { lmsr: { shares: [0, 10], public: 2 } } })
  noStack.expectRefusal('trade mr+mr for lmsr-stack', 'WR-6.5', 'stack-empty')
})

test('WR-6.6 the President’s share is never traded', () => {
  const table = given({ ...trading, toAct: 0, railways: { mr: { shares: [2] }, lyr: { shares: [1, 2] } } })
  expect(table.expectRefusal('trade mr+mr for lmsr-president', 'WR-6.6', 'president-must-stay')).toMatchObject({ held: 2, spare: 1 })
  expect(table.moves()).toEqual(['pass', 'trade mr+lyr for lmsr-president'])
})

test('WR-6.6 the President keeps at least as many shares as anybody else', () => {
  const table = given({ ...trading, railways: { mr: { shares: [4, 3] } } })
  table.expectRefusal('trade mr+mr for lmsr-president', 'WR-6.6')
  const free = given({ ...trading, railways: { mr: { shares: [4, 2] } } }).does('trade mr+mr for lmsr-president')
  expect([free.shares(0, 'mr'), free.president('mr')]).toEqual([2, 0])
})

test('WR-6.7 a trade may change the President of a grouping railway', () => {
  const table = given({ ...trading, railways: SPARE, groupings: { lmsr: { shares: [1, 1], president: 1, public: 1 } } })
  table.does('trade mr+mr for lmsr-public')
  expect(table.president('lmsr')).toBe(0)
  expect(table.last('president')).toMatchObject({ seat: 0, railway: 'lmsr' })
})
