/** A page per person: what they show of themselves, and what one has with them. */
import { isAccount, profileOf } from '../identity/account.ts'
import type { People } from '../identity/people.ts'
import type { Around } from '../lobby/around.ts'
import { Denial } from '../problem.ts'
import type { PublicPerson, Result } from '../protocol/index.ts'
import { ratingsShown } from '../ratings/statistics.ts'
import type { Storage } from '../storage/storage.ts'
import { ownKeys } from '../tables/lists.ts'
import type { Marks } from './marks.ts'

export interface PageContext {
  readonly storage: Storage
  readonly people: People
  readonly marks: Marks
  readonly around: Around
}

/** Of one's own games so many of the newest are looked through for those with the other, and so many of them shown. */
const LOOKED_THROUGH = 500
const MOST_SHARED = 20
/** Of tables under way, and of the newest others, which may still wait for players. */
const LATEST = 100

/**
 * To be seen by all: accounts that show themselves. By whoever sits or sat at a table with them, is in a club with them, follows them or sees them
 * around: at least the name.
 */
export async function personPage(context: PageContext, id: string, viewer: string | null): Promise<PublicPerson> {
  const person = await context.people.find(id)
  if (person === null) throw new Denial('not-found', (t) => t.nobodyToSee)
  const isShown = viewer === id || ((await isAccount(context, id)) && (await profileOf(context, id)).isPublic)
  const isOther = viewer !== null && viewer !== id
  const [shared, marks, isHere] = await Promise.all([
    isOther ? sharedGames(context, viewer, id) : [],
    isOther ? context.marks.list(viewer) : [],
    context.around.isSeen(id),
  ])
  const mark = marks.find((one) => one.person === id)?.mark ?? null
  const isKnown = isShown || shared.length > 0 || mark !== null || isHere || (isOther && (await areTogether(context, viewer, id)))
  if (!isKnown) throw new Denial('not-found', (t) => t.nobodyToSee)
  const figures = isShown ? await ratingsShown(context, id) : null
  return { ...person, isShown, mark, isHere, shared, ratings: figures?.ratings ?? [], style: figures?.style ?? null }
}

/** At a table that waits or is played, or in a club. */
async function areTogether(context: PageContext, me: string, other: string): Promise<boolean> {
  const { db } = context.storage
  const latest = (stage: 0 | 1) => ownKeys(context, { person: me, archived: 'all', stage, limit: LATEST }, null).execute()
  const tables = (await Promise.all([latest(0), latest(1)])).flat().map(({ id }) => id)
  const [seat, club] = await Promise.all([
    tables.length === 0
      ? undefined
      : db.selectFrom('seats').select('seat').where('table_id', 'in', tables).where('person', '=', other).limit(1).executeTakeFirst(),
    db
      .selectFrom('club_people as own')
      .innerJoin('club_people as theirs', (join) => join.onRef('theirs.club', '=', 'own.club').on('theirs.person', '=', other))
      .select('own.club')
      .where('own.person', '=', me)
      .limit(1)
      .executeTakeFirst(),
  ])
  return seat !== undefined || club !== undefined
}

async function sharedGames(context: PageContext, me: string, other: string): Promise<PublicPerson['shared']> {
  const mine = await ownKeys(context, { person: me, archived: 'all', stage: 1, limit: LOOKED_THROUGH }, null).execute()
  if (mine.length === 0) return []
  const rows = await context.storage.db
    .selectFrom('tables')
    .innerJoin('seats as theirs', (join) => join.onRef('theirs.table_id', '=', 'tables.id').on('theirs.person', '=', other))
    .innerJoin('seats as own', (join) => join.onRef('own.table_id', '=', 'tables.id').on('own.person', '=', me))
    .select(['tables.id', 'tables.game', 'tables.result', 'tables.finished_at', 'theirs.seat as their_seat', 'own.seat as own_seat'])
    .where(
      'tables.id',
      'in',
      mine.map(({ id }) => id),
    )
    .where('tables.status', '=', 'finished')
    .execute()
  const games = rows.flatMap(({ id, game, result, finished_at, their_seat, own_seat }) => {
    if (result === null) return []
    const { standing } = JSON.parse(result) as Result
    const rankOf = (seat: number) => standing.find((one) => one.seat === seat)?.rank ?? standing.length
    return [{ table: id, game, at: finished_at ?? 0, seats: standing.length, yourRank: rankOf(own_seat), theirRank: rankOf(their_seat) }]
  })
  const unique = [...new Map(games.map((game) => [game.table, game])).values()]
  return unique.sort((a, b) => b.at - a.at).slice(0, MOST_SHARED)
}
