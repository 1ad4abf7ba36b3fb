/** Combinations of options under the referee: so many that each two values meet, and in CI all of them. */
import { enumerateSetUps, type SetUp } from '@branchline/engine'
import { conform, pairwise } from '@branchline/engine/kit'
import { expect, it } from 'vitest'
import { type Options, risingSun } from '../rules/index.ts'
import { boards } from './conformance.ts'

const every = enumerateSetUps(risingSun, Number.POSITIVE_INFINITY)
const few = pairwise(every)
/** Three cards read otherwise with the first texts, a rail fewer (RS-3.20), another to begin (RS-3.21): that they meet every other option is enough. */
const ofToday = every.filter(({ options }) => !options.firstTexts && !options.markerOfRails && !options.starterFirst)
const places = boards.map(({ options: { map }, seats }) => [map, seats] as const)

function playToTheirEnd(combinations: readonly SetUp<Options>[], map: string, seats: number): void {
  const setUps = combinations.filter((setUp) => setUp.options.map === map && setUp.seats === seats)
  expect(setUps.length).toBeGreaterThan(0)
  const report = conform(risingSun, { setUps, gamesPerSetUp: 0, playoutsPerSetUp: 1, closeLooks: 2, deals: 0, seed: 'all' })
  expect(report.findings).toEqual([])
}

it.each(places)('RS-6.1 on %s with %i players combinations of options play to their end under the referee', (map, seats) =>
  playToTheirEnd(few, map, seats),
)

it.each(places)('RS-6.1 on %s with %i players every combination of today’s texts does', { tags: 'ci' }, (map, seats) =>
  playToTheirEnd(ofToday, map, seats),
)
