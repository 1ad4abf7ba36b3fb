import { enumerateSetUps, type SetUp } from '@branchline/engine'
import { conform, pairwise } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { type NurembergOptions, nuremberg } from '../rules/index.ts'

/** Each by itself, so that a finding names its set-up. */
const named = (setUps: readonly SetUp<NurembergOptions>[]) => setUps.map((setUp) => [JSON.stringify(setUp), setUp] as const)
const every = enumerateSetUps(nuremberg, 1024)
/** The other readings and the earlier tables touch neither length nor variants nor the stock of track, nor each other: they are looked at closely without these. */
const close = every.filter(({ options }) => {
  const isOurs = !options.fuerthByLine && !options.startOnAnyTrack && !options.beerAtCompanies
  const isToday = !options.firstTables && !options.secondTables
  if (isOurs && isToday) return true
  const isPlain = options.rounds === 'printed' && !options.scarceTrack && !options.swapFixed && !options.largerSouth
  return isPlain && (isToday || (isOurs && options.firstTables !== options.secondTables))
})

test.each(named(pairwise(every)))('First Train to Nuremberg keeps the contract of a game: %s', (_, setUp) => {
  expect(conform(nuremberg, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 1, closeLooks: 2 }).findings).toEqual([])
})

test.each(named(close))('looked at closely it does so too: %s', { tags: 'ci' }, (_, setUp) => {
  expect(conform(nuremberg, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 4, closeLooks: 8 }).findings).toEqual([])
})

test('it is played on two boards, for two lengths, with one variant for each board, with scarce track or not, by the first tables, the second or today’s, in three other readings, and by two to four players', () => {
  expect([every.length, close.length]).toEqual([1152, 90])
})
