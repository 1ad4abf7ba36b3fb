/**
 * A person's own time: their zone, the hours in which they are not to be hurried, the days on which they are away. Everything
 * is computed from wall-clock time by the rules of the zone, so a night with a change of clocks is as long as it is.
 */
export interface Calendar {
  /** An IANA name, such as Europe/Berlin. */
  readonly timeZone: string
  /** Minutes of the day; `from` above `to` goes over midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  readonly vacations: readonly { readonly from: string; readonly to: string }[]
}

export const PLAIN_CALENDAR: Calendar = { timeZone: 'UTC', quiet: null, vacations: [] }

/** When `duration` is over for this person: vacations do not count, and it never ends in quiet hours but when they do. */
export function deadlineFrom(start: number, duration: number, calendar: Calendar): number {
  const away = daysAway(calendar)
  let at = start
  let left = duration
  for (const { from, until } of away) {
    if (until <= at) continue
    if (from >= at + left) break
    if (from > at) left -= from - at
    at = until
  }
  return firstGoodMoment(at + left, calendar, away)
}

/** The time between two moments without the days this person was away. */
export function timeBetween(from: number, to: number, calendar: Calendar): number {
  let time = Math.max(0, to - from)
  for (const away of daysAway(calendar)) time -= Math.max(0, Math.min(to, away.until) - Math.max(from, away.from))
  return Math.max(0, time)
}

export interface Interval {
  readonly from: number
  readonly until: number
}

/** Vacations as moments, in order, those that touch joined. */
export function daysAway(calendar: Calendar): Interval[] {
  const { timeZone } = calendar
  const intervals = calendar.vacations
    .map(({ from, to }) => ({ from: momentOf(readDay(from), 0, timeZone), until: momentOf(nextDay(readDay(to)), 0, timeZone) }))
    .sort((a, b) => a.from - b.from)
  const joined: Interval[] = []
  for (const one of intervals) {
    const last = joined.at(-1)
    if (last !== undefined && one.from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, one.until) }
    else joined.push(one)
  }
  return joined
}

/** The end of the quiet hours this moment lies in; the moment itself when it lies in none. */
export function endOfQuiet(at: number, { quiet, timeZone }: Calendar): number {
  if (quiet === null) return at
  const { day, minutes } = wallClock(at, timeZone)
  if (!isQuiet(minutes, quiet)) return at
  const isBeforeMidnight = quiet.from > quiet.to && minutes >= quiet.from
  const end = momentOf(isBeforeMidnight ? nextDay(day) : day, quiet.to, timeZone)
  // Where the clocks go back the hour comes twice: the end is the one that lies ahead.
  return end > at ? end : end + HOUR
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The day it is there, as 2026-03-29. */
export function dayAt(at: number, timeZone: string): string {
  return new Date(wallClock(at, timeZone).day).toISOString().slice(0, 10)
}

/** How many days of these vacations lie in a year. */
export function daysTaken(vacations: Calendar['vacations'], year: number): number {
  const days = new Set<number>()
  for (const { from, to } of vacations)
    for (let day = readDay(from); day <= readDay(to); day = nextDay(day)) if (new Date(day).getUTCFullYear() === year) days.add(day)
  return days.size
}

const HOUR = 3_600_000
const MINUTE = 60_000

function firstGoodMoment(moment: number, calendar: Calendar, away: readonly Interval[]): number {
  let at = moment
  for (;;) {
    const rested = endOfQuiet(at, calendar)
    const back = away.find(({ from, until }) => rested >= from && rested < until)?.until ?? rested
    if (back === at) return at
    at = back
  }
}

function isQuiet(minutes: number, { from, to }: { from: number; to: number }): boolean {
  return from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to
}

/** Days are their midnight as if in UTC: numbers that can be compared and counted on. */
type Day = number
const readDay = (text: string): Day => Date.parse(`${text}T00:00:00Z`)
const nextDay = (day: Day): Day => day + 24 * HOUR

const formats = new Map<string, Intl.DateTimeFormat>()

function wallClock(at: number, timeZone: string): { readonly day: Day; readonly minutes: number; readonly utc: number } {
  let format = formats.get(timeZone)
  if (format === undefined) {
    const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
    format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...numeric })
    formats.set(timeZone, format)
  }
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return { day: Date.UTC(year, month - 1, day), minutes: hour * 60 + minute, utc: Date.UTC(year, month - 1, day, hour, minute, second) }
}

/** The moment at which the clocks there show this time of that day; where they jump over it, the moment they jump to. */
function momentOf(day: Day, minutes: number, timeZone: string): number {
  const wanted = day + minutes * MINUTE
  const ahead = (at: number) => wallClock(at, timeZone).utc - at
  const first = wanted - ahead(wanted)
  const second = wanted - ahead(first)
  return ahead(second) === ahead(first) ? second : Math.max(first, second)
}
