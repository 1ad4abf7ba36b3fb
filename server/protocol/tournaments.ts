/** Tournaments: opening one, entering it, and what everybody sees of it. */
import * as z from 'zod/mini'
import { CURSOR } from './http.ts'
import { Pace } from './time.ts'
import { GameId, Name, PersonId, Seat, Status, TableId, Time } from './words.ts'

export const TOURNAMENT_LIMITS = {
  /** people in one, and rounds of a league or a Swiss */
  entrants: 128,
  rounds: 15,
  /** minutes between rounds */
  pause: 24 * 60,
  /** that one person organises at a time */
  organised: 10,
} as const

export const TournamentId = z.string().check(z.regex(/^[A-Za-z0-9]{12}$/))
/** Of one entrant, in this tournament. */
const EntrantId = z.string().check(z.regex(/^p\d{1,4}$/))
const System = z.enum(['league', 'swiss', 'knockout'])
const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

export const TournamentBody = z.strictObject({
  name: Name,
  game: GameId,
  options: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
  system: System,
  /** how many should sit at a table */
  seats: between(2, 8),
  /** of a league and a Swiss */
  rounds: z._default(between(1, TOURNAMENT_LIMITS.rounds), 3),
  /** of a knock-out: how many of each table go on */
  advance: z._default(between(1, 7), 1),
  /** all tables of a round have the same deal; not in a knock-out */
  duplicate: z._default(z.boolean(), false),
  pace: Pace,
  /** minutes from the end of a round to the next */
  pause: z._default(between(0, TOURNAMENT_LIMITS.pause), 0),
  /** how many may enter */
  most: z._default(between(2, TOURNAMENT_LIMITS.entrants), 32),
  /** begins by itself then, if enough have entered; without it when the organiser begins */
  beginsAt: z._default(z.nullable(Time), null),
  visibility: z._default(z.enum(['public', 'unlisted']), 'public'),
})
export const EntrantBody = z.strictObject({ entrant: EntrantId })
/** Of a table that could not be played to its end: places by seat, as the organiser decides. */
export const DecideBody = z.strictObject({ table: TableId, places: z.array(between(1, 8)).check(z.minLength(2), z.maxLength(8)) })

const card = {
  id: TournamentId,
  name: z.string(),
  game: GameId,
  system: System,
  seats: z.int(),
  rounds: z.int(),
  duplicate: z.boolean(),
  pace: Pace,
  status: Status,
  organiser: PersonId,
  organiserName: z.string(),
  /** how many are in it, and may be */
  entered: z.int(),
  most: z.int(),
  /** rounds that have begun */
  drawn: z.int(),
  beginsAt: z.nullable(Time),
  createdAt: Time,
}
export const TournamentCard = z.object(card)

export const Entrant = z.object({
  id: EntrantId,
  /** null, and without a name, when they are erased */
  person: z.nullable(PersonId),
  name: z.string(),
  /** the first round, from 1, and of who withdrew the last */
  from: z.int(),
  until: z.nullable(z.int()),
})
export const TournamentTable = z.object({
  table: TableId,
  /** by seat */
  seats: z.array(EntrantId),
  status: Status,
  /** by seat, shared as the title shares them; null until it counts: at once, or when the whole of a duplicate round is played */
  places: z.nullable(z.array(z.int())),
  points: z.nullable(z.array(z.number())),
  /** of a duplicate round: points of the game by seat, null for who gave up */
  scores: z.nullable(z.array(z.nullable(z.number()))),
  /** the organiser has decided it */
  decided: z.boolean(),
})
export const TournamentRound = z.object({ tables: z.array(TournamentTable), byes: z.array(EntrantId) })
export const TournamentLine = z.object({
  entrant: EntrantId,
  rank: z.int(),
  points: z.number(),
  tables: z.int(),
  won: z.int(),
  byes: z.int(),
  opposition: z.number(),
})
export const Tournament = z.object({
  ...card,
  options: z.record(z.string(), z.unknown()),
  advance: z.int(),
  /** how many it takes to begin */
  least: z.int(),
  pause: z.int(),
  visibility: z.enum(['public', 'unlisted']),
  /** what lots are drawn from; null before it begins */
  seed: z.nullable(z.string()),
  nextAt: z.nullable(Time),
  startedAt: z.nullable(Time),
  finishedAt: z.nullable(Time),
  entrants: z.array(Entrant),
  round: z.array(TournamentRound),
  standings: z.array(TournamentLine),
  you: z.object({
    organiser: z.boolean(),
    entrant: z.nullable(EntrantId),
    /** the table of this round where you sit */
    table: z.nullable(z.object({ table: TableId, seat: Seat })),
  }),
})
export const TournamentAnswer = z.object({ tournament: Tournament })
export const TournamentsAnswer = z.object({ tournaments: z.array(TournamentCard), next: z.nullable(z.string()) })
/** As docs/tournaments.md says, every record in it. */
export const TournamentFile = z.looseObject({ format: z.string(), name: z.string(), game: GameId })

const Page = {
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  after: z.optional(z.string().check(z.regex(CURSOR, 'not what “next” of a page said'))),
}
export const TournamentsQuery = z.object({
  game: z.optional(GameId),
  status: z._default(z.enum(['open', 'running', 'finished']), 'open'),
  ...Page,
})
export const MyTournamentsQuery = z.object(Page)

export type TournamentBody = z.infer<typeof TournamentBody>
export type DecideBody = z.infer<typeof DecideBody>
export type Tournament = z.infer<typeof Tournament>
export type TournamentCard = z.infer<typeof TournamentCard>
export type TournamentRound = z.infer<typeof TournamentRound>
export type TournamentTable = z.infer<typeof TournamentTable>
