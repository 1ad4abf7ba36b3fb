/** One socket: reads messages, does what they ask, and tells the answer. Whatever comes in, nothing is thrown past here. */
import type { Writable } from 'node:stream'
import type { Locale } from '@branchline/engine'
import type { WebSocket } from 'ws'
import { mustBeOpen } from '../actions/acting.ts'
import { sayAt } from '../actions/chat.ts'
import { arriveToWatch } from '../actions/look.ts'
import { cancelOrderAt, giveOrderAt, ordersAt } from '../actions/orders.ts'
import { consentAt, moveAt, redoAt, resignAt, undoAt } from '../actions/play.ts'
import { presenceMayHaveChanged } from '../bus/presence.ts'
import type { Connection } from '../connections.ts'
import type { AppContext } from '../http/context.ts'
import type { Person } from '../identity/person.ts'
import { isLooking } from '../notices/causes.ts'
import { Denial } from '../problem.ts'
import { type FromClient, type FromServer, LIMITS, type OrdersAnswer, PROTOCOL } from '../protocol/index.ts'
import { NotStored } from '../storage/group.ts'
import { isStorageTrouble } from '../storage/trouble.ts'
import { catchUp } from '../tables/catch-up.ts'
import { chatSince } from '../tables/chat.ts'
import type { LiveTable, Watcher } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { wentAway } from '../tables/seats.ts'
import { unwatch, watch } from '../tables/watch.ts'
import { allowance } from './allowance.ts'
import { readMessage } from './read.ts'
import { sendBufferOf } from './send-buffer.ts'
import { unreadable } from './unreadable.ts'

export interface SocketLimits {
  readonly messagesPerSecond: number
  readonly burst: number
  /** Bytes that may wait to be read by a client before it is cut off. */
  readonly unread: number
}

/** About one's own standing orders. */
type OrderRequest = Extract<FromClient, { type: 'order' | 'cancel-order' | 'orders' }>

const MOST_UNREADABLE = 20
const MOST_UNDER_WAY = 64
const POLICY = 1008
const RESTART = 1012
const GOODBYE = 2_000

/** Who has connected, and by what. */
export interface Caller {
  readonly person: Person | null
  readonly credential: string | undefined
  /** What they are told is told in it; a promise where it has to be looked up. */
  readonly language: Locale | Promise<Locale>
}

/** `wire` is what the socket writes to. */
export function serve(
  context: AppContext,
  socket: WebSocket,
  wire: Writable,
  { person, credential, language }: Caller,
  limits: SocketLimits,
): void {
  const watched = new Map<string, { table: LiveTable; watcher: Watcher }>()
  const mayAsk = allowance(limits.messagesPerSecond, limits.burst)
  let unread = 0
  let underWay = 0
  let isCutOff = false
  let locale: Locale = 'en'
  if (typeof language === 'string') locale = language
  else language.then((known) => (locale = known))
  context.metrics.sockets.inc()

  const buffer = sendBufferOf(socket, wire)
  const send = (text: string, bytes?: number) => {
    if (socket.readyState !== socket.OPEN) return
    if (buffer.unread() > limits.unread) {
      context.metrics.slowClients.inc()
      socket.terminate()
    } else buffer.send(text, bytes)
  }
  const tell = (message: FromServer) => send(JSON.stringify(message))
  const session = person === null ? null : context.people.sessionOf(credential)
  const line: Connection = { session, send, close: cutOff }
  if (person !== null) {
    addLine(context, person.id, line)
    // Signed out while they connected: nobody knew of this line then.
    context.people.whoIs(credential).then(
      (now) => now === null && line.close(),
      () => {},
    )
  }
  tell({ type: 'welcome', protocol: PROTOCOL, person: person === null ? null : { id: person.id, name: person.name }, now: context.now() })

  socket.on('message', (data, isBinary) => {
    if (isCutOff) return
    if (!mayAsk()) return refuse(undefined, new Denial('too-many', (t) => t.tooManyMessages))
    const message = isBinary ? null : readMessage(String(data))
    if (message === null) {
      const { asked, denial } = unreadable(isBinary ? null : String(data))
      refuse(asked, denial)
      if (++unread >= MOST_UNREADABLE) buffer.close(POLICY, 'too many unreadable messages')
      return
    }
    if (message.type === 'ping') return tell({ type: 'pong', now: context.now() })
    if (underWay >= MOST_UNDER_WAY) return refuse(message, new Denial('too-many', (t) => t.tooManyAtOnce))
    underWay++
    carryOut(message).then(
      () => underWay--,
      (error: unknown) => {
        underWay--
        refuse(message, error)
      },
    )
  })

  socket.on('close', () => {
    context.metrics.sockets.dec()
    if (person !== null) removeLine(context, person.id, line)
    for (const { table, watcher } of watched.values()) stopWatching(table, watcher)
    watched.clear()
  })
  // Broken frames and lost lines end in `close`; there is nothing to add.
  socket.on('error', () => {})

  /** Signed out: nothing more is heard from here, whether the other side answers the goodbye or not. */
  function cutOff(): void {
    isCutOff = true
    buffer.close(POLICY, 'signed out')
    setTimeout(() => socket.terminate(), GOODBYE).unref()
  }

  async function carryOut(message: Exclude<FromClient, { type: 'ping' }>): Promise<void> {
    mustBeOpen(context, 'connect')
    if (message.type === 'unwatch') {
      const known = watched.get(message.table)
      watched.delete(message.table)
      if (known !== undefined) stopWatching(known.table, known.watcher)
      return
    }
    if (message.type === 'looking') return look(message)
    if (message.type === 'watch') return begin(message)
    if (message.type === 'order' || message.type === 'cancel-order' || message.type === 'orders')
      return tell({ type: 'orders', table: message.table, id: message.id, ...(await ordered(message)) })
    const { seq, n } = await act(message)
    // The schema lets no sign into an id that would have to be escaped.
    send(`{"type":"accepted","table":"${message.table}","id":"${message.id}","seq":${seq},"n":${n}}`)
  }

  async function act(
    message: Exclude<FromClient, OrderRequest | { type: 'ping' | 'watch' | 'unwatch' | 'looking' }>,
  ): Promise<{ seq: number; n: number }> {
    switch (message.type) {
      case 'move':
        return moveAt(context, message.table, person, message)
      case 'undo':
        return undoAt(context, message.table, person, message)
      case 'redo':
        return redoAt(context, message.table, person, message)
      case 'consent':
        return consentAt(context, message.table, person, message)
      case 'resign':
        return resignAt(context, message.table, person, message)
      case 'chat': {
        const { line, n } = await sayAt(context, message.table, person, message)
        return { seq: line.seq, n }
      }
    }
  }

  function ordered(message: OrderRequest): Promise<OrdersAnswer> {
    switch (message.type) {
      case 'order':
        return giveOrderAt(context, message.table, person, message)
      case 'cancel-order':
        return cancelOrderAt(context, message.table, person, message.order)
      case 'orders':
        return ordersAt(context, message.table, person)
    }
  }

  async function begin(message: Extract<FromClient, { type: 'watch' }>): Promise<void> {
    if (!watched.has(message.table) && watched.size >= LIMITS.watched) throw new Denial('too-many', (t) => t.tooManyWatched)
    await atTable(context, message.table, async (table) => {
      // Whoever comes from another process may know more than this one.
      if (context.bus !== null && (message.since ?? 0) > table.row.seq) await catchUp(context, table)
      // The rules here fail on what was played there: whoever watched this table now would hear of nothing any more.
      if (table.isDropped) return begin(message)
      const viewer = await arriveToWatch(context, table, person, message.invite)
      // The line may have broken meanwhile; nobody would take this watcher away again.
      if (socket.readyState !== socket.OPEN) return
      const before = watched.get(message.table)
      // Something could not be stored: from the beginning, then, with what is.
      const { since: _, ...afresh } = message
      const lost = () => setImmediate(() => begin(afresh).catch(() => buffer.close(RESTART, 'begin afresh')))
      const watcher: Watcher = {
        person: person?.id ?? null,
        viewer,
        wantsMoves: message.moves ?? true,
        isLooking: message.looking ?? true,
        send,
        lost,
      }
      watch(table, watcher, message.since)
      watched.set(message.table, { table, watcher })
      if (before !== undefined) unwatch(before.table, before.watcher)
      presenceMayHaveChanged(context, table)
      if (message.chatSince !== undefined || message.since === undefined) {
        const from = message.chatSince ?? 0
        // At most tables nobody has said anything; another process may know better.
        const lines =
          context.bus === null && table.chatTold <= from ? [] : await chatSince(context, message.table, from, person?.id ?? null)
        if (lines.length > 0) tell({ type: 'chat', table: message.table, lines })
      }
    })
  }

  function look({ table, looking }: Extract<FromClient, { type: 'looking' }>): void {
    const known = watched.get(table)
    if (known === undefined || known.watcher.isLooking === looking) return
    known.watcher.isLooking = looking
    if (!looking) noteAbsence(known.table, known.watcher)
  }

  function stopWatching(table: LiveTable, watcher: Watcher): void {
    unwatch(table, watcher)
    presenceMayHaveChanged(context, table)
    noteAbsence(table, watcher)
  }

  function noteAbsence(table: LiveTable, watcher: Watcher): void {
    const { person: who } = watcher
    if (who === null || isLooking(table, who) || context.isClosing) return
    atTable(context, table.row.id, (now) => wentAway(context, now, who)).catch((error: Error) =>
      context.log.warn({ problem: error.message }, 'absence not stored'),
    )
  }

  function refuse(asked: { readonly table?: string; readonly id?: string } | undefined, error: unknown): void {
    const denial = denialFrom(context, error)
    context.metrics.refused.inc({ code: denial.code })
    tell({
      type: 'refused',
      ...(asked?.table === undefined ? {} : { table: asked.table }),
      ...(asked?.id === undefined ? {} : { id: asked.id }),
      problem: denial.problemIn(locale),
      ...(denial.position === undefined ? {} : { position: denial.position }),
    })
  }
}

/** What outsiders are told of an error: our own denials as they are, anything else without its text. */
export function denialFrom(context: AppContext, error: unknown): Denial {
  if (error instanceof Denial) return error
  if (error instanceof NotStored || isStorageTrouble(error)) {
    context.log.error({ problem: (error as Error).message }, 'not stored')
    return new Denial('storage', (t) => t.notStored)
  }
  context.log.error({ problem: (error as Error).message, stack: (error as Error).stack }, 'unexpected')
  return new Denial('internal', (t) => t.internal)
}

function addLine(context: AppContext, person: string, line: Connection): void {
  const lines = context.connections.get(person)
  if (lines === undefined) context.connections.set(person, new Set([line]))
  else lines.add(line)
}

function removeLine(context: AppContext, person: string, line: Connection): void {
  const lines = context.connections.get(person)
  lines?.delete(line)
  if (lines?.size === 0) context.connections.delete(person)
}
