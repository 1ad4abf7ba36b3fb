/** How far one has come with lessons and puzzles: the same on all devices of an account. */
import * as z from 'zod/mini'
import { LIMITS } from './words.ts'

/** `title/lesson` or `title/puzzle`. */
const Item = z.string().check(z.regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,60}$/))
const atMost = z.refine<Record<string, unknown>>((items) => Object.keys(items).length <= LIMITS.progress, 'few')

const shape = {
  /** Raised when everything is forgotten: what a device kept from before is forgotten too. */
  epoch: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  lessons: z.record(Item, z.enum(['done', 'skipped'])).check(atMost),
  puzzles: z.record(Item, z.enum(['solved', 'helped', 'tried'])).check(atMost),
}
export const ProgressBody = z.strictObject(shape)
export const ProgressAnswer = z.object({ progress: z.object(shape) })

export type Progress = z.infer<typeof ProgressBody>
