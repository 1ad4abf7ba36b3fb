/** Tables that wait for players: a page is a walk along an index, whatever is asked for. See storage/migrations/0022-lobby.ts. */
import type { LobbyAnswer, PaceKind, Table } from '../protocol/index.ts'
import type { PeopleContext } from '../tables/context.ts'
import { type Key, readCursor } from '../tables/cursor.ts'
import { withSeats } from '../tables/listed.ts'
import { firstOf, inOrder, rowsOf, tablesOf, type Walk } from '../tables/lists.ts'
import { isWithin, ratingsOf } from '../tables/rating-range.ts'

export interface LobbyWish {
  readonly game?: string | undefined
  readonly pace?: PaceKind | undefined
  readonly language?: string | undefined
  readonly limit: number
}

/** The newest first. */
export async function openTables(
  context: PeopleContext,
  person: string | null,
  wish: LobbyWish & { readonly after?: string | undefined },
): Promise<LobbyAnswer> {
  const apart = person === null ? [] : [...(await context.marks.apartFrom(person))]
  const { page, next } = firstOf(await openKeys(context, { ...wish, apart }, readCursor(wish.after)).execute(), wish.limit)
  const tables = await withSeats(context, await rowsOf(context, page), person)
  const free = tables.filter((table) => table.seats.some(({ kind }) => kind === 'open'))
  return { tables: await judged(context, person, free), next }
}

export function openKeys({ storage: { db } }: PeopleContext, wish: LobbyWish & { readonly apart: readonly string[] }, after: Key | null) {
  const walk = (language: string) => {
    const facet = `${wish.game ?? '*'} ${wish.pace ?? '*'} ${language}`
    let query = db.selectFrom('lobby').select(['created_at as at', 'table_id as id']).where('facet', '=', facet)
    if (wish.apart.length > 0) query = query.where('table_id', 'not in', tablesOf(db, wish.apart))
    if (after !== null)
      query = query.where((where) => where(where.refTuple('created_at', 'table_id'), '<', where.tuple(after.at, after.id)))
    return query as unknown as Walk
  }
  return inOrder(db, wish.language === undefined ? [walk('*')] : [walk(wish.language), walk('any')], wish.limit + 1)
}

/** Who is nobody yet stands where everybody begins. */
async function judged(context: PeopleContext, person: string | null, tables: readonly Table[]): Promise<LobbyAnswer['tables']> {
  const kinds = tables.map((table) => ({ table, game: table.game, seats: table.seats.length }))
  const rated = await ratingsOf(context, person ?? '', kinds)
  return rated.map(({ table, rating }) => {
    const range = { rating_from: table.ratings?.from ?? null, rating_to: table.ratings?.to ?? null }
    return { table, mayJoin: table.you.seat !== null || table.you.owner || isWithin(range, rating) }
  })
}
