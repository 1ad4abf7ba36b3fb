/** Clubs are made, joined, looked after and left by anybody. */
import type { Person } from '../identity/person.ts'
import { randomText } from '../identity/secrets.ts'
import { Denial } from '../problem.ts'
import type { ClubBody, ClubRole, NewClubBody } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { Storage } from '../storage/storage.ts'
import { type ClubsContext, mustOrganise, mustSeeClub, roleOf } from './rights.ts'

/** Clubs of one person, people of one club, dates to come. */
export const MOST_CLUBS = 50
export const MOST_PEOPLE = 2_000
export const MOST_DATES = 100

export async function mayFound({ storage: { db }, clubs }: ClubsContext): Promise<boolean> {
  if (clubs !== 'one') return clubs === 'many'
  return (await db.selectFrom('clubs').select('id').limit(1).executeTakeFirst()) === undefined
}

export async function foundClub(context: ClubsContext, person: Person, wish: NewClubBody): Promise<string> {
  const { db, commit } = context.storage
  if (!(await mayFound(context))) throw new Denial('not-possible-now', (t) => t.oneClub)
  await mustHaveRoom(context, person.id)
  const id = randomText(12)
  const row = { id, name: wish.name, about: wish.about, is_open: wish.isOpen ? (1 as const) : (0 as const), invite: randomText(16) }
  await commit([
    db
      .insertInto('clubs')
      .values({ ...row, created_at: context.now() })
      .compile(),
    entering(context, id, person.id, 'owner'),
  ])
  return id
}

export async function changeClub(context: ClubsContext, id: string, person: Person, { name, about, isOpen }: ClubBody): Promise<void> {
  await mustOrganise(context, id, person)
  const columns = {
    ...(name === undefined ? {} : { name }),
    ...(about === undefined ? {} : { about }),
    ...(isOpen === undefined ? {} : { is_open: isOpen ? (1 as const) : (0 as const) }),
  }
  const { db, commit } = context.storage
  if (Object.keys(columns).length > 0) await commit([db.updateTable('clubs').set(columns).where('id', '=', id).compile()])
}

export async function joinClub(context: ClubsContext, id: string, person: Person, invite: string | undefined): Promise<void> {
  const { role } = await mustSeeClub(context, id, person, invite)
  if (role !== null) return
  await mustHaveRoom(context, person.id)
  const { db, commit } = context.storage
  const people = await db.selectFrom('club_people').select('person').where('club', '=', id).limit(MOST_PEOPLE).execute()
  if (people.length >= MOST_PEOPLE) throw new Denial('too-many', (t) => t.clubFull)
  await commit([entering(context, id, person.id, 'member')])
}

/** When its owner leaves, the one who is there longest of those next in rank looks after it; when the last leaves, it is no more. */
export async function leaveClub({ storage }: Pick<ClubsContext, 'storage'>, id: string, person: string): Promise<void> {
  const { db, commit } = storage
  const rest = await db
    .selectFrom('club_people')
    .select(['person', 'role'])
    .where('club', '=', id)
    .where('person', '<>', person)
    .orderBy('since')
    .orderBy('person')
    .execute()
  const go = db.deleteFrom('club_people').where('club', '=', id).where('person', '=', person).compile()
  const heir = rest.find(({ role }) => role === 'organiser') ?? rest[0]
  if (heir === undefined) return commit([go, ...closing(storage, id)])
  const needsHeir = rest.every(({ role }) => role !== 'owner')
  await commit([go, ...(needsHeir ? [promoting(storage, id, heir.person, 'owner')] : [])])
}

/** The owner gives every role; organisers take members out. A club has one owner: whoever gives that away is an organiser. */
export async function giveRole(context: ClubsContext, id: string, person: Person, other: string, role: ClubRole | null): Promise<void> {
  const { role: own } = await mustOrganise(context, id, person)
  const before = await roleOf(context.storage, id, other)
  if (before === null) throw new Denial('not-found', (t) => t.nobodyOfNumber)
  if (other === person.id) throw new Denial('bad-message', (t) => t.yourself)
  if (own !== 'owner' && (role !== null || before !== 'member')) throw new Denial('not-allowed', (t) => t.clubOwnerOnly)
  const { db, commit } = context.storage
  if (role === null) return commit([db.deleteFrom('club_people').where('club', '=', id).where('person', '=', other).compile()])
  const handOver = role === 'owner' ? [promoting(context.storage, id, person.id, 'organiser')] : []
  await commit([promoting(context.storage, id, other, role), ...handOver])
}

export async function addDate(context: ClubsContext, id: string, person: Person, date: { title: string; at: number }): Promise<void> {
  await mustOrganise(context, id, person)
  const { db, commit } = context.storage
  const ahead = date.at - context.now()
  if (ahead <= 0 || ahead > YEAR) throw new Denial('bad-message', (t) => t.plannedAhead)
  const known = await db
    .selectFrom('club_dates')
    .select('id')
    .where('club', '=', id)
    .where('at', '>', context.now())
    .limit(MOST_DATES)
    .execute()
  if (known.length >= MOST_DATES) throw new Denial('too-many', (t) => t.mostDates)
  await commit([
    db
      .insertInto('club_dates')
      .values({ id: randomText(12), club: id, ...date })
      .compile(),
  ])
}

const YEAR = 366 * 24 * 3_600_000

export async function removeDate(context: ClubsContext, id: string, person: Person, date: string): Promise<void> {
  await mustOrganise(context, id, person)
  const { db, commit } = context.storage
  await commit([db.deleteFrom('club_dates').where('id', '=', date).where('club', '=', id).compile()])
}

async function mustHaveRoom({ storage: { db } }: ClubsContext, person: string): Promise<void> {
  const mine = await db.selectFrom('club_people').select('club').where('person', '=', person).limit(MOST_CLUBS).execute()
  if (mine.length >= MOST_CLUBS) throw new Denial('too-many', (t) => t.mostClubs)
}

function entering({ storage: { db }, now }: ClubsContext, club: string, person: string, role: ClubRole): Write {
  return db
    .insertInto('club_people')
    .values({ club, person, role, since: now() })
    .onConflict((conflict) => conflict.doNothing())
    .compile()
}

function promoting({ db }: Storage, club: string, person: string, role: ClubRole): Write {
  return db.updateTable('club_people').set({ role }).where('club', '=', club).where('person', '=', person).compile()
}

/** Its tables go on as nobody's. */
function closing({ db }: Storage, club: string): Write[] {
  return [
    db.deleteFrom('clubs').where('id', '=', club).compile(),
    db.deleteFrom('club_dates').where('club', '=', club).compile(),
    db.deleteFrom('club_ratings').where('club', '=', club).compile(),
  ]
}
