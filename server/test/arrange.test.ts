/** A table before its game: seats and options as its owner arranges them, and as those who sit there agree. */
import { describe, expect, test } from 'vitest'
import type { Table } from '../protocol/index.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'

async function table(wish: object = {}) {
  const server = await house()
  const [ada, ben, cy] = await Promise.all(['Ada', 'Ben', 'Cy'].map((name) => guest(server.url, name)))
  const { id } = await ada.table({ seats: ['me', 'open', 'open'], ...wish })
  const arrange = (who: Guest, body: object) => who.post(`/api/tables/${id}/arrange`, body)
  return { server, ada, ben, cy, id, arrange }
}
const kinds = ({ seats }: Table) => seats.map(({ kind, bot, name }) => (kind === 'bot' ? bot : (name ?? kind)))

describe('seats', () => {
  test('a missing third player never blocks: a bot takes the seat, or there is one fewer', async () => {
    const { ada, ben, id, arrange } = await table()
    await ben.join(id)
    expect(kinds((await arrange(ada, { seats: [0, 1, { bot: 'random' }] })).body.table)).toEqual(['Ada', 'Ben', 'random'])
    expect(kinds((await arrange(ada, { seats: [0, 1] })).body.table)).toEqual(['Ada', 'Ben'])
    expect(await ada.start(id)).toMatchObject({ status: 'running' })
  })

  test('a bot makes way for a person, and there can be more seats', async () => {
    const { ada, ben, id, arrange } = await table({ seats: ['me', { bot: 'random' }] })
    expect((await ben.post(`/api/tables/${id}/join`, {})).status).toBe(409)
    expect(kinds((await arrange(ada, { seats: [0, 'open', { bot: 'random' }] })).body.table)).toEqual(['Ada', 'open', 'random'])
    expect((await ben.join(id)).you.seat).toBe(1)
  })

  test('whoever is moved keeps seat, share and list, and those who watch are told', async () => {
    const { ada, ben, id, arrange } = await table()
    const share = 'ab'.repeat(32)
    await ben.join(id, { seat: 2, share })
    const line = await ben.line()
    await line.watch(id)
    await arrange(ada, { seats: [2, 0] })
    const now = (await ben.must('GET', `/api/tables/${id}`)).table as Table
    expect(kinds(now)).toEqual(['Ben', 'Ada'])
    expect(now.you.seat).toBe(0)
    expect(now.shuffle?.shares[0]).toEqual({ by: 'device', share })
    await line.until(() => line.heard.some((one) => one.type === 'table' && one.table.seats.length === 2))
    expect((await ben.must('GET', '/api/me/tables')).tables.map((one: Table) => one.id)).toEqual([id])
    line.close()
    await ada.start(id)
    expect((await ben.position(id)).viewer).toBe(0)
  })

  test.each<[string, object, number]>([
    ['somebody sent away', { seats: [0, { bot: 'random' }] }, 409],
    ['a seat that is not there', { seats: [0, 1, 7] }, 400],
    ['a seat twice', { seats: [0, 1, 1] }, 400],
    ['a bot nobody knows', { seats: [0, 1, { bot: 'deep-blue' }] }, 400],
    ['too few', { seats: [0] }, 409],
    ['too many', { seats: [0, 1, 'open', 'open', 'open'] }, 400],
    ['options nobody has', { options: { speed: 3 } }, 400],
    ['a field nobody knows', { extra: true }, 400],
  ])('%s: refused, and nothing is changed', async (_, body, status) => {
    const { ada, ben, id, arrange } = await table()
    await ben.join(id, { seat: 1 })
    const before = (await ada.must('GET', `/api/tables/${id}`)).table
    expect((await arrange(ada, body)).status).toBe(status)
    expect((await ada.must('GET', `/api/tables/${id}`)).table).toEqual(before)
  })
})

describe('options', () => {
  test('change while all agree: the start waits for whoever sat down under others', async () => {
    const { ada, ben, id, arrange } = await table({ seats: ['me', 'open'], options: { turns: 3 } })
    await ben.join(id)
    const { body } = await arrange(ada, { options: { turns: 5 } })
    expect(body.table).toMatchObject({ options: { turns: 5 }, seats: [{ agreed: true }, { agreed: false }] })
    expect((await ada.post(`/api/tables/${id}/start`)).status).toBe(409)
    expect((await ben.must('POST', `/api/tables/${id}/agree`)).table.seats[1]).toMatchObject({ agreed: true })
    await ada.start(id)
    expect((await ada.must('GET', `/api/tables/${id}`)).table).toMatchObject({ status: 'running', options: { turns: 5 } })
  })

  test('the same options again ask nobody', async () => {
    const { ada, ben, id, arrange } = await table({ seats: ['me', 'open'], options: { turns: 3 } })
    await ben.join(id)
    expect((await arrange(ada, { options: { turns: 3 } })).body.table.seats[1]).toMatchObject({ agreed: true })
  })

  test('who sits down afterwards has seen them', async () => {
    const { ada, ben, id, arrange } = await table({ seats: ['me', 'open'] })
    await arrange(ada, { options: { turns: 5 } })
    expect((await ben.join(id)).seats[1]).toMatchObject({ agreed: true })
  })
})

test('not after the start, not by anybody else, not where a record is gone on from', async () => {
  const { ada, ben, id, arrange } = await table({ seats: ['me', 'open'] })
  await ben.join(id)
  expect((await arrange(ben, { seats: [0, 1] })).status).toBe(403)
  await ada.start(id)
  expect((await arrange(ada, { seats: [0, 1] })).status).toBe(409)
  expect((await ben.post(`/api/tables/${id}/agree`)).status).toBe(409)
})
