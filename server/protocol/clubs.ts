/** Clubs: people who play together again and again. */
import * as z from 'zod/mini'
import { Table } from './table.ts'
import { GameId, isStorable, Name, PersonId, Time } from './words.ts'

export const ClubId = z.string().check(z.regex(/^[A-Za-z0-9]{12}$/))
const ClubInvite = z.string().check(z.regex(/^[A-Za-z0-9]{16}$/))
const About = z.string().check(z.trim(), z.maxLength(1_000), z.refine(isStorable, 'storable'))

/** The owner does all; organisers look after people, dates and tables; members play. */
export const ClubRole = z.enum(['owner', 'organiser', 'member'])

/** `isOpen`: anybody may see it and join. Otherwise only those who have the invitation. */
export const NewClubBody = z.strictObject({ name: Name, about: z._default(About, ''), isOpen: z._default(z.boolean(), true) })
export const ClubBody = z.strictObject({ name: z.optional(Name), about: z.optional(About), isOpen: z.optional(z.boolean()) })
export const JoinClubBody = z.strictObject({ invite: z.optional(ClubInvite) })
export const ClubQuery = z.object({ invite: z.optional(ClubInvite) })
/** Null: belongs to it no more. */
export const RoleBody = z.strictObject({ person: PersonId, role: z.nullable(ClubRole) })
export const NewDateBody = z.strictObject({ title: Name, at: Time })
export const DateBody = z.strictObject({ date: ClubId })
export const LadderQuery = z.object({ game: GameId, invite: z.optional(ClubInvite) })

export const Club = z.object({
  id: ClubId,
  name: z.string(),
  about: z.string(),
  isOpen: z.boolean(),
  createdAt: Time,
  people: z.int(),
  /** your role there */
  role: z.nullable(ClubRole),
  /** opens it to whoever has it; shown to owner and organisers */
  invite: z.optional(ClubInvite),
})
export const ClubsAnswer = z.object({
  mine: z.array(Club),
  /** the newest that are open, without yours */
  others: z.array(Club),
  /** whether another may be made here */
  mayFound: z.boolean(),
})
export const ClubAnswer = z.object({
  club: Club,
  people: z.array(z.object({ person: PersonId, name: z.string(), role: ClubRole, since: Time })),
  /** what is to come: dates, and tables that are planned (`table`) */
  calendar: z.array(z.object({ date: z.nullable(ClubId), title: z.string(), at: Time, table: z.nullable(z.string()) })),
  /** for those who belong to it: its latest tables, with the invitation to each */
  tables: z.array(Table),
})
export const LadderAnswer = z.object({
  ladder: z.array(z.object({ person: PersonId, name: z.string(), rating: z.number(), games: z.int(), wins: z.int() })),
})

export type ClubRole = z.infer<typeof ClubRole>
export type Club = z.infer<typeof Club>
export type ClubBody = z.infer<typeof ClubBody>
export type NewClubBody = z.infer<typeof NewClubBody>
export type ClubsAnswer = z.infer<typeof ClubsAnswer>
export type ClubAnswer = z.infer<typeof ClubAnswer>
export type LadderAnswer = z.infer<typeof LadderAnswer>
