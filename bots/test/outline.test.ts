import { outlineOf } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { positionOf, TABLES } from './tables.ts'

describe.each(TABLES)('$name in words', ({ game, options, seats }) => {
  it.each(['en', 'de'] as const)('has titles, whole tables and the standing (%s)', (locale) => {
    for (const plies of [0, 15, 40, 100_000]) {
      const state = positionOf(game, options, seats, plies)
      const sections = outlineOf(game, game.view(state, 0), locale, ['Ada', 'Ben', 'Cem'])
      for (const { title, lines = [], table } of sections) {
        expect(title).not.toBe('')
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/)
        for (const row of table?.rows ?? []) {
          expect(row).toHaveLength(table?.columns.length ?? 0)
          expect(row.join()).not.toMatch(/undefined|NaN|\[object/)
        }
      }
      const standing = sections.at(-1)?.table?.rows.map(([name]) => name)
      expect(standing?.sort()).toEqual(['Ada', 'Ben', 'Cem'].slice(0, seats))
    }
  })

  it('tells no secret', () => {
    const state = positionOf(game, options, seats, 15)
    const other = game.sample(game.view(state, 0), 0, { below: () => 0 })
    expect(outlineOf(game, game.view(other, 0), 'en')).toEqual(outlineOf(game, game.view(state, 0), 'en'))
  })
})
