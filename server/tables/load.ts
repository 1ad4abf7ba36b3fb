/** Tables come into memory when somebody comes to them, and go when nobody has for a while. */
import { type AnyGame, type AnyHistory, startHistory } from '@branchline/engine'
import type { House } from '../house.ts'
import { Denial } from '../problem.ts'
import { current, tablesWithLatest } from '../storage/latest.ts'
import type { MoveRow, TableRow } from '../storage/schema.ts'
import { loadTime } from '../time/load.ts'
import type { LiveTable, LogEntry, Play } from './live.ts'
import { replay } from './replay.ts'

/**
 * Does something at a table, alone: whoever changes a table, or looks at it, waits until the one before is done and what it
 * did is stored. What this one does is stored when it resolves.
 */
export async function atTable<T>(house: House, id: string, act: (table: LiveTable) => T | Promise<T>): Promise<T> {
  for (;;) {
    const table = house.live.get(id) ?? (await load(house, id))
    while (table.isBusy) await new Promise<void>((turn) => table.queue.push(turn))
    // Dropped while we waited: what is stored is the truth.
    if (table.isDropped) {
      table.queue.shift()?.()
      continue
    }
    table.isBusy = true
    table.lastUsed = performance.now()
    try {
      return await act(table)
    } finally {
      table.isBusy = false
      table.queue.shift()?.()
    }
  }
}

/** Memory may be ahead of the disk (a commit failed): forget it, and let those who watch begin afresh. */
export function drop(house: House, table: LiveTable): void {
  table.isDropped = true
  house.live.delete(table.row.id)
  for (const watcher of table.watchers) watcher.lost()
}

function load(house: House, id: string): Promise<LiveTable> {
  let loading = house.loading.get(id)
  if (loading === undefined) {
    loading = fromStorage(house, id)
      .then((table) => {
        house.live.set(id, table)
        house.figures.liveTables.set(house.live.size)
        house.onLoaded(table)
        return table
      })
      .finally(() => house.loading.delete(id))
    house.loading.set(id, loading)
  }
  return loading
}

async function fromStorage(house: House, id: string): Promise<LiveTable> {
  const { db } = house.storage
  const found = await tablesWithLatest(db).where('tables.id', '=', id).executeTakeFirst()
  const row = found === undefined ? undefined : current(found)
  const game = row === undefined ? undefined : house.games.get(row.game)
  if (row === undefined || game === undefined) throw new Denial('not-found', 'There is no such table.')
  const [seats, members, moves, snapshot] = await Promise.all([
    db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.person')
      .selectAll('seats')
      .select('people.name')
      .where('table_id', '=', id)
      .orderBy('seat')
      .execute(),
    db.selectFrom('members').selectAll().where('table_id', '=', id).execute(),
    row.started_at === null ? [] : db.selectFrom('moves').selectAll().where('table_id', '=', id).orderBy('seq').execute(),
    row.started_at === null ? undefined : db.selectFrom('snapshots').selectAll().where('table_id', '=', id).executeTakeFirst(),
  ])
  const time = await loadTime(db, row, seats, house.now)
  const owner = await db.selectFrom('people').select('name').where('id', '=', row.owner).executeTakeFirst()
  const names = new Map<string, string>([[row.owner, owner?.name ?? '']])
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
    play: row.started_at === null ? null : open(game, options, seats.length, row, moves.map(entryOf), usable),
    time,
    watchers: new Set(),
    isDropped: false,
    isBusy: false,
    queue: [],
    lastUsed: performance.now(),
    askedBotAt: -1,
  }
}

function entryOf(row: MoveRow): LogEntry {
  return {
    seq: row.seq,
    n: row.n,
    kind: row.kind,
    seat: row.seat,
    by: row.by,
    move: row.move,
    at: row.at,
    requestId: row.request_id,
    barrier: row.barrier === 1,
  }
}

/** By replay, every move checked; or, when the last state was kept, from that. */
function open(game: AnyGame, options: unknown, seats: number, row: TableRow, log: LogEntry[], kept: string | null): Play {
  const start = { game, options, seats, seed: row.seed }
  if (kept !== null) return { history: fromSnapshot(start, log, JSON.parse(kept)), log, views: new Map(), bad: null }
  const { history, bad } = replay(start, log)
  return { history, log, views: new Map(), bad: bad === undefined ? null : `entry ${bad.entry.seq} (${bad.entry.move}): ${bad.why}` }
}

function fromSnapshot(
  start: { game: AnyGame; options: unknown; seats: number; seed: string },
  log: readonly LogEntry[],
  state: unknown,
): AnyHistory {
  const history: AnyHistory = startHistory(start.game, start.options, start.seats, start.seed)
  const { steps, undone } = history
  for (const { kind, n, move, seat, barrier } of log) {
    if (kind === 'undo') while (steps.length > n) undone.push((steps.pop() as { move: string }).move)
    else if (kind !== 'resign') {
      if (kind === 'move') undone.length = 0
      else undone.pop()
      steps.push({ move, seat, barrier })
    }
  }
  history.state = state
  return history
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
    if (table.watchers.size === 0 && !table.isBusy && table.queue.length === 0 && table.askedBotAt < 0 && table.lastUsed < before)
      await putAway(house, table).catch((error: Error) =>
        house.log.warn({ table: table.row.id, problem: error.message }, 'snapshot not kept'),
      )
  }
}
