/**
 * How a game ended, for each person in it. Written by a job that the last move leaves behind in its own commit: once, whichever
 * process carries it out, and never in the way of a move.
 */
import type { Kysely, Selectable } from 'kysely'
import { ladderWrites } from '../clubs/ladder.ts'
import { type Job, type Jobs, putJob } from '../jobs/jobs.ts'
import type { Result } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { MoveRow, Schema, SeatRow } from '../storage/schema.ts'
import type { Pool, ResultColumns } from '../storage/schema-ratings.ts'
import { seatsWithPeople } from '../storage/seats.ts'
import type { Storage } from '../storage/storage.ts'
import { sqlOf } from '../storage/writes.ts'
import type { Room } from '../tables/consequence.ts'
import { changesOf, START } from './elo.ts'

const KIND = 'rate'

export interface RatingsContext {
  readonly storage: Storage
  readonly jobs: Jobs
  readonly bots: { readonly usual: string }
  readonly now: () => number
}

/** With the end of a game: it is counted soon. */
export const ratingsRoom = ({ storage: { db } }: RatingsContext): Room => ({
  afterEntry: ({ table, entry, next }) => (next === null ? { writes: [rateLater(db, table.row.id, entry.at)] } : null),
})

export function rateLater(db: Kysely<Schema>, table: string, at: number): Write {
  return putJob(db, { kind: KIND, key: table, dueAt: at })
}

export function carryOutRatings(context: RatingsContext): void {
  context.jobs.on(KIND, (job) => rate(context, job))
}

/** A seat as it counts: for a person, or for the bot that played it. */
interface Counted {
  readonly seat: number
  readonly person: string | null
  readonly player: string
  readonly rank: number
  readonly score: number
}

async function rate(context: RatingsContext, job: Job): Promise<void> {
  const { db } = context.storage
  const table = await db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'result', 'opening', 'finished_at', 'club'])
    .where('id', '=', job.key)
    .executeTakeFirst()
  // What began from a record was played elsewhere in part, or by one person for all: it counts for nobody.
  if (table === undefined || table.status !== 'finished' || table.result === null || table.opening !== null) return
  const isCounted = await db.selectFrom('results').select('seat').where('table_id', '=', job.key).executeTakeFirst()
  if (isCounted !== undefined) return
  const counted = await countedAt(context, job.key, JSON.parse(table.result) as Result)
  if (!counted.some(({ person }) => person !== null)) return
  const pool: Pool = counted.every(({ person }) => person !== null) ? 'people' : 'bots'
  const kind = { game: table.game, seats: counted.length, pool }
  const known = await db
    .selectFrom('ratings')
    .select(['player', 'rating', 'games'])
    .where('game', '=', kind.game)
    .where('seats', '=', kind.seats)
    .where('pool', '=', pool)
    .where(
      'player',
      'in',
      counted.map(({ player }) => player),
    )
    .execute()
  const ratings = new Map(known.map((row) => [row.player, row]))
  const changes = changesOf(
    counted.map(({ player, rank }) => ({ rating: ratings.get(player)?.rating ?? START, games: ratings.get(player)?.games ?? 0, rank })),
  )
  const at = table.finished_at ?? context.now()
  const writes = counted.flatMap(({ seat, person, player, rank, score }, index) => {
    const change = changes[index]
    const result = { table_id: table.id, seat, ...kind, rank, won: rank === 1 ? 1 : 0, score: Math.round(score * 100), change, at } as const
    return [
      ...(person === null ? [] : [stillThere(db, person), addResult(db, { ...result, person })]),
      addChange(db, player, kind, change, at),
    ]
  })
  const ladder = table.club === null ? [] : await ladderWrites(db, table.club, table.game, counted)
  await context.storage.commit([...writes, ...ladder, job.done])
}

/** None when the game ended before everybody had decided something: that is a table given up, not a game. */
async function countedAt(context: RatingsContext, id: string, result: Result): Promise<Counted[]> {
  const { db } = context.storage
  const [seats, decided] = await Promise.all([
    seatsWithPeople(db).select('people.merged_into').where('table_id', '=', id).execute(),
    decisionsAt(db, id),
  ])
  if (seats.some(({ seat }) => !decided.has(seat))) return []
  const counted = seats.map((seat) => {
    const { rank, score } = result.standing.find((one) => one.seat === seat.seat) as Result['standing'][number]
    const person = seat.merged_into === null ? whoPlayed(seat, decided.get(seat.seat) as Decided) : null
    return { seat: seat.seat, person, player: person ?? `bot:${seat.bot ?? seat.stand_in ?? context.bots.usual}`, rank, score }
  })
  // In one order at every table: two games that are counted at once never wait for each other in a circle.
  return counted.sort((one, other) => (one.player < other.player ? -1 : 1))
}

interface Decided {
  byBot: number
  byPerson: number
}

/** A seat is its person's, also while a bot stands in, unless the bot decided more often. Who resigned has lost, whoever played on. */
function whoPlayed(seat: SeatRow, { byBot, byPerson }: Decided): string | null {
  if (seat.kind !== 'person') return null
  return seat.resigned === 1 || byBot <= byPerson ? seat.person : null
}

/** Decisions that stood at the end, by seat. The database counts them; only where something was taken back the log is gone through. */
async function decisionsAt(db: Kysely<Schema>, id: string): Promise<Map<number, Decided>> {
  const entries = db.selectFrom('moves').where('table_id', '=', id)
  const counts = await entries
    .select(({ fn }) => ['kind', 'seat', 'by', fn.countAll().as('count')])
    .groupBy(['kind', 'seat', 'by'])
    .execute()
  if (counts.some(({ kind }) => kind === 'undo'))
    return decisionsIn(await entries.select(['n', 'kind', 'seat', 'by']).orderBy('seq').execute())
  const decided = new Map<number, Decided>()
  for (const { kind, seat, by, count } of counts) if (kind !== 'resign') add(decided, seat, by, Number(count))
  return decided
}

export function decisionsIn(moves: readonly Pick<MoveRow, 'n' | 'kind' | 'seat' | 'by'>[]): Map<number, Decided> {
  const standing: { seat: number; by: MoveRow['by'] }[] = []
  for (const { n, kind, seat, by } of moves) {
    if (kind === 'undo') standing.length = n
    else if (kind !== 'resign') standing.push({ seat, by })
  }
  const decided = new Map<number, Decided>()
  for (const { seat, by } of standing) add(decided, seat, by, 1)
  return decided
}

function add(decided: Map<number, Decided>, seat: number, by: MoveRow['by'], decisions: number): void {
  const count = decided.get(seat) ?? { byBot: 0, byPerson: 0 }
  count[by === 'bot' ? 'byBot' : 'byPerson'] += decisions
  decided.set(seat, count)
}

/** Somebody erased in this very moment leaves no result behind: the job then begins again. */
function stillThere(db: Kysely<Schema>, person: string): Write {
  const sql = sqlOf(db, 'still there', () =>
    db
      .updateTable('people')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', '')
      .where('erased_at', 'is', null)
      .compile(),
  )
  return { sql, parameters: [person], mustChange: 1 }
}

function addResult(db: Kysely<Schema>, result: Selectable<ResultColumns>): Write {
  const { table_id, seat, person, game, seats, pool, rank, won, score, change, at } = result
  const sql = sqlOf(db, 'result', () =>
    db.insertInto('results').values({ table_id, seat, person, game, seats, pool, rank, won, score, change, at }).compile(),
  )
  return { sql, parameters: [table_id, seat, person, game, seats, pool, rank, won, score, change, at] }
}

/** Added, not set: two games that end at the same moment both count. */
function addChange(
  db: Kysely<Schema>,
  player: string,
  { game, seats, pool }: { readonly game: string; readonly seats: number; readonly pool: Pool },
  change: number,
  at: number,
): Write {
  const sql = sqlOf(db, 'rating', () =>
    db
      .insertInto('ratings')
      .values({ player, game, seats, pool, rating: START, games: 1, changed_at: at })
      .onConflict((conflict) =>
        conflict.columns(['player', 'game', 'seats', 'pool']).doUpdateSet(({ eb }) => ({
          rating: eb('ratings.rating', '+', change),
          games: eb('ratings.games', '+', 1),
          changed_at: at,
        })),
      )
      .compile(),
  )
  return { sql, parameters: [player, game, seats, pool, START + change, 1, at, change, 1, at] }
}
