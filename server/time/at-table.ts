/** What an entry of the log, or a change of seats, does to the clocks of a table: worked out before the commit, stored in it, kept after it. */
import type { House } from '../house.ts'
import { putJob, removeJob } from '../jobs/jobs.ts'
import type { Clock, LatePolicy, Pace } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { SeatRow } from '../storage/schema.ts'
import { botOf, type LiveTable, type LogEntry } from '../tables/live.ts'
import { type Calendar, PLAIN_CALENDAR } from './calendar.ts'
import { begun, type Clocks, givenBack, newClocks, paid, resumed, type Spent, stopped } from './clock.ts'
import type { Correction } from './correction.ts'

/** The time of a table that has a pace. */
export interface TableTime {
  readonly pace: Pace
  readonly policy: LatePolicy
  readonly now: () => number
  readonly correction: () => Correction | null
  clocks: Clocks
  /** Turns that were paid for, in the order of play. */
  paid: readonly Spent[]
  /** By person; whoever said nothing about their time has the plain one. */
  readonly calendars: Map<string, Calendar>
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

export const DEADLINE = 'deadline'
const noClocks = (seats: SeatRow[]): TimeChange => ({ writes: [], clock: null, seats, keep() {} })

export function timeAtStart(house: House, table: LiveTable, toAct: number | null): TimeChange {
  const { time } = table
  if (time === null) return noClocks(table.seats)
  return changeTo(house, table, time, runFor(house, table, time, table.seats, newClocks(time.pace, table.seats.length), toAct))
}

export function timeAfterEntry(
  house: House,
  table: LiveTable,
  entry: Pick<LogEntry, 'kind' | 'seat' | 'by' | 'n' | 'barrier'>,
  next: number | null,
  before: SeatRow[],
): TimeChange {
  const { time } = table
  if (time === null) return noClocks(before)
  const { db } = house.storage
  const at = house.now()
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
      writes.push(keepTurn(house, table.row.id, turn.spent))
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
    goesOn !== undefined && next !== null && isDecidedByPerson(house, seats[next])
      ? resumed(clocks, time.pace, goesOn, at, calendarOf(table, next))
      : runFor(house, table, time, seats, clocks, next)
  return changeTo(house, table, time, clocks, turns, writes, seats)
}

/** Somebody sat down, went, came back, or a bot took over: the clock of the seat to act stops or begins. */
export function timeAfterSeats(house: House, table: LiveTable, seats: SeatRow[]): TimeChange {
  const { time, row } = table
  if (time === null || row.status !== 'running') return noClocks(seats)
  let { clocks } = time
  if (clocks.once !== null && seats[clocks.once]?.stand_in === null) clocks = { ...clocks, once: null }
  return changeTo(house, table, time, runFor(house, table, time, seats, clocks, row.to_act), time.paid, [], seats)
}

/** Stores and keeps these clocks: the row, and the job that looks when the time is up. */
export function changeTo(
  house: House,
  table: LiveTable,
  time: TableTime,
  clocks: Clocks,
  turns = time.paid,
  writes: readonly Write[] = [],
  seats = table.seats,
): TimeChange {
  const isNew = clocks !== time.clocks
  return {
    writes: isNew ? [...writes, ...clockWrites(house, table.row.id, clocks)] : writes,
    clock: clockOnWire({ ...time, clocks }, seats),
    seats,
    keep() {
      time.clocks = clocks
      time.paid = turns
    },
  }
}

export function clockOnWire(time: TableTime | null, seats: readonly SeatRow[]): Clock | null {
  if (time === null) return null
  const { seat, since, freeUntil, deadline, left, missed, vote } = time.clocks
  const correction = time.correction()
  // Told in the turn that it fell into.
  const corrected = seat === null || correction === null || since > correction.at ? {} : { corrected: { ...correction } }
  const voted = vote?.votes.map((one) => ({ ...one })) ?? []
  const waiting = vote === null ? [] : votersAt(seats, seat).filter((other) => !voted.some((one) => one.seat === other))
  return {
    now: time.now(),
    seat,
    freeUntil,
    deadline,
    left: [...left],
    missed,
    vote: vote === null ? null : { waiting, votes: voted },
    ...corrected,
  }
}

/** The people in the game who decide about one who is late. */
export function votersAt(seats: readonly SeatRow[], late: number | null): number[] {
  return seats
    .filter((one) => one.seat !== late && one.kind === 'person' && one.resigned === 0 && one.stand_in === null)
    .map(({ seat }) => seat)
}

export function calendarOf({ time, seats }: LiveTable, seat: number | null): Calendar {
  const person = seat === null ? null : (seats[seat]?.person ?? null)
  return (person === null ? undefined : time?.calendars.get(person)) ?? PLAIN_CALENDAR
}

function runFor(house: House, table: LiveTable, time: TableTime, seats: readonly SeatRow[], clocks: Clocks, toAct: number | null): Clocks {
  if (toAct === null || !isDecidedByPerson(house, seats[toAct])) return clocks.seat === null ? clocks : stopped(clocks)
  return clocks.seat === toAct ? clocks : begun(clocks, time.pace, toAct, house.now(), calendarOf(table, toAct))
}

function isDecidedByPerson(house: House, seat: SeatRow | undefined): boolean {
  return botOf(seat, house.bots.usual) === null
}

function clockWrites({ storage: { db } }: House, id: string, clocks: Clocks): Write[] {
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

function keepTurn({ storage: { db } }: House, id: string, { n, seat, spent, freeUntil, deadline }: Spent): Write {
  const columns = { seat, spent, free_until: freeUntil, deadline }
  return db
    .insertInto('turns_paid')
    .values({ table_id: id, n, ...columns })
    .onConflict((conflict) => conflict.columns(['table_id', 'n']).doUpdateSet(columns))
    .compile()
}
