import { expect, onTestFinished, test } from 'vitest'
import { openBots } from '../bots/pool.ts'

const by = (person: string) => ({ person, address: person, hasPeople: true })

/** A thread that answers with its own number, after as many milliseconds as the view says. */
const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ number, question }) =>
    setTimeout(() => parentPort.postMessage({ number, decision: { move: String(threadId), fallback: false } }), question.view))
  parentPort.postMessage('ready')`

async function twoThreads() {
  let people = 0
  const worker = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`)
  const bots = openBots({ levels: ['driver'], usual: 'driver', worker, threads: 2, deadline: 20_000 })
  onTestFinished(() => bots.close())
  const ask = async (table: string, milliseconds: number) =>
    (await bots.decide({ table, game: 'parcels', level: 'driver', view: milliseconds, seat: 0, seed: '' }, by(`person ${++people}`)))?.move
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
  const ask = (table: number) =>
    bots.decide({ table: `${table}`, game: 'parcels', level: 'inspector', view: null, seat: 0, seed: '' }, by('ann'))
  await ask(0)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, table) => ask(table)))
  expect(answers[0]).toEqual({ move: 'inspector', fallback: false })
  expect(answers[11]).toEqual({ move: 'apprentice', fallback: true })
})

/** A thread that thinks for as long as its clock allows, as the searching bots do. */
const THINKER = `
  import { parentPort, workerData } from 'node:worker_threads'
  parentPort.on('message', ({ number, question: { view } }) => {
    const began = performance.now()
    while (performance.now() - began < view && Atomics.load(workerData.cut, 0) !== number);
    parentPort.postMessage({ number, decision: { move: String(Math.round(performance.now() - began)), fallback: false } })
  })
  parentPort.postMessage('ready')`

async function oneThinker() {
  const worker = new URL(`data:text/javascript,${encodeURIComponent(THINKER)}`)
  const bots = openBots({ levels: ['driver'], usual: 'driver', worker, threads: 1, deadline: 20_000, fullTime: () => 2_000 })
  onTestFinished(() => bots.close())
  const ask = async (asker: Parameters<typeof bots.decide>[1], milliseconds: number, isWanted?: () => boolean) => {
    const decision = await bots.decide(
      { table: 't', game: 'parcels', level: 'driver', view: milliseconds, seat: 0, seed: '' },
      asker,
      isWanted,
    )
    return decision === null ? null : { took: Number(decision.move), isShort: decision.isShort === true, fallback: decision.fallback }
  }
  await ask(by('first'), 0)
  return { bots, ask }
}

test('while nobody waits a thought has all its time', async () => {
  const { ask } = await oneThinker()
  const { took, isShort } = (await ask(by('ann'), 400))!
  expect(took).toBeGreaterThanOrEqual(400)
  expect(isShort).toBe(false)
})

test('a thought for a table of bots only, already begun, makes way for a person', async () => {
  const { ask } = await oneThinker()
  const long = ask({ ...by('watcher'), hasPeople: false }, 2_000)
  const person = await ask(by('ann'), 300)
  expect(await long).toMatchObject({ isShort: true, fallback: false })
  expect((await long)!.took).toBeLessThan(1_000)
  expect(person).toMatchObject({ isShort: false })
})

test('who asks for much thinks shorter about each, and none of it falls back', { tags: 'ci' }, async () => {
  const { ask } = await oneThinker()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(by('ann'), 2_000)))
  for (const answer of answers.slice(0, 7)) expect(answer).toMatchObject({ isShort: true, fallback: false })
  expect(answers[0]!.took).toBeLessThan(1_200)
  // For the last nobody waits.
  expect(answers[7]).toMatchObject({ isShort: false, fallback: false })
})

test('what nobody wants to know any more is not thought about', async () => {
  const { ask } = await oneThinker()
  let isWanted = true
  const first = ask(by('ann'), 300)
  const second = ask(by('bob'), 2_000, () => isWanted)
  isWanted = false
  expect(await second).toBeNull()
  await first
})

test('when no thread comes up all who wait are told, and nobody is kept waiting for the next attempt', async () => {
  const worker = new URL(`data:text/javascript,${encodeURIComponent('throw new Error("no")')}`)
  const bots = openBots({ levels: ['driver'], usual: 'driver', worker, threads: 1, deadline: 20_000 })
  onTestFinished(() => bots.close())
  const question = { table: 't', game: 'parcels', level: 'driver', view: null, seat: 0, seed: '' }
  const answers = await Promise.allSettled(['ann', 'bob', 'cyd'].map((person) => bots.decide(question, by(person))))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(bots.waiting).toBe(0)
})
