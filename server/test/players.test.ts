/** The bots themselves in their threads, and whose time their thoughts are. */
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

test('an inspector who has begun answers with what it has found when somebody waits, and it is no fallback', async () => {
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
