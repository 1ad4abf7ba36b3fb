/**
 * One who asks bots for more than the machine can think for, and how late others are answered because of it. The same people on the same
 * server: first alone, then beside the flood. Everything comes through the door, as anybody's requests would.
 */
import { randomInt } from 'node:crypto'
import type { AnyGame } from '@branchline/engine'
import { call, newPerson, type Opened } from '@branchline/faults/http'
import type { ServerProcess } from '@branchline/faults/process'
import { pause, portOf, script, withServer } from './process.ts'
import { RawSocket } from './raw-socket.ts'

export interface FloodCase {
  readonly what: string
  /** Milliseconds from the turn of a bot to its move, of people who have nothing to do with the flood. */
  readonly alone: Lateness
  readonly beside: Lateness
  /** What the server did meanwhile, by outcome (played, short, fallback, random), all tables. */
  readonly outcomes: Readonly<Record<string, number>>
}
export interface Lateness {
  readonly answers: number
  readonly mean: number
  readonly p50: number
  readonly p95: number
}

const TABLES = 60
const LEVEL = 'inspector'
const VICTIMS = 2
const VICTIMS_LEVEL = 'driver'

/** Guests who flood, the address they come from, whether they sit at their tables, and the address of the others. */
const CASES = [
  { what: 'by one guest, from elsewhere', guests: 1, from: '198.51.100.7', isSeated: false, others: '203.0.113.5' },
  { what: 'by one guest, from the others’ own address', guests: 1, from: '203.0.113.5', isSeated: false, others: '203.0.113.5' },
  { what: 'by 30 guests of one address who sit and move at once', guests: 30, from: '198.51.100.7', isSeated: true, others: '203.0.113.5' },
] as const

export async function measureFlood(wanted: {
  readonly game: AnyGame
  readonly seconds: number
  onRow(row: string): void
}): Promise<FloodCase[]> {
  const { game, seconds, onRow } = wanted
  onRow(`${VICTIMS} people with a ${VICTIMS_LEVEL} each; then, beside them, ${TABLES} tables of ${LEVEL}s (${game.id}), ${seconds} s each:`)
  const cases: FloodCase[] = []
  for (const one of CASES) {
    const found = await withServer(script('server-main'), (server) => measureCase(server, game, one, seconds), { trustProxy: true })
    cases.push(found)
    const { alone, beside } = found
    const ratio = (of: keyof Lateness) => (beside[of] / alone[of]).toFixed(2)
    onRow(`   ${one.what}: alone ${inWords(alone)}; beside the flood ${inWords(beside)}`)
    onRow(
      `      ratio: mean ${ratio('mean')}, p50 ${ratio('p50')}, p95 ${ratio('p95')}; decisions of all bots: ${JSON.stringify(found.outcomes)}`,
    )
  }
  return cases
}

async function measureCase(server: ServerProcess, game: AnyGame, one: (typeof CASES)[number], seconds: number): Promise<FloodCase> {
  const sockets: RawSocket[] = []
  const answers: number[] = []
  const victims = Array.from({ length: VICTIMS }, () => ({ level: VICTIMS_LEVEL, bots: 1, isSeated: true, answers }))
  for (const victim of victims) await play(server, game, await newPerson(server.url, 'a person'), one.others, victim, sockets)
  await pause(2_000)
  answers.length = 0
  await pause(seconds * 1000)
  const alone = latenessOf(answers.splice(0))
  const bots = one.isSeated ? game.seats.min - 1 : Math.min(4, game.seats.max)
  const flood = { level: LEVEL, bots, isSeated: one.isSeated, answers: [] }
  const guests: string[] = []
  for (let i = 0; i < one.guests; i++) guests.push(await newPerson(server.url, 'a guest'))
  for (let i = 0; i < TABLES; i++) await play(server, game, guests[i % guests.length], one.from, flood, sockets)
  await pause(1_000)
  answers.length = 0
  const before = await outcomesOf(server)
  await pause(seconds * 1000)
  const beside = latenessOf(answers)
  const after = await outcomesOf(server)
  for (const socket of sockets) socket.close()
  const outcomes = Object.fromEntries(Object.entries(after).map(([outcome, count]) => [outcome, count - (before[outcome] ?? 0)]))
  return { what: one.what, alone, beside, outcomes }
}

interface Guest {
  readonly level: string
  readonly bots: number
  readonly isSeated: boolean
  /** Where the time of each answer of a bot is noted. */
  readonly answers: number[]
}

/** A table of bots, with the guest or without; who sits plays at random, at once, and begins again when the game is over. */
async function play(
  server: ServerProcess,
  game: AnyGame,
  token: string,
  address: string,
  guest: Guest,
  sockets: RawSocket[],
): Promise<void> {
  const seats = [...(guest.isSeated ? ['me'] : []), ...Array.from({ length: guest.bots }, () => ({ bot: guest.level }))]
  const headers = { 'x-forwarded-for': address }
  const begin = async () => {
    const { table } = await call<Opened>(server.url, '/api/tables', token, { game: game.id, seats }, 'POST', headers)
    await call(server.url, `/api/tables/${table.id}/start`, token, undefined, 'POST', headers)
    return table.id
  }
  if (!guest.isSeated) {
    await begin()
    return
  }
  const socket = new RawSocket(portOf(server), '/ws', `Authorization: Bearer ${token}\r\nX-Forwarded-For: ${address}\r\n`)
  sockets.push(socket)
  await socket.ready
  let table = await begin()
  let since = performance.now()
  socket.onText = (text) => {
    const message = JSON.parse(text) as { type: string; step?: Told; position?: Told }
    const told = message.step ?? message.position
    if (told === undefined || told.table !== table) return
    const at = performance.now()
    if (told.entry?.by === 'bot') guest.answers.push(at - since)
    since = at
    if (told.over) {
      void begin().then((next) => {
        table = next
        socket.send(JSON.stringify({ type: 'watch', table }))
      })
    } else if (told.moves !== undefined && told.moves.length > 0)
      socket.send(JSON.stringify({ type: 'move', table, id: `m${told.seq}`, at: told.seq, move: told.moves[randomInt(told.moves.length)] }))
  }
  socket.send(JSON.stringify({ type: 'watch', table }))
}

interface Told {
  readonly table: string
  readonly seq: number
  readonly over: boolean
  readonly entry?: { readonly by: string }
  readonly moves?: readonly string[]
}

async function outcomesOf(server: ServerProcess): Promise<Record<string, number>> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const found: Record<string, number> = {}
  for (const [, outcome = '', count] of text.matchAll(/^branchline_bot_moves_total\{outcome="(\w+)"\} (\d+)/gm))
    found[outcome] = Number(count)
  return found
}

function latenessOf(answers: readonly number[]): Lateness {
  const sorted = [...answers].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
  return { answers: sorted.length, mean: sorted.reduce((sum, one) => sum + one, 0) / sorted.length, p50: at(0.5), p95: at(0.95) }
}

const inWords = ({ answers, mean, p50, p95 }: Lateness) =>
  `${answers} answers, mean ${mean.toFixed(0)} ms, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}`
