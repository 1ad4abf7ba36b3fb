/** Tables that go on from a record say so, are agreed to, are dealt anew and count for nobody. */
import {
  advance,
  type GameRecord,
  hashOf,
  isRefusal,
  legalTexts,
  openRecord,
  recordOf,
  recordUpTo,
  startHistory,
  verifyRecord,
} from '@branchline/engine'
import { expect, test } from 'vitest'
import { type Parcels, parcels } from '../../engine/test/parcels.ts'
import { risingSun } from '../../games/rising-sun/rules/index.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const OPTIONS = { turns: 8, deck: 'light' as const, rich: false }

/** A game of mine, with a seed of my choice: I know every card of it. */
function chosenGame(moves: number): GameRecord {
  const history = startHistory(parcels, OPTIONS, 2, 'of my choice')
  while (history.steps.length < moves) advance(history, legalTexts(parcels, history.state)[0] as string)
  return recordOf(history)
}

async function goOn(url: string, moves: number, more: Record<string, unknown> = {}) {
  const [ada, ben] = [await guest(url, 'Ada'), await guest(url, 'Ben')]
  const record = chosenGame(moves)
  const table = await ada.table({ seats: ['me', 'open'], options: OPTIONS, record, ...more })
  return { ada, ben, record, table, id: table.id }
}

async function playToTheEnd(id: string, players: readonly Guest[], first: number): Promise<void> {
  for (let seat = first; (await players[0]!.position(id)).toAct !== null; seat = 1 - seat) await players[seat]!.play(id)
}

test('whoever brought it and is erased is named no more, though another has the table now', async () => {
  const { url } = await house({})
  const { ada, ben, id } = await goOn(url, 4)
  await ben.join(id, { agree: true })
  await ada.must('POST', '/api/me/erase', { erase: 'everything' })
  const { table } = await ben.must('GET', `/api/tables/${id}`)
  expect(table).toMatchObject({ ownerName: 'Ben', fromRecord: { by: '', moves: 4 } })
})

onBothDatabases((onBoth) => {
  onBoth(
    'is marked in the list, in the waiting room, at the table, in the result and in the record, and is rated by nobody',
    async (place) => {
      const { url, context: inside } = await house(place)
      const { ada, ben, id, table } = await goOn(url, 4, { visibility: 'public' })
      const mark = { by: 'Ada', moves: 4 }
      expect(table.fromRecord).toEqual(mark)
      expect((await ben.must('GET', '/api/tables')).tables[0].fromRecord).toEqual(mark)
      await ben.join(id, { agree: true })
      expect((await ada.start(id)).fromRecord).toEqual(mark)
      await playToTheEnd(id, [ada, ben], 0)
      expect((await ben.must('GET', `/api/tables/${id}`)).table).toMatchObject({ status: 'finished', fromRecord: mark })
      const record = await ben.must('GET', `/api/tables/${id}/record`)
      expect(record.begun).toEqual(mark)
      const verdict = verifyRecord(record, () => parcels)
      if (isRefusal(verdict)) throw new Error(verdict.code)
      expect(verdict.isSound).toBe(true)
      expect(verdict.lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['commitment', 'seed-house', 'begun']))
      const jobs = inside.storage.db.selectFrom('jobs').select('key').where('kind', '=', 'rate')
      await until(async () => (await jobs.execute()).length === 0)
      expect(await inside.storage.db.selectFrom('results').selectAll().execute()).toEqual([])
      expect((await ada.must('GET', '/api/tables?status=finished')).tables[0].fromRecord).toEqual(mark)
    },
  )

  onBoth('is dealt anew: hands stay, the deck nobody has drawn from is another, and it loads again as it is', async (place) => {
    const { url, context: inside } = await house(place)
    const { ada, ben, id, record } = await goOn(url, 4)
    await ben.join(id, { agree: true })
    await ada.start(id)
    const known = openRecord(parcels, record).history.state as Parcels
    const state = inside.live.get(id)!.play!.history.state as Parcels
    expect(state.hands).toEqual(known.hands)
    expect(state.deck).not.toEqual(known.deck)
    expect(state.deck.toSorted()).toEqual(known.deck.toSorted())
    expect(state.chance?.key).not.toBe(known.chance?.key)
    await ada.play(id, 'draw')
    const before = hashOf(inside.live.get(id)!.play!.history.state)
    inside.live.clear()
    await ada.position(id)
    expect(hashOf(inside.live.get(id)!.play!.history.state)).toBe(before)
  })
})

test('who sits down has to agree, whoever brought it is said to have', async () => {
  const { url } = await house()
  const { ada, ben, id } = await goOn(url, 4)
  for (const body of [{}, { agree: false }]) {
    const { status, body: answer } = await ben.post(`/api/tables/${id}/join`, body)
    expect([status, answer.problem.code]).toEqual([409, 'not-possible-now'])
    expect(answer.problem.message).toContain('record')
  }
  expect((await ada.post(`/api/tables/${id}/start`)).status).toBe(409)
  await ben.join(id, { agree: true })
  await ada.start(id)
})

test('a table that deals for itself asks nobody to agree', async () => {
  const { url } = await house()
  const [ada, ben] = [await guest(url, 'Ada'), await guest(url, 'Ben')]
  const { id, fromRecord } = await ada.table({ seats: ['me', 'open'] })
  expect(fromRecord).toBeNull()
  await ben.join(id)
})

test('what the record brought is not taken back, not even where everything is', async () => {
  const { url } = await house()
  const { ada, ben, id } = await goOn(url, 4, { undo: 'always' })
  await ben.join(id, { agree: true })
  await ada.start(id)
  expect((await ada.position(id)).undo).toEqual({ free: 4, redo: false })
  const { body } = await ben.post(`/api/tables/${id}/undo`, { id: 'u', at: 4, to: 2 })
  expect(body.problem).toMatchObject({ code: 'not-possible-now', message: 'What the record brought is not taken back.' })
  await ada.play(id)
  await ada.must('POST', `/api/tables/${id}/undo`, { id: 'v', at: 5, to: 4 })
})

test('a record that goes on from a record: each deal stays, the house deals the last', async () => {
  const { url } = await house()
  const { ada, ben, id } = await goOn(url, 4)
  await ben.join(id, { agree: true })
  await ada.start(id)
  await playToTheEnd(id, [ada, ben], 0)
  const first: GameRecord = await ada.must('GET', `/api/tables/${id}/record`)
  const next = await ada.table({ seats: ['me', 'open'], options: OPTIONS, record: recordUpTo(first, 8) })
  await ben.join(next.id, { agree: true })
  await ada.start(next.id)
  await playToTheEnd(next.id, [ada, ben], 0)
  const second: GameRecord = await ada.must('GET', `/api/tables/${next.id}/record`)
  expect(second.deals?.map(({ at }) => at)).toEqual([4, 8])
  expect(second.deals?.[0]).toEqual(first.deals?.[0])
  expect(verifyRecord(second, () => parcels)).toMatchObject({ isSound: true })
})

test('a finished record is shown as one, and so is its record', async () => {
  const { url } = await house()
  const { ada, id, ben, table } = await goOn(url, 16)
  expect(table).toMatchObject({ status: 'finished', fromRecord: { by: 'Ada', moves: 16 }, shuffle: null })
  const verdict = verifyRecord(await ben.must('GET', `/api/tables/${id}/record`), () => parcels)
  expect(verdict).toMatchObject({ isSound: true, isDealtOpenly: false })
  expect(JSON.stringify(verdict)).toContain('brought-whole')
  expect(ada.id).not.toBe('')
})

test('Rising Sun: of each deck only what nobody has looked at is dealt anew', () => {
  const history = startHistory(risingSun, risingSunOptions(), 2, 'of my choice')
  while (history.steps.length < 120) {
    const moves = legalTexts(risingSun, history.state)
    if (advance(history, moves[history.steps.length % moves.length] as string).refused) throw new Error('refused')
  }
  const record = recordOf(history)
  const anew = openRecord(risingSun, { ...record, deals: [{ at: 120, seed: 'the house’s' }] }).history.state
  expect(anew.hands).toEqual(history.state.hands)
  for (const seat of [0, 1]) {
    expect(anew.decks[seat]?.toSorted()).toEqual(history.state.decks[seat]?.toSorted())
    for (const [place, known] of history.state.known[seat]!.entries())
      if (known > 0) expect(anew.decks[seat]![place]).toBe(history.state.decks[seat]![place])
  }
  expect(anew.decks).not.toEqual(history.state.decks)
})

function risingSunOptions() {
  return Object.fromEntries(
    Object.entries(risingSun.options).map(([name, field]) => [name, (field as { default: unknown }).default]),
  ) as never
}
