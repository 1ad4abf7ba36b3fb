import { expect, onTestFinished, test } from 'vitest'
import { openBots } from '../bots/pool.ts'

/** A thread that answers with its own number, after as many milliseconds as the view says. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ number, question }) =>
    setTimeout(() => parentPort.postMessage({ number, decision: { move: String(threadId), fallback: false } }), question.view))
  parentPort.postMessage('ready')`

async function twoThreads() {
  const worker = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)
  const bots = openBots({ levels: ['driver'], usual: 'driver', worker, threads: 2, deadline: 20_000 })
  onTestFinished(() => bots.close())
  const ask = async (table: string, milliseconds: number) =>
    (await bots.decide({ table, game: 'parcels', level: 'driver', view: milliseconds, seat: 0, seed: '' })).move
  for (;;) {
    // Threads take their time to start: until both are there, one may answer for both tables.
    const [one, two] = await Promise.all([ask('one', 50), ask('two', 50)])
    if (one !== two) return { ask, one, two }
  }
}

test('a table is thought about where it was thought about before', async () => {
  const { ask, one, two } = await twoThreads()
  for (const table of ['two', 'two', 'one', 'two', 'one', 'one']) expect(await ask(table, 0)).toBe(table === 'one' ? one : two)
})

test('but nobody waits for that: another thread that is free takes the question', async () => {
  const { ask, one, two } = await twoThreads()
  const long = ask('one', 600)
  expect(await ask('one', 0)).toBe(two)
  expect(await long).toBe(one)
})

test('a table that waited too long for a thread is answered at once by a weaker bot, and it is said', async () => {
  const script = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ number, question: { level } }) =>
      setTimeout(() => parentPort.postMessage({ number, decision: { move: level, fallback: false } }), level === 'inspector' ? 300 : 0))
    parentPort.postMessage('ready')`
  const worker = new URL(`data:text/javascript,${encodeURIComponent(script)}`)
  const bots = openBots({ levels: ['inspector'], usual: 'inspector', worker, threads: 1, deadline: 800, atOnce: 'apprentice' })
  onTestFinished(() => bots.close())
  const ask = (table: number) => bots.decide({ table: `${table}`, game: 'parcels', level: 'inspector', view: null, seat: 0, seed: '' })
  await ask(0)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, table) => ask(table)))
  expect(answers[0]).toEqual({ move: 'inspector', fallback: false })
  expect(answers[11]).toEqual({ move: 'apprentice', fallback: true })
})
