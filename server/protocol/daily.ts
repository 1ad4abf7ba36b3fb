/** The game of the day: the same start for everybody, one attempt each. */
import * as z from 'zod/mini'
import { GameId, PersonId, Seat, Time } from './words.ts'

export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const DayQuery = z.object({
  /** today unless said */
  day: z.optional(Day),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  /** what `next` said */
  after: z.optional(z.string().check(z.regex(/^-?\d{1,10}-[A-Za-z0-9]{12}$/))),
})
export const DayBody = z.strictObject({ day: Day })
/** The whole game, as any record. */
export const DayResultBody = z.strictObject({ day: Day, record: z.unknown() })

const DayLine = z.object({
  person: PersonId,
  name: z.string(),
  rank: z.int(),
  score: z.number(),
  /** at the table, among the opponents */
  place: z.int(),
  moves: z.int(),
})
export const Daily = z.object({
  day: Day,
  isToday: z.boolean(),
  /** until then results are taken */
  endsAt: Time,
  game: GameId,
  rulesVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.int(),
  /** yours, at the table */
  seat: Seat,
  /** what it is dealt from: for those who have begun, and for all when the day is over */
  seed: z.nullable(z.string()),
  /** who has a result, and who began and has none */
  done: z.int(),
  begun: z.int(),
  /** best first */
  results: z.array(DayLine),
  next: z.nullable(z.string()),
  you: z.nullable(z.object({ state: z.enum(['new', 'begun', 'done']), result: z.nullable(DayLine) })),
})
export const DailyAnswer = z.object({ daily: Daily })
export type Daily = z.infer<typeof Daily>
export type DayQuery = z.infer<typeof DayQuery>
