/** Another process has changed a table that is in memory here: what is new is read and told to those who watch here, as if it had happened here. */
import { type GameEvent, optionsUnder } from '@branchline/engine'
import { ownersOfChanged, tellOwners } from '../orders/at-table.ts'
import { loadOrders } from '../orders/load.ts'
import type { MoveRow } from '../storage/schema.ts'
import { isStorageTrouble } from '../storage/trouble.ts'
import { loadTime } from '../time/load.ts'
import { clockOnWire } from '../time/table-time.ts'
import type { TableContext } from './context.ts'
import { drop } from './drop.ts'
import { addToLog, type LiveTable, memberOf, type Play, viewerOf } from './live.ts'
import { entryOf, openPlay } from './open.ts'
import { readEntries, readTable } from './read.ts'
import { repeat } from './replay.ts'
import { prepareSteps } from './steps.ts'
import { tellPositions } from './watch.ts'
import { tellTable } from './wire.ts'

/** To be called by whoever is at the table, alone. Afterwards memory holds what is stored, or the table was dropped. */
export async function catchUp(context: TableContext, table: LiveTable): Promise<void> {
  const { behind } = table
  table.behind = 'not'
  table.checkedAt = performance.now()
  try {
    const isFollowed = behind === 'by entries' && table.play !== null && (await followEntries(context, table, table.play))
    if (!isFollowed) await bringUp(context, table)
    if (!table.isDropped) for (const room of context.rooms) room.caughtUp?.(table)
  } catch (error) {
    table.behind = 'by more'
    if (isStorageTrouble(error)) throw error
    // The rules here fail on what another process played: loading it says so to everybody.
    context.log.error({ table: table.row.id, problem: (error as Error).message }, 'could not follow another process')
    drop(context, table)
  }
}

/** All of it: a revision says that more than the log has changed. */
async function bringUp(context: TableContext, table: LiveTable): Promise<void> {
  const stored = await readTable(context.storage, table.row.id, table.play === null ? null : table.row)
  if (stored === null) return drop(context, table)
  const { row, seats, members, ownerName, moves, log } = stored
  // Steps tell of the clocks by themselves.
  const areClocksTold = table.play !== null && moves.length > 0
  const before = aboutOf(table, areClocksTold)
  table.time = await loadTime(context.storage.db, row, seats, { now: context.now, correction: context.heartbeat.correction })
  const orders = await loadOrders(context.storage.db, row.id)
  const owners = ownersOfChanged(table.orders, orders)
  table.orders = orders
  if (table.play !== null) for (const move of moves) follow(table, table.play, move, row.status !== 'running' && move.seq === row.seq)
  table.row = row
  if (table.play === null)
    table.options = optionsUnder<Record<string, unknown>>(table.game, row.rules_version, JSON.parse(row.options)) as Record<string, unknown>
  table.seats = seats.map(({ name: _, ...seat }) => seat)
  table.members.clear()
  for (const member of members) table.members.set(member.person, memberOf(member))
  table.names.set(row.owner, ownerName)
  for (const { person, name } of seats) if (person !== null) table.names.set(person, name ?? '')
  for (const watcher of table.watchers) watcher.viewer = viewerOf(table, watcher.person)
  const hasBegun = table.play === null && row.started_at !== null
  if (hasBegun) table.play = openPlay(table.game, table.options, seats.length, row, log(), null)
  // Somebody's order is a change too, and nobody but its owner is told of it.
  if (aboutOf(table, areClocksTold) !== before) tellTable(table)
  tellOwners(table, owners)
  if (hasBegun) tellPositions(table)
  for (const room of context.rooms) room.followed?.(table)
}

/** All about a table that its watchers may be told of: when somebody was seen last is not, and is stored without news of it. */
function aboutOf({ row, seats, members, names, time }: LiveTable, areClocksTold: boolean): string {
  const { revision: _, seq: __, n: ___, to_act: ____, changed_at: _____, ...rest } = row
  const seen = seats.map(({ seen_at: _, ...seat }) => seat)
  const clocks = areClocksTold ? null : (time?.clocks ?? null)
  return JSON.stringify([rest, seen, [...members], [...names], clocks, [...(time?.calendars ?? [])]])
}

/** The usual case, and a cheap one. False where the game has ended meanwhile: that changes the table too. */
async function followEntries(context: TableContext, table: LiveTable, play: Play): Promise<boolean> {
  const moves = await readEntries(context.storage, table.row)
  if (moves.some(({ to_act }) => to_act === null)) return false
  for (const move of moves) follow(table, play, move, false)
  for (const room of context.rooms) room.followed?.(table)
  return true
}

function follow(table: LiveTable, play: Play, move: MoveRow, isOver: boolean): void {
  const entry = entryOf(move)
  const events: GameEvent[] = []
  const refused = repeat(play.history, entry, (event) => events.push(event))
  if (refused !== null) throw new Error(`entry ${entry.seq} (${entry.move}): ${refused.code}`)
  const toAct = table.game.toAct(play.history.state)
  const steps = prepareSteps(table, play, entry, events, { seq: entry.seq, toAct, isOver, clock: clockOnWire(table.time, table.seats) })
  Object.assign(table.row, { seq: entry.seq, n: entry.n, to_act: isOver ? null : toAct, changed_at: entry.at })
  addToLog(play, entry)
  steps.keep()
  steps.tell()
}
