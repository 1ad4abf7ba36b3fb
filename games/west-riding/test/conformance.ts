/** The laws of the kit over the set-ups with open or with hidden cash: a file each, so that two workers share them. */
import { defaultOptions, enumerateSetUps, type SetUp } from '@branchline/engine'
import { conform, pairwise } from '@branchline/engine/kit'
import { expect, test } from 'vitest'
import { type Options, westRiding } from '../rules/index.ts'

export function keepsTheLaws(cash: 'open' | 'hidden'): void {
  const every = enumerateSetUps(westRiding)
  const few = pairwise(every)

  const keep = (choices: readonly SetUp<Options>[], seats: number, looks: number) => {
    const setUps = choices.filter((setUp) => setUp.seats === seats && setUp.options.cash === cash)
    expect(setUps.length).toBeGreaterThan(0)
    // The title has secrets because one option has; without it the kit insists that everybody sees everything.
    const report = conform(
      { ...westRiding, secrets: cash === 'hidden' },
      { setUps, gamesPerSetUp: 1, playoutsPerSetUp: looks, closeLooks: looks, deals: 0, seed: 'west-riding' },
    )
    expect(report.findings).toEqual([])
  }

  test.each([3, 4, 5])(`with %i players and ${cash} cash the choices of options keep every law of the kit`, (seats) => keep(few, seats, 1))

  test.each([3, 4, 5])(`with %i players and ${cash} cash every choice does`, { tags: 'ci' }, (seats) => keep(every, seats, 3))

  test(`there are sixteen such choices for each number of players with ${cash} cash`, () => {
    for (const seats of [3, 4, 5]) expect(every.filter((setUp) => setUp.seats === seats && setUp.options.cash === cash)).toHaveLength(16)
  })

  test(`a game with ${cash} cash looked at more closely keeps them too`, { tags: 'ci' }, () => {
    const setUps = [{ options: { ...defaultOptions(westRiding.options), cash }, seats: 4 }]
    expect(conform(westRiding, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 0, closeLooks: 25, seed: 'closely' }).findings).toEqual([])
  })
}
