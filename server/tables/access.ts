/** Who may do what at a table. Every way in asks here. */
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import { type LiveTable, seatOf } from './live.ts'
import { presentAt } from './wire.ts'

/** A private table does not show strangers that it exists. */
export function mustSee(table: LiveTable, person: Person | null, invite?: string): void {
  if (maySee(table, person?.id ?? null)) return
  // What is sealed nobody can be invited to see.
  if (invite !== undefined && invite === table.row.invite && table.row.is_sealed === 0) return
  throw new Denial('not-found', (t) => t.noSuchTable)
}

export function maySee(table: LiveTable, person: string | null): boolean {
  if (table.row.is_sealed === 1) return person !== null && seatOf(table, person) !== null
  if (table.row.visibility !== 'private') return true
  if (person === null) return false
  return table.row.owner === person || seatOf(table, person) !== null || table.members.get(person)?.watches === true
}

export function mustBeSomebody(person: Person | null): Person {
  if (person === null) throw new Denial('sign-in', (t) => t.sayWhoYouAre)
  return person
}

export function mustOwn(table: LiveTable, person: Person | null): Person {
  mustSee(table, person)
  const somebody = mustBeSomebody(person)
  if (table.row.owner !== somebody.id) throw new Denial('not-allowed', (t) => t.ownerOnly)
  return somebody
}

/** So long after the last one sat down the owner, not being there, is waited for no longer. */
const OWNER_AWAITED = 10 * 60_000

/** The owner; or, so that no table waits for ever for one who has gone, anybody who sits at it when the owner is away. */
export function mustMayStart(table: LiveTable, person: Person | null, now: number): Person {
  mustSee(table, person)
  const somebody = mustBeSomebody(person)
  const isAwaited = presentAt(table).has(table.row.owner) || now - satDownLast(table) < OWNER_AWAITED
  if (table.row.owner !== somebody.id && (seatOf(table, somebody.id) === null || isAwaited))
    throw new Denial('not-allowed', (t) => t.ownerBegins)
  return somebody
}

const satDownLast = ({ row, seats }: LiveTable) => Math.max(row.created_at, ...seats.map(({ seen_at }) => seen_at))

/** The seat of this person. */
export function mustSit(table: LiveTable, person: Person | null): number {
  mustSee(table, person)
  const somebody = mustBeSomebody(person)
  const seat = seatOf(table, somebody.id)
  if (seat === null) throw new Denial('not-your-seat', (t) => t.noSeat)
  return seat
}

/** Those who have the table in their lists: seats, the owner, and whoever came by the invitation. */
export function mustHave(table: LiveTable, person: Person | null): Person {
  mustSee(table, person)
  const somebody = mustBeSomebody(person)
  if (table.members.get(somebody.id)?.watches !== true) mustBelong(table, somebody)
  return somebody
}

export function mustBelong(table: LiveTable, person: Person | null): Person {
  mustSee(table, person)
  const somebody = mustBeSomebody(person)
  if (table.row.owner !== somebody.id && seatOf(table, somebody.id) === null) throw new Denial('not-allowed', (t) => t.forThoseAtTable)
  return somebody
}
