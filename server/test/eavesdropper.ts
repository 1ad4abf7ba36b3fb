/** Everybody at a table but one, and all that reaches them: every frame, and whatever can be asked for. Two tables can be compared by it. */
import type { AnyGame, Share } from '@branchline/engine'
import type { Server } from '../server.ts'
import { presentAt } from '../tables/wire.ts'
import { Guest, guest, type LineOut } from './client.ts'
import { receiver } from './receiver.ts'
import { afterwards } from './start.ts'
import { until } from './until.ts'

/** A house whose clock is moved by hand, perhaps of several servers: people and devices are spread over them. */
export interface Place {
  readonly servers: readonly Server[]
  readonly clock: { at: number }
}

interface Table {
  readonly id: string
  /** In the order in which they play. The second has the secret. */
  readonly players: readonly Guest[]
  /** By whom, and where: all that they heard and read. */
  readonly heard: ReadonlyMap<string, readonly string[]>
  /** Everything that can be read by asking is read by everybody but the one with the secret. */
  readAll(): Promise<void>
  /** The same, of what is about this table alone. */
  readTable(): Promise<void>
  /** Time goes by, and letters are written. */
  after(milliseconds: number): Promise<void>
  /** Resolves when nothing is on its way to anybody any more. */
  quiet(): Promise<void>
  /** Resolves when all have come to this entry. */
  reached(seq: number): Promise<void>
}

const PLAYERS = 3

/** Three who play, one who only owns the table, one who looks on, and one whom nobody knows. */
export async function tableWithListeners({ servers, clock }: Place, game: AnyGame): Promise<Table> {
  const [here, there] = [servers[0]!, servers.at(-1)!]
  const host = await guest(here.url, 'Host')
  const people: Guest[] = []
  for (let seat = 0; seat < PLAYERS; seat++) people.push(await guest(here.url, `Guest ${seat}`))
  // A server that hears of two moves at once tells of both with the clocks as they are then, whoever made them.
  const pace = servers.length > 1 ? {} : { pace: { kind: 'days', days: 2 } }
  const { id, invite } = await host.table({ game: game.id, seats: Array(PLAYERS).fill('open'), visibility: 'public', ...pace })
  for (const [seat, one] of people.entries()) await one.join(id, { seat })
  await host.start(id)
  const { view, toAct } = await host.position(id)
  const order = (view as { order?: number[] }).order ?? people.map((_, turn) => (toAct! + turn) % PLAYERS)
  const players = order.map((seat) => people[seat]!)
  const spectator = await guest(there.url, 'Spectator')
  // The third gets letters: the table is open before them, but they look elsewhere. The first gets one a day.
  const hook = await receiver()
  const letters = [players[0]!, players[2]!]
  await letters[0]!.must('PUT', '/api/me/notices', { mode: 'digest' })
  const channels: { id: string; key: string }[] = []
  for (const [n, who] of letters.entries())
    channels.push(...(await who.must('POST', '/api/me/notices/channels', { kind: 'webhook', url: `${hook.url}/${n}` })).channels)

  // Each of the known on a device that watches and on one that does not, the second elsewhere where there is an elsewhere.
  const devices: { whose: string; who: Guest; watches: boolean }[] = [{ whose: 'nobody', who: new Guest(there.url), watches: true }]
  for (const [whose, who] of Object.entries({ host, first: players[0]!, third: players[2]!, spectator }))
    for (const [at, server] of servers.entries())
      for (const watches of [true, false]) devices.push({ whose: `${whose}, server ${at}, ${watches}`, who: who.at(server), watches })

  const names = new Map([
    [id, 'TABLE'],
    [invite!, 'INVITE'],
    [host.id, 'HOST'],
    [spectator.id, 'SPECTATOR'],
  ])
  for (const [turn, one] of players.entries()) names.set(one.id, `PLAYER-${turn}`)
  // What it was dealt from is another each time, though the cards are the same here.
  const columns = ['secret', 'commitment', 'shares'] as const
  const shuffle = await here.context.storage.db.selectFrom('tables').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  names.set(shuffle.secret!, 'SECRET').set(shuffle.commitment!, 'COMMITMENT')
  for (const [seat, { share }] of (JSON.parse(shuffle.shares!) as Share[]).entries()) names.set(share, `SHARE-${seat}`)
  for (const [whose, who] of [host, spectator, ...players].entries())
    for (const { id: session } of (await who.must('GET', '/api/me/account')).sessions) names.set(session, `SESSION OF ${whose}`)
  names.set((await host.must('GET', '/api/me/notices')).can.pushKey, 'PUSH KEY')
  for (const { id: channel, key } of channels) names.set(channel, 'CHANNEL').set(key, 'KEY')
  names.set(new URL(hook.url).host, 'HOOK')
  const told = new RegExp([...names.keys()].join('|'), 'g')
  const heard = new Map<string, string[]>()
  const alike = (text: string) => text.replace(SEAL, '').replace(told, (name) => names.get(name)!)
  const note = (whose: string, text: string) => heard.set(alike(whose), [...(heard.get(alike(whose)) ?? []), alike(text)])

  const lines: { line: LineOut; watches: boolean }[] = []
  for (const { who, watches } of devices) {
    const line = await who.line()
    afterwards(() => line.close())
    if (watches) await line.watch(id, { looking: who.id !== players[2]!.id })
    lines.push({ line, watches })
  }
  const watching = lines.filter(({ watches }) => watches).map(({ line }) => line)
  const present = players.map((who) => who !== players[1])
  const isAllSeen = (line: LineOut) => players.every((_, turn) => line.tables.get(id)?.seats[order[turn]!]?.present === present[turn])
  for (const line of watching) await line.until(() => isAllSeen(line))

  let marks = 0
  /** Chat goes the way of all news, after all before it; then whoever does not watch is asked for a sign. */
  async function quiet(): Promise<void> {
    const text = `mark ${++marks}`
    await host.must('POST', `/api/tables/${id}/chat`, { id: text.replace(' ', '-'), text })
    const isMarked = ({ heard: all }: LineOut) => all.some((one) => one.type === 'chat' && one.lines.some((line) => line.text === text))
    for (const line of watching) await line.until(() => isMarked(line))
    for (const { line } of lines) {
      const before = line.heard.length
      line.send({ type: 'ping' })
      await line.until(() => line.heard.slice(before).some(({ type }) => type === 'pong'))
    }
  }

  /** The same answer for everybody, whatever table there is: asked once. */
  const [general, ofPeople] = pathsOf(here, id, players[1]!.id)

  const readAll = () => readBy(general, ofPeople)
  const readTable = () =>
    readBy(
      [],
      ofPeople.filter((path) => path.includes(id)),
    )

  async function readBy(once: readonly string[], byEach: readonly string[]): Promise<void> {
    const read = async (whose: string, who: Guest, path: string) => {
      const reply = await who.get(path)
      const headers = [...reply.headers]
        .filter(([name]) => !OF_THE_MOMENT.has(name))
        .map(([name, value]) => [name, value.replace(TOKEN, 'TOKEN')])
      const body = JSON.stringify(reply.body).replace(WHEN_USED, '')
      note(`${whose} ${path}`, `${reply.status} ${JSON.stringify(headers)} ${body}`)
    }
    const readers = devices.filter(
      ({ watches, who }) => watches && who.url === here.url && [host, spectator, players[0]!].some(({ id }) => id === who.id),
    )
    for (const path of once) await read('anybody', readers[0]!.who, path)
    for (const path of byEach) await Promise.all(readers.map(({ whose, who }) => read(whose, who, path)))
  }

  async function after(milliseconds: number): Promise<void> {
    clock.at += milliseconds
    const { jobs, storage } = here.context
    const due = storage.db
      .selectFrom('jobs')
      .select('key')
      .where('kind', 'in', ['notice', 'letter', 'digest'])
      .where('due_at', '<=', clock.at)
    await until(async () => {
      jobs.look()
      return (await due.execute()).length === 0
    })
    // Links for answers are sealed anew each time.
    for (const { path, body } of hook.taken.splice(0)) note(`letters ${path}`, String(body).replace(SEALED, 'SEAL'))
  }

  const reached = async (seq: number) => {
    for (const line of watching) await until(() => (line.positions.get(id)?.seq ?? 0) >= seq, 5)
  }
  // They listen from now on: what was still to be told of their coming is no part of it.
  const known = new Set(devices.map(({ who }) => who.id).filter((one) => one !== ''))
  for (const { context } of servers) await until(() => presentAt(context.live.get(id)!).size === known.size)
  await quiet()
  for (const [at, { line }] of lines.entries()) line.socket.on('message', (data) => note(devices[at]!.whose, String(data)))
  return { id, players, heard, readAll, readTable, after, quiet, reached }
}

/** All that can be asked for without changing anything. */
function pathsOf({ routes }: Server, table: string, person: string): readonly [string[], string[]] {
  const paths = routes
    .filter((route) => route.startsWith('GET /') && !route.includes('*') && !NOT_ASKED.has(route))
    .map((route) => route.replace('GET ', '').replace('/people/:id', `/people/${person}`).replace(':id', table))
  const isGeneral = (path: string) => !path.includes(table) && !path.includes(person) && !/^\/api\/(me|tables)/.test(path)
  return [paths.filter(isGeneral), paths.filter((path) => !isGeneral(path))]
}

/** The figures count commits, and an order is one; they are for those who run the house. The two descriptions know no table. */
const NOT_ASKED = new Set(['GET /ws', 'GET /metrics', 'GET /openapi.json', 'GET /protocol.json'])
/** Of the reader's own session; stored now and then. */
const WHEN_USED = /"used(_a|A)t":\d+/g
/** Of a record: made from all the rest of it. */
const SEAL = /"seal":"[0-9a-f]{64}"/g
/** A session in use is given a new word now and then, of chance alone. */
const TOKEN = /(?<=^branchline=)[^;]+/
const SEALED = /(?<=\/a\/)[^"]+/g
const OF_THE_MOMENT = new Set(['date', 'x-ratelimit-remaining', 'x-ratelimit-reset'])

/** Where two who should have heard the same did not: whose, and the first words that differ. */
export function differencesBetween(one: Table['heard'], other: Table['heard']): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((whose) => {
    const [a, b] = [one, other].map((heard) => (heard.get(whose) ?? []).join('\n')) as [string, string]
    if (a === b) return []
    let at = 0
    while (a[at] === b[at]) at++
    const [here, there] = [a, b].map((text) => text.slice(Math.max(0, at - 80), at + 120))
    return [`${whose}: … ${here} … | … ${there} …`]
  })
}
