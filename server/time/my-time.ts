/** A person's own time: zone, quiet hours, vacations; and what a change of it does at the tables where they sit. */

import { keepZone } from '../identity/account.ts'
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { MyTime, MyTimeBody } from '../protocol/index.ts'
import type { TableContext } from '../tables/context.ts'
import { atTable } from '../tables/load.ts'
import { stored } from '../tables/settle.ts'
import { tellTable } from '../tables/wire.ts'
import { changeTo } from './at-table.ts'
import { type Calendar, dayAt, daysTaken, isTimeZone, PLAIN_CALENDAR } from './calendar.ts'
import { recomputed } from './clock.ts'
import { calendarFrom } from './load.ts'

/** Days of vacation in a calendar year. */
export const ALLOWANCE = 30
/** Quiet hours of a day, in minutes, at most. */
const LONGEST_QUIET = 12 * 60

export async function myTime(context: TableContext, person: Person): Promise<MyTime> {
  return shown(context, await calendarOfPerson(context, person.id))
}

export async function changeMyTime(context: TableContext, person: Person, wish: MyTimeBody): Promise<MyTime> {
  const before = await calendarOfPerson(context, person.id)
  const calendar = readCalendar(context, before, wish)
  const { db } = context.storage
  const columns = {
    time_zone: calendar.timeZone,
    quiet_from: calendar.quiet?.from ?? null,
    quiet_to: calendar.quiet?.to ?? null,
    vacations: JSON.stringify(calendar.vacations),
  }
  await context.storage.commit([
    db
      .insertInto('person_time')
      .values({ person: person.id, ...columns })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(columns))
      .compile(),
    keepZone(context, person.id, calendar.timeZone),
  ])
  const tables = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.person', '=', person.id)
    .where('tables.status', '=', 'running')
    .where('tables.pace', 'is not', null)
    .execute()
  for (const { id } of tables) await useAt(context, id, person.id, calendar)
  return shown(context, calendar)
}

/** The table learns of it, and the clock of this person, if it runs, goes by the new calendar. */
async function useAt(context: TableContext, id: string, person: string, calendar: Calendar): Promise<void> {
  await atTable(context, id, async (table) => {
    const { time } = table
    if (time === null || table.row.status !== 'running') return
    time.calendars.set(person, calendar)
    const isTheirs = time.clocks.seat !== null && table.seats[time.clocks.seat]?.person === person
    const change = changeTo(context, table, time, isTheirs ? recomputed(time.clocks, time.pace, calendar) : time.clocks)
    // Also where no clock changes: other processes that have the table learn of the calendar by it.
    await stored(context, table, change.writes, {})
    change.keep()
    tellTable(table)
  })
}

function readCalendar(context: TableContext, before: Calendar, wish: MyTimeBody): Calendar {
  const { timeZone } = wish
  if (!isTimeZone(timeZone)) throw new Denial('bad-message', (t) => t.noSuchZone({ zone: timeZone }))
  const quiet = wish.quiet === null ? null : { from: minutesOf(wish.quiet.from), to: minutesOf(wish.quiet.to) }
  if (quiet !== null && (quiet.to - quiet.from + 24 * 60) % (24 * 60) > LONGEST_QUIET) throw new Denial('bad-message', (t) => t.quietMost)
  for (const { from, to } of wish.vacations)
    if (!isDay(from) || !isDay(to) || to < from) throw new Denial('bad-message', (t) => t.vacationOrder)
  const today = dayAt(context.now(), timeZone)
  // Days that are over stay taken, whatever is planned from today on.
  const past = before.vacations.flatMap(({ from, to }) => (from >= today ? [] : [{ from, to: to < today ? to : dayBefore(today) }]))
  const planned = wish.vacations.flatMap(({ from, to }) => (to < today ? [] : [{ from: from < today ? today : from, to }]))
  const years = new Set([...past, ...planned].flatMap(({ from, to }) => [Number(from.slice(0, 4)), Number(to.slice(0, 4))]))
  if (planned.some(({ to }) => Number(to.slice(0, 4)) > Number(today.slice(0, 4)) + 1))
    throw new Denial('bad-message', (t) => t.vacationUntil)
  for (const year of years)
    if (year >= Number(today.slice(0, 4)) && daysTaken([...past, ...planned], year) > ALLOWANCE)
      throw new Denial('not-possible-now', (t) => t.vacationDays({ days: ALLOWANCE }))
  // What was over before last year counts for nothing any more.
  const kept = past.filter(({ to }) => Number(to.slice(0, 4)) >= Number(today.slice(0, 4)) - 1)
  return { timeZone, quiet: quiet !== null && quiet.from === quiet.to ? null : quiet, vacations: [...kept, ...planned] }
}

function shown(context: TableContext, { timeZone, quiet, vacations }: Calendar): MyTime {
  return {
    timeZone,
    quiet: quiet === null ? null : { from: timeOf(quiet.from), to: timeOf(quiet.to) },
    vacations: vacations.map((vacation) => ({ ...vacation })),
    allowance: ALLOWANCE,
    taken: daysTaken(vacations, Number(dayAt(context.now(), timeZone).slice(0, 4))),
  }
}

async function calendarOfPerson({ storage }: TableContext, person: string): Promise<Calendar> {
  const row = await storage.db.selectFrom('person_time').selectAll().where('person', '=', person).executeTakeFirst()
  return row === undefined ? PLAIN_CALENDAR : calendarFrom(row)
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
/** Not the 30th of February. */
const isDay = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3_600_000).toISOString().slice(0, 10)
