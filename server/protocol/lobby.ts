/** The lobby: tables that wait for players, who is around, and a place at a table with one call. */
import * as z from 'zod/mini'
import { Cursor } from './http.ts'
import { Table } from './table.ts'
import { GameId, Language, PersonId } from './words.ts'

/** How fast: nobody's time is counted, clocks, or days. */
export const PaceKind = z.enum(['none', 'live', 'days'])

export const LobbyQuery = z.object({
  game: z.optional(GameId),
  pace: z.optional(PaceKind),
  /** tables where this is spoken, and those where it does not matter */
  language: z.optional(Language),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
  after: z.optional(Cursor),
})
/** `mayJoin`: whether you could sit down there. Pages can be shorter than asked for: tables that are full are left out. */
export const LobbyAnswer = z.object({ tables: z.array(z.object({ table: Table, mayJoin: z.boolean() })), next: z.nullable(z.string()) })

/** Counts end at a thousand: more is said as that. */
export const AroundAnswer = z.object({
  people: z.int(),
  open: z.int(),
  running: z.int(),
  /** what the host tells everybody */
  announcement: z.nullable(z.string()),
  /** those who wish to be seen; not you, and nobody from whom you keep apart */
  seen: z.array(z.object({ person: PersonId, name: z.string() })),
})

export const PlayBody = z.strictObject({
  game: GameId,
  pace: z.optional(PaceKind),
  language: z.optional(Language),
})
/** `opened`: nothing waited that fits, so a table was opened, and others see it. */
export const PlayAnswer = z.object({ table: Table, did: z.enum(['joined', 'opened']) })

export type PaceKind = z.infer<typeof PaceKind>
export type LobbyAnswer = z.infer<typeof LobbyAnswer>
export type AroundAnswer = z.infer<typeof AroundAnswer>
export type PlayBody = z.infer<typeof PlayBody>
export type PlayAnswer = z.infer<typeof PlayAnswer>
