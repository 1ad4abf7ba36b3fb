import { defaultOptions, isRefusal } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { BOT_LEVELS, type Bot, botFor, readCode, splitCodes } from '../index.ts'

function made(code: string): Bot {
  const bot = botFor(code, parcels)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot
}

describe('codes of bots', () => {
  it('carry parameters', () => {
    expect(readCode('driver:iterations=500,seed=7')).toEqual({ level: 'driver', iterations: 500, seed: '7' })
  })
  it('that nobody knows are refused with those that are known', () => {
    expect(readCode('grandmaster')).toMatchObject({ refused: true, code: 'unknown-bot' })
    expect(readCode('driver:speed=9')).toMatchObject({ refused: true, code: 'bad-bot-parameter' })
    expect(readCode('driver:iterations=many')).toMatchObject({ refused: true })
  })
  it('can be listed, though commas also part parameters', () => {
    expect(splitCodes('driver:iterations=5,seed=7,random, apprentice')).toEqual(['driver:iterations=5,seed=7', 'random', 'apprentice'])
  })
})

describe.each(BOT_LEVELS)('%s', (level) => {
  it('plays legal moves to the end of a game', () => {
    const state = parcels.setup(defaultOptions(parcels.options), 3, 'a')
    const bot = made(`${level}:iterations=20`)
    for (let seat = parcels.toAct(state); seat !== null; seat = parcels.toAct(state)) {
      const move = bot.decide(parcels.view(state, seat), seat) as never
      expect(parcels.explain(state, move)).toBeNull()
      parcels.play(state, move)
    }
  })
})
