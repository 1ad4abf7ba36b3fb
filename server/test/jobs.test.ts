import { expect } from 'vitest'
import { type Job, type JobSettings, openJobs, putJob, removeJob } from '../jobs/jobs.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { onBothDatabases } from './both.ts'
import { afterwards } from './start.ts'
import { pause, until } from './until.ts'

/** Some ticks later. */
const soon = () => pause(60)

onBothDatabases((onPlaces) => {
  const onBoth = (name: string, body: (storage: Storage) => Promise<void>) =>
    onPlaces(name, async (place) => {
      const storage = await openStorage(place)
      afterwards(() => storage.close().catch(() => {}))
      await body(storage)
    })
  const process = (storage: Storage, holder: string, settings: Partial<JobSettings> = {}) => {
    const jobs = openJobs(storage, { holder, now: Date.now, tick: 20, ...settings })
    afterwards(() => jobs.close())
    return jobs
  }
  const left = async ({ db }: Storage) => (await db.selectFrom('jobs').selectAll().execute()).length

  onBoth('each is carried out once, whichever process finds it', async (storage) => {
    const done: string[] = []
    for (const holder of ['a', 'b', 'c']) process(storage, holder).on('bell', async ({ key }) => void done.push(key))
    const keys = Array.from({ length: 60 }, (_, i) => `k${i}`)
    await storage.commit(keys.map((key) => putJob(storage.db, { kind: 'bell', key, dueAt: Date.now() })))
    await until(() => done.length >= keys.length)
    await soon()
    expect(done.sort()).toEqual(keys.sort())
    await until(async () => (await left(storage)) === 0)
  })

  onBoth('work that waits long holds up nothing of another kind, and more than fits at once follows at once', async (storage) => {
    const done: string[] = []
    const jobs = process(storage, 'a', { tick: 60_000, atOnce: 2 })
    let letGo = () => {}
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve
    })
    afterwards(() => letGo())
    jobs.on('letter', () => waiting)
    jobs.on('bell', async ({ key }) => void done.push(key))
    const put = (kind: string, dueAt: number) => [1, 2, 3, 4, 5, 6, 7].map((key) => putJob(storage.db, { kind, key: `${key}`, dueAt }))
    await storage.commit([...put('letter', 0), ...put('bell', 1)])
    jobs.look()
    await until(() => done.length === 7)
  })

  onBoth('while the work goes on the lease is renewed, and nobody else takes it up', async (storage) => {
    let now = 1_000
    let letGo = () => {}
    const waiting = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const done: string[] = []
    const settings = { now: () => now, lease: 300 }
    process(storage, 'a', settings).on('bell', async () => {
      done.push('a')
      await waiting
    })
    // Before that process closes: it waits for its work.
    afterwards(() => letGo())
    await storage.commit([putJob(storage.db, { kind: 'bell', key: 'k', dueAt: 0 })])
    await until(() => done.length === 1)
    process(storage, 'b', settings).on('bell', async () => void done.push('b'))
    now = 1_200
    const row = () => storage.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
    await until(async () => (await row()).held_until === 1_500)
    now = 1_400
    await soon()
    expect(done).toEqual(['a'])
  })

  onBoth('a process that stops gives back what it holds: nobody waits for the lease', async (storage) => {
    const jobs = process(storage, 'a')
    const claim = jobs.claim('bell', 'k')
    await storage.commit([claim.put])
    claim.hold()
    await jobs.close()
    expect(await storage.db.selectFrom('jobs').selectAll().execute()).toMatchObject([{ holder: null, held_until: 0 }])
  })

  onBoth('not before its time, and not when it was taken away', async (storage) => {
    let now = 1_000
    const done: unknown[] = []
    process(storage, 'a', { now: () => now }).on('bell', async ({ body }) => void done.push(body))
    await storage.commit([
      putJob(storage.db, { kind: 'bell', key: 'early', dueAt: 2_000, body: { seat: 1 } }),
      putJob(storage.db, { kind: 'bell', key: 'never', dueAt: 2_000 }),
    ])
    await soon()
    expect(done).toEqual([])
    await storage.commit([removeJob(storage.db, 'bell', 'never')])
    now = 2_000
    await until(() => done.length > 0)
    expect(done).toEqual([{ seat: 1 }])
  })

  onBoth('the work of a process that died is taken over, and its late answer counts for nothing', async (storage) => {
    let now = 1_000
    const held: Job[] = []
    const dead = process(storage, 'dead', { now: () => now, lease: 60_000_000, atOnce: 1 })
    let letGo = () => {}
    dead.on('bell', (job) => {
      held.push(job)
      return new Promise((resolve) => {
        letGo = resolve
      })
    })
    await storage.commit([putJob(storage.db, { kind: 'bell', key: 'k', dueAt: now })])
    await until(() => held.length === 1)
    const done: string[] = []
    process(storage, 'alive', { now: () => now }).on('bell', async ({ key }) => void done.push(key))
    await soon()
    expect(done).toEqual([])
    now += 60_000_001
    await until(() => done.length === 1)
    const ring = storage.db.insertInto('settings').values({ name: 'rung', value: 'twice' }).compile()
    await expect(storage.commit([ring, (held[0] as Job).done])).rejects.toThrow()
    expect(await storage.db.selectFrom('settings').selectAll().where('name', '=', 'rung').execute()).toEqual([])
    letGo()
  })

  onBoth('what is claimed while a process stops is free at once', async (storage) => {
    const stopping = process(storage, 'stopping', { lease: 60_000_000 })
    const claim = stopping.claim('bell', 'k')
    await stopping.close()
    await storage.commit([claim.put])
    claim.hold()
    const done: string[] = []
    process(storage, 'alive').on('bell', async ({ key }) => void done.push(key))
    await until(() => done.length === 1)
  })

  onBoth('written anew while it is carried out, it comes again', async (storage) => {
    const done: unknown[] = []
    process(storage, 'a').on('bell', async ({ body }) => {
      done.push(body)
      if (done.length === 1) await storage.commit([putJob(storage.db, { kind: 'bell', key: 'k', dueAt: Date.now(), body: 'second' })])
    })
    await storage.commit([putJob(storage.db, { kind: 'bell', key: 'k', dueAt: Date.now() - 5, body: 'first' })])
    await until(() => done.length === 2)
    await soon()
    expect(done).toEqual(['first', 'second'])
    await until(async () => (await left(storage)) === 0)
  })

  onBoth('what fails is tried again later, and later still', async (storage) => {
    let now = 10_000
    const tried: number[] = []
    process(storage, 'a', { now: () => now }).on('bell', async ({ attempts }) => {
      tried.push(attempts)
      if (attempts < 2) throw new Error('not yet')
    })
    await storage.commit([putJob(storage.db, { kind: 'bell', key: 'k', dueAt: -1 })])
    await until(() => tried.length === 1)
    await soon()
    expect(tried).toEqual([0])
    now = 12_001
    await until(() => tried.length === 2)
    now = 12_001 + 4_001
    await until(() => tried.length === 3)
    await soon()
    await until(async () => (await left(storage)) === 0)
  })
}, 'at a desk')
