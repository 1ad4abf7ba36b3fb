/** Who is who. A person is an id and a name; a device proves by its session that it belongs to one. */
import type { Bus, News } from '../bus/bus.ts'
import type { Write } from '../storage/group.ts'
import { settingOf } from '../storage/setting.ts'
import type { Storage } from '../storage/storage.ts'
import type { Person } from './person.ts'
import { randomText, sha256 } from './secrets.ts'
import { openSessions, type SeenDevice, type SessionParts, type Sessions } from './sessions.ts'

export interface People extends Sessions {
  /** A new person, and the credential of the device they came from. */
  welcome(name: string | undefined, device?: SeenDevice): Promise<{ person: Person; credential: string }>
  /** A new person without a device yet. */
  arrive(name?: string): Promise<Person>
  rename(person: Person, name: string): Promise<Person>
  /** A code that signs one more device in, once, for a short time. */
  newLink(person: Person): Promise<{ code: string; expiresAt: number }>
  /** Uses up such a code; null when it was used already or is too old. */
  claim(code: string): Promise<Person | null>
  /** Somebody who has not been erased. */
  find(id: string): Promise<Person | null>
}

/** Whoever says no name. */
export const firstName = (id: string) => `Guest ${id.slice(0, 4)}`

const LINK_LIFE = 10 * 60_000

export interface PeopleSettings extends Omit<SessionParts, 'secret'> {
  readonly secret?: string | undefined
}

export async function openPeople(storage: Storage, settings: PeopleSettings): Promise<People> {
  const { db } = storage
  const { now, bus } = settings
  const secret = settings.secret ?? (await settingOf(storage, 'session-secret', () => randomText(43)))
  const people: People = {
    ...openSessions(storage, { ...settings, secret }),
    async welcome(name, device = { name: '', place: '' }) {
      const person = await people.arrive(name)
      return { person, credential: await people.newSession(person, 'cookie', device) }
    },
    async arrive(name) {
      const id = randomText(12)
      const person = { id, name: name ?? firstName(id), createdAt: now() }
      await storage.commit([
        db
          .insertInto('people')
          .values({ id, name: person.name, created_at: person.createdAt, erased_at: null, merged_into: null })
          .compile(),
      ])
      return person
    },
    async rename(person, name) {
      await storage.commit([
        tellOf(bus, person.id, 'renamed', db.updateTable('people').set({ name }).where('id', '=', person.id).compile()),
      ])
      people.forget(person.id)
      return { ...person, name }
    },
    async newLink(person) {
      const code = randomText(24)
      const expiresAt = now() + LINK_LIFE
      await storage.commit([
        db.deleteFrom('links').where('expires_at', '<', now()).compile(),
        db
          .insertInto('links')
          .values({ hash: sha256(code), person: person.id, expires_at: expiresAt })
          .compile(),
      ])
      return { code, expiresAt }
    },
    async claim(code) {
      const hash = sha256(code)
      // Deleted and returned in one statement: of two devices that come at once, one is served.
      const link = await db.deleteFrom('links').where('hash', '=', hash).returning(['person', 'expires_at']).executeTakeFirst()
      return link === undefined || link.expires_at < now() ? null : people.find(link.person)
    },
    async find(id) {
      const row = await db
        .selectFrom('people')
        .select(['id', 'name', 'created_at'])
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .where('merged_into', 'is', null)
        .executeTakeFirst()
      return row === undefined ? null : { id: row.id, name: row.name, createdAt: row.created_at }
    },
  }
  return people
}

/** A change of a person that the other processes hear of. */
export function tellOf(bus: Bus | null, person: string, what: Extract<News, { type: 'person' }>['what'], write: Write): Write {
  return bus === null ? write : { ...write, tell: bus.words({ type: 'person', person, what }) }
}
