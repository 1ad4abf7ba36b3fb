/** Lists of tournaments, in the order of an index: a page costs the same, however long the list is. */
import type { TournamentCard } from '../protocol/index.ts'
import type { Storage } from '../storage/storage.ts'
import { cursorOf, type Key, readCursor } from '../tables/cursor.ts'
import { cardOf } from './wire.ts'

export interface TournamentPage {
  readonly tournaments: TournamentCard[]
  readonly next: string | null
}

interface Wish {
  readonly limit: number
  readonly after?: string | undefined
}

/** Newest first. */
export async function publicTournaments(
  storage: Storage,
  wish: Wish & { readonly game?: string | undefined; readonly status: 'open' | 'running' | 'finished' },
): Promise<TournamentPage> {
  return pageOf(storage, wish, await listedKeys(storage, wish).execute())
}

export function listedKeys(
  { db }: Storage,
  { game, status, limit, after }: Wish & { readonly game?: string | undefined; readonly status: string },
) {
  const from = readCursor(after)
  let query = db
    .selectFrom('tournaments')
    .select(['created_at as at', 'id'])
    .where('visibility', '=', 'public')
    .where('status', '=', status as 'open')
  if (game !== undefined) query = query.where('game', '=', game)
  if (from !== null) query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(from.at, from.id)))
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
}

/** Those this person entered or organises. */
export async function tournamentsOf(storage: Storage, person: string, wish: Wish): Promise<TournamentPage> {
  const [entered, organised] = await Promise.all(ownTournamentKeys(storage, person, wish).map((query) => query.execute()))
  const keys = new Map([...entered, ...organised].map((key) => [key.id, key]))
  const newest = [...keys.values()].sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
  return pageOf(storage, wish, newest.slice(0, wish.limit + 1))
}

export function ownTournamentKeys({ db }: Storage, person: string, { limit, after }: Wish) {
  const from = readCursor(after)
  let entered = db.selectFrom('tournament_entrants').select(['created_at as at', 'tournament as id']).where('person', '=', person)
  let organised = db.selectFrom('tournaments').select(['created_at as at', 'id']).where('owner', '=', person)
  if (from !== null) {
    entered = entered.where((where) => where(where.refTuple('created_at', 'tournament'), '<', where.tuple(from.at, from.id)))
    organised = organised.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(from.at, from.id)))
  }
  return [
    entered
      .orderBy('created_at', 'desc')
      .orderBy('tournament', 'desc')
      .limit(limit + 1),
    organised
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1),
  ] as const
}

async function pageOf({ db }: Storage, { limit }: Wish, keys: readonly Key[]): Promise<TournamentPage> {
  const page = keys.slice(0, limit)
  const last = page.at(-1)
  const rows =
    page.length === 0
      ? []
      : await db
          .selectFrom('tournaments')
          .leftJoin('people', 'people.id', 'tournaments.owner')
          .selectAll('tournaments')
          .select('people.name as organiser')
          .where(
            'tournaments.id',
            'in',
            page.map(({ id }) => id),
          )
          .execute()
  const byId = new Map(rows.map(({ organiser, ...row }) => [row.id, cardOf(row, organiser ?? '')]))
  return {
    tournaments: page.flatMap(({ id }) => byId.get(id) ?? []),
    next: keys.length > limit && last !== undefined ? cursorOf(last) : null,
  }
}
