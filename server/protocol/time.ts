/** Pace, clocks, quiet hours and vacations. Times are the server's; durations are milliseconds unless said otherwise. */
import * as z from 'zod/mini'
import { Seat, Time } from './words.ts'

/** `live`: minutes for the game and seconds more for every turn. `days`: days for every turn, and hours in the bank for when they do not do. */
export const Pace = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    minutes: z.int().check(z.minimum(1), z.maximum(600)),
    increment: z._default(z.int().check(z.minimum(0), z.maximum(600)), 0),
  }),
  z.strictObject({
    kind: z.literal('days'),
    days: z.int().check(z.minimum(1), z.maximum(14)),
    bank: z._default(z.int().check(z.minimum(0), z.maximum(30 * 24)), 72),
  }),
])

/** What follows when somebody's time is up: a reminder, a bot for this turn, a bot until they are back, what the others vote for, or the game is lost to them. */
export const LatePolicy = z.enum(['nudge', 'move', 'seat', 'vote', 'lose'])
export const VoteChoice = z.enum(['wait', 'move', 'seat'])

/** The others decide about somebody whose time is up. */
export const Vote = z.object({
  /** seats that may still vote */
  waiting: z.array(Seat),
  votes: z.array(z.object({ seat: Seat, choice: VoteChoice })),
})

export const Clock = z.object({
  /** the server's time when this was said: count down from here */
  now: Time,
  /** whose time is running; null when nobody's is (a bot is to act, the game is over) */
  seat: z.nullable(Seat),
  /** until then it costs nothing of the bank; then the bank runs until `deadline` */
  freeUntil: Time,
  /** when the table's consequence follows */
  deadline: Time,
  /** by seat: time left for the game (live) or in the bank (days), as of the beginning of this turn */
  left: z.array(z.int()),
  /** how often the time of this turn has run out already: above nought the seat is late */
  missed: z.int(),
  vote: z.nullable(Vote),
  /** in this turn all clocks were moved by so much, because the house slept or its own clock was set: nobody has more or less left by it */
  corrected: z.optional(z.object({ at: Time, by: z.int() })),
})

/** Days off that are announced to the tables. */
export const Away = z.object({ from: Time, until: Time })

const Day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
export const QuietHours = z.strictObject({ from: TimeOfDay, to: TimeOfDay })
/** First and last day, both included, in the person's time zone. */
export const Vacation = z.strictObject({ from: Day, to: Day })

export const MyTimeBody = z.strictObject({
  timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
  quiet: z.nullable(QuietHours),
  vacations: z.array(Vacation).check(z.maxLength(24)),
})
export const MyTime = z.object({
  timeZone: z.string(),
  quiet: z.nullable(QuietHours),
  vacations: z.array(Vacation),
  /** days of vacation that may be taken in a year, and those taken or planned in this one */
  allowance: z.int(),
  taken: z.int(),
})
export const VoteBody = z.strictObject({ choice: VoteChoice })

export type Pace = z.infer<typeof Pace>
export type LatePolicy = z.infer<typeof LatePolicy>
export type VoteChoice = z.infer<typeof VoteChoice>
export type Clock = z.infer<typeof Clock>
export type Away = z.infer<typeof Away>
export type MyTime = z.infer<typeof MyTime>
export type MyTimeBody = z.infer<typeof MyTimeBody>
