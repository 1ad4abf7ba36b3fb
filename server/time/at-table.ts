/** What an entry of the log, or a change of seats, does to the clocks of a table: worked out before the commit, stored in it, kept after it. */
import { putJob, removeJob } from '../jobs/jobs.ts'
import type { Clock } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { SeatRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Room } from '../tables/consequence.ts'
import { botOf, type LiveTable, type LogEntry } from '../tables/live.ts'
import { type Calendar, PLAIN_CALENDAR } from './calendar.ts'
import { begun, type Clocks, givenBack, newClocks, paid, resumed, type Spent, stopped } from './clock.ts'
import { clockOnWire, DEADLINE, type TableTime } from './table-time.ts'

export interface ClockContext {
  readonly storage: Pick<Storage, 'db'>
  readonly bots: { readonly usual: string }
  readonly now: () => number
}

export interface TimeChange {
  readonly writes: readonly Write[]
  /** The clocks as they will be; null where there are none. */
  readonly clock: Clock | null
  /** The seats as they will be. */
  readonly seats: SeatRow[]
  /** To be called when the writes are stored. */
  keep(): void
}

const noClocks = (seats: SeatRow[]): TimeChange => ({ writes: [], clock: null, seats, keep() {} })

/** What an entry does to the clocks. */
export const timeRoom = (context: ClockContext): Room => ({
  afterEntry({ table, entry, next, seats }) {
    const { keep, writes, ...time } = timeAfterEntry(context, table, entry, next, seats)
    return { ...time, writes, isGuarded: writes.length > 0, afterwards: keep }
  },
})

export function timeAtStart(context: ClockContext, table: LiveTable, toAct: number | null): TimeChange {
  const { time } = table
  if (time === null) return noClocks(table.seats)
  return changeTo(context, table, time, runFor(context, table, time, table.seats, newClocks(time.pace, table.seats.length), toAct))
}

export function timeAfterEntry(
  context: ClockContext,
  table: LiveTable,
  entry: Pick<LogEntry, 'kind' | 'seat' | 'by' | 'n' | 'barrier'>,
  next: number | null,
  before: SeatRow[],
): TimeChange {
  const { time } = table
  if (time === null) return noClocks(before)
  const { db } = context.storage
  const at = context.now()
  const writes: Write[] = []
  let { clocks, paid: turns } = time
  let goesOn: Spent | undefined
  const calendar = calendarOf(table, clocks.seat)
  if (entry.kind === 'undo') {
    const taken = turns.filter(({ n }) => n > entry.n)
    if (clocks.seat === entry.seat && next !== entry.seat) clocks = paid(clocks, time.pace, at, entry.n, calendar).clocks
    clocks = givenBack(clocks, taken, entry.seat)
    if (clocks.seat !== next) clocks = stopped(clocks)
    if (taken[0]?.seat === next && next === entry.seat) goesOn = taken[0]
    turns = turns.filter(({ n }) => n <= entry.n)
    if (taken.length > 0) writes.push(db.deleteFrom('turns_paid').where('table_id', '=', table.row.id).where('n', '>', entry.n).compile())
  } else if (entry.kind === 'resign') {
    if (clocks.seat === entry.seat) clocks = stopped(clocks)
  } else if (clocks.seat !== next || entry.barrier) {
    // Where something came to light the same seat begins a new turn: what cannot be taken back cannot be a way to gain time.
    const turn = paid(clocks, time.pace, at, entry.n, calendar)
    clocks = turn.clocks
    if (turn.spent !== null) {
      turns = [...turns, turn.spent]
      writes.push(keepTurn(context, table.row.id, turn.spent))
    }
  }
  if (entry.by === 'person' && (clocks.misses[entry.seat] ?? 0) > 0) clocks = { ...clocks, misses: clocks.misses.with(entry.seat, 0) }
  let seats = before
  if (clocks.once !== null && clocks.once !== next) {
    const once = clocks.once
    seats = seats.map((seat) => (seat.seat === once ? { ...seat, stand_in: null } : seat))
    writes.push(db.updateTable('seats').set({ stand_in: null }).where('table_id', '=', table.row.id).where('seat', '=', once).compile())
    clocks = { ...clocks, once: null }
  }
  clocks =
    goesOn !== undefined && next !== null && isDecidedByPerson(context, seats[next])
      ? resumed(clocks, time.pace, goesOn, at, calendarOf(table, next))
      : runFor(context, table, time, seats, clocks, next)
  return changeTo(context, table, time, clocks, turns, writes, seats)
}

/** Somebody sat down, went, came back, or a bot took over: the clock of the seat to act stops or begins. */
export function timeAfterSeats(context: ClockContext, table: LiveTable, seats: SeatRow[]): TimeChange {
  const { time, row } = table
  if (time === null || row.status !== 'running') return noClocks(seats)
  let { clocks } = time
  if (clocks.once !== null && seats[clocks.once]?.stand_in === null) clocks = { ...clocks, once: null }
  return changeTo(context, table, time, runFor(context, table, time, seats, clocks, row.to_act), time.paid, [], seats)
}

/** Stores and keeps these clocks: the row, and the job that looks when the time is up. */
export function changeTo(
  context: ClockContext,
  table: LiveTable,
  time: TableTime,
  clocks: Clocks,
  turns = time.paid,
  writes: readonly Write[] = [],
  seats = table.seats,
): TimeChange {
  const isNew = clocks !== time.clocks
  return {
    writes: isNew ? [...writes, ...clockWrites(context, table.row.id, clocks)] : writes,
    clock: clockOnWire({ ...time, clocks }, seats),
    seats,
    keep() {
      time.clocks = clocks
      time.paid = turns
    },
  }
}

export function calendarOf({ time, seats }: LiveTable, seat: number | null): Calendar {
  const person = seat === null ? null : (seats[seat]?.person ?? null)
  return (person === null ? undefined : time?.calendars.get(person)) ?? PLAIN_CALENDAR
}

function runFor(
  context: ClockContext,
  table: LiveTable,
  time: TableTime,
  seats: readonly SeatRow[],
  clocks: Clocks,
  toAct: number | null,
): Clocks {
  if (toAct === null || !isDecidedByPerson(context, seats[toAct])) return clocks.seat === null ? clocks : stopped(clocks)
  return clocks.seat === toAct ? clocks : begun(clocks, time.pace, toAct, context.now(), calendarOf(table, toAct))
}

function isDecidedByPerson(context: ClockContext, seat: SeatRow | undefined): boolean {
  return botOf(seat, context.bots.usual) === null
}

function clockWrites({ storage: { db } }: ClockContext, id: string, clocks: Clocks): Write[] {
  const { seat, since, freeUntil, deadline, ...rest } = clocks
  const columns = { seat, since, free_until: freeUntil, deadline, rest: JSON.stringify(rest) }
  return [
    db
      .insertInto('clocks')
      .values({ table_id: id, ...columns })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(columns))
      .compile(),
    seat === null ? removeJob(db, DEADLINE, id) : putJob(db, { kind: DEADLINE, key: id, dueAt: deadline }),
  ]
}

function keepTurn({ storage: { db } }: ClockContext, id: string, { n, seat, spent, freeUntil, deadline }: Spent): Write {
  const columns = { seat, spent, free_until: freeUntil, deadline }
  return db
    .insertInto('turns_paid')
    .values({ table_id: id, n, ...columns })
    .onConflict((conflict) => conflict.columns(['table_id', 'n']).doUpdateSet(columns))
    .compile()
}
