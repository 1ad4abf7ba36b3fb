import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES, gameById, loadGame, TITLES, titlesOffered } from '../index.ts'

describe('the catalogue', () => {
  it('says of each title what the game says of itself', () => {
    expect(TITLES.map(({ id, title, seats }) => ({ id, title, seats }))).toEqual(
      GAMES.map(({ id, title, seats }) => ({ id, title, seats })),
    )
  })

  it('knows where the rules are', () => {
    for (const { rules } of TITLES) expect(existsSync(new URL(`../${rules}`, import.meta.url)), rules).toBe(true)
  })

  it('lets any title be switched off', async () => {
    expect(titlesOffered(['west-riding']).map(({ id }) => id)).toEqual(['wensleydale', 'nuremberg', 'rising-sun'])
    expect(await loadGame('west-riding', ['west-riding'])).toBeUndefined()
    expect((await loadGame('west-riding'))?.id).toBe('west-riding')
  })

  it('finds a game by its id and nothing by another', () => {
    expect(gameById('rising-sun')?.title).toBe('Trains: Rising Sun')
    expect(gameById('monopoly')).toBeUndefined()
  })
})
