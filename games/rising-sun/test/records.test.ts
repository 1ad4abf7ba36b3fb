/** Recorded games: one for each board and one for each way a game can end. They must replay to the same last position. */
import { readdirSync, readFileSync } from 'node:fs'
import { hashOf, isRefusal, openRecord, readRecord } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { BOARDS, MAPS, risingSun } from '../rules/index.ts'
import { BY_PILES, BY_RAILS, BY_STATIONS } from '../rules/state.ts'

const folder = new URL('records/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

const replay = (file: string) => {
  const record = readRecord(readFileSync(new URL(file, folder), 'utf8'), (id) => (id === risingSun.id ? risingSun : undefined))
  if (isRefusal(record)) throw new Error(`${file}: ${record.code}`)
  return { record, ...openRecord(risingSun, record) }
}

describe('recorded games', () => {
  it.each(files)('RS-6.1 %s replays to its last position', (file) => {
    const { record, history, bad } = replay(file)
    expect(bad).toBeUndefined()
    expect([risingSun.toAct(history.state), hashOf(history.state)]).toEqual([null, record.finalHash])
  })
  it('RS-2.1 there is one for each board', () => {
    const boards = files.filter((name) => name.startsWith('map-')).map((name) => BOARDS[replay(name).history.state.map]!.sheet.id)
    expect(boards.sort()).toEqual([...MAPS].sort())
  })
  it.each([
    ['RS-6.2', 'end-by-piles', BY_PILES],
    ['RS-6.3', 'end-by-rails', BY_RAILS],
    ['RS-6.4', 'end-by-stations', BY_STATIONS],
  ])('%s there is one that ends so: %s', (_clause, name, trigger) => {
    expect(replay(`${name}.json`).history.state.endedBy).toBe(trigger)
  })
})
