/** Progress in lessons and puzzles: merged from all devices, within limits, forgotten everywhere at once, and nobody else's. */
import { expect } from 'vitest'
import { LIMITS, type Progress } from '../protocol/index.ts'
import { onBothDatabases } from './both.ts'
import { type Guest, guest } from './client.ts'
import { house } from './start.ts'

const of = async (who: Guest): Promise<Progress> => (await who.must('GET', '/api/me/progress')).progress
const tell = async (who: Guest, told: Partial<Progress>): Promise<Progress> =>
  (await who.must('POST', '/api/me/progress', { epoch: 0, lessons: {}, puzzles: {}, ...told })).progress

onBothDatabases((onBoth) => {
  onBoth('what is better stays, whichever device tells it', async (place) => {
    const server = await house(place)
    const ada = await guest(server.url, 'Ada')
    expect(await of(ada)).toEqual({ epoch: 0, lessons: {}, puzzles: {} })
    await tell(ada, { lessons: { 'parcels/one': 'done', 'parcels/two': 'skipped' }, puzzles: { 'parcels/a': 'tried' } })
    await tell(ada, {
      lessons: { 'parcels/one': 'skipped', 'parcels/two': 'done' },
      puzzles: { 'parcels/a': 'solved', 'parcels/b': 'helped' },
    })
    await tell(ada, { puzzles: { 'parcels/a': 'helped' } })
    expect(await of(ada)).toEqual({
      epoch: 0,
      lessons: { 'parcels/one': 'done', 'parcels/two': 'done' },
      puzzles: { 'parcels/a': 'solved', 'parcels/b': 'helped' },
    })
    expect(await of(await guest(server.url, 'Ben'))).toEqual({ epoch: 0, lessons: {}, puzzles: {} })
    expect((await ada.must('GET', '/api/me/export')).progress).toHaveLength(1)
  })

  onBoth('what several tell at the same time is all there', async (place) => {
    const server = await house(place)
    const ada = await guest(server.url, 'Ada')
    await Promise.all(['a', 'b', 'c'].map((name) => tell(ada, { puzzles: { [`parcels/${name}`]: 'solved' } })))
    expect(Object.keys((await of(ada)).puzzles).sort()).toEqual(['parcels/a', 'parcels/b', 'parcels/c'])
  })

  onBoth('forgotten is forgotten: a device that has not heard of it brings nothing back', async (place) => {
    const server = await house(place)
    const ada = await guest(server.url, 'Ada')
    await tell(ada, { lessons: { 'parcels/one': 'done' } })
    expect((await ada.must('POST', '/api/me/progress/forget')).progress).toEqual({ epoch: 1, lessons: {}, puzzles: {} })
    expect(await tell(ada, { lessons: { 'parcels/one': 'done' } })).toEqual({ epoch: 1, lessons: {}, puzzles: {} })
    expect((await tell(ada, { epoch: 1, lessons: { 'parcels/two': 'done' } })).lessons).toEqual({ 'parcels/two': 'done' })
  })

  onBoth('what is no progress is refused, and too much of it; nothing changes', async (place) => {
    const server = await house(place)
    const ada = await guest(server.url, 'Ada')
    await tell(ada, { lessons: { 'parcels/one': 'done' } })
    const many = (from: number, n: number) => Object.fromEntries(Array.from({ length: n }, (_, at) => [`parcels/p${from + at}`, 'solved']))
    const refused = [
      { epoch: 0, lessons: { 'parcels/one': 'won' }, puzzles: {} },
      { epoch: 0, lessons: { 'no title': 'done' }, puzzles: {} },
      { epoch: -1, lessons: {}, puzzles: {} },
      { lessons: {}, puzzles: {} },
      { epoch: 0, lessons: {}, puzzles: many(0, LIMITS.progress + 1) },
    ]
    for (const body of refused) expect((await ada.post('/api/me/progress', body)).status, JSON.stringify(body).slice(0, 60)).toBe(400)
    await tell(ada, { puzzles: many(0, LIMITS.progress) as Progress['puzzles'] })
    expect((await ada.post('/api/me/progress', { epoch: 0, lessons: {}, puzzles: many(LIMITS.progress, 1) })).status).toBe(429)
    expect(Object.keys((await of(ada)).puzzles)).toHaveLength(LIMITS.progress)
  })
})
