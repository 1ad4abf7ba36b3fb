/** Who belongs to a club: it is joined and left by anybody, and its owner gives roles. */
import { sql } from 'kysely'
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { ClubRole } from '../protocol/index.ts'
import { Overtaken, type Queries, type Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'
import { type ClubsContext, mustOrganise, mustSeeClub, roleOf } from './rights.ts'

/** Clubs of one person, people of one club. */
export const MOST_CLUBS = 50
export const MOST_PEOPLE = 2_000

export async function joinClub(context: ClubsContext, id: string, person: Person, invite: string | undefined): Promise<void> {
  const { role } = await mustSeeClub(context, id, person, invite)
  if (role !== null) return
  await mustHaveRoom(context, person.id)
  const { db } = context.storage
  const people = await db.selectFrom('club_people').select('person').where('club', '=', id).limit(MOST_PEOPLE).execute()
  if (people.length >= MOST_PEOPLE) throw new Denial('too-many', (t) => t.clubFull)
  await inTurn(context.storage, id, [entering(context, id, person.id, 'member')])
}

/** Whoever is erased leaves all clubs; what is left of one that is no more goes with the rest of theirs. */
export async function leaveAllClubs(context: Pick<ClubsContext, 'storage'>, person: string): Promise<void> {
  const { db } = context.storage
  const clubs = db.selectFrom('club_people').innerJoin('clubs', 'clubs.id', 'club_people.club').select('club').where('person', '=', person)
  for (const { club } of await clubs.execute()) await leaveClub(context, club, person)
}

/** When its owner leaves, the one who is there longest of those next in rank looks after it; when the last leaves, it is no more. */
export async function leaveClub({ storage }: Pick<ClubsContext, 'storage'>, id: string, person: string): Promise<void> {
  const { db } = storage
  await inTurn(storage, id, [
    db.deleteFrom('club_people').where('club', '=', id).where('person', '=', person).compile(),
    owning(storage, id),
    ...closingIfEmpty(storage, id),
  ])
}

/** The owner gives every role; organisers take members out. A club has one owner: whoever gives that away is an organiser. */
export async function giveRole(context: ClubsContext, id: string, person: Person, other: string, role: ClubRole | null): Promise<void> {
  const { role: own } = await mustOrganise(context, id, person)
  const before = await roleOf(context.storage, id, other)
  if (before === null) throw new Denial('not-found', (t) => t.nobodyOfNumber)
  if (other === person.id) throw new Denial('bad-message', (t) => t.yourself)
  if (own !== 'owner' && (role !== null || before !== 'member')) throw new Denial('not-allowed', (t) => t.clubOwnerOnly)
  const { db } = context.storage
  const theirs = db.deleteFrom('club_people').where('club', '=', id).where('person', '=', other).where('role', '<>', 'owner')
  if (role === null) return inTurn(context.storage, id, [theirs.compile()])
  // Given away once: whoever is no owner any more by then is too late.
  const handOver = role === 'owner' ? [promoting(context.storage, id, person.id, 'owner', 'organiser')] : []
  await inTurn(context.storage, id, [...handOver, promoting(context.storage, id, other, before, role)])
}

export async function mustHaveRoom({ storage: { db } }: ClubsContext, person: string): Promise<void> {
  const mine = await db.selectFrom('club_people').select('club').where('person', '=', person).limit(MOST_CLUBS).execute()
  if (mine.length >= MOST_CLUBS) throw new Denial('too-many', (t) => t.mostClubs)
}

export function entering({ storage: { db }, now }: ClubsContext, club: string, person: string, role: ClubRole): Write {
  return db
    .insertInto('club_people')
    .values({ club, person, role, since: now() })
    .onConflict((conflict) => conflict.doNothing())
    .compile()
}

/** Where nobody owns it: an organiser before members, and of equals who is there longest. */
export function owning({ db }: Pick<Storage, 'db'>, club: string): Write {
  return sql`update club_people set role = 'owner' where club = ${club}
    and not exists (select 1 from club_people as owner where owner.club = ${club} and owner.role = 'owner')
    and person = (select heir.person from club_people as heir where heir.club = ${club}
      order by case heir.role when 'organiser' then 0 else 1 end, heir.since, heir.person limit 1)`.compile(db)
}

/** One after the other in each club: its row is held meanwhile. Whoever comes while the last one leaves finds that it is no more. */
async function inTurn({ db, commit }: Storage, club: string, writes: Queries): Promise<void> {
  const hold = sql`update clubs set name = name where id = ${club}`.compile(db)
  try {
    await commit([{ ...hold, mustChange: 1 }, ...writes])
  } catch (error) {
    if (error instanceof Overtaken) throw new Denial('not-possible-now', (t) => t.clubChanged)
    throw error
  }
}

function promoting({ db }: Storage, club: string, person: string, from: ClubRole, to: ClubRole): Write {
  const change = db.updateTable('club_people').set({ role: to }).where('club', '=', club).where('person', '=', person)
  return { ...change.where('role', '=', from).compile(), mustChange: 1 }
}

/** Its tables go on as nobody's. */
function closingIfEmpty({ db }: Storage, club: string): Write[] {
  const gone = sql`not exists (select 1 from clubs where id = ${club})`
  return [
    sql`delete from clubs where id = ${club} and not exists (select 1 from club_people where club = ${club})`.compile(db),
    sql`delete from club_dates where club = ${club} and ${gone}`.compile(db),
    sql`delete from club_ratings where club = ${club} and ${gone}`.compile(db),
  ]
}
