/** What notices take; and who can be reached at all. */

import { createHmac } from 'node:crypto'
import type { People } from '../identity/people.ts'
import { randomText } from '../identity/secrets.ts'
import { settingOf } from '../storage/setting.ts'
import type { Storage } from '../storage/storage.ts'
import type { PeopleContext } from '../tables/context.ts'
import type { Mail } from './mail.ts'
import { openPush, type Push, type PushSettings } from './push.ts'

export interface NoticesContext extends PeopleContext {
  readonly people: People
  readonly mail: Mail
  readonly notices: Reach
  /** Where people find this server, for links in letters; without a slash at the end. */
  readonly publicUrl: string
}

export interface Reach {
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

export interface ReachSettings extends PushSettings {
  readonly secret?: string | undefined
  readonly localWebhooks: boolean
}

/** For how long it is believed that somebody has no channel: another process may have been told of one. */
const BELIEVED = 30_000
const REMEMBERED = 50_000

export async function openReach(storage: Storage, now: () => number, settings: ReachSettings): Promise<Reach> {
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
  const secret = settings.secret ?? (await settingOf(storage, 'notice-secret', () => randomText(43)))
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
