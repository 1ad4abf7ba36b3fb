/** Accepted → stored → told, in this order. And when the rules fail: nothing stored, the last good position kept, a report made. */
import { type GameEvent, ranked, type Standing } from '@branchline/engine'
import type { Bus } from '../bus/bus.ts'
import { randomText } from '../identity/secrets.ts'
import { Denial } from '../problem.ts'
import type { Fault, Result } from '../protocol/index.ts'
import { Overtaken, type Write } from '../storage/group.ts'
import type { SeatRow, TableRow } from '../storage/schema.ts'
import { addEntry, nextRevision } from '../storage/writes.ts'
import { outcomeOf, settledAt } from './consequence.ts'
import type { TableContext } from './context.ts'
import { drop } from './drop.ts'
import { eventsOf } from './events.ts'
import { addToLog, botOf, type LiveTable, type LogEntry, type Play, type TableStanding } from './live.ts'
import { forgetAttempt } from './open.ts'
import { type Events, snapshotWrite } from './snapshot.ts'
import { prepareSteps } from './steps.ts'
import { tellTable } from './wire.ts'

export type Draft = Pick<LogEntry, 'kind' | 'seat' | 'by' | 'move' | 'requestId' | 'barrier'>

export interface Settled {
  readonly seq: number
  readonly n: number
}

/** The game in memory has gone on by one entry: stores it and tells those who watch. */
export async function settle(
  context: TableContext,
  table: LiveTable,
  play: Play,
  draft: Draft,
  events: readonly GameEvent[],
  also: { writes?: readonly Write[]; seats?: SeatRow[]; endsByResigning?: boolean } = {},
): Promise<Settled> {
  const { row, game } = table
  const { history } = play
  const at = context.now()
  const seq = row.seq + 1
  const n = history.steps.length
  const { kind, seat, by, move, requestId, barrier } = draft
  const entry: LogEntry = { seq, n, kind, seat, by, move, requestId, barrier, at }
  const prepared = contained(context, table, move, () => {
    const next = game.toAct(history.state)
    const isOver = next === null || also.endsByResigning === true
    const before = also.seats ?? table.seats
    const result = isOver ? resultOf(game.standing(history.state), before, next === null ? 'played' : 'resigned') : null
    const settlement = { table, state: history.state, entry, events, next: isOver ? null : next, seats: before }
    const outcome = outcomeOf(context.rooms, settlement)
    const steps = prepareSteps(table, play, entry, events, { seq, toAct: next, isOver, clock: outcome.clock })
    return { toAct: next, result, outcome, steps }
  })
  if (prepared instanceof Promise) return prepared
  const { toAct, result, steps, outcome } = prepared
  const { db } = context.storage
  const next = result === null ? toAct : null
  const stands = {
    table_id: row.id,
    seq,
    n,
    kind,
    seat,
    by,
    move,
    request_id: requestId,
    barrier: barrier ? 1 : 0,
    to_act: next,
    at,
  } as const
  const queries: Write[] = [addEntry(db, stands), ...(also.writes ?? []), ...outcome.writes]
  // A game, a wish to undo, or a fault is over: then the table itself changes too.
  const hasEnded = result !== null || row.request !== null || row.fault !== null
  const after: Partial<TableRow> = { seq, n, to_act: next, changed_at: at }
  if (hasEnded) {
    const news = { request: null, fault: null, changed_at: at, ...(result === null ? {} : finishedBy(result, at)) }
    Object.assign(after, news)
    queries.push(db.updateTable('tables').set(news).where('id', '=', row.id).compile())
    // Whoever looks at it later need not play it again.
    if (result !== null) {
      const ended = { log: [...play.log, entry], events: allEvents(table, play, entry, events) }
      queries.push(snapshotWrite(context.storage, row.id, game, seq, history.state, ended))
    }
  }
  const areSeatsNew = outcome.seats !== table.seats
  // An entry alone is guarded by its number.
  const isGuarded = hasEnded || areSeatsNew || outcome.isGuarded
  await stored(context, table, queries, { row: after, seats: outcome.seats }, isGuarded)

  if (result !== null) table.keptAt = seq
  addToLog(play, entry)
  steps.keep()
  steps.tell()
  outcome.afterwards()
  if (hasEnded || areSeatsNew) tellTable(table)
  context.metrics.moves[entry.by].inc()
  settledAt(context, table)
  return { seq, n }
}

/** Of all entries with the last. The game has ended by the rules: should they fail on it now, whoever reads its log will hear of that. */
function allEvents(table: LiveTable, play: Play, last: LogEntry, events: readonly GameEvent[]): Events | null {
  try {
    return new Map([...eventsOf(table, play, 0), [last.seq, events]])
  } catch {
    return null
  }
}

/** What a table is to be, once it is stored. */
export interface Change {
  readonly row?: Partial<TableRow>
  readonly seats?: SeatRow[]
  /** One person's own: of its news other processes tell nobody whom the table waits for, because it waits as before. */
  readonly isSecret?: boolean
}

/**
 * Stores a change of a table, then makes it in memory. It is stored only if nobody has changed the table since (`isGuarded`): otherwise
 * it throws `Overtaken`, and `atTable` begins again on what is stored. When storing fails, what memory holds may not be true: it is dropped.
 */
export async function stored(
  context: TableContext,
  table: LiveTable,
  writes: readonly Write[],
  change?: Change,
  isGuarded = change !== undefined,
) {
  const { row } = table
  const revision = row.revision + (isGuarded ? 1 : 0)
  const after = standingAfter(row, change?.row, revision)
  const seats = change?.seats ?? table.seats
  const follows = change === undefined ? [] : context.rooms.flatMap((room) => room.afterChange?.({ table, after, seats }) ?? [])
  // The table's row first: of two processes that change the same table the second waits there, and holds nothing that the first needs.
  const queries = [
    ...(isGuarded ? [nextRevision(context.storage.db, row)] : []),
    ...writes,
    ...follows.flatMap(({ writes = [] }) => writes),
  ]
  if (context.bus !== null) {
    const tell = change === undefined ? {} : { tell: newsOf(context, context.bus, after, change.isSecret === true ? [] : seats) }
    queries[0] = { ...queries[0], table: row.id, ...tell }
  }
  try {
    await context.storage.commit(queries)
  } catch (error) {
    if (error instanceof Overtaken) throw error
    drop(context, table)
    context.log.error({ table: row.id, problem: (error as Error).message }, 'not stored')
    throw new Denial('storage', (t) => t.notStored)
  }
  Object.assign(row, change?.row)
  row.revision = revision
  table.seats = seats
  for (const { afterwards } of follows) afterwards?.()
}

/** A row has thirty columns and changes with every move: it is changed, not copied. This much is asked before it is stored. */
function standingAfter(row: TableRow, change: Partial<TableRow> = {}, revision: number): TableStanding {
  const { seq = row.seq, status = row.status, to_act = row.to_act, request = row.request } = change
  return { id: row.id, seq, revision, status, to_act, request }
}

function newsOf(context: TableContext, bus: Bus, { id, seq, revision, status, to_act }: TableStanding, seats: readonly SeatRow[]): string {
  const seat = status === 'running' && to_act !== null ? seats[to_act] : undefined
  const waits = seat !== undefined && botOf(seat, context.bots.usual) === null ? seat.person : null
  return bus.words({ type: 'table', table: id, seq, revision, ...(waits === null ? {} : { waits }) })
}

/** Runs rules. If they throw, the table goes back to the last good position, a report is kept, and what comes back rejects. */
export function contained<T>(context: TableContext, table: LiveTable, move: string, run: () => T): T | Promise<never> {
  try {
    return run()
  } catch (error) {
    if (error instanceof Denial) throw error
    return faultAt(context, table, move, error as Error).then((denial) => Promise.reject(denial))
  }
}

async function faultAt(context: TableContext, table: LiveTable, move: string, error: Error): Promise<Denial> {
  const fault: Fault = { report: randomText(12), seq: table.row.seq, message: error.message.slice(0, 300), at: context.now() }
  context.metrics.faults.inc()
  context.log.error(
    { table: table.row.id, seq: fault.seq, report: fault.report, problem: fault.message, stack: error.stack },
    'the rules failed',
  )
  try {
    forgetAttempt(table)
  } catch {
    // Not even the stored moves replay: what memory holds is worth nothing.
    drop(context, table)
  }
  const { db } = context.storage
  const change = { fault: JSON.stringify(fault) }
  const writes = [
    db
      .insertInto('faults')
      .values({ id: fault.report, table_id: table.row.id, seq: fault.seq, move, message: fault.message, at: fault.at })
      .compile(),
    db.updateTable('tables').set(change).where('id', '=', table.row.id).compile(),
  ]
  await stored(context, table, writes, { row: change })
  tellTable(table)
  return new Denial('rules-fault', (t) => t.rulesFailed, {
    report: fault.report,
  })
}

const finishedBy = (result: Result, at: number) => ({ status: 'finished' as const, result: JSON.stringify(result), finished_at: at })

function resultOf(standing: readonly Standing[], seats: readonly SeatRow[], how: Result['how']): Result {
  const lines = ranked(standing, (seat) => seats[seat]?.resigned === 1)
  return { how, standing: lines.map((line) => ({ ...line, parts: [...line.parts] })) }
}
