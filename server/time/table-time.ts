/** The time of a table, and what is shown of it. */
import type { Clock, LatePolicy, Pace } from '../protocol/index.ts'
import type { SeatRow } from '../storage/schema.ts'
import type { Calendar } from './calendar.ts'
import type { Clocks, Spent } from './clock.ts'
import type { Correction } from './correction.ts'

/** The job that looks when somebody's time is up. */
export const DEADLINE = 'deadline'

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
