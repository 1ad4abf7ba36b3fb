/**
 * Sessions: by one a device proves whose it is. They end by themselves (unused for long, or old), by their person's wish one by one, and with
 * their person; whoever is connected by an ended one is cut off, in every process.
 */
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Connection } from '../connections.ts'
import type { Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'
import type { Person } from './person.ts'
import { randomText, sha256, sign, unsign } from './secrets.ts'

export interface SessionLimits {
  /** Days without use after which a session ends. */
  readonly sessionIdleDays: number
  /** Days after which an account has to sign in again, however much it was used. */
  readonly sessionDays: number
}

/** What is noted of a device that signs in. */
export interface SeenDevice {
  readonly name: string
  readonly place: string
}

export interface Sessions {
  /** Whose session this is; null for none, forged, ended and forgotten ones. `isRenewed`: its time begins anew with this use. */
  meet(credential: string | undefined, place?: string): Promise<{ readonly person: Person; readonly isRenewed: boolean } | null>
  whoIs(credential: string | undefined): Promise<Person | null>
  /** Another credential for the same person: a further device, or a script's token. */
  newSession(person: Person, kind: 'cookie' | 'token', device: SeenDevice): Promise<string>
  /** The session that a credential stands for, as its hash is stored. */
  sessionOf(credential: string | undefined): string | null
  /** Ends sessions of one person, given by their hashes, and cuts off who is connected by them. */
  endSessions(person: string, hashes: readonly string[]): Promise<void>
  signOut(credential: string | undefined): Promise<void>
  /** Another process has ended these. */
  heardEnded(person: string, ids: readonly string[]): void
  /** Ends what has grown old, and cuts off whoever is connected by a session that is no more; keeps those that are in use. */
  sweep(): Promise<void>
  forget(person: string): void
  forgetAll(): void
}

export interface SessionParts {
  readonly now: () => number
  readonly secret: string
  readonly bus: Bus | null
  readonly limits: SessionLimits
  readonly lines: ReadonlyMap<string, ReadonlySet<Connection>>
}

const REMEMBERED = 20_000
/** Other processes tell of sessions they ended; should their news be lost, they are believed for so long here. */
const BELIEVED = 10_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The beginning of a hash of a secret: names the session and opens nothing. */
export const idOfSession = (hash: string) => hash.slice(0, 16)

export function openSessions(storage: Storage, { now, secret, bus, limits, lines }: SessionParts): Sessions {
  const { db } = storage
  /** Sessions seen lately, by hash: a request then costs no question to the database. */
  const known = new Map<string, { person: Person; until: number }>()

  const hashOf = (credential: string | undefined): string | null => {
    const token = credential === undefined ? null : unsign(credential, secret)
    return token === null ? null : sha256(token)
  }
  const unusedSince = () => now() - limits.sessionIdleDays * DAY
  const madeBefore = () => now() - limits.sessionDays * DAY
  /** A guest has no way to sign in again: for them only disuse counts. */
  const ofAccount = sql<boolean>`(exists (select 1 from passkeys where passkeys.person = sessions.person) or exists (select 1 from emails where emails.person = sessions.person))`

  const sessions: Sessions = {
    async meet(credential, place) {
      const hash = hashOf(credential)
      if (hash === null) return null
      const remembered = known.get(hash)
      if (remembered !== undefined && remembered.until > now()) return { person: remembered.person, isRenewed: false }
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['people.id', 'people.name', 'people.created_at', 'sessions.used_at'])
        .where('sessions.hash', '=', hash)
        .where('people.erased_at', 'is', null)
        // `used_at` is 0 where it is not known: then the day on which it was made counts.
        .where((where) => where.or([where('sessions.used_at', '>', unusedSince()), where('sessions.created_at', '>', unusedSince())]))
        .where((where) => where.or([where('sessions.created_at', '>', madeBefore()), where.not(ofAccount)]))
        .executeTakeFirst()
      if (row === undefined) {
        known.delete(hash)
        return null
      }
      const person = { id: row.id, name: row.name, createdAt: row.created_at }
      if (known.size >= REMEMBERED) known.clear()
      known.set(hash, { person, until: now() + BELIEVED })
      // Only to the hour, so that looking at a page writes next to nothing; and nobody waits for it.
      const isRenewed = Math.abs(now() - row.used_at) >= HOUR
      const change = { used_at: now(), ...(place === undefined ? {} : { place }) }
      if (isRenewed) void storage.commit([db.updateTable('sessions').set(change).where('hash', '=', hash).compile()]).catch(() => {})
      return { person, isRenewed }
    },
    async whoIs(credential) {
      return (await sessions.meet(credential))?.person ?? null
    },
    async newSession(person, kind, { name, place }) {
      const token = randomText(43)
      const at = { created_at: now(), used_at: now() }
      const row = { hash: sha256(token), person: person.id, kind, device: name, place, ...at }
      await storage.commit([db.insertInto('sessions').values(row).compile()])
      return sign(token, secret)
    },
    sessionOf: hashOf,
    async endSessions(person, hashes) {
      if (hashes.length === 0) return
      const write: Write = db.deleteFrom('sessions').where('hash', 'in', hashes).compile()
      const ended = hashes.map(idOfSession)
      await storage.commit([bus === null ? write : { ...write, tell: bus.words({ type: 'sessions', person, ended }) }])
      sessions.heardEnded(person, ended)
    },
    async signOut(credential) {
      const hash = hashOf(credential)
      if (hash === null) return
      const row = await db.selectFrom('sessions').select('person').where('hash', '=', hash).executeTakeFirst()
      if (row !== undefined) await sessions.endSessions(row.person, [hash])
    },
    heardEnded(person, ids) {
      const isEnded = (hash: string | null) => hash !== null && ids.includes(idOfSession(hash))
      for (const hash of known.keys()) if (isEnded(hash)) known.delete(hash)
      for (const line of lines.get(person) ?? []) if (isEnded(line.session)) line.close()
    },
    async sweep() {
      const connected = [...lines.values()].flatMap((some) => [...some].flatMap(({ session }) => session ?? []))
      // Whoever is connected uses it, though they ask for nothing.
      for (const hashes of inParts(connected))
        await storage.commit([
          db
            .updateTable('sessions')
            .set({ used_at: now() })
            .where('hash', 'in', hashes)
            .where('used_at', '<', now() - HOUR)
            .compile(),
        ])
      const old = await db
        .selectFrom('sessions')
        .select(['hash', 'person'])
        .where((where) =>
          where.or([
            where.and([where('sessions.used_at', '<=', unusedSince()), where('sessions.created_at', '<=', unusedSince())]),
            where.and([where('sessions.created_at', '<=', madeBefore()), ofAccount]),
          ]),
        )
        .limit(MOST_SWEPT)
        .execute()
      const ended = new Map<string, string[]>()
      for (const { person, hash } of old) ended.set(person, [...(ended.get(person) ?? []), hash])
      for (const [person, hashes] of ended) await sessions.endSessions(person, hashes)
      await cutOff(connected)
    },
    forget(id) {
      for (const [hash, { person }] of known) if (person.id === id) known.delete(hash)
    },
    forgetAll: () => known.clear(),
  }

  /** Of those connected, whoever's session is no more: its end may have been told while nobody listened. */
  async function cutOff(connected: readonly string[]): Promise<void> {
    const standing = new Set<string>()
    for (const hashes of inParts(connected))
      for (const { hash } of await db.selectFrom('sessions').select('hash').where('hash', 'in', hashes).execute()) standing.add(hash)
    const were = new Set(connected)
    for (const some of lines.values())
      for (const line of some) if (line.session !== null && were.has(line.session) && !standing.has(line.session)) line.close()
  }
  return sessions
}

const EVERY = 10 * 60_000

/** Looks through them now and then, until what comes back is called. */
export function attendToSessions(context: { readonly people: Sessions; readonly log: Logger }): () => void {
  const timer = setInterval(
    () => void context.people.sweep().catch((error: Error) => context.log.warn({ problem: error.message }, 'sessions not looked through')),
    EVERY,
  )
  timer.unref()
  return () => clearInterval(timer)
}

const MOST_SWEPT = 1_000
const MOST_NAMED = 500

function* inParts(hashes: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < hashes.length; from += MOST_NAMED) yield hashes.slice(from, from + MOST_NAMED)
}
