import { describe, expect, it } from 'vitest'
import { nurembergLearner, wensleydaleLearner } from '../bot/index.ts'
import { position } from '../position.ts'
import { legalMoves } from '../rules/explain.ts'
import { wensleydale } from '../rules/index.ts'

const { insight } = wensleydaleLearner

describe('why a link', () => {
  it('names the end of a chain that begins with it, not of the best chain elsewhere', () => {
    const state = wensleydale.setup({ short: false, scarceTrack: false, firstTables: true, secondTables: false }, 3, 'reasons')
    while (state.phase !== 'build') wensleydale.play(state, insight.pick(state, wensleydale.moves(state), { below: () => 0 }))
    const why = wensleydale.moves(state).flatMap((move) => (move.do === 'build' ? [insight.reason(state, move, 'en')] : []))
    expect(new Set(why).size).toBeGreaterThan(3)
    for (const reason of why) expect(reason).toMatch(/^(on the way to .+: [2-9] links|reaches .+)$/)
  })
})

describe('why a piece', () => {
  it('is what it brings: a set, an edge over others, or its income; that nobody wants it speaks for nothing', () => {
    const state = wensleydale.setup({ short: false, scarceTrack: false, firstTables: true, secondTables: false }, 3, 'reasons')
    const why = new Set<string>()
    while (wensleydale.toAct(state) !== null) {
      const moves = wensleydale.moves(state)
      for (const move of moves)
        if (move.do === 'move') why.add(insight.reason(state, move, 'en').replace(/^takes the [a-z ]+?(?=:| before)/, ''))
      wensleydale.play(state, moves.length === 1 ? moves[0]! : insight.pick(state, moves, { below: () => 0 }))
    }
    expect([...why].sort()).toEqual([' before others do', ': completes a set', ': income 1', ': income 2'])
  })
})

describe('a train that would carry nothing', () => {
  const given = {
    players: 3,
    round: 2,
    phase: 'trains',
    toAct: 0,
    influence: [{ brown: 6 }, {}, {}],
    links: { 'settle~stainforth': 0 },
  } as const

  it.each([
    ['wensleydale', wensleydaleLearner],
    ['nuremberg', nurembergLearner],
  ] as const)('is not worth a thought to who plays at a glance, one that carries something is, %s', (title, { insight: { glance } }) => {
    const hired = (goods: Record<string, number>) => {
      const state = position({ title, ...given, goods, ...(title === 'nuremberg' ? { options: { map: 'wensleydale' } } : {}) })
      const moves = legalMoves(state)
      const points = glance?.(state, moves) ?? []
      return moves.flatMap((move, place) => (move.do === 'hire' ? [Number.isFinite(points[place])] : []))
    }
    expect(new Set(hired({}))).toEqual(new Set([false]))
    expect(hired({ stainforth: 1 })).toContain(true)
  })
})

describe('what the coach counts of a train', () => {
  it('is its whole price: three points for a brown that is missing are paid in its line', () => {
    const state = position({
      title: 'wensleydale',
      players: 3,
      round: 2,
      phase: 'trains',
      toAct: 0,
      cubes: [4, 4, 4],
      influence: [{ brown: 1, red: 2 }, {}, {}],
      goods: { stainforth: 2 },
      links: { 'settle~stainforth': 0 },
    })
    const lines = (insight.coach?.lines(state) ?? []).map((line) => line.map((move) => wensleydale.print(state, move as never)))
    expect(lines.find(([first]) => first === 'hire 2a')?.slice(1)).toHaveLength(3)
  })
})

describe('the words of the coach', () => {
  const said = (key: string, values: object) => insight.coach?.messages.say('en', key, { ...values })

  it('say when upkeep will be so low, and what was spent instead of a price that may be more', () => {
    expect(said('figure.upkeep', { n: 1 })).toBe('after the round upkeep of 1 link')
    expect(said('cost.upkeep', { n: 3 })).toBe('after the round upkeep of 3 links')
    expect(said('cost.brown', { n: 1, sign: 'less' })).toBe('1 brown spent')
  })
})
