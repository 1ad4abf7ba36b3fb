import { describe, expect, it } from 'vitest'
import { BOT_LEVELS, readCode, splitCodes } from '../index.ts'
import { made, TABLES } from './tables.ts'

describe('codes of bots', () => {
  it('carry parameters', () => {
    expect(readCode('driver:iterations=500,seed=7')).toEqual({ level: 'driver', iterations: 500, seed: '7' })
  })
  it('that nobody knows are refused with those that are known', () => {
    expect(readCode('grandmaster')).toMatchObject({ refused: true, code: 'unknown-bot' })
    expect(readCode('driver:speed=9')).toMatchObject({ refused: true, code: 'bad-bot-parameter' })
    expect(readCode('driver:iterations=many')).toMatchObject({ refused: true })
    expect(readCode('driver:iterations=0')).toMatchObject({ refused: true })
  })
  it('can be listed, though commas also part parameters', () => {
    expect(splitCodes('driver:iterations=5,seed=7,random, apprentice')).toEqual(['driver:iterations=5,seed=7', 'random', 'apprentice'])
  })
})

describe.each(TABLES)('$name', ({ game, options, seats }) => {
  it.each(BOT_LEVELS)('%s plays only legal moves, with a reason in both languages', (level) => {
    const state = game.setup(options, seats, level)
    const bot = made(`${level}:iterations=4`, game)
    for (let ply = 0; ply < 45; ply++) {
      const seat = game.toAct(state)
      if (seat === null) return
      const view = game.view(state, seat)
      const move = bot.decide(view, seat)
      expect(game.explain(state, move)).toBeNull()
      for (const locale of ['en', 'de'] as const) expect(bot.reason(view, seat, move, locale)).toMatch(/\S{2}/)
      game.play(state, move)
    }
  })
})
