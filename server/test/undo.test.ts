import { expect, test } from 'vitest'
import { putAway } from '../tables/load.ts'
import { Guest, guest, type LineOut } from './client.ts'
import { house, temporaryFolder } from './start.ts'

async function game(wish: Record<string, unknown> = {}, names = ['Ada', 'Ben']) {
  const server = await house()
  const guests = await Promise.all(names.map((name) => guest(server.url, name)))
  const { id } = await guests[0]!.table({ seats: ['me', ...names.slice(1).map(() => 'open')], ...wish })
  for (const one of guests.slice(1)) await one.join(id)
  await guests[0]!.start(id)
  const lines: LineOut[] = []
  for (const one of guests) {
    const line = await one.line()
    await line.watch(id)
    await line.until(() => line.positions.has(id))
    lines.push(line)
  }
  return { server, id, guests: guests as [Guest, Guest, Guest], lines: lines as [LineOut, LineOut, LineOut] }
}

test('what showed nothing new is taken back at once, and everybody’s view follows', async () => {
  const { id, guests, lines } = await game()
  const [a, b] = lines
  const before = b.positions.get(id)!.view
  await a.play(id, 'rest')
  expect(a.positions.get(id)!.undo).toEqual({ free: 0, redo: false })
  expect(await a.ask({ type: 'undo', table: id, at: 1 })).toMatchObject({ type: 'accepted', seq: 2, n: 0 })
  await b.until(() => b.positions.get(id)?.seq === 2)
  expect(b.positions.get(id)!.view).toEqual(before)
  expect(b.positions.get(id)).toEqual(await guests[1].position(id))
})

test('redo plays again what was taken back; a new move forgets it', async () => {
  const { id, lines } = await game()
  const [a, b] = lines
  await a.play(id, 'rest')
  await a.ask({ type: 'undo', table: id, at: 1 })
  expect(a.positions.get(id)!.undo).toEqual({ free: 0, redo: true })
  expect(await b.ask({ type: 'redo', table: id, at: 2 })).toMatchObject({ problem: { code: 'not-your-turn' } })
  expect(await a.ask({ type: 'redo', table: id, id: 'again', at: 2 })).toMatchObject({ type: 'accepted', seq: 3, n: 1 })
  expect(await a.ask({ type: 'redo', table: id, id: 'again', at: 2 })).toMatchObject({ type: 'accepted', seq: 3, n: 1 })
  expect(a.steps.at(-1)!.entry).toMatchObject({ kind: 'redo', move: 'rest' })
})

test('what came to light is taken back by consent of all, and not before', async () => {
  const { id, lines } = await game({}, ['Ada', 'Ben', 'Cy'])
  const [a, b, c] = lines
  await a.play(id, 'draw')
  expect(await a.ask({ type: 'undo', table: id, id: 'please', at: 1, to: 0 })).toMatchObject({ type: 'accepted', seq: 1 })
  await b.until(() => b.tables.get(id)?.request != null)
  expect(b.tables.get(id)!.request).toEqual({ request: 'please', seat: 0, to: 0, waiting: [1, 2] })
  expect(b.tables.get(id)!.you.yourTurn).toBe(true)
  await b.ask({ type: 'consent', table: id, request: 'please', agree: true })
  expect(a.positions.get(id)!.n).toBe(1)
  await c.ask({ type: 'consent', table: id, request: 'please', agree: true })
  await a.until(() => a.positions.get(id)?.n === 0)
  expect(a.steps.at(-1)!.entry).toMatchObject({ kind: 'undo', seat: 0 })
  expect(a.tables.get(id)!.request).toBeNull()
})

test('one refusal ends the wish; so does the next move; so does the one who wished', async () => {
  const { id, lines } = await game()
  const [a, b] = lines
  await a.play(id, 'draw')
  const wish = (request: string) => a.ask({ type: 'undo', table: id, id: request, at: a.positions.get(id)!.seq, to: 0 })
  await wish('one')
  expect(await a.ask({ type: 'consent', table: id, request: 'one', agree: true })).toMatchObject({ problem: { code: 'not-allowed' } })
  await b.ask({ type: 'consent', table: id, request: 'one', agree: false })
  await a.until(() => a.tables.get(id)!.request === null)
  await wish('two')
  await a.ask({ type: 'consent', table: id, request: 'two', agree: false })
  await a.until(() => a.tables.get(id)!.request === null)
  await wish('three')
  await b.until(() => b.positions.get(id)?.seq === 1)
  await b.play(id, 'rest')
  await a.until(() => a.tables.get(id)!.request === null)
  expect(await b.ask({ type: 'consent', table: id, request: 'three', agree: true })).toMatchObject({ type: 'accepted', seq: 2, n: 2 })
  expect(a.positions.get(id)!.n).toBe(2)
})

test('a wish sent again under its id is answered as the first time, and nobody is asked twice', async () => {
  const { server, id, guests, lines } = await game()
  const [a, b] = lines
  await a.play(id, 'draw')
  const wish = { type: 'undo', table: id, id: 'please', at: 1, to: 0 }
  const first = await a.ask(wish)
  expect(first).toMatchObject({ type: 'accepted', seq: 1, n: 1 })
  expect(await a.ask(wish)).toEqual(first)
  await b.until(() => b.tables.get(id)?.request != null)
  await b.ask({ type: 'consent', table: id, request: 'please', agree: false })
  await a.until(() => a.tables.get(id)!.request === null)
  const told = b.heard.length
  expect(await a.ask(wish)).toEqual(first)
  // Whatever else comes under it: the first answer, and nothing is done.
  expect(await a.ask({ ...wish, to: undefined })).toEqual(first)
  expect(await a.ask({ type: 'resign', table: id, id: 'please', at: 1 })).toEqual(first)
  expect((await guests[1].must('GET', `/api/tables/${id}`)).table).toMatchObject({ request: null, seq: 1, status: 'running' })
  expect(b.heard.length).toBe(told)
  // Ids are each seat's own.
  expect(await b.ask({ ...wish, to: 0 })).toMatchObject({ type: 'accepted', seq: 1 })
  await a.until(() => a.tables.get(id)!.request?.seat === 1)
  await b.play(id, 'rest')
  expect(await a.ask(wish)).toEqual(first)
  // A table that was taken out of memory knows it still.
  await putAway(server.context, server.context.live.get(id)!)
  expect(await guests[0].must('POST', `/api/tables/${id}/undo`, { id: 'please', at: 1, to: 0 })).toEqual({ seq: 1, n: 1 })
  expect(await guests[0].must('POST', `/api/tables/${id}/undo`, { id: 'once-more', at: 2, to: 0 })).toEqual({ seq: 2, n: 2 })
  expect((await guests[1].must('GET', `/api/tables/${id}`)).table.request).toMatchObject({ request: 'once-more', waiting: [1] })
})

test('a wish that was granted and is sent again is answered with the entry it made', async () => {
  const { id, guests, lines } = await game()
  const [a, b] = lines
  await a.play(id, 'draw')
  const wish = { type: 'undo', table: id, id: 'please', at: 1, to: 0 }
  await a.ask(wish)
  expect(await b.ask({ type: 'consent', table: id, request: 'please', agree: true })).toMatchObject({ seq: 2, n: 0 })
  await a.play(id, 'rest')
  expect(await a.ask(wish)).toMatchObject({ type: 'accepted', seq: 2, n: 0 })
  expect((await guests[0].position(id)).n).toBe(1)
})

test('nobody rewinds another’s decision alone', async () => {
  const { id, lines } = await game()
  const [a, b] = lines
  await a.play(id, 'rest')
  await b.until(() => b.positions.get(id)?.seq === 1)
  expect(await b.ask({ type: 'undo', table: id, id: 'w', at: 1, to: 0 })).toMatchObject({ type: 'accepted', seq: 1, n: 1 })
  await a.until(() => a.tables.get(id)?.request != null)
  expect(a.tables.get(id)!.request!.waiting).toEqual([0])
})

test('against bots everything is free, and the bot plays again', async () => {
  const { id, lines } = await game({ seats: ['me', { bot: 'random' }] }, ['Ada'])
  const [a] = lines
  await a.play(id, 'draw')
  await a.until(() => a.positions.get(id)?.seq === 2)
  await a.ask({ type: 'undo', table: id, at: 2 })
  await a.until(() => a.positions.get(id)?.seq === 3)
  expect(a.positions.get(id)).toMatchObject({ n: 0, toAct: 0 })
  await a.play(id, 'rest')
  await a.until(() => a.positions.get(id)?.seq === 5)
})

test('policies: never means never, always asks nobody', async () => {
  const never = await game({ undo: 'never' })
  await never.lines[0].play(never.id, 'rest')
  expect(never.lines[0].positions.get(never.id)!.undo).toBeNull()
  expect(await never.lines[0].ask({ type: 'undo', table: never.id, at: 1 })).toMatchObject({ problem: { code: 'not-allowed' } })
  const always = await game({ undo: 'always' })
  await always.lines[0].play(always.id, 'draw')
  expect(await always.lines[0].ask({ type: 'undo', table: always.id, at: 1 })).toMatchObject({ type: 'accepted', seq: 2, n: 0 })
})

test('a stale undo is refused, a repeated one answered as the first', async () => {
  const { id, lines } = await game()
  const [a] = lines
  await a.play(id, 'rest')
  const first = await a.ask({ type: 'undo', table: id, id: 'u', at: 1 })
  expect(await a.ask({ type: 'undo', table: id, id: 'u', at: 1 })).toEqual(first)
  expect(await a.ask({ type: 'undo', table: id, id: 'v', at: 1 })).toMatchObject({ problem: { code: 'stale' } })
})

test('a long game with undos opens to the same position from its snapshot, and from its log alone', async () => {
  const data = temporaryFolder()
  const first = await house({ data })
  const guests = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => guest(first.url, name)))
  const { id } = await guests[0]!.table({ seats: ['me', 'open', 'open'], undo: 'always', options: { turns: 12 } })
  for (const one of guests.slice(1)) await one.join(id)
  await guests[0]!.start(id)
  for (let turn = 0; turn < 35; turn++) {
    const who = guests[turn % 3]!
    const { seq } = await who.play(id, turn % 5 === 0 ? 'rest' : undefined)
    if (turn % 10 !== 9) continue
    await who.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: seq })
    await who.must('POST', `/api/tables/${id}/redo`, { id: 'r', at: seq + 1 })
  }
  const before = await guests[1]!.position(id)
  await first.close()

  for (const keepsSnapshot of [true, false]) {
    const again = await house({ data })
    const { db } = again.context.storage
    if (!keepsSnapshot) await db.deleteFrom('snapshots').execute()
    expect((await db.selectFrom('snapshots').select('seq').execute()).map(({ seq }) => seq)).toEqual(keepsSnapshot ? [before.seq] : [])
    const ben = new Guest(again.url)
    ben.cookie = guests[1]!.cookie
    expect(await ben.position(id)).toEqual(before)
    expect(await ben.position(id, '?at=20')).toMatchObject({ n: 20 })
    await again.close()
  }
})
