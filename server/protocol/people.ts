/** Other people: whom one mutes or blocks, and reports to those who run the house. */
import * as z from 'zod/mini'
import { isStorable, PersonId, RequestId, TableId, Time } from './words.ts'

/** `follow`: you find them when you ask somebody along. `mute`: what they write is not shown to you. `block`: that, and you do not come to sit at one table any more. */
export const Mark = z.enum(['follow', 'mute', 'block'])
/** Null takes the mark away. */
export const MarkBody = z.strictObject({ mark: z.nullable(Mark) })
/** `isHere`: around now, and wishes it to be seen. */
export const MarkedPerson = z.object({ person: PersonId, name: z.string(), mark: Mark, at: Time, isHere: z.boolean() })
export const PeopleAnswer = z.object({ people: z.array(MarkedPerson) })

export const REPORT_REASONS = ['abuse', 'spam', 'cheating', 'name', 'other'] as const
/** A line of chat (`table` and `line`), or a person (`person`, and `table` where it is about what they did there). */
export const ReportBody = z.strictObject({
  id: RequestId,
  person: z.optional(PersonId),
  table: z.optional(TableId),
  line: z.optional(z.int().check(z.minimum(1))),
  reason: z.enum(REPORT_REASONS),
  text: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(1_000),
      z.refine((text) => isStorable(text), 'storable'),
    ),
    '',
  ),
})
export const ReportAnswer = z.object({ report: z.string() })

/** Whether the people at a table may write. */
export const ChatState = z.enum(['open', 'closed'])
export const ChatStateBody = z.strictObject({ open: z.boolean() })

export type Mark = z.infer<typeof Mark>
export type MarkedPerson = z.infer<typeof MarkedPerson>
export type ReportBody = z.infer<typeof ReportBody>
