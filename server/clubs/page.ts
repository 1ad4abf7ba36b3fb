/** What is to be seen of clubs. */
import type { Person } from '../identity/person.ts'
import type { Club, ClubAnswer, ClubsAnswer, LadderAnswer } from '../protocol/index.ts'
import type { ClubRow } from '../storage/schema.ts'
import type { PeopleContext } from '../tables/context.ts'
import { withSeats } from '../tables/listed.ts'
import { rowsOf } from '../tables/lists.ts'
import { mayFound } from './clubs.ts'
import { type ClubsContext, mustSeeClub } from './rights.ts'

const MOST_LISTED = 50
const MOST_PEOPLE_SHOWN = 200
const MOST_TABLES = 30

export async function clubsFor(context: ClubsContext, person: Person | null): Promise<ClubsAnswer> {
  const { db } = context.storage
  const roles = person === null ? [] : await db.selectFrom('club_people').select(['club', 'role']).where('person', '=', person.id).execute()
  const roleIn = new Map(roles.map(({ club, role }) => [club, role]))
  const ids = [...roleIn.keys()]
  const mine = ids.length === 0 ? [] : await db.selectFrom('clubs').selectAll().where('id', 'in', ids).execute()
  const open = await db
    .selectFrom('clubs')
    .selectAll()
    .where('is_open', '=', 1)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  const show = (row: ClubRow) => shown(context, row, roleIn.get(row.id) ?? null)
  return {
    mine: await Promise.all(mine.map(show)),
    others: await Promise.all(open.filter(({ id }) => !roleIn.has(id)).map(show)),
    mayFound: await mayFound(context),
  }
}

export async function clubPage(
  context: ClubsContext & PeopleContext,
  id: string,
  person: Person | null,
  invite: string | undefined,
): Promise<ClubAnswer> {
  const { db } = context.storage
  const { club, role } = await mustSeeClub(context, id, person, invite)
  const [people, dates, keys] = await Promise.all([
    db
      .selectFrom('club_people')
      .innerJoin('people', 'people.id', 'club_people.person')
      .select(['club_people.person', 'people.name', 'club_people.role', 'club_people.since'])
      .where('club_people.club', '=', id)
      .orderBy('club_people.since')
      .orderBy('club_people.person')
      .limit(MOST_PEOPLE_SHOWN)
      .execute(),
    db
      .selectFrom('club_dates')
      .selectAll()
      .where('club', '=', id)
      .where('at', '>', context.now() - DAY)
      .orderBy('at')
      .limit(100)
      .execute(),
    db
      .selectFrom('tables')
      .select(['created_at as at', 'id'])
      .where('club', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_TABLES)
      .execute(),
  ])
  const rows = role === null ? [] : await rowsOf(context, keys)
  const invites = new Map(rows.map((row) => [row.id, row.invite]))
  const tables = (await withSeats(context, rows, person?.id ?? null)).filter(({ status }) => status !== 'closed')
  const planned = tables.filter(({ status, plannedAt }) => status === 'open' && plannedAt !== null)
  return {
    club: await shown(context, club, role),
    people,
    calendar: [
      ...dates.map(({ id: date, title, at }) => ({ date, title, at, table: null })),
      ...planned.map(({ id: table, game, plannedAt }) => ({ date: null, title: game, at: plannedAt ?? 0, table })),
    ].sort((a, b) => a.at - b.at),
    tables: tables.map((table) => ({ ...table, invite: invites.get(table.id) ?? '' })),
  }
}

const DAY = 24 * 3_600_000

export async function ladderOf(
  context: ClubsContext,
  id: string,
  person: Person | null,
  wish: { game: string; invite?: string | undefined },
): Promise<LadderAnswer> {
  await mustSeeClub(context, id, person, wish.invite)
  const rows = await context.storage.db
    .selectFrom('club_ratings')
    .innerJoin('people', 'people.id', 'club_ratings.person')
    .select(['club_ratings.person', 'people.name', 'club_ratings.rating', 'club_ratings.games', 'club_ratings.won'])
    .where('club_ratings.club', '=', id)
    .where('club_ratings.game', '=', wish.game)
    .orderBy('club_ratings.rating', 'desc')
    .orderBy('club_ratings.person', 'desc')
    .limit(100)
    .execute()
  return {
    ladder: rows.map(({ person: who, name, rating, games, won }) => ({ person: who, name, rating: rating / 100, games, wins: won })),
  }
}

async function shown({ storage: { db } }: ClubsContext, row: ClubRow, role: Club['role']): Promise<Club> {
  const { people } = await db
    .selectFrom('club_people')
    .select((one) => one.fn.countAll().as('people'))
    .where('club', '=', row.id)
    .executeTakeFirstOrThrow()
  const { id, name, about, is_open, created_at, invite } = row
  const mayInvite = role === 'owner' || role === 'organiser'
  return { id, name, about, isOpen: is_open === 1, createdAt: created_at, people: Number(people), role, ...(mayInvite ? { invite } : {}) }
}
