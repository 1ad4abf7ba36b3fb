/** One attempt: begun, and handed in as a record that the house plays again, the opponents' part by the opponents. */
import { type DailyDeal, replayingDaily } from '@branchline/bots'
import { checkRecord, type GameRecord, isRefusal } from '@branchline/engine'
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { DailyDealRow } from '../storage/schema-daily.ts'
import { notOffered } from '../tables/from-record.ts'
import { type DealContext, dayOf, dealOf, endsAt } from './deal.ts'

export interface DayContext extends DealContext {
  readonly now: () => number
}

/** Whoever begins has had their attempt, also when they never come to its end. Asked again it is the same one. */
export async function beginDay(context: DayContext, person: Person, day: string): Promise<void> {
  const { db } = context.storage
  if (day !== dayOf(context.now())) throw new Denial('not-possible-now', (t) => t.dayOver)
  await mustBeDealt(context, day)
  const attempt = { day, person: person.id, begun_at: context.now(), done_at: null, score: null, place: null, moves: null }
  await context.storage.commit([
    db
      .insertInto('daily_attempts')
      .values(attempt)
      .onConflict((conflict) => conflict.columns(['day', 'person']).doNothing())
      .compile(),
  ])
}

export async function handIn(context: DayContext, person: Person, day: string, given: unknown): Promise<void> {
  const { db } = context.storage
  const row = await mustBeDealt(context, day)
  const mine = await db
    .selectFrom('daily_attempts')
    .select(['done_at', 'moves'])
    .where('day', '=', day)
    .where('person', '=', person.id)
    .executeTakeFirst()
  if (mine === undefined) throw new Denial('not-possible-now', (t) => t.beginDayFirst)
  const record = mustBeRecord(context, row, given)
  const moves = JSON.stringify(record.moves)
  // Sent again after a broken line: it is there.
  if (mine.done_at !== null && mine.moves === moves) return
  if (mine.done_at !== null) throw new Denial('not-possible-now', (t) => t.dayOnce)
  if (context.now() > endsAt(day)) throw new Denial('not-possible-now', (t) => t.dayOver)
  const { score, place } = await mustHold(context, row, record)
  const query = db
    .updateTable('daily_attempts')
    .set({ done_at: context.now(), score: Math.round(score * 100), place, moves })
    .where('day', '=', day)
    .where('person', '=', person.id)
    .where('done_at', 'is', null)
    .compile()
  await context.storage.commit([{ sql: query.sql, parameters: query.parameters, mustChange: 1 }]).catch(() => {
    throw new Denial('not-possible-now', (t) => t.dayOnce)
  })
}

export async function mustBeDealt(context: DayContext, day: string): Promise<DailyDealRow> {
  const row = await dealOf(context, day, day === dayOf(context.now()))
  if (row === null) throw new Denial('not-found', (t) => t.noSuchDay)
  return row
}

function mustBeRecord({ games }: DayContext, row: DailyDealRow, given: unknown): GameRecord {
  const game = games.get(row.game)
  if (game === undefined) throw new Denial('not-found', (t) => t.noSuchDay)
  const record = checkRecord(given, (id) => games.get(id))
  if (isRefusal(record)) throw notOffered(game, record)
  return record
}

/** Milliseconds at a time: others play meanwhile. */
const SLICE = 8

async function mustHold({ daily }: DayContext, row: DailyDealRow, record: GameRecord) {
  const known = await daily.find(({ game }) => game === row.game)?.known()
  if (known === undefined) throw new Denial('not-found', (t) => t.noSuchDay)
  const deal: DailyDeal = {
    game: row.game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options) as GameRecord['options'],
    seats: row.seats,
    seed: row.seed,
  }
  const replay = replayingDaily(known, deal, record)
  let rested = performance.now()
  let step = replay.next()
  for (; step.done !== true; step = replay.next()) {
    if (performance.now() - rested < SLICE) continue
    await new Promise((resolve) => setImmediate(resolve))
    rested = performance.now()
  }
  const found = step.value
  if (!('fault' in found)) return found
  if (found.fault === 'other-deal') throw new Denial('bad-message', (t) => t.otherDeal)
  if (found.fault === 'unfinished') throw new Denial('bad-message', (t) => t.dayUnfinished)
  const { fault } = found
  const at = { n: found.n, move: found.move.slice(0, 80) }
  throw new Denial('bad-message', (t) => (fault === 'no-move' ? t.recordMove(at) : t.notTheirMove(at)))
}
