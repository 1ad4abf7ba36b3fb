/** Who is who. A person is an id and a name; a device proves by its session that it belongs to one. */

import { Denial } from '../problem.ts'
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
  welcome(name: string | undefined): Promise<{ person: Person; credential: string }>
  rename(person: Person, name: string): Promise<Person>
  /** Another credential for the same person: a script's token. */
  newSession(person: Person, kind: 'cookie' | 'token'): Promise<string>
  /** A code that signs one more device in, once, for a short time. */
  newLink(person: Person): Promise<{ code: string; expiresAt: number }>
  claim(code: string): Promise<{ person: Person; credential: string }>
  signOut(credential: string | undefined): Promise<void>
  /** To be called when a person was erased or renamed elsewhere. */
  forget(person: string): void
}

const LINK_LIFE = 10 * 60_000
const REMEMBERED = 20_000

export async function openPeople(storage: Storage, now: () => number, givenSecret?: string): Promise<People> {
  const { db } = storage
  const secret = givenSecret ?? (await secretOf(storage))
  /** Sessions seen lately, by hash: a request then costs no question to the database. */
  const known = new Map<string, Person>()

  const hashOfCredential = (credential: string | undefined): string | null => {
    const token = credential === undefined ? null : unsign(credential, secret)
    return token === null ? null : sha256(token)
  }

  async function sessionFor(person: Person, kind: 'cookie' | 'token'): Promise<string> {
    const token = randomText(43)
    await storage.commit([
      db
        .insertInto('sessions')
        .values({ hash: sha256(token), person: person.id, kind, created_at: now() })
        .compile(),
    ])
    return sign(token, secret)
  }

  const people: People = {
    async whoIs(credential) {
      const hash = hashOfCredential(credential)
      if (hash === null) return null
      const remembered = known.get(hash)
      if (remembered !== undefined) return remembered
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['people.id', 'people.name', 'people.created_at'])
        .where('sessions.hash', '=', hash)
        .where('people.erased_at', 'is', null)
        .executeTakeFirst()
      if (row === undefined) return null
      const person = { id: row.id, name: row.name, createdAt: row.created_at }
      if (known.size >= REMEMBERED) known.clear()
      known.set(hash, person)
      return person
    },
    async welcome(name) {
      const id = randomText(12)
      const person = { id, name: name ?? `Guest ${id.slice(0, 4)}`, createdAt: now() }
      await storage.commit([
        db.insertInto('people').values({ id, name: person.name, created_at: person.createdAt, erased_at: null }).compile(),
      ])
      return { person, credential: await sessionFor(person, 'cookie') }
    },
    async rename(person, name) {
      await storage.commit([db.updateTable('people').set({ name }).where('id', '=', person.id).compile()])
      people.forget(person.id)
      return { ...person, name }
    },
    newSession: sessionFor,
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
      const row =
        link === undefined || link.expires_at < now()
          ? undefined
          : await db.selectFrom('people').selectAll().where('id', '=', link.person).where('erased_at', 'is', null).executeTakeFirst()
      if (row === undefined) throw new Denial('not-found', 'This link was used already or is too old: make a new one on your first device.')
      const person = { id: row.id, name: row.name, createdAt: row.created_at }
      return { person, credential: await sessionFor(person, 'cookie') }
    },
    async signOut(credential) {
      const hash = hashOfCredential(credential)
      if (hash === null) return
      await storage.commit([db.deleteFrom('sessions').where('hash', '=', hash).compile()])
      known.delete(hash)
    },
    forget(id) {
      for (const [hash, person] of known) if (person.id === id) known.delete(hash)
    },
  }
  return people
}

/** The key that signs sessions: made once, kept with the data. */
async function secretOf({ db }: Storage): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name: 'session-secret', value: randomText(43) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await db.selectFrom('settings').select('value').where('name', '=', 'session-secret').executeTakeFirstOrThrow()).value
}
