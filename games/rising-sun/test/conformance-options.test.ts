/** Combinations of options under the referee: where the environment says CI all of them, else so many that each two values meet. */
import { conform, setUpsToTry } from '@branchline/engine/kit'
import { expect, it } from 'vitest'
import { risingSun } from '../rules/index.ts'
import { boards } from './conformance.ts'

const combinations = setUpsToTry(risingSun, process.env.CI)

it.each(boards.map(({ options: { map }, seats }) => [map, seats] as const))(
  'RS-6.1 on %s with %i players combinations of options play to their end under the referee',
  (map, seats) => {
    const setUps = combinations.filter((setUp) => setUp.options.map === map && setUp.seats === seats)
    expect(setUps.length).toBeGreaterThan(0)
    const report = conform(risingSun, { setUps, gamesPerSetUp: 0, playoutsPerSetUp: 1, closeLooks: 2, deals: 0, seed: 'all' })
    expect(report.findings).toEqual([])
  },
)
