/** The post room: keys, who can be reached, and the jobs that look after notices. */
import { createHmac } from 'node:crypto'
import type { House } from '../house.ts'
import { randomText } from '../identity/secrets.ts'
import { removeJob } from '../jobs/jobs.ts'
import { kept } from '../storage/kept.ts'
import type { Storage } from '../storage/storage.ts'
import { isLooking, NOTICE, type Notice } from './cause.ts'
import { DIGEST, digestDue } from './digest.ts'
import { noticeDue } from './due.ts'
import { letterDue } from './letter.ts'
import { MORNING, morningDue } from './morning.ts'
import { LETTER } from './outbox.ts'
import { openPush, type Push, type PushSettings } from './push.ts'

export interface Notices {
  /** Signs the links in letters. */
  readonly key: string
  readonly push: Push
  /** Webhooks may lie in the own network and speak http. */
  readonly localWebhooks: boolean
  /** False only when it is known that this person has no channel. */
  mayReach(person: string): boolean
  /** Their channels have changed. */
  forget(person: string): void
}

export interface NoticeSettings extends PushSettings {
  readonly secret?: string | undefined
  readonly localWebhooks: boolean
}

/** For how long it is believed that somebody has no channel: another process may have been told of one. */
const BELIEVED = 30_000
const REMEMBERED = 50_000

export async function openNotices(storage: Storage, now: () => number, settings: NoticeSettings): Promise<Notices> {
  const known = new Map<string, { readonly isReached: boolean; readonly until: number }>()
  const asked = new Set<string>()

  async function look(person: string): Promise<void> {
    asked.add(person)
    try {
      const found = await storage.db.selectFrom('notice_channels').select('id').where('person', '=', person).limit(1).executeTakeFirst()
      if (known.size >= REMEMBERED) known.clear()
      known.set(person, { isReached: found !== undefined, until: now() + BELIEVED })
    } catch {
      // Not known, then: whoever asks is told that they may be reached.
    } finally {
      asked.delete(person)
    }
  }
  const secret = settings.secret ?? (await kept(storage, 'notice-secret', () => randomText(43)))
  return {
    key: createHmac('sha256', secret).update('links in letters').digest('base64url'),
    push: await openPush(storage, settings),
    localWebhooks: settings.localWebhooks,
    mayReach(person) {
      const lately = known.get(person)
      if (lately !== undefined && lately.until > now()) return lately.isReached
      if (!asked.has(person)) void look(person)
      return lately?.isReached ?? true
    },
    forget: (person) => void known.delete(person),
  }
}

/** From now on this process carries out what is due. */
export function attendToNotices(house: House): () => void {
  house.jobs.on(NOTICE, (job) => noticeDue(house, job))
  house.jobs.on(LETTER, (job) => letterDue(house, job))
  house.jobs.on(DIGEST, (job) => digestDue(house, job))
  house.jobs.on(MORNING, (job) => morningDue(house, job))
  if (house.storage.kind === 'sqlite') return () => {}
  const clock = setInterval(() => void withdraw(house).catch(() => {}), LOOKS_EVERY)
  clock.unref()
  return () => clearInterval(clock)
}

const LOOKS_EVERY = 10_000

/** Another process may have written a notice for somebody who is looking at the table here: it is taken back before its time. */
export async function withdraw(house: House): Promise<void> {
  if (house.live.size === 0) return
  const { db } = house.storage
  const now = house.now()
  const soon = await db
    .selectFrom('jobs')
    .select(['key', 'body'])
    .where('kind', '=', NOTICE)
    .where('due_at', '>', now)
    .where('due_at', '<=', now + 2.5 * LOOKS_EVERY)
    .execute()
  const seen = soon.filter(({ body }) => {
    const { table, person } = JSON.parse(body) as Notice
    const live = house.live.get(table)
    return live !== undefined && isLooking(live, person)
  })
  if (seen.length > 0) await house.storage.commit(seen.map(({ key }) => removeJob(db, NOTICE, key)))
}
