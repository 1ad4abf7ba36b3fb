/** The bots themselves in their threads, and whose time their thoughts are. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fullTimeOf } from '@branchline/bots'
import { defaultOptions } from '@branchline/engine'
import { expect, onTestFinished, test } from 'vitest'
import { nuremberg } from '../../games/wensleydale/rules/index.ts'
import { openBots } from '../bots/pool.ts'
import type { Asker } from '../bots/queue.ts'
import { bundled } from './bundle.ts'
import { guest } from './client.ts'
import { house } from './start.ts'
import { until } from './until.ts'

test('an inspector who has begun answers with what it has found when somebody waits, and it is no fallback', { tags: 'ci' }, async () => {
  const bots = openBots({
    levels: ['inspector'],
    usual: 'inspector',
    worker: await bundled('../bots/worker'),
    threads: 1,
    deadline: 60_000,
    atOnce: 'apprentice',
    fullTime: fullTimeOf,
  })
  onTestFinished(() => bots.close())
  const state = nuremberg.setup(defaultOptions(nuremberg.options), 3, 'a seed')
  const ask = async (table: string, level: string, hasPeople: boolean) => {
    const question = { table, game: 'nuremberg', level, view: nuremberg.view(state, 0), seat: nuremberg.toAct(state)!, seed: 's' }
    const decision = (await bots.decide(question, { person: table, address: table, hasPeople }))!
    return { ...decision, at: performance.now() }
  }
  await ask('warm', 'driver', true)
  const began = performance.now()
  const [alone] = [await ask('one', 'inspector', false)]
  expect(alone).toMatchObject({ fallback: false })
  expect(alone.isShort).toBeUndefined()
  const again = performance.now()
  const [bots2, person] = await Promise.all([ask('two', 'inspector', false), ask('three', 'driver', true)])
  expect(bots2).toMatchObject({ fallback: false, isShort: true })
  expect(bots2.at - again).toBeLessThan((alone.at - began) / 2)
  expect(person).toMatchObject({ fallback: false })
})

test('an inspector who is told before it begins that it is enough does not think for all its time', async () => {
  const cut = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const worker = new Worker(await bundled('../bots/worker'), { workerData: { cut, packs: [] } })
  onTestFinished(async () => {
    await worker.terminate()
  })
  await once(worker, 'message')
  const state = nuremberg.setup(defaultOptions(nuremberg.options), 3, 'a seed')
  const seat = nuremberg.toAct(state)!
  const ask = async (number: number, level: string) => {
    const said: unknown[] = []
    const answer = new Promise((done) => {
      worker.on('message', (message) => {
        said.push(message)
        if ('decision' in message) done(message)
      })
    })
    const began = performance.now()
    worker.postMessage({ number, question: { table: 't', game: 'nuremberg', level, view: nuremberg.view(state, seat), seat, seed: 's' } })
    expect(await answer).toMatchObject({ number, decision: { fallback: false } })
    return performance.now() - began
  }
  await ask(1, 'driver')
  Atomics.store(cut, 0, 2)
  expect(await ask(2, 'inspector')).toBeLessThan(fullTimeOf('inspector')! / 2)
})

test('a thought is on the account of somebody who sits and waits; of the owner, where they do or where nobody sits', async () => {
  const server = await house({ trustProxy: true })
  const asked: Asker[] = []
  const { decide } = server.context.bots
  Object.assign(server.context.bots, {
    decide(...[question, asker, isWanted]: Parameters<typeof decide>) {
      asked.push(asker)
      return decide(question, asker, isWanted)
    },
  })
  const [ann, bob] = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')]
  const idOf = async (who: typeof ann) => (await who.must('GET', '/api/me')).person.id as string
  const first = async (seats: readonly unknown[], joins: boolean) => {
    const { id } = await ann.table({ seats })
    if (joins) await bob.join(id)
    asked.length = 0
    await ann.start(id)
    await until(() => asked.length > 0)
    return asked[0]
  }
  const bot = { bot: 'random' }
  expect(await first([bot, bot], false)).toEqual({ person: await idOf(ann), address: '127.0.0.1', hasPeople: false })
  expect(await first([bot, 'open'], true)).toEqual({ person: await idOf(bob), address: '127.0.0.1', hasPeople: true })
  expect(await first([bot, 'open', 'me'], true)).toEqual({ person: await idOf(ann), address: '127.0.0.1', hasPeople: true })
})
