/** Clubs are made by anybody, and looked after by those who organise them. */
import type { Person } from '../identity/person.ts'
import { randomText } from '../identity/secrets.ts'
import { Denial } from '../problem.ts'
import type { ClubBody, NewClubBody } from '../protocol/index.ts'
import { Overtaken, type Write } from '../storage/group.ts'
import { entering, mustHaveRoom } from './people.ts'
import { type ClubsContext, mustOrganise } from './rights.ts'

/** Dates to come. */
export const MOST_DATES = 100

export async function mayFound({ storage: { db }, clubs }: ClubsContext): Promise<boolean> {
  if (clubs !== 'one') return clubs === 'many'
  return (await db.selectFrom('clubs').select('id').limit(1).executeTakeFirst()) === undefined
}

export async function foundClub(context: ClubsContext, person: Person, wish: NewClubBody): Promise<string> {
  const { db, commit } = context.storage
  const id = randomText(12)
  // Before it is asked whether there is one: what is founded in between is noticed when this is stored.
  const first = await beingFirst(context, id)
  if (!(await mayFound(context))) throw new Denial('not-possible-now', (t) => t.oneClub)
  await mustHaveRoom(context, person.id)
  const row = { id, name: wish.name, about: wish.about, is_open: wish.isOpen ? (1 as const) : (0 as const), invite: randomText(16) }
  const made = db.insertInto('clubs').values({ ...row, created_at: context.now() })
  try {
    await commit([...first, made.compile(), entering(context, id, person.id, 'owner')])
  } catch (error) {
    if (error instanceof Overtaken) throw new Denial('not-possible-now', (t) => t.oneClub)
    throw error
  }
  return id
}

const HOUSE_CLUB = 'house-club'

/** Where there is one club for all, of two who found it at once one is too late: the name of the latest is changed by one of them. */
async function beingFirst({ storage: { db }, clubs }: ClubsContext, id: string): Promise<Write[]> {
  if (clubs !== 'one') return []
  const latest = await db.selectFrom('settings').select('value').where('name', '=', HOUSE_CLUB).executeTakeFirst()
  const insert = db.insertInto('settings').values({ name: HOUSE_CLUB, value: id })
  const write =
    latest === undefined
      ? insert.onConflict((conflict) => conflict.doNothing())
      : db.updateTable('settings').set({ value: id }).where('name', '=', HOUSE_CLUB).where('value', '=', latest.value)
  return [{ ...write.compile(), mustChange: 1 }]
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
