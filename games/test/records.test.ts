/** Recorded games replay, every move checked, to the state they were recorded with. */
import { readdirSync, readFileSync } from 'node:fs'
import { hashOf, isRefusal, openRecord, readRecord } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { GAMES, gameById } from '../index.ts'
import { FOLDERS } from './folders.ts'

const records = FOLDERS.flatMap((folder) => {
  const url = new URL(`../${folder}/test/records/`, import.meta.url)
  return readdirSync(url)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`${folder}/${file}`, readFileSync(new URL(file, url), 'utf8')] as const)
})

describe('recorded games', () => {
  it.each(records)('%s', (_file, text) => {
    const record = readRecord(text, gameById)
    if (isRefusal(record)) throw new Error(JSON.stringify(record))
    const game = gameById(record.game)!
    expect(record.rulesVersion).toBe(game.rulesVersion)
    const { history, bad } = openRecord(game, record)
    expect(bad).toBeUndefined()
    expect(hashOf(history.state)).toBe(record.finalHash)
  })

  it('cover every game with every number of players', () => {
    const played = new Set(
      records.map(([, text]) => JSON.parse(text) as { game: string; seats: number }).map(({ game, seats }) => `${game} with ${seats}`),
    )
    const wanted = GAMES.flatMap(({ id, seats }) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, n) => `${id} with ${seats.min + n}`),
    )
    expect(wanted.filter((one) => !played.has(one))).toEqual([])
  })
})
