/** Letters that are to be sent: each is a job, written in the same commit as what it tells of. */

import { putJob } from '../jobs/jobs.ts'
import type { Reason } from '../protocol/notices.ts'
import type { Write } from '../storage/group.ts'
import type { NoticesContext } from './context.ts'

export const LETTER = 'letter'

/** Something to be told of a table. */
export interface Told {
  readonly table: string
  readonly reason: Reason
}

export interface LetterBody {
  readonly channel: string
  readonly person: string
  /** Null for several tables. */
  readonly table: string | null
  readonly reason: Reason
  readonly at: number
  /** Of a digest of all tables: since when. */
  readonly since?: number
  /** What is told together at the end of quiet hours. */
  readonly told?: readonly Told[]
}

export function letterJob(context: NoticesContext, body: LetterBody): Write {
  const key = `${body.channel} ${body.table ?? (body.told === undefined ? '' : 'quiet')} ${body.reason}`
  return putJob(context.storage.db, { kind: LETTER, key, dueAt: context.now(), body })
}

/** Where one chooses what one is told. */
export const settingsAt = (context: NoticesContext) => `${context.publicUrl}/settings#notices`
