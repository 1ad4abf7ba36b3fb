/** A table in memory is what is stored of it: after everything that changes it, and after everything that could not be stored. */
import { expect, test, vi } from 'vitest'
import type { Server } from '../server.ts'
import type { LiveTable, Play } from '../tables/live.ts'
import { entryOf } from '../tables/open.ts'
import { readEntries, readTable } from '../tables/read.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { afterwards, house, temporaryFolder } from './start.ts'

async function game(server: Server, wish: Record<string, unknown> = {}) {
  const [ada, ben, cy] = (await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => guest(server.url, name)))) as [Guest, Guest, Guest]
  const { id } = await ada.table({ seats: ['me', 'open', 'open'], ...wish })
  await ben.join(id)
  await cy.join(id)
  await ada.start(id)
  const act = (who: Guest, what: string, body?: unknown) => who.must('POST', `/api/tables/${id}/${what}`, body)
  return { ada, ben, cy, id, act }
}

/** As whoever asks next will find them. */
const idsIn = ({ usedIds, log }: Play) => usedIds ?? new Set(log.map(({ requestId }) => requestId))

async function mustBeAsStored(server: Server, id: string, seq: number): Promise<LiveTable> {
  const live = server.context.live.get(id)!
  const stored = (await readTable(server.context.storage, id))!
  expect(live.row).toEqual(stored.row)
  expect(live.row.seq).toBe(seq)
  expect(live.seats).toEqual(stored.seats.map(({ name: _, ...seat }) => seat))
  const play = live.play!
  // However it is read: with what is kept of a game that is over, or by its entries alone.
  expect(play.log).toEqual(stored.log())
  expect(play.log).toEqual((await readEntries(server.context.storage, { id, seq: 0 })).map(entryOf))
  expect(idsIn(play)).toEqual(new Set(stored.log().map(({ requestId }) => requestId)))
  expect(play.history.steps.length).toBe(live.row.n)
  return live
}

onBothDatabases((onBoth) => {
  onBoth('moves, taking back, wishes, seats, orders and the end: memory follows what is stored', async (place) => {
    const server = await house(place)
    const { ada, ben, cy, id, act } = await game(server, { options: { turns: 3 }, pace: { kind: 'days', days: 1, bank: 24 } })
    const at = (seq: number) => mustBeAsStored(server, id, seq)
    await at(0)
    await act(ada, 'moves', { id: 'm', at: 0, move: 'rest' })
    await act(ada, 'undo', { id: 'u', at: 1 })
    await act(ada, 'redo', { id: 'r', at: 2 })
    await at(3)
    await act(ben, 'moves', { id: 'm', at: 3, move: 'draw' })
    for (const agree of [false, true]) {
      await act(ben, 'undo', { id: `please-${agree}`, at: 4, to: 1 })
      await at(4)
      await act(ada, 'consent', { request: `please-${agree}`, agree })
      await at(4)
    }
    await act(cy, 'consent', { request: 'please-true', agree: true })
    await at(5)
    await act(ben, 'orders', { id: 'o', kind: 'only-move' })
    await act(cy, 'stand-in', { seat: 2, bot: 'sleepy' })
    await act(cy, 'stand-in', { seat: 2, bot: null })
    await act(ada, 'archive', { archived: true })
    await act(ada, 'chat', { id: 'c', text: 'Well then.' })
    await at(5)
    await act(ben, 'moves', { id: 'n', at: 5, move: 'rest' })
    await act(ada, 'resign', { id: 'enough', at: 6 })
    await at(7)
    await act(ben, 'resign', { id: 'enough', at: 7 })
    const last = await at(8)
    expect(last.row).toMatchObject({ status: 'finished', to_act: null })
    // The same id is answered to each seat as it was to that seat.
    expect([await act(ada, 'resign', { id: 'enough', at: 6 }), await act(ben, 'resign', { id: 'enough', at: 7 })]).toEqual([
      { seq: 7, n: 2 },
      { seq: 8, n: 2 },
    ])
    expect([await act(ada, 'moves', { id: 'm', at: 9, move: 'x' }), await act(ben, 'moves', { id: 'm', at: 9, move: 'x' })]).toEqual([
      { seq: 1, n: 1 },
      { seq: 4, n: 2 },
    ])
    await act(cy, 'rematch')
    await at(8)
  })

  onBoth('a change that was overtaken leaves nothing of itself, and what overtook it is taken over', async (place) => {
    const server = await house(place)
    const { ada, ben, cy, id, act } = await game(server)
    const { db } = server.context.storage
    // Somebody else who is not heard of: a change of the table, then an entry.
    await db
      .updateTable('tables')
      .set((now) => ({ revision: now('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    expect(await act(cy, 'resign', { id: 'r', at: 0 })).toEqual({ seq: 1, n: 0 })
    await mustBeAsStored(server, id, 1)
    const entry = { table_id: id, n: 1, kind: 'move', seat: 0, by: 'person', move: 'rest', barrier: 0, to_act: 1, at: 1 } as const
    await db
      .insertInto('moves')
      .values({ ...entry, seq: 2, request_id: 'theirs' })
      .execute()
    const { status, body } = await ada.post(`/api/tables/${id}/moves`, { id: 'mine', at: 1, move: 'draw' })
    expect([status, body.problem.code, body.position.seq, body.position.toAct]).toEqual([409, 'stale', 2, 1])
    await mustBeAsStored(server, id, 2)
    expect(await act(ada, 'moves', { id: 'theirs', at: 1, move: 'draw' })).toEqual({ seq: 2, n: 1 })
    expect(await act(ben, 'moves', { id: 'theirs', at: 2, move: 'rest' })).toEqual({ seq: 3, n: 2 })
  })
})

test('what could not be stored has changed nothing: neither the table that was at hand nor the one that is read anew', async () => {
  const server = await house({ data: temporaryFolder() })
  const { ada, ben, cy, id } = await game(server, { options: { turns: 3 } })
  await ada.play(id, 'draw')
  const storage = server.context.storage.file!
  for (const [who, what, body] of [
    [ben, 'moves', { id: 'm', at: 1, move: 'rest' }],
    [ada, 'undo', { id: 'u', at: 1, to: 0 }],
    [cy, 'resign', { id: 'r', at: 1 }],
    [cy, 'stand-in', { seat: 2, bot: 'random' }],
    [ada, 'archive', { archived: true }],
  ] as const) {
    await ada.position(id)
    const live = server.context.live.get(id)!
    const before = structuredClone({
      row: live.row,
      seats: live.seats,
      log: live.play!.log,
      ids: idsIn(live.play!),
      members: live.members,
    })
    storage.exec('pragma query_only = on')
    const { status, body: answer } = await who.post(`/api/tables/${id}/${what}`, body)
    storage.exec('pragma query_only = off')
    expect([what, status, answer.problem?.code]).toEqual([what, 503, 'storage'])
    expect(live.isDropped).toBe(true)
    expect({ row: live.row, seats: live.seats, log: live.play!.log, ids: idsIn(live.play!), members: live.members }).toEqual(before)
    await ada.position(id)
    expect((await mustBeAsStored(server, id, 1)).row).toEqual(before.row)
  }
  // Under the ids that came to nothing all of it can be done.
  expect(await ben.must('POST', `/api/tables/${id}/moves`, { id: 'm', at: 1, move: 'rest' })).toEqual({ seq: 2, n: 2 })
  expect(await ada.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: 2, to: 0 })).toEqual({ seq: 2, n: 2 })
  expect(await cy.must('POST', `/api/tables/${id}/resign`, { id: 'r', at: 2 })).toEqual({ seq: 3, n: 2 })
  await mustBeAsStored(server, id, 3)
})

const PATIENTLY = { timeout: 10_000 }

test('somebody who goes while a change of the seats is being stored was here until then, and the change is not lost', async () => {
  let now = 1_000_000
  const server = await house({}, { now: () => now })
  const { ada, ben, id } = await game(server)
  const line = await ben.line()
  await line.watch(id)
  now = 2_000_000
  const { storage, connections } = server.context
  const commit = storage.commit
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const holding = vi.spyOn(storage, 'commit').mockImplementation(async (queries) => {
    await held
    await commit(queries)
  })
  afterwards(letGo)
  const changing = ada.must('POST', `/api/tables/${id}/stand-in`, { seat: 0, bot: 'sleepy' })
  await expect.poll(() => holding.mock.calls.length, PATIENTLY).toBe(1)
  line.close()
  await expect.poll(() => connections.has(ben.id), PATIENTLY).toBe(false)
  letGo()
  await changing
  const seats = () => server.context.live.get(id)!.seats.map(({ stand_in, seen_at }) => [stand_in, seen_at])
  await expect.poll(seats, PATIENTLY).toEqual([
    ['sleepy', 1_000_000],
    [null, 2_000_000],
    [null, 1_000_000],
  ])
  await mustBeAsStored(server, id, 0)
})
