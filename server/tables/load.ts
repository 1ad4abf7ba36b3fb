/** Tables come into memory when somebody comes to them, and go when nobody has for a while. */
import type { House } from '../house.ts'
import { loadOrders } from '../orders/load.ts'
import { Denial } from '../problem.ts'
import type { ProblemCode } from '../protocol/index.ts'
import { Overtaken } from '../storage/group.ts'
import { loadTime } from '../time/load.ts'
import { rememberBots } from './bots-job.ts'
import { catchUp } from './catch-up.ts'
import { drop } from './drop.ts'
import type { LiveTable } from './live.ts'
import { entryOf, forgetAttempt, openPlay } from './open.ts'
import { readTable } from './read.ts'

const MOST_TRIES = 8

/**
 * Does something at a table, alone in this process: whoever changes a table, or looks at it, waits until the one before is done and
 * what it did is stored. What this one does is stored when it resolves. If another process was quicker, it is done again from
 * the beginning, on what is stored now.
 */
export async function atTable<T>(house: House, id: string, act: (table: LiveTable) => T | Promise<T>): Promise<T> {
  for (let tries = 1; ; ) {
    const table = house.live.get(id) ?? (await load(house, id))
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
      if (table.behind !== 'not' || house.bus?.isBlind === true) await catchUp(house, table)
      if (!table.isDropped) return await act(table)
    } catch (error) {
      if (++tries > MOST_TRIES) throw error
      if (error instanceof Overtaken) startAfresh(house, table)
      else if (table.checkedAt > began || !(await hasGoneOn(house, table, error))) throw error
    } finally {
      table.isBusy = false
      table.queue.shift()?.()
    }
  }
}

function startAfresh(house: House, table: LiveTable): void {
  if (house.bus === null) return drop(house, table)
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
async function hasGoneOn(house: House, table: LiveTable, error: unknown): Promise<boolean> {
  if (house.bus === null) return false
  if (!(error instanceof Denial) || !MAY_BE_PAST.has(error.problem.code)) return false
  const { seq, revision } = table.row
  table.behind = 'by more'
  // Without an answer nobody knows: then that is said, and not that the table has gone on. The request may have been carried out elsewhere.
  await catchUp(house, table)
  return table.isDropped || table.row.seq > seq || table.row.revision > revision
}

function load(house: House, id: string): Promise<LiveTable> {
  let loading = house.loading.get(id)
  if (loading === undefined) {
    loading = fromStorage(house, id)
      .then((table) => {
        house.live.set(id, table)
        house.figures.liveTables.set(house.live.size)
        if (house.bus !== null) void rememberBots(house, [table]).catch(() => {})
        return table
      })
      .finally(() => house.loading.delete(id))
    house.loading.set(id, loading)
  }
  return loading
}

async function fromStorage(house: House, id: string): Promise<LiveTable> {
  const stored = await readTable(house.storage, id)
  const game = stored === null ? undefined : house.games.get(stored.row.game)
  if (stored === null || game === undefined) throw new Denial('not-found', 'There is no such table.')
  const { row, seats, members, moves, snapshot } = stored
  const names = new Map<string, string>([[row.owner, stored.ownerName]])
  for (const seat of seats) if (seat.person !== null) names.set(seat.person, seat.name ?? '')
  const options = JSON.parse(row.options) as Record<string, unknown>
  const usable = snapshot?.seq === row.seq && snapshot.rules_version === game.rulesVersion ? snapshot.state : null
  return {
    game,
    options,
    row,
    seats: seats.map(({ name: _, ...seat }) => seat),
    members: new Map(members.map((member) => [member.person, { watches: member.watches === 1, archived: member.archived === 1 }])),
    names,
    play: row.started_at === null ? null : openPlay(game, options, seats.length, row, moves.map(entryOf), usable),
    time: await loadTime(house.storage.db, row, seats, { now: house.now, correction: house.pulse.correction }),
    orders: await loadOrders(house.storage.db, id),
    firing: null,
    watchers: new Set(),
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
    chatTold: stored.chat,
  }
}

const LONG_ENOUGH = 32

/** Takes a table out of memory, and keeps its last state so that it comes back quickly. */
export async function putAway(house: House, table: LiveTable): Promise<void> {
  const { play, row } = table
  house.live.delete(row.id)
  table.isDropped = true
  house.figures.liveTables.set(house.live.size)
  if (play === null || play.bad !== null || play.history.steps.length < LONG_ENOUGH) return
  const kept = { seq: row.seq, rules_version: table.game.rulesVersion, state: JSON.stringify(play.history.state) }
  await house.storage.commit([
    house.storage.db
      .insertInto('snapshots')
      .values({ table_id: row.id, ...kept })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(kept))
      .compile(),
  ])
}

/** Called now and then: tables that nobody watches and nobody has used for a while. */
export async function tidy(house: House, idleFor: number): Promise<void> {
  const before = performance.now() - idleFor
  for (const table of [...house.live.values()]) {
    if (table.watchers.size === 0 && !table.isBusy && table.queue.length === 0 && table.bots === null && table.lastUsed < before)
      await putAway(house, table).catch((error: Error) =>
        house.log.warn({ table: table.row.id, problem: error.message }, 'snapshot not kept'),
      )
  }
}
