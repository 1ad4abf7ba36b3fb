/** The conformance kit over every board, player count and card set; every card is in one of the set-ups. */
import { defaultOptions, enumerateSetUps, type SetUp } from '@branchline/engine'
import { conform } from '@branchline/engine/kit'
import { describe, expect, it } from 'vitest'
import { BASE_CARDS, RISING_SUN_CARDS } from '../rules/cards.ts'
import { boardNamed, CARD_SETS, MAPS, type Options, risingSun } from '../rules/index.ts'

const options = (wishes: Partial<Options>): Options => ({ ...defaultOptions(risingSun.options), ...wishes })

/** Eight groups of eight in which every one of the 59 cards appears. */
const groups = (() => {
  const all = [...BASE_CARDS, ...RISING_SUN_CARDS].map(({ id }) => id)
  return Array.from({ length: 8 }, (_, group) => Array.from({ length: 8 }, (_, n) => all[(group + n * 8) % all.length]!))
})()

/** Each board with each number of players, and with it another card set and other options each time. */
const boards: SetUp<Options>[] = MAPS.flatMap((map) => {
  const { min, max } = boardNamed(map).sheet.players
  return Array.from({ length: max - min + 1 }, (_, n) => ({ map, seats: min + n }))
}).map(({ map, seats }, n) => {
  const isBaseBoard = map === 'tokyo' || map === 'osaka'
  const cards = CARD_SETS[n % CARD_SETS.length]!
  return {
    seats,
    options: options({
      map,
      cards,
      routeBonus: n % 3 !== 0,
      attacks: cards === 'rising-sun-experienced' || n % 4 !== 1,
      gold: isBaseBoard && n % 2 === 1 ? 'base' : 'rising-sun',
      twentyRails: isBaseBoard && n % 2 === 0,
      startCities: map === 'chiba',
    }),
  }
})

const combinations: SetUp<Options>[] = enumerateSetUps(risingSun as never)

describe('conformance', () => {
  it.each(boards.map((setUp) => [setUp.options.map, setUp.seats, setUp.options.cards, setUp] as const))(
    'RS-3.1 %s with %i players and %s',
    (_map, _seats, _cards, setUp) => {
      const report = conform(risingSun, { setUps: [setUp], gamesPerSetUp: 1, playoutsPerSetUp: 2, closeLooks: 12 })
      expect(report.findings).toEqual([])
    },
  )
  it.each(groups.map((custom, n) => [n, custom] as const))('RS-3.11 card group %i', (n, custom) => {
    expect(new Set(custom).size).toBe(8)
    const setUps = [{ seats: n % 2 === 0 ? 2 : 3, options: options({ map: n % 4 < 2 ? 'tokyo' : 'osaka', cards: 'custom', custom }) }]
    const report = conform(risingSun, { setUps, gamesPerSetUp: 1, playoutsPerSetUp: 2, closeLooks: 18, seed: `group ${n}` })
    expect(report.findings).toEqual([])
  })
  it('RS-2.4 the groups hold every card', () => {
    expect(new Set(groups.flat()).size).toBe(59)
  })
  const tables = boards.map(({ options: { map }, seats }) => [map, seats] as const)
  it.each(tables)('RS-6.1 on %s with %i players every combination of options plays to its end under the referee', (map, seats) => {
    const setUps = combinations.filter((setUp) => setUp.options.map === map && setUp.seats === seats)
    const report = conform(risingSun, { setUps, gamesPerSetUp: 0, playoutsPerSetUp: 1, seed: 'all' })
    expect(report.findings).toEqual([])
    expect(report.setUps).toBeGreaterThan(8)
  })
})
