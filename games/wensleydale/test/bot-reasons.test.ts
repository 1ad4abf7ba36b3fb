import { describe, expect, it } from 'vitest'
import { insight } from '../bot/index.ts'
import { wensleydale } from '../rules/index.ts'

describe('why a link', () => {
  it('names the end of a chain that begins with it, not of the best chain elsewhere', () => {
    const state = wensleydale.setup({}, 3, 'reasons')
    while (state.phase !== 'build') wensleydale.play(state, insight.pick(state, wensleydale.moves(state), { below: () => 0 }))
    const why = wensleydale.moves(state).flatMap((move) => (move.do === 'build' ? [insight.reason(state, move, 'en')] : []))
    expect(new Set(why).size).toBeGreaterThan(3)
    for (const reason of why) expect(reason).toMatch(/^(on the way to .+: [2-9] links|reaches .+)$/)
  })
})
