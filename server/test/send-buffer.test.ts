/** Frames that we write ourselves are what `ws` reads on the other side, in their order. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { type SendBuffer, sendBufferOf } from '../socket/send-buffer.ts'

async function between<T>(run: (buffer: SendBuffer, server: WebSocket, client: WebSocket) => Promise<T>): Promise<T> {
  const door = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  await once(door, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(door.address() as AddressInfo).port}`, { maxPayload: 1e6 })
  const [server, request] = await once(door, 'connection')
  await once(client, 'open')
  try {
    return await run(sendBufferOf(server, request.socket), server, client)
  } finally {
    client.terminate()
    door.close()
  }
}

/** All that arrives until the line is closed. */
function heardBy(client: WebSocket): Promise<string[]> {
  const heard: string[] = []
  client.on('message', (text) => heard.push(String(text)))
  client.on('ping', () => heard.push('(ping)'))
  return once(client, 'close').then(([code, reason]) => [...heard, `(closed ${code} ${reason})`])
}

test('texts of every length and alphabet arrive as they were sent', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length))
  const texts = [...lengths, 'Zürich', '姫路', '🚂'.repeat(40), `${'é'.repeat(63)}`, `${'é'.repeat(32_768)}`]
  const heard = await between(async (buffer, _, client) => {
    const all = heardBy(client)
    for (const text of texts) buffer.send(text)
    buffer.close(1000, 'done')
    return all
  })
  expect(heard).toEqual([...texts, '(closed 1000 done)'])
})

test('what was told before a line is closed is heard, what is told after is not', async () => {
  const heard = await between(async (buffer, server, client) => {
    const all = heardBy(client)
    buffer.send('one')
    await new Promise(setImmediate)
    server.ping()
    buffer.send('two')
    buffer.close(1008, 'enough')
    buffer.send('three')
    return all
  })
  expect(heard).toEqual(['one', '(ping)', 'two', '(closed 1008 enough)'])
})

test('what a client does not read is counted', async () => {
  await between(async (buffer, _, client) => {
    client.pause()
    for (let i = 0; i < 200 && buffer.unread() < 1e6; i++) {
      buffer.send('x'.repeat(100_000))
      await new Promise(setImmediate)
    }
    expect(buffer.unread()).toBeGreaterThan(1e6)
  })
})
