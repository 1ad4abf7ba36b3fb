import { describe, expect, it } from 'vitest'
import { interval, lineUpOf, type MatchResult, type Player, playMatch, rate, readAnswer, type TalliedGame, tally } from '../index.ts'
import { made, TABLES } from './tables.ts'

describe('line-ups', () => {
  it('let every bot sit at every seat, on the same seeds', () => {
    expect(lineUpOf(0, 2, 4)).toEqual({ lineUp: [0, 1, 0, 1], block: 0 })
    expect(lineUpOf(1, 2, 4)).toEqual({ lineUp: [1, 0, 1, 0], block: 0 })
    expect(lineUpOf(2, 2, 3)).toEqual({ lineUp: [0, 1, 0], block: 1 })
  })
  it.each([
    [4, 2],
    [5, 3],
    [6, 4],
    [6, 2],
  ])(
    'of %i bots at %i seats let everybody sit everywhere in a block, nobody twice in a game, and meet everybody in some block',
    (bots, seats) => {
      const met = new Set<string>()
      for (let block = 0; block < bots; block++) {
        const games = Array.from({ length: bots }, (_, rotation) => lineUpOf(block * bots + rotation, bots, seats).lineUp)
        for (const lineUp of games) {
          expect(new Set(lineUp).size).toBe(seats)
          for (const one of lineUp) for (const other of lineUp) if (one < other) met.add(`${one}-${other}`)
        }
        for (let seat = 0; seat < seats; seat++) expect(new Set(games.map((lineUp) => lineUp[seat])).size).toBe(bots)
      }
      expect(met.size).toBe((bots * (bots - 1)) / 2)
    },
  )
})

describe('a tally', () => {
  const result = (ranks: readonly number[]): MatchResult => {
    const winners = ranks.filter((rank) => rank === 1).length
    return {
      ranks,
      standing: [],
      scores: ranks.map((rank) => 10 - rank),
      shares: ranks.map((rank) => (rank === 1 ? 1 / winners : 0)),
      effort: ranks.map(() => ({
        decisions: 2,
        milliseconds: 10,
        slowest: 7,
        iterations: 20,
        fallbacks: 1,
        illegal: 0,
        troubles: { late: 1 },
      })),
      moves: [],
    }
  }
  const games: TalliedGame[] = [
    { lineUp: [0, 1], block: 0, result: result([1, 2]) },
    { lineUp: [1, 0], block: 0, result: result([1, 1]) },
    { lineUp: [0, 1], block: 1, result: result([1, 2]) },
    { lineUp: [1, 0], block: 1, result: result([2, 1]) },
  ]
  const [first, second] = tally(['a', 'b'], games) as [ReturnType<typeof tally>[number], ReturnType<typeof tally>[number]]
  it('counts a shared victory half', () => {
    expect(first.winRate.mean).toBeCloseTo((0.75 + 1) / 2)
    expect(second.winRate.mean).toBeCloseTo(0.125)
  })
  it('rates the better higher', () => {
    expect(first.elo).toBeGreaterThan(second.elo)
    expect(first.elo + second.elo).toBeCloseTo(3000, -1)
  })
  it('says what decisions took', () => {
    expect(first).toMatchObject({
      games: 4,
      decisions: 8,
      millisecondsPerDecision: 5,
      slowestDecision: 7,
      iterationsPerDecision: 10,
      fallbacks: 4,
      troubles: { late: 4 },
    })
  })
})

describe('an interval', () => {
  it('is wide for few values, narrow for many, and honest about one', () => {
    expect(interval([1]).margin).toBeNaN()
    expect(interval([0, 1]).margin).toBeGreaterThan(6)
    expect(interval(Array.from({ length: 400 }, (_, i) => i % 2)).margin).toBeCloseTo(0.049, 2)
  })
})

describe('the interval of a rate', () => {
  const blocks = (won: number, of: number) => Array.from({ length: of }, (_, i) => (i < won ? 1 : 0))
  it('is not empty where all games went one way', () => {
    const { mean, low, high } = rate(200, blocks(100, 100))
    expect([mean, high]).toEqual([1, 1])
    expect(low).toBeCloseTo(0.962, 2)
    expect(rate(20, blocks(10, 10)).low).toBeCloseTo(0.66, 1)
    expect(rate(20, blocks(0, 10))).toMatchObject({ mean: 0, low: 0 })
  })
  it('is Wilson’s for independent games', () => {
    const { low, high } = rate(100, blocks(80, 100))
    expect(low).toBeCloseTo(0.711, 2)
    expect(high).toBeCloseTo(0.867, 2)
  })
  it('takes rotations of one deal that ended alike as one game, and those that balance for no more than were played', () => {
    const alike = rate(200, blocks(60, 100))
    expect(alike.margin).toBeGreaterThan(
      rate(
        200,
        Array.from({ length: 100 }, (_, i) => (i < 20 ? 1 : 0.5)),
      ).margin,
    )
    expect(rate(200, new Array(100).fill(0.5)).margin).toBeCloseTo(0.069, 2)
  })
  it('is not told of one block', () => {
    expect(rate(2, [1]).low).toBeNaN()
  })
})

describe('a match', () => {
  const [{ game, options, seats }] = TABLES as [(typeof TABLES)[number]]
  it('replaces illegal moves and counts them', async () => {
    const cheat: Player = { decide: () => ({ type: 'load', weight: 99 }) }
    const { effort, ranks } = await playMatch({ game, options, seed: 'm' }, [
      cheat,
      ...[1, 2].map((seat) => made('random', game, { seed: `${seat}` })),
    ])
    expect(effort[0]?.illegal).toBe(effort[0]?.decisions)
    expect(effort[1]?.illegal).toBe(0)
    expect(ranks).toHaveLength(seats)
  })
  it('waits for those who answer later', async () => {
    const slow: Player = { decide: async (view) => game.moves(view).at(-1) }
    const { effort } = await playMatch({ game, options, seed: 'm' }, [slow, slow, slow])
    expect(effort.map(({ illegal }) => illegal)).toEqual([0, 0, 0])
  })
})

describe('answers of programs', () => {
  const moves = ['pass', 'bid 5']
  it('name a move or its place', () => {
    expect(readAnswer('{"id":3,"move":"Bid 5"}', 3, moves)).toBe(1)
    expect(readAnswer('{"id":3,"move":0}', 3, moves)).toBe(0)
  })
  it('to another question, or that are no answers, are not heard', () => {
    for (const line of ['{"id":2,"move":"pass"}', 'hello', '[]', 'null', '']) expect(readAnswer(line, 3, moves)).toBeUndefined()
  })
  it('with an impossible move count as none', () => {
    for (const move of ['"bid 6"', '7', '-1', '0.5', 'null']) expect(readAnswer(`{"id":3,"move":${move}}`, 3, moves)).toBe(-1)
  })
})

describe.each(TABLES)('$name', ({ game, options, seats }) => {
  it('is won by apprentices against lots', async () => {
    const games: TalliedGame[] = []
    for (let index = 0; index < 6; index++) {
      const { lineUp, block } = lineUpOf(index, 2, seats)
      const players = lineUp.map((bot, seat) => made(bot === 0 ? 'apprentice' : 'random', game, { seed: `${block}-${seat}` }))
      games.push({ lineUp, block, result: await playMatch({ game, options, seed: `s${block}` }, players) })
    }
    expect(tally(['apprentice', 'random'], games)[0]?.winRate.mean).toBeGreaterThan(0.6)
  })
})
