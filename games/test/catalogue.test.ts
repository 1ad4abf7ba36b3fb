import { LOCALES, UNFINISHED } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { GAMES, gameById, loadGame, TITLES, titlesOffered } from '../index.ts'
import { AT_HOME } from './folders.ts'

describe('the catalogue', () => {
  it('lists every title that has a folder, once', () => {
    expect(TITLES.map(({ id }) => id).sort()).toEqual(AT_HOME.map(({ title }) => title.id).sort())
    expect(new Set(TITLES.map(({ id }) => id)).size).toBe(TITLES.length)
  })

  it('says of each title what the game says of itself', () => {
    expect(TITLES.map(({ id, name, seats }) => ({ id, title: name, seats }))).toEqual(
      GAMES.map(({ id, title, seats }) => ({ id, title, seats })),
    )
  })

  it('lets any title be switched off', async () => {
    const [one, ...others] = TITLES as [(typeof TITLES)[number], ...typeof TITLES]
    expect(titlesOffered([one.id])).toEqual(others)
    expect(await loadGame(one.id, [one.id])).toBeUndefined()
    expect((await loadGame(one.id))?.id).toBe(one.id)
  })

  it('finds a game by its id and nothing by another', () => {
    for (const { id, name } of TITLES) expect(gameById(id)?.title).toBe(name)
    expect(gameById('monopoly')).toBeUndefined()
  })
})

describe.each(TITLES)('$id', (title) => {
  it('is told in one sentence in every language', () => {
    for (const locale of LOCALES) {
      const told = title.blurb[locale] ?? (UNFINISHED.includes(locale) ? title.blurb.en : '')
      expect(told).toMatch(/^\p{Lu}[^.!?]+\.$/u)
      expect(told.length).toBeLessThan(160)
    }
  })

  it('has a length and a weight', () => {
    expect(title.minutes.min).toBeGreaterThan(0)
    expect(title.minutes.max).toBeGreaterThanOrEqual(title.minutes.min)
    expect([1, 2, 3, 4, 5]).toContain(title.weight)
  })

  it('brings what it promises', async () => {
    expect(await title.rulebook()).toMatch(/^# /)
    const insight = await title.insight?.()
    if (insight !== undefined) expect(insight.doubt).toBeGreaterThan(0)
    if (title.table !== undefined) expect(await title.table()).toMatchObject({ Board: expect.anything(), size: expect.any(Function) })
    if (title.poster !== undefined) expect(await title.poster()).toBeTypeOf('function')
    if (title.lessons !== undefined) expect((await title.lessons()).lessons.length).toBeGreaterThan(0)
    if (title.puzzles !== undefined) expect((await title.puzzles()).puzzles.length).toBeGreaterThan(0)
  })
})
