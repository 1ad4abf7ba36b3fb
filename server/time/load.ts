/** The clocks of tables, from storage. */
import type { Kysely } from 'kysely'
import type { Away, Clock, Pace } from '../protocol/index.ts'
import type { PersonTimeRow, Schema, SeatRow, TableRow } from '../storage/schema.ts'
import { type Calendar, daysAway } from './calendar.ts'
import { type Clocks, newClocks, type Spent } from './clock.ts'
import type { HouseTime } from './correction.ts'
import { clockOnWire, type TableTime } from './table-time.ts'

export async function loadTime(db: Kysely<Schema>, row: TableRow, seats: readonly SeatRow[], time: HouseTime): Promise<TableTime | null> {
  if (row.pace === null) return null
  const [clock, turns, calendars] = await Promise.all([
    db.selectFrom('clocks').selectAll().where('table_id', '=', row.id).executeTakeFirst(),
    db.selectFrom('turns_paid').selectAll().where('table_id', '=', row.id).orderBy('n').execute(),
    calendarsOf(db, peopleAt(seats)),
  ])
  const pace = JSON.parse(row.pace) as Pace
  const paid = turns.map(({ n, seat, spent, free_until, deadline }): Spent => ({ n, seat, spent, freeUntil: free_until, deadline }))
  return {
    pace,
    policy: row.late,
    ...toldBy(time),
    clocks: clock === undefined ? newClocks(pace, seats.length) : clocksOf(clock),
    paid,
    calendars,
  }
}

/** For lists: what is shown of the time of many tables. */
export async function timesShown(
  db: Kysely<Schema>,
  rows: readonly TableRow[],
  seats: readonly SeatRow[],
  time: HouseTime,
): Promise<{ clockOf(row: TableRow, seats: readonly SeatRow[]): Clock | null; calendars: ReadonlyMap<string, Calendar> }> {
  const paced = new Set(rows.filter(({ pace }) => pace !== null).map(({ id }) => id))
  if (paced.size === 0) return { clockOf: () => null, calendars: new Map() }
  const [found, calendars] = await Promise.all([
    db
      .selectFrom('clocks')
      .selectAll()
      .where('table_id', 'in', [...paced])
      .execute(),
    calendarsOf(db, peopleAt(seats.filter(({ table_id }) => paced.has(table_id)))),
  ])
  const clocks = new Map(found.map((clock) => [clock.table_id, clocksOf(clock)]))
  return {
    calendars,
    clockOf(row, at) {
      const known = clocks.get(row.id)
      if (row.pace === null || known === undefined) return null
      return clockOnWire({ pace: JSON.parse(row.pace) as Pace, policy: row.late, ...toldBy(time), clocks: known, paid: [], calendars }, at)
    },
  }
}

const toldBy = ({ now, correction }: HouseTime) => ({ now, correction })

const ANNOUNCED = 30 * 24 * 3_600_000

/** The days off this person is on, or has soon. */
export function awayAt(calendar: Calendar | undefined, now: number): Away | null {
  if (calendar === undefined || calendar.vacations.length === 0) return null
  return daysAway(calendar).find(({ from, until }) => until > now && from < now + ANNOUNCED) ?? null
}

export function calendarFrom(row: PersonTimeRow): Calendar {
  const { time_zone, quiet_from, quiet_to, vacations } = row
  const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to }
  return { timeZone: time_zone, quiet, vacations: JSON.parse(vacations) as Calendar['vacations'] }
}

async function calendarsOf(db: Kysely<Schema>, people: readonly string[]): Promise<Map<string, Calendar>> {
  if (people.length === 0) return new Map()
  const rows = await db.selectFrom('person_time').selectAll().where('person', 'in', people).execute()
  return new Map(rows.map((row) => [row.person, calendarFrom(row)]))
}

function peopleAt(seats: readonly SeatRow[]): string[] {
  return [...new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])))]
}

function clocksOf(row: { seat: number | null; since: number; free_until: number; deadline: number; rest: string }): Clocks {
  const { seat, since, free_until, deadline, rest } = row
  return {
    ...(JSON.parse(rest) as Omit<Clocks, 'seat' | 'since' | 'freeUntil' | 'deadline'>),
    seat,
    since,
    freeUntil: free_until,
    deadline,
  }
}
