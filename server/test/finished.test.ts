/** What need not be computed again is not: a finished game is played once, when it comes, and opens without being played. */
import { type AnyGame, advance, type GameRecord, legalTexts, recordOf, startHistory } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { tidy } from '../tables/load.ts'
import { onBothDatabases } from './both.ts'
import { guest } from './client.ts'
import { house } from './start.ts'

const OPTIONS = { turns: 12, deck: 'light' as const, rich: false }

/** Parcels, and how often it was dealt and a move of it was played. */
function counted(rulesVersion = parcels.rulesVersion) {
  const count = { plays: 0, deals: 0 }
  const game: AnyGame = {
    ...parcels,
    rulesVersion,
    earlier: { [parcels.rulesVersion]: {} },
    setup(options, seats, seed) {
      count.deals++
      return parcels.setup(options, seats, seed)
    },
    play(state, move, emit) {
      count.plays++
      parcels.play(state, move, emit)
    },
  }
  return { game, count }
}

function gameOf(moves = Number.POSITIVE_INFINITY): GameRecord {
  const history = startHistory(parcels, OPTIONS, 2, 'to its end')
  while (parcels.toAct(history.state) !== null && history.steps.length < moves)
    advance(history, legalTexts(parcels, history.state)[0] as string)
  return recordOf(history)
}

const brought = (record: GameRecord) => ({ seats: ['me', 'open'], options: OPTIONS, record })

onBothDatabases((onBoth) => {
  onBoth('a finished record is played once to make a table of it, and never to open that', async (place) => {
    const { game, count } = counted()
    const first = await house(place, { games: [game] })
    const ada = await guest(first.url, 'Ada')
    const record = gameOf()
    const { id, status } = await ada.table(brought(record))
    expect(status).toBe('finished')
    expect(count.plays).toBe(record.moves.length)
    const position = await ada.position(id)
    const [log, kept] = [await ada.must('GET', `/api/tables/${id}/log`), await ada.must('GET', `/api/tables/${id}/record`)]
    expect(kept.moves).toEqual(record.moves)
    await tidy(first.context, 0)
    expect(first.context.live.size).toBe(0)
    count.plays = 0
    count.deals = 0
    expect(await ada.position(id)).toEqual(position)
    // Who sees how it ended has not asked how it began.
    expect(count.deals).toBe(0)
    expect(await ada.must('GET', `/api/tables/${id}/record`)).toEqual(kept)
    expect(count.plays).toBe(0)
    expect(await ada.must('GET', `/api/tables/${id}/position?at=3`)).toMatchObject({ position: { n: 3 } })
    expect(count).toEqual({ plays: 3, deals: 1 })
    count.plays = 0
    // Of a record that was brought, what happened in each move is worked out for whoever asks first, and kept for all.
    expect(await ada.must('GET', `/api/tables/${id}/log`)).toEqual(log)
    expect(await ada.must('GET', `/api/tables/${id}/log?since=7`)).toEqual({ entries: log.entries.slice(7) })
    expect(log.entries.flatMap(({ events }: { events: unknown[] }) => events).length).toBeGreaterThan(record.moves.length / 2)
    expect(count.plays).toBe(0)
    await first.context.storage.db.updateTable('snapshots').set({ events: null }).execute()
    await tidy(first.context, 0)
    for (const plays of [record.moves.length, 0, 0]) {
      count.plays = 0
      expect(await ada.must('GET', `/api/tables/${id}/log`)).toEqual(log)
      expect(count.plays).toBe(plays)
      await tidy(first.context, 0)
    }
  })

  onBoth('a game that ended here opens in another process without being played', async (place) => {
    const { game, count } = counted()
    const server = await house(place, { games: [game] })
    const [ada, ben] = [await guest(server.url, 'Ada'), await guest(server.url, 'Ben')]
    const { id } = await ada.table({ seats: ['me', 'open'], options: { ...OPTIONS, turns: 4 } })
    await ben.join(id)
    await ada.start(id)
    for (let seat = 0; (await ada.position(id)).toAct !== null; seat = 1 - seat) await [ada, ben][seat]!.play(id)
    const position = await ada.position(id)
    expect(position.over).toBe(true)
    // As if the process had been killed: nothing is put away.
    server.context.live.clear()
    count.plays = 0
    expect(await ada.position(id)).toEqual(position)
    const [log, record] = [await ada.must('GET', `/api/tables/${id}/log`), await ada.must('GET', `/api/tables/${id}/record`)]
    expect(count.plays).toBe(0)
    // And as if what was kept were of an entry before, had lost its end, or had never been written.
    const { db } = server.context.storage
    const { table_id: _, ...whole } = await db.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow()
    for (const harm of [
      db.updateTable('snapshots').set({ seq: position.seq - 1, state: '{}' }),
      // As an older version kept it, or with fewer entries than there are.
      db.updateTable('snapshots').set({ ...whole, log: '[]' }),
      db.updateTable('snapshots').set({ ...whole, log: '{"seq":1,"n":1,"at":0}\n[]' }),
      db.updateTable('snapshots').set({ log: null, events: null }),
      db.deleteFrom('snapshots'),
    ]) {
      await harm.execute()
      server.context.live.clear()
      expect(await ada.position(id)).toEqual(position)
      expect(await ada.must('GET', `/api/tables/${id}/log`)).toEqual(log)
      expect(await ada.must('GET', `/api/tables/${id}/record`)).toEqual(record)
    }
    server.context.live.clear()
    count.plays = 0
    expect(await ada.position(id)).toEqual(position)
    expect(count.plays).toBe(position.n)
  })

  onBoth('what other rules kept is not believed', async (place) => {
    const record = gameOf()
    const before = await house(place, { games: [counted().game] })
    const ada = await guest(before.url, 'Ada')
    const { id } = await ada.table(brought(record))
    const position = await ada.position(id)
    await before.context.storage.db.updateTable('snapshots').set({ state: '{"turn":0}' }).execute()
    await before.close()
    const { game, count } = counted(parcels.rulesVersion + 1)
    const { url } = await house(place, { games: [game] })
    expect(await ada.at({ url }).position(id)).toEqual(position)
    expect(count.plays).toBe(record.moves.length)
  })
})

test('a record that goes on is played once to make its table, and once to begin', async () => {
  const { game, count } = counted()
  const { url } = await house({}, { games: [game] })
  const [ada, ben] = [await guest(url, 'Ada'), await guest(url, 'Ben')]
  const { id } = await ada.table(brought(gameOf(6)))
  expect(count.plays).toBe(6)
  await ben.join(id, { agree: true })
  await ada.start(id)
  expect(count.plays).toBe(12)
})
