/** Who may do what in a club. A club that is not open does not show strangers that it exists. */
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { ClubRole } from '../protocol/index.ts'
import type { ClubRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

export interface ClubsContext {
  readonly storage: Storage
  readonly now: () => number
  /** How many there may be on this server. */
  readonly clubs: 'one' | 'many' | 'none'
}

export interface Seen {
  readonly club: ClubRow
  /** Of who asks. */
  readonly role: ClubRole | null
}

export async function mustSeeClub({ storage: { db } }: ClubsContext, id: string, person: Person | null, invite?: string): Promise<Seen> {
  const club = await db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst()
  const role = club === undefined || person === null ? null : await roleOf({ db }, id, person.id)
  if (club === undefined || (club.is_open === 0 && role === null && invite !== club.invite))
    throw new Denial('not-found', (t) => t.noSuchClub)
  return { club, role }
}

export async function roleOf({ db }: Pick<Storage, 'db'>, club: string, person: string): Promise<ClubRole | null> {
  const row = await db.selectFrom('club_people').select('role').where('club', '=', club).where('person', '=', person).executeTakeFirst()
  return row?.role ?? null
}

/** Owner and organisers. */
export async function mustOrganise(context: ClubsContext, id: string, person: Person): Promise<Seen> {
  const seen = await mustSeeClub(context, id, person)
  if (seen.role !== 'owner' && seen.role !== 'organiser') throw new Denial('not-allowed', (t) => t.organisersOnly)
  return seen
}

/** Before a table is made in the name of a club. */
export async function mustBelongToClub(storage: Storage, club: string, person: string): Promise<void> {
  if ((await roleOf(storage, club, person)) === null) throw new Denial('not-allowed', (t) => t.clubPeopleOnly)
}
