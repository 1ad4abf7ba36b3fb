/**
 * That bots have the turn at a table is a job, written with the entry that gives it to them and taken away with the one that gives
 * it to a person. The process that writes it holds it and asks at once; should it die, another takes the job over.
 */

import type { Write } from '../storage/group.ts'
import type { SeatRow } from '../storage/schema.ts'
import { removeJob } from '../storage/writes.ts'
import type { TableContext } from '../tables/context.ts'
import { botOf, type LiveTable, requestOf, type TableStanding } from '../tables/live.ts'

export const BOT_JOB = 'bot'

/** While people talk about taking something back, bots wait. */
export function botsTurn(context: TableContext, row: Omit<TableStanding, 'id' | 'revision'>, seats: readonly SeatRow[]): boolean {
  if (row.status !== 'running' || row.to_act === null || requestOf(row) !== null) return false
  return botOf(seats[row.to_act], context.bots.usual) !== null
}

const OVERDUE = 10_000

/**
 * A bot is to act and perhaps nobody knows: at one process somebody's seat went to a bot while at another, which had not heard of it, a move gave them the
 * turn. Then there is no job. To be called now and then, and when a table comes into memory; a job that is there stays as it is.
 */
export async function rememberBots(context: TableContext, tables: Iterable<LiveTable>, overdue = OVERDUE): Promise<void> {
  const before = context.now() - overdue
  const forgotten = [...tables].filter(
    (table) => table.bots === null && !table.isBusy && table.row.changed_at <= before && botsTurn(context, table.row, table.seats),
  )
  if (forgotten.length === 0) return
  const row = { kind: BOT_JOB, body: 'null', due_at: context.now(), attempts: 0, holder: null, held_until: 0 }
  await context.storage.commit(
    forgotten.map(({ row: { id } }) =>
      context.storage.db
        .insertInto('jobs')
        .values({ ...row, key: id })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .compile(),
    ),
  )
  context.jobs.look()
}

/** What has to be stored with a change that gives the turn to bots, or takes it from them. */
export function botsJob(
  context: TableContext,
  table: LiveTable,
  after: TableStanding,
  seats: readonly SeatRow[],
): { readonly writes: readonly Write[]; isStored(): void } | null {
  const isBots = botsTurn(context, after, seats)
  if (isBots === botsTurn(context, table.row, table.seats)) return null
  const claim = isBots ? context.jobs.claim(BOT_JOB, after.id) : null
  return {
    writes: [claim === null ? removeJob(context.storage.db, BOT_JOB, after.id) : claim.put],
    isStored() {
      table.bots?.over()
      table.bots = claim
      claim?.hold()
    },
  }
}
