/** Who is who. A person is an id and a name; a device proves by its session that it belongs to one. */
import type { Bus, News } from '../bus/bus.ts'
import type { Write } from '../storage/group.ts'
import { kept } from '../storage/kept.ts'
import type { Storage } from '../storage/storage.ts'
import { randomText, sha256, sign, unsign } from './secrets.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

export interface People {
  /** Whose session this is; null for none, forged or forgotten ones. */
  whoIs(credential: string | undefined): Promise<Person | null>
  /** A new person, and the credential of the device they came from. */
  welcome(name: string | undefined, device?: string): Promise<{ person: Person; credential: string }>
  /** A new person without a device yet. */
  arrive(name?: string): Promise<Person>
  rename(person: Person, name: string): Promise<Person>
  /** Another credential for the same person: a further device, or a script's token. */
  newSession(person: Person, kind: 'cookie' | 'token', device: string): Promise<string>
  /** The session that a credential stands for, as its hash is stored. */
  sessionOf(credential: string | undefined): string | null
  /** A code that signs one more device in, once, for a short time. */
  newLink(person: Person): Promise<{ code: string; expiresAt: number }>
  /** Uses up such a code; null when it was used already or is too old. */
  claim(code: string): Promise<Person | null>
  /** Somebody who has not been erased. */
  find(id: string): Promise<Person | null>
  signOut(credential: string | undefined): Promise<void>
  /** To be called when a person was erased or renamed elsewhere. */
  forget(person: string): void
  /** News of people may have been missed. */
  forgetAll(): void
}

const LINK_LIFE = 10 * 60_000
const REMEMBERED = 20_000
/** Other processes tell of devices they signed out; should their news be lost, they are believed for so long here. */
const BELIEVED = 10_000
const HOUR = 3_600_000

export interface PeopleSettings {
  readonly now: () => number
  readonly secret?: string | undefined
  readonly bus: Bus | null
}

export async function openPeople(storage: Storage, { now, secret: givenSecret, bus }: PeopleSettings): Promise<People> {
  const { db } = storage
  const secret = givenSecret ?? (await kept(storage, 'session-secret', () => randomText(43)))
  /** Sessions seen lately, by hash: a request then costs no question to the database. */
  const known = new Map<string, { person: Person; until: number }>()

  const hashOfCredential = (credential: string | undefined): string | null => {
    const token = credential === undefined ? null : unsign(credential, secret)
    return token === null ? null : sha256(token)
  }

  async function sessionFor(person: Person, kind: 'cookie' | 'token', device: string): Promise<string> {
    const token = randomText(43)
    await storage.commit([
      db
        .insertInto('sessions')
        .values({ hash: sha256(token), person: person.id, kind, created_at: now(), used_at: now(), device })
        .compile(),
    ])
    return sign(token, secret)
  }

  const people: People = {
    async whoIs(credential) {
      const hash = hashOfCredential(credential)
      if (hash === null) return null
      const remembered = known.get(hash)
      if (remembered !== undefined && remembered.until > now()) return remembered.person
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['people.id', 'people.name', 'people.created_at', 'sessions.used_at'])
        .where('sessions.hash', '=', hash)
        .where('people.erased_at', 'is', null)
        .executeTakeFirst()
      if (row === undefined) {
        known.delete(hash)
        return null
      }
      const person = { id: row.id, name: row.name, createdAt: row.created_at }
      if (known.size >= REMEMBERED) known.clear()
      known.set(hash, { person, until: now() + BELIEVED })
      // Only to the hour, so that looking at a page writes next to nothing; and nobody waits for it.
      if (now() - row.used_at >= HOUR)
        void storage.commit([db.updateTable('sessions').set({ used_at: now() }).where('hash', '=', hash).compile()]).catch(() => {})
      return person
    },
    async welcome(name, device = '') {
      const person = await people.arrive(name)
      return { person, credential: await sessionFor(person, 'cookie', device) }
    },
    async arrive(name) {
      const id = randomText(12)
      const person = { id, name: name ?? `Guest ${id.slice(0, 4)}`, createdAt: now() }
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
    newSession: sessionFor,
    sessionOf: hashOfCredential,
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
    async signOut(credential) {
      const hash = hashOfCredential(credential)
      if (hash === null) return
      const person = known.get(hash)?.person ?? (await people.whoIs(credential))
      const write = db.deleteFrom('sessions').where('hash', '=', hash).compile()
      await storage.commit([person === null ? write : tellOf(bus, person.id, 'signed-out', write)])
      known.delete(hash)
    },
    forget(id) {
      for (const [hash, { person }] of known) if (person.id === id) known.delete(hash)
    },
    forgetAll: () => known.clear(),
  }
  return people
}

/** A change of a person that the other processes hear of. */
export function tellOf(bus: Bus | null, person: string, what: Extract<News, { type: 'person' }>['what'], write: Write): Write {
  return bus === null ? write : { ...write, tell: bus.words({ type: 'person', person, what }) }
}
