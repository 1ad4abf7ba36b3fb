/** For those who run the house. */
import * as z from 'zod/mini'
import { GameId, isStorable, PersonId, Time } from './words.ts'

const LinkCode = z.string().check(z.regex(/^[A-Za-z0-9]{24}$/))
export const HostClaimBody = z.strictObject({ code: LinkCode })

/** What everybody is told, until then. */
export const Announcement = z.object({ text: z.string(), until: Time })
export const AnnounceBody = z.strictObject({
  announcement: z.nullable(
    z.strictObject({
      text: z.string().check(
        z.trim(),
        z.minLength(1),
        z.maxLength(300),
        z.refine((text) => isStorable(text), 'storable'),
      ),
      until: Time,
    }),
  ),
})

/** Counts end at ten thousand. */
export const HostAnswer = z.object({
  health: z.object({ trouble: z.nullable(z.string()), upSeconds: z.int(), memoryBytes: z.int() }),
  tables: z.object({ open: z.int(), running: z.int(), finished: z.int(), inMemory: z.int() }),
  people: z.object({ known: z.int(), accounts: z.int(), around: z.int() }),
  /** that nobody has dealt with */
  reports: z.int(),
  storage: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.int() }),
  versions: z.object({
    protocol: z.int(),
    node: z.string(),
    data: z.string(),
    rules: z.array(z.object({ game: GameId, version: z.int() })),
  }),
  announcement: z.nullable(Announcement),
})

export const HostReportsQuery = z.object({ all: z._default(z.enum(['yes', 'no']), 'no') })
export const HostReportBody = z.strictObject({ note: z._default(z.string().check(z.trim(), z.maxLength(1_000)), '') })
export const HostReportsAnswer = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      at: Time,
      reason: z.string(),
      text: z.string(),
      by: z.object({ person: z.string(), name: z.string() }),
      about: z.object({ person: z.string(), name: z.string(), nameThen: z.string() }),
      table: z.nullable(z.object({ id: z.string(), game: z.string(), owner: z.string() })),
      said: z.nullable(z.string()),
      around: z.readonly(z.array(z.object({ line: z.int(), person: z.string(), name: z.string(), text: z.string(), at: Time }))),
      handledAt: z.nullable(Time),
      note: z.string(),
    }),
  ),
})
export const HostPeopleQuery = z.object({ name: z.string().check(z.minLength(1), z.maxLength(40)) })
export const HostPeopleAnswer = z.object({ people: z.array(z.object({ person: PersonId, name: z.string(), createdAt: Time })) })
export const NothingMore = z.object({})

export type Announcement = z.infer<typeof Announcement>
export type HostAnswer = z.infer<typeof HostAnswer>
export type HostReportsAnswer = z.infer<typeof HostReportsAnswer>
export type HostPeopleAnswer = z.infer<typeof HostPeopleAnswer>
