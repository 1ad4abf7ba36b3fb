/** Letters that are to be sent: each is a job, written in the same commit as what it tells of. */
import type { House } from '../house.ts'
import { putJob } from '../jobs/jobs.ts'
import type { Reason } from '../protocol/notices.ts'
import type { Write } from '../storage/group.ts'

export const LETTER = 'letter'

export interface LetterBody {
  readonly channel: string
  readonly person: string
  /** Null for a digest of all tables. */
  readonly table: string | null
  readonly reason: Reason
  readonly at: number
  /** Of a digest: since when. */
  readonly since?: number
}

export function letterJob(house: House, body: LetterBody): Write {
  const key = `${body.channel} ${body.table ?? ''} ${body.reason}`
  return putJob(house.storage.db, { kind: LETTER, key, dueAt: house.now(), body })
}

/** Where one chooses what one is told. */
export const settingsAt = (house: House) => `${house.publicUrl}/settings`
