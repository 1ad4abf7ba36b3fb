import { describe, expect, it } from 'vitest'
import { wensleydaleLearner } from '../bot/index.ts'
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
