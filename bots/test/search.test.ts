import type { AnyGame, AnyInsight } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { diceFrom } from '../index.ts'
import { createSearch } from '../search.ts'
import { known, made, positionOf, TABLES } from './tables.ts'

describe.each(TABLES)('searching $name', ({ game, options, seats }) => {
  it('is the same for the same seed and iteration budget', () => {
    const line = (seed: string) => {
      const state = positionOf(game, options, seats, 20)
      const bot = made(`driver:iterations=25,seed=${seed}`, game)
      const texts: string[] = []
      for (let ply = 0; ply < 6 && game.toAct(state) !== null; ply++) {
        const seat = game.toAct(state) as number
        const move = bot.decide(game.view(state, seat), seat)
        texts.push(game.print(state, move))
        game.play(state, move)
      }
      return texts
    }
    expect(line('7')).toEqual(line('7'))
  })

  it('takes no notice of secrets, whatever lies in their places', () => {
    for (const plies of [2, 9, 18]) {
      const state = positionOf(game, options, seats, plies)
      const seat = game.toAct(state) as number
      const truth = made('driver:iterations=30,seed=1', game).decide(game.view(state, seat), seat)
      const lie = game.sample(game.view(state, seat), seat, { below: (n: number) => n - 1 })
      expect(made('driver:iterations=30,seed=1', game).decide(lie, seat)).toEqual(truth)
      expect(made('driver:iterations=30,seed=1', game).decide(state, seat)).toEqual(truth)
      expect(made('apprentice:seed=1', game).decide(lie, seat)).toEqual(made('apprentice:seed=1', game).decide(state, seat))
    }
  })

  it('leaves the view it was given as it was', () => {
    const state = positionOf(game, options, seats, 15)
    const seat = game.toAct(state) as number
    const view = game.view(state, seat)
    const before = JSON.stringify(view)
    made('driver:iterations=20', game).decide(view, seat)
    expect(JSON.stringify(view)).toBe(before)
  })
})

describe('the budget', () => {
  const [{ game, options, seats }] = TABLES as [(typeof TABLES)[number]]
  const decide = (code: string, now?: () => number) => {
    const state = positionOf(game, options, seats, 3)
    const seat = game.toAct(state) as number
    const bot = made(code, game, now === undefined ? {} : { now })
    bot.decide(game.view(state, seat), seat)
    return bot.last
  }
  it('of time ends the search', () => {
    let time = 0
    const last = decide('driver:milliseconds=50', () => time++)
    expect(last.iterations).toBeGreaterThan(5)
    expect(last.iterations).toBeLessThanOrEqual(50)
  })
  it('of iterations is not exceeded', () => {
    expect(decide('inspector:iterations=40').iterations).toBeLessThanOrEqual(40)
  })
  it('of a driver is a hundred iterations, or 0.3 s where those take longer; given in time alone, it is time alone', () => {
    const clock = (step: number) => {
      let time = 0
      return () => (time += step)
    }
    expect(decide('driver', clock(0.001)).iterations).toBeGreaterThan(50)
    expect(decide('driver', clock(0.001)).iterations).toBeLessThanOrEqual(100)
    expect(decide('driver', clock(10)).iterations).toBeLessThanOrEqual(30)
    expect(decide('driver:milliseconds=300', clock(1)).iterations).toBeGreaterThan(100)
    expect(decide('inspector', clock(10)).iterations).toBeGreaterThan(100)
  })
  it('that is nought still gives a move', () => {
    expect(decide('driver:milliseconds=0', () => 0).iterations).toBe(1)
  })
})

describe.each(TABLES)('a decision in $name', ({ game, options, seats }) => {
  const search = (iterations: number, insight: AnyInsight = known(game).insight, positions?: number) =>
    createSearch(game, insight, {
      iterations,
      milliseconds: Number.POSITIVE_INFINITY,
      explore: 3,
      ...(positions === undefined ? {} : { positions }),
    })
  const state = positionOf(game, options, seats, 12)
  const seat = game.toAct(state) as number
  const view = game.view(state, seat)

  it('ends when no other move can overtake the first, and not before', () => {
    const { edges, iterations } = search(150).run(view, seat, diceFrom('1'))
    const [first = 0, second = 0] = edges.map(({ visits }) => visits)
    if (iterations < 150) expect(first - second).toBeGreaterThan(150 - iterations)
    else expect(first - second).toBeLessThanOrEqual(4)
  })

  it('with one move worth a thought takes no thought', () => {
    const narrow: AnyInsight = {
      ...known(game).insight,
      appraise: (_, moves) => moves.map((_move, place) => (place === 1 ? 0 : Number.NEGATIVE_INFINITY)),
    }
    const { edges, iterations } = search(150, narrow).run(view, seat, diceFrom('1'))
    expect(iterations).toBe(1)
    expect(edges[0]?.move).toEqual(game.moves(view)[1])
  })

  it('holds no more positions than it may, however large the budget', () => {
    const bounded = search(200, known(game).insight, 40)
    bounded.run(view, seat, diceFrom('1'))
    expect(bounded.positions).toBeLessThanOrEqual(40)
    const free = search(200)
    free.run(view, seat, diceFrom('1'))
    expect(free.positions).toBeGreaterThan(40)
  })
})

describe('a tree', () => {
  it('is kept where the seat foresaw what it now sees', () => {
    const { game, options, seats } = TABLES[1]
    const state = positionOf(game, options, seats, 0)
    const bot = made('driver:iterations=200', game)
    let reused = 0
    for (let ply = 0; ply < 30 && game.toAct(state) !== null; ply++) {
      const seat = game.toAct(state) as number
      const move = seat === 0 ? bot.decide(game.view(state, 0), 0) : game.moves(state)[0]
      if (seat === 0) reused += bot.last.reused
      game.play(state, move)
    }
    expect(reused).toBeGreaterThan(0)
  })
})

describe('a bot in trouble', () => {
  it('plays a weaker move rather than none', () => {
    const broken: AnyGame = {
      ...parcels,
      play() {
        throw new Error('out of steam')
      },
    }
    const state = positionOf(parcels, { turns: 8, deck: 'light', rich: false }, 3, 2)
    const seat = parcels.toAct(state as never) as number
    const bot = made('driver:iterations=10', broken)
    const move = bot.decide(parcels.view(state as never, seat), seat)
    expect(parcels.explain(state as never, move as never)).toBeNull()
    expect(bot.last.fallback).toBe(true)
  })
})
