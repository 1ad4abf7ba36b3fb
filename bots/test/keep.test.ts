import { expect, it } from 'vitest'
import { type Bot, keepBots } from '../index.ts'
import { made, positionOf, TABLES } from './tables.ts'

/** Says how often it was asked, and holds so many positions. */
function counter(positions: number): Bot {
  let asked = 0
  return {
    code: 'counter',
    positions,
    last: { iterations: 0, reused: 0, milliseconds: 0, fallback: false },
    decide: () => ++asked,
    reason: () => 'counts',
  }
}

it('a bot stays at its seat: each seat of each table has its own', () => {
  const kept = keepBots()
  const ask = (place: string) => kept.decide(place, () => counter(10), null, 0).move
  expect([ask('table 1'), ask('table 2'), ask('table 1'), ask('table 1'), ask('table 2')]).toEqual([1, 1, 2, 3, 2])
})

it('who was asked longest ago leaves when there are too many bots or positions', () => {
  const kept = keepBots({ bots: 3, positions: 100 })
  const ask = (place: string, positions: number) => kept.decide(place, () => counter(positions), null, 0)
  for (const place of ['a', 'b', 'c', 'a', 'd']) ask(place, 1)
  expect(kept.places).toEqual(['c', 'a', 'd'])
  ask('e', 99)
  expect(kept.places).toEqual(['d', 'e'])
  ask('f', 101)
  expect(kept.places).toEqual([])
})

it('a bot that fails is not kept', () => {
  const kept = keepBots()
  const broken = {
    ...counter(1),
    decide: () => {
      throw new Error('out of steam')
    },
  }
  expect(() => kept.decide('a', () => broken, null, 0)).toThrow('out of steam')
  expect(kept.decide('a', () => counter(1), null, 0).move).toBe(1)
})

it('what a search found for one decision serves the next, and moves stay legal', () => {
  const { game, options, seats } = TABLES[1]
  const state = positionOf(game, options, seats, 0)
  const kept = keepBots()
  const bot = made('driver:iterations=30,seed=1', game)
  let reused = 0
  for (let ply = 0; ply < 30 && game.toAct(state) !== null; ply++) {
    const seat = game.toAct(state) as number
    const move = seat === 0 ? kept.decide('seat 0', () => bot, game.view(state, 0), 0).move : game.moves(state)[0]
    if (seat === 0) reused += bot.last.reused
    expect(game.explain(state, move)).toBeNull()
    game.play(state, move)
  }
  expect(reused).toBeGreaterThan(0)
  expect(bot.positions).toBeGreaterThan(1)
})
