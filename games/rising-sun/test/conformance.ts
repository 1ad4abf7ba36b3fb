/** What the conformance tests share: the boards with each number of players, and options by their wishes. */
import { defaultOptions, type SetUp } from '@branchline/engine'
import { boardNamed, CARD_SETS, MAPS, type Options, risingSun } from '../rules/index.ts'

export const options = (wishes: Partial<Options>): Options => ({ ...defaultOptions(risingSun.options), ...wishes })

/** Each board with each number of players, and with it another card set and other options each time. */
export const boards: readonly SetUp<Options>[] = MAPS.flatMap((map) => {
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
