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

/** To be seen by all: accounts that show themselves. By whoever met them at a table, follows them or sees them around: at least the name. */
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
  if (!isShown && shared.length === 0 && mark === null && !isHere) throw new Denial('not-found', (t) => t.nobodyToSee)
  const figures = isShown ? await ratingsShown(context, id) : null
  return { ...person, isShown, mark, isHere, shared, ratings: figures?.ratings ?? [], style: figures?.style ?? null }
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
