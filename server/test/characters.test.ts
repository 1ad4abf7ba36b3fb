import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { nuremberg, wensleydale } from '../../games/wensleydale/rules/index.ts'
import type { TableSeat } from '../protocol/index.ts'
import { bundled } from './bundle.ts'
import { guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

const open = async () => {
  const worker = await bundled('../bots/worker')
  const server = await house({}, { games: [wensleydale, nuremberg], bots: { levels: ['apprentice', 'fireman'], usual: 'fireman', worker } })
  return { server, ada: await guest(server.url, 'Ada') }
}
const raider = { bot: 'fireman', character: 'raider' }

test('a bot keeps its character: at the table, in a rematch, and when it is asked for a move', async () => {
  const { server, ada } = await open()
  const asked: unknown[] = []
  const { decide } = server.context.bots
  Object.assign(server.context.bots, {
    decide: (...given: Parameters<typeof decide>) => {
      asked.push(given[0].character)
      return decide(...given)
    },
  })
  const { id } = await ada.table({ game: 'nuremberg', seats: ['me', raider] })
  const { seats } = await ada.start(id)
  expect(seats.map(({ character }) => character)).toEqual([null, 'raider'])
  if ((await ada.position(id)).toAct === 0) await ada.play(id)
  await until(() => asked.length > 0)
  expect(asked[0]).toBe('raider')
  await until(async () => (await ada.position(id)).toAct === 0)
  const { seq } = await ada.position(id)
  await ada.must('POST', `/api/tables/${id}/resign`, { id: randomUUID(), at: seq })
  const { table } = await ada.must('POST', `/api/tables/${id}/rematch`, {})
  expect(table.seats.map(({ character }: TableSeat) => character)).toEqual(['raider', null])
})

test('characters are told of each game, and others are refused with what there is', async () => {
  const { ada } = await open()
  const { games } = await ada.must('GET', '/api/games')
  expect(games.map(({ characters }: { readonly characters: readonly string[] }) => characters)).toEqual([
    ['builder', 'cautious'],
    ['raider', 'cautious'],
  ])
  const answer = await ada.post('/api/tables', { game: 'wensleydale', seats: ['me', raider, { bot: 'fireman' }] })
  expect(answer.body.problem.message).toContain('From fireman up: builder')
  const { id } = await ada.table({ game: 'nuremberg', seats: ['me', 'open'] })
  const none = await ada.post(`/api/tables/${id}/arrange`, { seats: [0, { bot: 'apprentice', character: 'raider' }] })
  expect(none.body.problem.message).toContain('apprentice has no character “raider”')
})
