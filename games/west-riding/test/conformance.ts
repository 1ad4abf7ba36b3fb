/** The laws of the kit over the set-ups with open or with hidden cash: a file each, so that two workers share them. */
import { defaultOptions, enumerateSetUps } from '@branchline/engine'
import { conform, setUpsToTry } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { westRiding } from '../rules/index.ts'

export function keepsTheLaws(cash: 'open' | 'hidden'): void {
  const few = setUpsToTry(westRiding, process.env.CI)

  test.each([3, 4, 5])(`with %i players and ${cash} cash the choices of options keep every law of the kit`, (seats) => {
    const setUps = few.filter((setUp) => setUp.seats === seats && setUp.options.cash === cash)
    expect(setUps.length).toBeGreaterThan(0)
    // The title has secrets because one option has; without it the kit insists that everybody sees everything.
    const report = conform(
      { ...westRiding, secrets: cash === 'hidden' },
      { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 3, closeLooks: 3, deals: 0, seed: 'west-riding' },
    )
    expect(report.findings).toEqual([])
  })

  test(`there are eight such choices for each number of players with ${cash} cash`, () => {
    const every = enumerateSetUps(westRiding)
    for (const seats of [3, 4, 5]) expect(every.filter((setUp) => setUp.seats === seats && setUp.options.cash === cash)).toHaveLength(8)
  })

  test(`a game with ${cash} cash looked at more closely keeps them too`, () => {
    const setUps = [{ options: { ...defaultOptions(westRiding.options), cash }, seats: 4 }]
    expect(conform(westRiding, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 0, closeLooks: 25, seed: 'closely' }).findings).toEqual([])
  })
}
