/** Whoever enters a webhook learns nothing of the names in our network. */
import { expect, test } from 'vitest'
import type { Channel } from '../protocol/index.ts'
import { guest } from './client.ts'
import { house } from './start.ts'

test('a name that leads inside and one that nobody knows: the same words, after the same time, and the same is left behind', {
  tags: 'ci',
}, async () => {
  const server = await house()
  const eve = await guest(server.url, 'Eve')
  const attempt = async (url: string) => {
    const { channels } = await eve.must('POST', '/api/me/notices/channels', { kind: 'slack', url })
    const { id } = channels.find(({ label }: Channel) => label === new URL(url).host)
    const began = performance.now()
    const { status, body } = await eve.post(`/api/me/notices/channels/${id}/try`)
    return { id, status, body, took: performance.now() - began }
  }
  const [inside, port, unknown] = await Promise.all(
    ['https://localhost/hook', 'https://localhost:1/hook', 'https://no-such-name.invalid/hook'].map(attempt),
  )
  expect(inside?.status).toBe(409)
  for (const other of [port, unknown]) {
    expect([other?.status, other?.body]).toEqual([inside?.status, inside?.body])
    expect(Math.abs((other?.took ?? 0) - (inside?.took ?? 0))).toBeLessThan(400)
  }
  const { channels } = await eve.must('GET', '/api/me/notices')
  const left = channels.map(({ id: _, label: __, ...rest }: Channel) => JSON.stringify(rest))
  expect(new Set(left).size).toBe(1)
})
