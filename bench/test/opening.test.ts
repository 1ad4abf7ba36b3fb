/** A finished game is opened, not played again. In milliseconds this depends on the machine; as a ratio of one run it does not.
 * What both have in common (who asks, what they may see, whom they know) weighs the more the shorter the game is. */
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from 'vitest'

/** Of what playing its moves costs. */
const MOST = 0.6
const MOST_OF_LONG = 0.4
const LONG = 300

test('to open a finished game costs the server little beside what playing its moves costs, in every title', {
  tags: 'ci',
}, async () => {
  // The built server, as it is shipped: Node 20 starts no TypeScript.
  const built = new URL('../dist/server/opening.js', import.meta.url).href
  const { measureOpenings } = (await import(built)) as typeof import('../server/opening.ts')
  const games = await Promise.all(TITLES.map(({ rules }) => rules()))
  for (const { game, moves, kept, replayed, nothing } of await measureOpenings(games, 25)) {
    expect(moves, game).toBeGreaterThan(150)
    expect(kept.cpu - nothing.cpu, game).toBeLessThan((replayed.cpu - nothing.cpu) * (moves < LONG ? MOST : MOST_OF_LONG))
  }
})
