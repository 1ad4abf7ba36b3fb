/** Who has just learned a title meets rivals that compete for something: weak, but not playing at random. `GAMES=30` plays thirty of each. */
import { readOptions, type Title } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { TITLES } from '../../games/catalogue.ts'
import { knownOf, playMatch } from '../index.ts'
import { made } from './tables.ts'

const GAMES = Number(process.env.GAMES ?? 5)

async function scoresOf(title: Title, bots: string): Promise<number[]> {
  const { seats, options } = title.firstGame as NonNullable<Title['firstGame']>
  const { game } = await knownOf(title)
  const read = readOptions(game.options, options)
  const scores: number[] = []
  for (let number = 0; number < GAMES; number++) {
    const players = Array.from({ length: seats }, (_, seat) => made(`${bots}:seed=${number * 10 + seat}`, game))
    scores.push(...(await playMatch({ game, options: read, seed: `first ${number}` }, players)).scores)
  }
  return scores.toSorted((one, other) => one - other)
}

const median = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)]

describe.each(TITLES.map((title) => ({ id: title.id, title })))('the first game of $id', ({ id, title }) => {
  it('can be set up, and its bots reach at least half of what apprentices reach', async () => {
    const first = title.firstGame
    expect(first).toBeDefined()
    const { game } = await knownOf(title)
    expect(game.fits?.(readOptions(game.options, first?.options ?? {}) as never, first?.seats ?? 0) ?? null).toBeNull()
    const [own, apprentices] = [median(await scoresOf(title, first?.bots ?? '')), median(await scoresOf(title, 'apprentice'))]
    if (GAMES >= 30) console.log(`${id}: ${first?.bots} ${own}, apprentice ${apprentices} (medians of ${GAMES} games)`)
    expect(own).toBeGreaterThanOrEqual(apprentices / 2)
  }, 600_000)
})
