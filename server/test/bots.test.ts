import { legalTexts, stateAt } from '@branchline/engine'
import { expect, test } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { guest } from './client.ts'
import { house, temporaryFolder } from './start.ts'
import { until } from './until.ts'

async function against(levels: string[], given = {}) {
  const server = await house({ botThreads: 1, botDeadline: 400, ...given })
  const ada = await guest(server.url, 'Ada')
  const { id } = await ada.table({ seats: ['me', ...levels.map((bot) => ({ bot }))], options: { turns: 3 } })
  const line = await ada.line()
  await line.watch(id)
  await ada.start(id)
  await line.until(() => line.positions.has(id))
  return { server, ada, line, id }
}

test('bots play their seats to the end of the game', async () => {
  const { line, id } = await against(['random', 'random'])
  for (let turn = 0; turn < 3; turn++) {
    await line.until(() => line.positions.get(id)?.n === turn * 3)
    await line.play(id)
  }
  await line.until(() => line.tables.get(id)?.status === 'finished')
  expect(line.steps.map(({ entry }) => entry.by)).toEqual(['person', 'bot', 'bot', 'person', 'bot', 'bot', 'person', 'bot', 'bot'])
})

test('a bot that thinks for ever is cut off: a random move instead, and the table goes on', async () => {
  const { server, line, id } = await against(['stuck'])
  await line.play(id)
  await line.until(() => line.positions.get(id)?.n === 2)
  await line.play(id)
  await line.until(() => line.positions.get(id)?.n === 4)
  expect((await server.context.metrics.botMoves.get()).values).toMatchObject([{ labels: { outcome: 'random' }, value: 2 }])
})

test('a bot that does not come to an end plays what looked best at first, and it is counted', async () => {
  const { server, line, id } = await against(['sleepy'], { botDeadline: 2_000 })
  await line.play(id)
  await line.until(() => line.positions.get(id)?.n === 2)
  const { history } = server.context.live.get(id)!.play!
  const glance = legalTexts(parcels, stateAt(history, 1) as never).at(-1)
  expect(history.steps[1]).toMatchObject({ seat: 1, move: glance })
  expect((await server.context.metrics.botMoves.get()).values).toMatchObject([{ labels: { outcome: 'fallback' }, value: 1 }])
})

test('a bot that crashes its thread, and one that plays what is not legal, hold up nobody', async () => {
  const { line, id } = await against(['broken', 'cheat', 'random'])
  for (let turn = 0; turn < 3; turn++) {
    await line.until(() => line.positions.get(id)?.n === turn * 4)
    await line.play(id)
  }
  await line.until(() => line.tables.get(id)?.status === 'finished')
})

test('while bots are stuck in their threads the server answers at once', async () => {
  const { ada, line, id } = await against(['stuck'], { botDeadline: 60_000 })
  await line.play(id)
  for (let i = 0; i < 20; i++) await ada.must('GET', '/api/me')
  // Long before the bot is cut off, also on a machine that has other things to do.
  expect((await ada.position(id)).n).toBe(1)
})

test('after a restart a bot that was about to move moves', async () => {
  const data = temporaryFolder()
  const { server, ada, line, id } = await against(['stuck'], { data, botDeadline: 60_000 })
  await line.play(id)
  await server.close()
  const again = await house({ data, botDeadline: 300 })
  const later = await guest(again.url)
  later.cookie = ada.cookie
  await until(async () => (await later.position(id)).seq === 2)
})
