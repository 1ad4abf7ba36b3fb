import { LOCALES } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { known, made, TABLES } from './tables.ts'

/** One of many, none, negative sums, and what should have been a word. */
const CLUMSY =
  /\b1 (links|points|turns|passengers|slots|Strecken|Punkte|Plätze|Karten)\b|£-|\b0 (money|Waste|Geld|Abfall)|undefined|NaN|\.$/

describe.each(TABLES)('in $name', ({ game, options, seats }) => {
  it('there is a sentence for every move that anybody may ask about', () => {
    const insight = known(game).insight
    const apprentice = made('apprentice:noise=1,seed=reasons', game)
    const state = game.setup(options, seats, 'reasons')
    for (let decision = 0; game.toAct(state) !== null; decision++) {
      const moves = game.moves(state)
      const before = JSON.stringify(state)
      for (const move of decision % 4 === 0 ? moves.slice(0, 12) : []) {
        for (const locale of LOCALES) {
          const reason = insight.reason(state, move, locale)
          expect(reason, game.print(state, move)).toMatch(/\S/)
          expect(reason, game.print(state, move)).not.toMatch(CLUMSY)
        }
      }
      expect(JSON.stringify(state)).toBe(before)
      game.play(state, moves.length === 1 ? moves[0] : apprentice.decide(state, game.toAct(state) as number))
    }
  })
})
