/** One person of a campaign: sits at tables, plays random legal moves over a socket, sends some of them twice or to two servers, and writes down everything. */

import { createHash } from 'node:crypto'
import { applyChanges } from '@branchline/server/changes'
import type { FromServer, Position, Step } from '@branchline/server/protocol'
import WebSocket from 'ws'
import type { Dice } from './dice.ts'
import type { SeenEntry, Sight, Wish } from './history.ts'

export interface Place {
  readonly number: number
  readonly url: string
}

interface Watched {
  seq: number
  /** Null until a position has come. */
  view: unknown
}

const SHARES = { sameElsewhere: 0.1, otherElsewhere: 0.1, undo: 0.04 }
const THINKING = 25
const PATIENCE = 20_000

export class Person {
  readonly token: string
  readonly name: string
  readonly wishes: Wish[] = []
  readonly sights: Sight[] = []
  readonly finished = new Set<string>()
  /** Which seat this person has, by table. */
  readonly seats = new Map<string, number>()
  isPlaying = true
  private readonly dice: Dice
  private readonly elsewhere: () => Place
  /** Not answered for good: sent again whenever a line is there. */
  private readonly open = new Map<string, Wish>()
  private readonly byId = new Map<string, Wish>()
  private readonly watched = new Map<string, Watched>()
  private socket: WebSocket | null = null
  private counted = 0

  /** `elsewhere` is any of the servers, for what is sent to a second one. */
  constructor(given: { token: string; name: string; dice: Dice; elsewhere: () => Place }) {
    this.token = given.token
    this.name = given.name
    this.dice = given.dice
    this.elsewhere = given.elsewhere
  }

  get unanswered(): number {
    return this.open.size
  }

  /** Resolves when the line is open or has failed: whoever wants to know looks again later. */
  async connect(place: Place): Promise<boolean> {
    this.hangUp()
    const socket = new WebSocket(`${place.url.replace('http', 'ws')}/ws`, {
      headers: { authorization: `Bearer ${this.token}` },
      handshakeTimeout: 3_000,
    })
    this.socket = socket
    const line = `${this.name}, line ${++this.counted}`
    this.watched.clear()
    socket.on('error', () => {})
    socket.on('message', (data) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as FromServer, place, line)
    })
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true))
      socket.once('error', () => done(false))
      socket.once('close', () => done(false))
    })
    if (!isOpen || this.socket !== socket) return false
    for (const wish of this.open.values()) this.sendOver(socket, wish)
    for (const table of this.seats.keys()) if (!this.finished.has(table)) socket.send(JSON.stringify({ type: 'watch', table }))
    return true
  }

  isConnected(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }

  watch(table: string): void {
    if (this.isConnected()) this.socket?.send(JSON.stringify({ type: 'watch', table }))
  }

  hangUp(): void {
    this.socket?.terminate()
    this.socket = null
  }

  /** Once more everything that has no answer. */
  sendAgain(): void {
    const { socket } = this
    if (socket === null || !this.isConnected()) return
    for (const wish of this.open.values()) this.sendOver(socket, wish)
  }

  /** Reads a table as anybody may at any time, from whichever server. */
  async read(table: string, place: Place): Promise<void> {
    const asked = performance.now()
    const line = `${this.name}, request ${++this.counted}`
    const base = { table, line, server: place.number, viewer: this.seats.get(table)!, asked }
    const [log, shown] = await Promise.all([
      this.get<{ entries: readonly SeenEntry[] }>(place, `/api/tables/${table}/log`),
      this.get<{ position: Position }>(place, `/api/tables/${table}/position`),
    ])
    if (log !== null)
      this.sights.push({ ...base, line: `${line} (log)`, time: performance.now(), entries: log.entries.map(seen), position: null })
    if (shown !== null)
      this.sights.push({
        ...base,
        time: performance.now(),
        entries: [],
        position: positionSeen(shown.position.seq, shown.position.n, shown.position.view),
      })
  }

  async get<T>(place: Place, path: string): Promise<T | null> {
    try {
      const response = await fetch(place.url + path, {
        headers: { authorization: `Bearer ${this.token}` },
        signal: AbortSignal.timeout(PATIENCE),
      })
      return response.ok ? ((await response.json()) as T) : null
    } catch {
      return null
    }
  }

  private hear(message: FromServer, place: Place, line: string): void {
    switch (message.type) {
      case 'accepted':
        return this.note(message.id, { kind: 'accepted', server: place.number, time: performance.now(), seq: message.seq, n: message.n })
      case 'refused':
        if (message.id === undefined) return
        return this.note(message.id, { kind: 'refused', server: place.number, time: performance.now(), code: message.problem.code })
      case 'position': {
        const { table, seq, n, view } = message.position
        this.watched.set(table, { seq, view })
        this.see(table, place, line, [], positionSeen(seq, n, view))
        return this.think(message.position)
      }
      case 'step':
        return this.follow(message.step, place, line)
      default:
        return
    }
  }

  private follow(step: Step, place: Place, line: string): void {
    const { table, seq, n } = step
    const known = this.watched.get(table)
    if (known === undefined || known.seq !== seq - 1) {
      // A step that does not follow on ours: begin afresh, as the protocol says.
      this.watch(table)
      return
    }
    known.view = applyChanges(known.view, step.changes)
    known.seq = seq
    this.see(table, place, line, [seen(step.entry)], positionSeen(seq, n, known.view))
    this.think(step)
  }

  private see(table: string, place: Place, line: string, entries: readonly SeenEntry[], position: Sight['position']): void {
    const time = performance.now()
    const viewer = this.seats.get(table) ?? 'spectator'
    this.sights.push({ table, line: `${line}, ${table}`, server: place.number, viewer, asked: time, time, entries, position })
  }

  private think(now: Position | Step): void {
    const { table, seq, moves } = now
    if (now.over) this.finished.add(table)
    if (!this.isPlaying || moves === undefined || moves.length === 0) return
    setTimeout(() => {
      if (!this.isPlaying || this.watched.get(table)?.seq !== seq || this.hasOpen(table)) return
      const isFree = typeof now.undo?.free === 'number' && now.undo.free < now.n
      if (isFree && this.dice.chance(SHARES.undo)) return this.want(table, 'undo', seq, null, now.n - 1)
      this.want(table, 'move', seq, moves[this.dice.below(moves.length)])
      if (this.dice.chance(SHARES.otherElsewhere))
        void this.post(this.wish(table, 'move', seq, moves[this.dice.below(moves.length)]), this.elsewhere())
    }, this.dice.below(THINKING))
  }

  private hasOpen(table: string): boolean {
    for (const wish of this.open.values()) if (wish.table === table) return true
    return false
  }

  private want(table: string, kind: Wish['kind'], at: number, move: string | null, to?: number): void {
    const wish = this.wish(table, kind, at, move, to)
    if (this.socket !== null && this.isConnected()) this.sendOver(this.socket, wish)
    if (this.dice.chance(SHARES.sameElsewhere)) void this.post(wish, this.elsewhere())
  }

  private wish(table: string, kind: Wish['kind'], at: number, move: string | null, to?: number): Wish {
    const id = `${this.name}-${++this.counted}`
    const wish: Wish = {
      table,
      seat: this.seats.get(table)!,
      id,
      kind,
      at,
      move,
      ...(to === undefined ? {} : { to }),
      sent: performance.now(),
      answers: [],
    }
    this.wishes.push(wish)
    this.open.set(id, wish)
    this.byId.set(id, wish)
    return wish
  }

  private sendOver(socket: WebSocket, wish: Wish): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: wish.kind, table: wish.table, ...bodyOf(wish) }))
  }

  private async post(wish: Wish, place: Place): Promise<void> {
    const { kind, table, id } = wish
    try {
      const response = await fetch(`${place.url}/api/tables/${table}/${kind === 'move' ? 'moves' : 'undo'}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(wish)),
        signal: AbortSignal.timeout(PATIENCE),
      })
      const body = (await response.json()) as { seq: number; n: number } | { problem: { code: string } }
      const time = performance.now()
      if ('problem' in body) this.note(id, { kind: 'refused', server: place.number, time, code: body.problem.code })
      else this.note(id, { kind: 'accepted', server: place.number, time, seq: body.seq, n: body.n })
    } catch {
      // No answer: it stays open, and is sent again over the socket.
    }
  }

  private note(id: string, answer: Wish['answers'][number]): void {
    const wish = this.byId.get(id)
    if (wish === undefined) return
    wish.answers.push(answer)
    const isOpenStill = answer.kind === 'refused' && MAY_BE_DONE.has(answer.code)
    if (!isOpenStill) this.open.delete(id)
  }
}

const bodyOf = ({ id, at, move, to }: Wish) => ({ id, at, ...(move === null ? {} : { move }), ...(to === undefined ? {} : { to }) })

/** Not stored, or nobody knows: sent again under its id. */
const MAY_BE_DONE = new Set(['storage', 'closing', 'internal', 'too-many'])

const seen = ({ seq, n, kind, seat, by, move }: SeenEntry): SeenEntry => ({ seq, n, kind, seat, by, move })

/** Views are compared, not read: a short hash of each is kept. */
export function positionSeen(seq: number, n: number, view: unknown) {
  return { seq, n, view: createHash('sha256').update(canonical(view)).digest('base64url').slice(0, 16) }
}

/** The same for equal views, in whatever order their fields came. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`)
    .join()}}`
}
