/**
 * Hostile bytes from many sides at once, while two people play beside it: broken and fragmented frames, odd lengths and opcodes,
 * well-formed messages with wrong values, broken HTTP. The server must answer or hang up, and the game must go on.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { call, newPerson, openTable } from './http.ts'
import { startProcess } from './process.ts'

export interface Hostility {
  readonly connections: number
  readonly sent: number
  /** Moves played beside it, and the longest that a player waited for an answer, in milliseconds. */
  readonly played: number
  readonly slowest: number
  readonly complaints: readonly string[]
}

const SIDES = 12

export async function beHostile(place: { script: URL; data: string; game: string; seats: number; seconds: number }): Promise<Hostility> {
  const server = await startProcess(place.script, { data: place.data })
  const ended = new Promise<void>((over) => server.child.once('exit', () => over()))
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const complaints: string[] = []
  let connections = 0
  let sent = 0
  let played = 0
  let slowest = 0
  try {
    const tokens: string[] = []
    for (let seat = 0; seat < place.seats; seat++) tokens.push(await newPerson(server.url, `Player ${seat + 1}`))
    // The attackers are at a table too, so that their messages get past the door.
    const stranger = await newPerson(server.url, 'Mallory')
    const target = await openTable(server.url, place.game, [stranger, ...tokens.slice(1)])
    const port = Number(new URL(server.url).port)
    let table = await openTable(server.url, place.game, tokens)
    const until = performance.now() + place.seconds * 1000

    const attack = async () => {
      while (performance.now() < until && !hasEnded) {
        connections++
        const frames = await oneLine(port, stranger, target)
        sent += frames
      }
    }
    const play = async () => {
      while (performance.now() < until && !hasEnded) {
        const began = performance.now()
        if (!(await oneMove(server.url, table, tokens))) table = await openTable(server.url, place.game, tokens)
        slowest = Math.max(slowest, performance.now() - began)
        played++
      }
    }
    await Promise.all([play(), ...Array.from({ length: SIDES }, attack)])
    await call(server.url, '/readyz')
  } catch (error) {
    complaints.push((error as Error).message)
  } finally {
    if (hasEnded) complaints.push('the server ended')
    await server.kill()
  }
  return { connections, sent, played, slowest: Math.round(slowest), complaints }
}

/** Whoever is to act plays any move; false when the game is over. */
async function oneMove(url: string, table: string, tokens: readonly string[]): Promise<boolean> {
  for (const token of tokens) {
    const { position } = await call<{ position: { seq: number; moves?: string[] } }>(url, `/api/tables/${table}/position`, token)
    if (position.moves === undefined) continue
    const move = position.moves[randomInt(position.moves.length)]
    await call(url, `/api/tables/${table}/moves`, token, { id: `m${position.seq}`, at: position.seq, move })
    return true
  }
  return false
}

/** One connection until it is closed, by them or by us; says how much was sent over it. */
function oneLine(port: number, token: string, table: string): Promise<number> {
  return new Promise((over) => {
    let sent = 0
    const socket = connect(port, '127.0.0.1')
    let patience = setTimeout(() => socket.destroy(), 5_000)
    const waitNoLonger = () => {
      clearTimeout(patience)
      patience = setTimeout(() => socket.destroy(), 300)
    }
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(patience)
      over(sent)
    })
    if (randomInt(5) === 0) {
      sent++
      socket.on('data', () => socket.destroy())
      socket.write(brokenHttp(table), waitNoLonger)
      return
    }
    const who = randomInt(2) === 0 ? '' : `Authorization: Bearer ${token}\r\n`
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: x\r\n${who}${UPGRADE}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
    socket.once('data', () => {
      for (const most = randomInt(1, 40); sent < most && !socket.destroyed; sent++) socket.write(hostileFrame(table))
      waitNoLonger()
    })
    socket.resume()
  })
}

const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\n'
const TEXT = 1
const CLOSE = 8
const PING = 9

function hostileFrame(table: string): Buffer {
  const kinds: readonly (() => Buffer)[] = [
    () => randomBytes(randomInt(1, 400)),
    () => frame(randomInt(16), randomBytes(randomInt(300))),
    () => frame(TEXT, randomBytes(randomInt(1, 300))),
    () => frame(PING, randomBytes(randomInt(200))),
    () => frame(CLOSE, randomBytes(randomInt(130))),
    () => frame(TEXT, 'x', { isLast: false }),
    () => frame(0, oddMessage(table)),
    () => frame(TEXT, oddMessage(table), { isMasked: false }),
    () => frame(TEXT, oddMessage(table), { reserved: randomInt(8) }),
    () => frame(TEXT, 'x'.repeat(20_000)),
    () => frame(TEXT, '', { length: randomInt(2 ** 31) }),
  ]
  // Half of them are good frames with odd messages, so that lines live long enough to get there.
  return randomInt(2) === 0 ? frame(TEXT, oddMessage(table)) : kinds[randomInt(kinds.length)]()
}

function frame(
  opcode: number,
  content: string | Buffer,
  { isLast = true, reserved = 0, isMasked = true, length = Buffer.byteLength(content) } = {},
): Buffer {
  const mask = isMasked ? 0x80 : 0
  const head = [(isLast ? 0x80 : 0) | (reserved << 4) | opcode]
  if (length < 126) head.push(mask | length)
  else if (length < 65_536) head.push(mask | 126, length >> 8, length & 255)
  else head.push(mask | 127, 0, 0, 0, 0, length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255)
  const key = isMasked ? randomBytes(4) : Buffer.alloc(0)
  const body = Buffer.from(content)
  if (isMasked) for (let i = 0; i < body.length; i++) body[i] = body[i] ^ key[i & 3]
  return Buffer.concat([Buffer.from(head), key, body])
}

const TYPES = ['watch', 'move', 'undo', 'redo', 'consent', 'chat', 'ping', 'unwatch', 'looking', '__proto__', 'constructor', '']
const ODD = [0, -1, 1e308, 2 ** 53, null, true, '', 'x'.repeat(600), {}, [], [[[]]], '\u0000', '\ud800', '💥']

/** Right in some members, wrong in others. */
function oddMessage(table: string): string {
  const right = {
    table,
    id: `a${randomInt(1e6)}`,
    at: randomInt(300),
    move: 'pass',
    to: 0,
    request: 'q',
    agree: true,
    text: 'hi',
    since: 0,
  }
  const message: Record<string, unknown> = { type: TYPES[randomInt(TYPES.length)] }
  for (const [key, value] of Object.entries(right))
    if (randomInt(3) === 0) message[key] = randomInt(2) === 0 ? value : ODD[randomInt(ODD.length)]
  return JSON.stringify(message)
}

function brokenHttp(table: string): string {
  const json = 'Host: x\r\nContent-Type: application/json\r\n'
  const requests = [
    'GET /%00 HTTP/1.1\r\nHost: x\r\n\r\n',
    `POST /api/me HTTP/1.1\r\n${json}Content-Length: 99999999\r\n\r\n{`,
    `POST /api/me HTTP/1.1\r\n${json}Transfer-Encoding: chunked\r\n\r\nFFFFFFFF\r\n`,
    'GET /api/tables/..%2f..%2fetc/position HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET / HTTP/1.1\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`,
    `GET /ws HTTP/1.1\r\nHost: x\r\n${UPGRADE}Sec-WebSocket-Key: bad\r\nSec-WebSocket-Version: 99\r\n\r\n`,
    `GET /api/tables/${table}/log?since=-1e9 HTTP/1.1\r\nHost: x\r\n\r\n`,
    'GET /api/tables?limit=NaN&before[]=1 HTTP/1.1\r\nHost: x\r\nCookie: branchline=%ff%fe.x\r\n\r\n',
    '\u0016\u0003\u0001\u0000',
  ]
  return requests[randomInt(requests.length)]
}
