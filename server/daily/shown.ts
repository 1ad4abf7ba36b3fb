/** The day as one person sees it: what is played, and everybody's results along an index. */
import { DAILY_SEAT } from '@branchline/bots'
import type { Person } from '../identity/person.ts'
import type { Daily, DayQuery } from '../protocol/index.ts'
import type { Storage } from '../storage/storage.ts'
import { type DayContext, mustBeDealt } from './attempt.ts'
import { dayOf, endsAt } from './deal.ts'

export async function dayFor(context: DayContext, person: Person | null, query: DayQuery): Promise<Daily> {
  const { db } = context.storage
  const today = dayOf(context.now())
  const day = query.day ?? today
  const row = await mustBeDealt(context, day)
  const isToday = day === today
  const after = cursorIn(query.after)
  const [page, counts, mine] = await Promise.all([
    dailyLines(context.storage, { day, limit: query.limit, after }).execute(),
    db.selectFrom('daily_counts').select(['begun', 'done']).where('day', '=', day).executeTakeFirst(),
    person === null
      ? undefined
      : db.selectFrom('daily_attempts').selectAll().where('day', '=', day).where('person', '=', person.id).executeTakeFirst(),
  ])
  const rows = page.slice(0, query.limit)
  const last = rows.at(-1)
  const firstRank = rows.length === 0 ? 1 : await rankOf(context.storage, day, rows[0].score as number)
  const offset = after === null ? 0 : await before(context.storage, day, after)
  return {
    day,
    isToday,
    endsAt: endsAt(day),
    game: row.game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options) as Record<string, unknown>,
    seats: row.seats,
    seat: DAILY_SEAT,
    seed: mine !== undefined || context.now() > endsAt(day) ? row.seed : null,
    done: counts?.done ?? 0,
    begun: counts?.begun ?? 0,
    results: rows.map((line) => {
      const level = rows.findIndex(({ score }) => score === line.score)
      return lineOf(line, level === 0 ? firstRank : offset + level + 1, line.name ?? '')
    }),
    next: page.length > query.limit && last !== undefined ? `${last.score}-${last.person}` : null,
    you:
      person === null
        ? null
        : mine === undefined
          ? { state: 'new', result: null }
          : mine.done_at === null
            ? { state: 'begun', result: null }
            : { state: 'done', result: lineOf(mine, await rankOf(context.storage, day, mine.score as number), person.name) },
  }
}

interface Line {
  readonly person: string
  readonly score: number | null
  readonly place: number | null
  readonly moves: string | null
}

function lineOf({ person, score, place, moves }: Line, rank: number, name: string): Daily['results'][number] {
  const count = (JSON.parse(moves ?? '[]') as string[]).length
  return { person, name, rank, score: (score ?? 0) / 100, place: place ?? 0, moves: count }
}

interface Cursor {
  readonly score: number
  readonly person: string
}

function cursorIn(text: string | undefined): Cursor | null {
  const found = /^(-?\d+)-([A-Za-z0-9]{12})$/.exec(text ?? '')
  return found === null ? null : { score: Number(found[1]), person: found[2] }
}

/** Best first; of those who are level, by their number, so that pages have no gap. */
export function dailyLines({ db }: Storage, { day, limit, after }: { day: string; limit: number; after: Cursor | null }) {
  let query = db
    .selectFrom('daily_attempts')
    .leftJoin('people', 'people.id', 'daily_attempts.person')
    .select(['daily_attempts.person', 'score', 'place', 'moves', 'people.name'])
    .where('day', '=', day)
    .where('score', 'is not', null)
  if (after !== null)
    query = query.where((where) => where(where.refTuple('score', 'daily_attempts.person'), '<', where.tuple(after.score, after.person)))
  return query
    .orderBy('score', 'desc')
    .orderBy('daily_attempts.person', 'desc')
    .limit(limit + 1)
}

/** One more than the number of those ahead: added up by scores, of which there are not many, however many people played. */
async function rankOf({ db }: Storage, day: string, score: number): Promise<number> {
  const { ahead } = await db
    .selectFrom('daily_scores')
    .select(({ fn }) => fn.sum<number | string | null>('attempts').as('ahead'))
    .where('day', '=', day)
    .where('score', '>', score)
    .executeTakeFirstOrThrow()
  return Number(ahead ?? 0) + 1
}

/** How many stand on the pages before: all with more, and of those who are level the ones with a number no lower. */
async function before(storage: Storage, day: string, { score, person }: Cursor): Promise<number> {
  const { count } = await storage.db
    .selectFrom('daily_attempts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('day', '=', day)
    .where('score', '=', score)
    .where('person', '>=', person)
    .executeTakeFirstOrThrow()
  return (await rankOf(storage, day, score)) - 1 + Number(count)
}
