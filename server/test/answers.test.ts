import { expect, test } from 'vitest'
import { type Move, type Parcels, parcels } from '../../engine/test/parcels.ts'
import { answerPath } from '../notices/links.ts'
import { atTable } from '../tables/load.ts'
import { Guest, guest } from './client.ts'
import { house } from './start.ts'

/** Parcels in which to rest is called to pass. */
const passing = {
  ...parcels,
  print: (state: Parcels, move: Move) => (move.type === 'rest' ? 'pass' : parcels.print(state, move)),
  parse: (state: Parcels, text: string) => parcels.parse(state, text === 'pass' ? 'rest' : text),
}
/** … and in which there is nothing else to do. */
const narrow = { ...passing, moves: (state: Parcels) => parcels.moves(state).filter((move) => move.type === 'rest') }

async function setting(game = passing) {
  const server = await house({}, { games: [game] })
  const [ada, bob] = await Promise.all([guest(server.url, 'Ada'), guest(server.url, 'Bob')])
  const { id } = await ada.table({ seats: ['me', 'open'] })
  await bob.join(id)
  await ada.start(id)
  const link = (seat: number, answer: 'p' | 'o' | 'y' | 'n') =>
    atTable(server.context, id, (table) => answerPath(server.context, table, seat, answer)?.replace('/a/', '/api/answers/') ?? null)
  /** Whoever opens the letter, on any device. */
  const reader = new Guest(server.url)
  return { server, ada, bob, id, link, reader }
}

test('looking does nothing; the button answers, once; nobody is signed in by it', async () => {
  const { ada, id, link, reader } = await setting()
  const pass = (await link(0, 'p')) as string
  for (let looks = 0; looks < 3; looks++) expect(await reader.must('GET', pass)).toMatchObject({ state: 'open', move: 'pass', name: 'Ada' })
  expect((await ada.position(id)).seq).toBe(0)
  expect(await reader.must('POST', pass)).toMatchObject({ kind: 'answer', state: 'done' })
  expect(await reader.must('POST', pass)).toMatchObject({ state: 'done' })
  expect((await ada.position(id)).seq).toBe(1)
  expect(reader.cookie).toBeUndefined()
})

test('the page tells what others did since one moved oneself, and nothing before', async () => {
  const { ada, bob, id, link, reader } = await setting()
  const first = await reader.must('GET', (await link(0, 'p')) as string)
  expect(first.lines).toEqual([])
  await ada.play(id)
  await bob.play(id, 'pass')
  const { lines } = await reader.must('GET', (await link(0, 'p')) as string)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toContain('Bob')
})

test('a table that went on makes the link stale, and nothing is played', async () => {
  const { ada, bob, id, link, reader } = await setting()
  const pass = (await link(0, 'p')) as string
  await ada.play(id)
  await bob.play(id)
  expect(await reader.must('GET', pass)).toMatchObject({ state: 'stale' })
  expect(await reader.must('POST', pass)).toMatchObject({ state: 'stale' })
  expect((await ada.position(id)).seq).toBe(2)
})

test('after an undo an old link does not come to life again', async () => {
  const { ada, id, link, reader } = await setting()
  const pass = (await link(0, 'p')) as string
  const { seq } = await ada.play(id, 'pass')
  await ada.must('POST', `/api/tables/${id}/undo`, { id: 'u', at: seq, to: 0 })
  expect((await ada.position(id)).toAct).toBe(0)
  expect(await reader.must('POST', pass)).toMatchObject({ state: 'stale' })
})

test('bound to its table, seat, entry and answer: any change makes it nobody’s', async () => {
  const { link, reader } = await setting()
  const pass = (await link(0, 'p')) as string
  const parts = pass.split('/').at(-1)?.split('.') as [string, string, string, string, string]
  const forged = [
    [parts[0], '1', parts[2], parts[3], parts[4]],
    [parts[0], parts[1], '1', parts[3], parts[4]],
    [parts[0], parts[1], parts[2], 'o', parts[4]],
    [parts[0], parts[1], parts[2], parts[3], `${parts[4].slice(0, -1)}${parts[4].endsWith('A') ? 'B' : 'A'}`],
  ]
  for (const token of forged)
    for (const call of [reader.get, reader.post]) expect((await call(`/api/answers/${token.join('.')}`)).status).toBe(404)
})

test('offered only where the answer is simple: the only move, or to pass', async () => {
  const { link } = await setting(parcels)
  expect([await link(0, 'p'), await link(0, 'o'), await link(1, 'p'), await link(0, 'y')]).toEqual([null, null, null, null])
  const only = await setting(narrow)
  expect(await only.reader.must('GET', (await only.link(0, 'o')) as string)).toMatchObject({ move: 'pass' })
  expect(await only.link(0, 'p')).toBeNull()
})

test('agreeing to an undo', async () => {
  const { ada, bob, id, link, reader } = await setting()
  await ada.play(id, 'pass')
  const { seq } = await bob.play(id, 'pass')
  await ada.must('POST', `/api/tables/${id}/undo`, { id: 'wish', at: seq, to: 0 })
  const [yes, no] = [(await link(1, 'y')) as string, (await link(1, 'n')) as string]
  expect(await reader.must('GET', yes)).toMatchObject({ state: 'open', agree: true })
  expect(await reader.must('POST', yes)).toMatchObject({ state: 'done' })
  expect((await ada.position(id)).n).toBe(0)
  expect(await reader.must('POST', no)).toMatchObject({ state: 'stale' })
  // Pressed again it says that it has been done, and nothing more is.
  expect(await reader.must('POST', yes)).toMatchObject({ state: 'done' })
  expect((await ada.position(id)).n).toBe(0)
})

test('an answer to one wish is none to the next, though the table has not gone on between them', async () => {
  const { ada, bob, id, link, reader } = await setting()
  for (const who of [ada, bob, ada, bob]) await who.play(id, 'pass')
  const wish = (name: string, to: number) => ada.must('POST', `/api/tables/${id}/undo`, { id: name, at: 4, to })
  await wish('small', 2)
  const yes = (await link(1, 'y')) as string
  await ada.must('POST', `/api/tables/${id}/consent`, { request: 'small', agree: false })
  await wish('great', 0)
  for (const method of ['GET', 'POST']) expect(await reader.must(method, yes)).toMatchObject({ state: 'stale' })
  expect((await ada.position(id)).n).toBe(4)
  expect(await reader.must('POST', (await link(1, 'y')) as string)).toMatchObject({ state: 'done' })
  expect((await ada.position(id)).n).toBe(0)
})
