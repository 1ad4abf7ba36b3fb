/**
 * The clocks of a table. One runs at a time: that of the seat whose turn it is, from the moment the turn comes to it until the turn
 * goes on to another, however many decisions that takes. All of it is arithmetic; what is stored and told is elsewhere.
 */
import type { Pace, VoteChoice } from '../protocol/index.ts'
import { type Calendar, deadlineFrom, timeBetween } from './calendar.ts'

export interface Clocks {
  /** Whose time runs; null when nobody's does. */
  readonly seat: number | null
  /** When it began to run, or, once late, when it ran out last. */
  readonly since: number
  readonly freeUntil: number
  readonly deadline: number
  /** By seat: what is left for the game (live) or in the bank (days). */
  readonly left: readonly number[]
  /** How often the time of this turn ran out. */
  readonly missed: number
  /** By seat: turns in a row that a bot had to play because of the clock. */
  readonly misses: readonly number[]
  readonly vote: { readonly round: number; readonly votes: readonly { readonly seat: number; readonly choice: VoteChoice }[] } | null
  /** The seat for which a bot plays until the turn goes on. */
  readonly once: number | null
}

/** A turn that was paid for: what is needed to take it back. */
export interface Spent {
  /** The number of moves when the turn went on. */
  readonly n: number
  readonly seat: number
  /** What it cost; negative when the increment was more. */
  readonly spent: number
  readonly freeUntil: number
  readonly deadline: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Nobody is asked to move in less, whatever is left. */
const LEAST = { live: 30 * SECOND, days: HOUR }
/** The time until the next consequence once somebody is late, or a vote is on. */
const FURTHER = { live: 5 * MINUTE, days: DAY }

export function newClocks(pace: Pace, seats: number): Clocks {
  const each = pace.kind === 'live' ? pace.minutes * MINUTE : pace.bank * HOUR
  const none = Array.from({ length: seats }, () => 0)
  return { seat: null, since: 0, freeUntil: 0, deadline: 0, left: none.map(() => each), missed: 0, misses: none, vote: null, once: null }
}

export function stopped(clocks: Clocks): Clocks {
  return { ...clocks, seat: null, missed: 0, vote: null }
}

/** The turn comes to a seat. */
export function begun(clocks: Clocks, pace: Pace, seat: number, at: number, calendar: Calendar): Clocks {
  return { ...clocks, seat, since: at, missed: 0, vote: null, ...timesOf(pace, at, clocks.left[seat] ?? 0, calendar) }
}

/** The turn goes on from the seat whose time runs: what it took is taken off, what a turn brings is added. */
export function paid(clocks: Clocks, pace: Pace, at: number, n: number, calendar: Calendar): { clocks: Clocks; spent: Spent | null } {
  const { seat } = clocks
  if (seat === null) return { clocks, spent: null }
  const before = clocks.left[seat] ?? 0
  const used =
    pace.kind === 'live' ? Math.max(0, at - clocks.since) : timeBetween(clocks.freeUntil, Math.max(at, clocks.freeUntil), calendar)
  const kept = clocks.missed > 0 ? 0 : Math.max(0, before - used)
  const after = kept + (pace.kind === 'live' ? pace.increment * SECOND : 0)
  const { freeUntil, deadline } = clocks
  return {
    clocks: stopped({ ...clocks, left: clocks.left.with(seat, after) }),
    spent: { n, seat, spent: before - after, freeUntil, deadline },
  }
}

/**
 * Turns are taken back at the wish of a seat. The others get back all they spent in them; the one who wished gets nothing back and keeps no
 * increment, so that nobody gains time by taking back.
 */
export function givenBack(clocks: Clocks, taken: readonly Spent[], asker: number): Clocks {
  const left = clocks.left.slice()
  for (const { seat, spent } of taken) left[seat] += seat === asker ? Math.min(0, spent) : spent
  return { ...clocks, left: left.map((time) => Math.max(0, time)) }
}

/** Somebody's own turn goes on after they took back: with the deadline it had. */
export function resumed(clocks: Clocks, pace: Pace, turn: Spent, at: number, calendar: Calendar): Clocks {
  const fresh = begun(clocks, pace, turn.seat, at, calendar)
  if (pace.kind === 'live') return fresh
  const freeUntil = Math.min(fresh.freeUntil, turn.freeUntil)
  const deadline = Math.max(Math.min(fresh.deadline, turn.deadline), deadlineFrom(at, LEAST.days, calendar))
  return { ...fresh, freeUntil, deadline }
}

/** Time is up and nothing more than waiting follows for now: the seat is late, its time used up. */
export function overrun(clocks: Clocks, pace: Pace, at: number, calendar: Calendar, vote: Clocks['vote']): Clocks {
  const { seat, left } = clocks
  const deadline = furtherFrom(pace, at, calendar)
  const none = seat === null ? left : left.with(seat, 0)
  return { ...clocks, since: at, freeUntil: at, deadline, left: none, missed: clocks.missed + 1, vote }
}

/** A bot plays this turn, or on: the seat's time is used up and stands still. */
export function handedOver(clocks: Clocks, seat: number, isOnce: boolean): Clocks {
  return {
    ...stopped(clocks),
    left: clocks.left.with(seat, 0),
    misses: clocks.misses.with(seat, (clocks.misses[seat] ?? 0) + 1),
    once: isOnce ? seat : null,
  }
}

/** The person's quiet hours or vacations are new: the same turn by the new calendar. */
export function recomputed(clocks: Clocks, pace: Pace, calendar: Calendar): Clocks {
  const { seat, since } = clocks
  if (seat === null || pace.kind === 'live') return clocks
  if (clocks.missed > 0) return { ...clocks, deadline: furtherFrom(pace, since, calendar) }
  return { ...clocks, ...timesOf(pace, since, clocks.left[seat] ?? 0, calendar) }
}

function timesOf(pace: Pace, at: number, left: number, calendar: Calendar): Pick<Clocks, 'freeUntil' | 'deadline'> {
  if (pace.kind === 'live') return { freeUntil: at, deadline: at + Math.max(left, LEAST.live) }
  const freeUntil = deadlineFrom(at, pace.days * DAY, calendar)
  return { freeUntil, deadline: left > 0 ? deadlineFrom(freeUntil, left, calendar) : freeUntil }
}

function furtherFrom(pace: Pace, at: number, calendar: Calendar): number {
  return pace.kind === 'live' ? at + FURTHER.live : deadlineFrom(at, FURTHER.days, calendar)
}
