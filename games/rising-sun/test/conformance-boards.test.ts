/** The conformance kit over every board, player count and card set. */
import { conform } from '@branchline/engine/kit'
import { expect, it } from 'vitest'
import { risingSun } from '../rules/index.ts'
import { boards } from './conformance.ts'

const named = boards.map((setUp) => [setUp.options.map, setUp.seats, setUp.options.cards, setUp] as const)

/** Each board once: that every number of players keeps the laws is looked at closely in CI, and played to the end with other options (conformance-options). */
const oncePerBoard = named.filter(([map], n) => named.findIndex(([other]) => other === map) === n)

it.each(oncePerBoard)('RS-3.1 %s with %i players and %s', (_map, _seats, _cards, setUp) => {
  const report = conform(risingSun, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 0, closeLooks: 3, deals: 0 })
  expect(report.findings).toEqual([])
})

it.each(named)('RS-3.1 looked at closely: %s with %i players and %s', { tags: 'ci' }, (_map, _seats, _cards, setUp) => {
  const report = conform(risingSun, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 2, closeLooks: 6, deals: 0 })
  expect(report.findings).toEqual([])
})

it('RS-8.3 on every board worlds are dealt as fairly as the game deals', () => {
  expect(conform(risingSun, { setUps: boards, gamesPerSetUp: 0, playoutsPerSetUp: 0, deals: 400 }).findings).toEqual([])
})
