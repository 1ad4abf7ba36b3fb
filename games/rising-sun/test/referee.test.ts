/** The referee notices when components come or go. A referee that never complains would be no referee. */
import { expect, it } from 'vitest'
import { position } from '../position.ts'
import { risingSun, type State } from '../rules/index.ts'

const complaints = (spoil: (state: State) => void) => {
  const state = position({ seats: [{ hand: ['waste'], rails: ['yokohama'] }, {}] })
  spoil(state)
  return risingSun.referee(state).map(({ clause }) => clause)
}

it('RS-2.3 a clean position has no complaints', () => {
  expect(complaints(() => undefined)).toEqual([])
})

it.each<[string, string, (state: State) => void]>([
  ['RS-2.3', 'a card too many', (state) => state.hands[0]!.push(20)],
  ['RS-2.3', 'a card gone', (state) => state.hands[0]!.pop()],
  ['RS-4.13', 'a pile below zero', (state) => (state.supply[1] = -1)],
  ['RS-3.9', 'a pile too few', (state) => state.piles.pop()],
  ['RS-5.12', 'too many stations', (state) => (state.stations[0] = 1)],
  ['RS-3.5', 'a station out of thin air', (state) => state.stationsLeft++],
  ['RS-3.3', 'a rail gone', (state) => state.railsLeft[0]!--],
  ['RS-5.1', 'a neighbour forgotten', (state) => state.reach.fill(0)],
  ['RS-5.3', 'a rail in the sea', (state) => (state.rails[state.rails.length - 1] = 1)],
  ['RS-5.29', 'debts', (state) => (state.money = -1)],
  ['RS-8.3', 'a card shown that is not there', (state) => state.shown[0]!.push(3)],
  ['RS-8.2', 'a deck and what is known of it', (state) => state.known[0]!.pop()],
])('%s: %s', (clause, _what, spoil) => {
  expect(complaints(spoil)).toContain(clause)
})
