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
