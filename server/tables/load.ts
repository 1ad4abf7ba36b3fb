/** Tables come into memory when somebody comes to them, and go when nobody has for a while. */

import { type AnyGame, isRefusal, optionsUnder } from '@branchline/engine'
import { rememberBots } from '../bots/job.ts'
import { loadOrders } from '../orders/load.ts'
import { Denial } from '../problem.ts'
import type { ProblemCode } from '../protocol/index.ts'
import { Overtaken } from '../storage/group.ts'
import { loadTime } from '../time/load.ts'
import { catchUp } from './catch-up.ts'
import type { TableContext } from './context.ts'
import { drop } from './drop.ts'
import { type LiveTable, memberOf, type Play } from './live.ts'
import { forgetAttempt, openEnded, openPlay } from './open.ts'
import { readTable, type StoredTable } from './read.ts'
import { snapshotWrite, usableState } from './snapshot.ts'

const MOST_TRIES = 8

/**
 * Does something at a table, alone in this process: whoever changes a table, or looks at it, waits until the one before is done and
 * what it did is stored. What this one does is stored when it resolves. If another process was quicker, it is done again from
 * the beginning, on what is stored now.
 */
export async function atTable<T>(context: TableContext, id: string, act: (table: LiveTable) => T | Promise<T>): Promise<T> {
  for (let tries = 1; ; ) {
    const table = context.live.get(id) ?? (await load(context, id))
    while (table.isBusy) await new Promise<void>((turn) => table.queue.push(turn))
    // Dropped while we waited: what is stored is the truth.
    if (table.isDropped) {
      table.queue.shift()?.()
      continue
    }
    table.isBusy = true
    table.lastUsed = performance.now()
    const began = table.lastUsed
    try {
      if (table.behind !== 'not' || context.bus?.isBlind === true) await catchUp(context, table)
      if (!table.isDropped) return await act(table)
    } catch (error) {
      if (++tries > MOST_TRIES) throw error
      if (error instanceof Overtaken) startAfresh(context, table)
      else if (table.checkedAt > began || !(await hasGoneOn(context, table, error))) throw error
    } finally {
      table.isBusy = false
      table.queue.shift()?.()
    }
  }
}

function startAfresh(context: TableContext, table: LiveTable): void {
  if (context.bus === null) return drop(context, table)
  forgetAttempt(table)
  table.behind = 'by more'
}

/** Denials that another process may have made untrue a moment ago. */
const MAY_BE_PAST = new Set<ProblemCode>([
  'not-possible-now',
  'not-allowed',
  'not-your-seat',
  'not-your-turn',
  'not-found',
  'stale',
  'refused',
])

/** Nobody is denied something on old news: before that the table is compared with what is stored. True when that was newer. */
async function hasGoneOn(context: TableContext, table: LiveTable, error: unknown): Promise<boolean> {
  if (context.bus === null) return false
  if (!(error instanceof Denial) || !MAY_BE_PAST.has(error.code)) return false
  const { seq, revision } = table.row
  table.behind = 'by more'
  // Without an answer nobody knows: then that is said, and not that the table has gone on. The request may have been carried out elsewhere.
  await catchUp(context, table)
  return table.isDropped || table.row.seq > seq || table.row.revision > revision
}

function load(context: TableContext, id: string): Promise<LiveTable> {
  let loading = context.loading.get(id)
  if (loading === undefined) {
    loading = fromStorage(context, id)
      .then((table) => {
        context.live.set(id, table)
        context.metrics.liveTables.set(context.live.size)
        if (context.bus !== null) void rememberBots(context, [table]).catch(() => {})
        return table
      })
      .finally(() => context.loading.delete(id))
    context.loading.set(id, loading)
  }
  return loading
}

async function fromStorage(context: TableContext, id: string): Promise<LiveTable> {
  const stored = await readTable(context.storage, id)
  const game = stored === null ? undefined : context.games.get(stored.row.game)
  if (stored === null || game === undefined) throw new Denial('not-found', (t) => t.noSuchTable)
  const { row, seats, members, kept, snapshot } = stored
  const names = new Map<string, string>([[row.owner, stored.ownerName]])
  for (const seat of seats) if (seat.person !== null) names.set(seat.person, seat.name ?? '')
  const options = optionsUnder<Record<string, unknown>>(game, row.rules_version, JSON.parse(row.options))
  if (isRefusal(options)) throw new Denial('not-found', (t) => t.unknownRules({ version: row.rules_version }))
  const state = usableState(snapshot, row, game)
  return {
    game,
    options,
    row,
    seats: seats.map(({ name: _, ...seat }) => seat),
    members: new Map(members.map((member) => [member.person, memberOf(member)])),
    names,
    play: playOf(stored, game, options, state),
    time: await loadTime(context.storage.db, row, seats, { now: context.now, correction: context.heartbeat.correction }),
    // None stands when a game is over.
    orders: row.status === 'finished' ? [] : await loadOrders(context.storage.db, id),
    firing: null,
    watchers: new Set(),
    lag: game.secrets && context.watchDelay > 0 ? { milliseconds: context.watchDelay, now: context.now } : null,
    isDropped: false,
    isBusy: false,
    queue: [],
    lastUsed: performance.now(),
    askedBotAt: -1,
    bots: null,
    behind: 'not',
    checkedAt: performance.now(),
    elsewhere: new Map(),
    saidPresent: '',
    // A game that an older version ended is kept anew, with its log.
    keptAt: state === null || (row.status === 'finished' && kept === null) ? -1 : row.seq,
    chatTold: stored.chat,
  }
}

function playOf({ row, seats, log, kept }: StoredTable, game: AnyGame, options: unknown, state: string | null): Play | null {
  if (row.started_at === null) return null
  // Mostly it is only looked at: how it came there is worked out for whoever asks.
  const isToBeSeen = state !== null && row.status === 'finished' && kept !== null
  return isToBeSeen ? openEnded(game, options, seats.length, row, log, state) : openPlay(game, options, seats.length, row, log(), state)
}

const LONG_ENOUGH = 32

/** Takes a table out of memory, and keeps its last state so that it comes back quickly. */
export async function putAway(context: TableContext, table: LiveTable): Promise<void> {
  const { play, row } = table
  context.live.delete(row.id)
  table.isDropped = true
  context.metrics.liveTables.set(context.live.size)
  if (play === null || play.bad !== null || table.keptAt === row.seq) return
  const ended = row.status === 'finished' ? play : null
  if (ended === null && play.n < LONG_ENOUGH) return
  await context.storage.commit([snapshotWrite(context.storage, row.id, table.game, row.seq, play.history.state, ended)])
}

/** Called now and then: tables that nobody watches and nobody has used for a while. */
export async function tidy(context: TableContext, idleFor: number): Promise<void> {
  const before = performance.now() - idleFor
  for (const table of [...context.live.values()]) {
    if (table.watchers.size === 0 && !table.isBusy && table.queue.length === 0 && table.bots === null && table.lastUsed < before)
      await putAway(context, table).catch((error: Error) =>
        context.log.warn({ table: table.row.id, problem: error.message }, 'snapshot not kept'),
      )
  }
}
