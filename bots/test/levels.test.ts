import { describe, expect, it } from 'vitest'
import { BOT_LEVELS, LEVELS, lineUpOf, playMatch, type TalliedGame, tally } from '../index.ts'
import { ELO, levelAbove } from '../levels.ts'
import { made, TABLES } from './tables.ts'

describe('levels', () => {
  it('are five, each stronger than the one before, and who draws lots is none of them', () => {
    expect(LEVELS).toHaveLength(5)
    expect(BOT_LEVELS).toContain('random')
    expect(LEVELS.map((level) => ELO[level])).toEqual(LEVELS.map((level) => ELO[level]).sort((one, other) => one - other))
    expect(ELO.random).toBeLessThan(ELO[LEVELS[0]])
  })
  it('lead from one to the next', () => {
    expect(levelAbove('trainee')).toBe('apprentice')
    expect(levelAbove('inspector')).toBeNull()
    expect(levelAbove('random')).toBeNull()
  })
})

/** Each title once, as it is usually played: where cash is hidden an apprentice errs as much. */
const USUAL = TABLES.slice(1).filter(({ game }, place, all) => all.findIndex((other) => other.game === game) === place)

describe.each(USUAL)('a trainee in $name', ({ game, options, seats }) => {
  const shareOf = async (one: string, other: string, count: number) => {
    const games: TalliedGame[] = []
    for (let index = 0; index < count; index++) {
      const { lineUp, block } = lineUpOf(index, 2, seats)
      const players = lineUp.map((bot, seat) => made(bot === 0 ? one : other, game, { seed: `${block}-${seat}` }))
      games.push({ lineUp, block, result: await playMatch({ game, options, seed: `t${block}` }, players) })
    }
    return tally([one, other], games)[0]?.winRate.mean
  }

  it('makes mistakes, but plausible ones: worse than an apprentice, far better than lots', async () => {
    expect(await shareOf('trainee', 'apprentice', 40)).toBeLessThan(0.5)
    expect(await shareOf('trainee', 'random', 6)).toBeGreaterThan(0.8)
  })

  it('overlooks moves, and still has one where it sees none', () => {
    const state = game.setup(options, seats, 'blind')
    const blind = made('trainee:sight=0,noise=0', game)
    const careful = made('apprentice:noise=0', game)
    const seat = game.toAct(state) as number
    expect(blind.decide(game.view(state, seat), seat)).toEqual(careful.decide(game.view(state, seat), seat))
  })
})
