/**
 * That bots have the turn at a table is a job, written with the entry that gives it to them and taken away with the one that gives
 * it to a person. The process that writes it holds it and asks at once; should it die, another takes the job over.
 */
import type { House } from '../house.ts'
import type { Write } from '../storage/group.ts'
import type { SeatRow } from '../storage/schema.ts'
import { removeJob } from '../storage/writes.ts'
import { botOf, type LiveTable, requestOf, type TableStanding } from './live.ts'

export const BOT_JOB = 'bot'

/** While people talk about taking something back, bots wait. */
export function botsTurn(house: House, row: Omit<TableStanding, 'id' | 'revision'>, seats: readonly SeatRow[]): boolean {
  if (row.status !== 'running' || row.to_act === null || requestOf(row) !== null) return false
  return botOf(seats[row.to_act], house.bots.usual) !== null
}

const OVERDUE = 10_000

/**
 * A bot is to act and perhaps nobody knows: at one process somebody's seat went to a bot while at another, which had not heard of it, a move gave them the
 * turn. Then there is no job. To be called now and then, and when a table comes into memory; a job that is there stays as it is.
 */
export async function rememberBots(house: House, tables: Iterable<LiveTable>, overdue = OVERDUE): Promise<void> {
  const before = house.now() - overdue
  const forgotten = [...tables].filter(
    (table) => table.bots === null && !table.isBusy && table.row.changed_at <= before && botsTurn(house, table.row, table.seats),
  )
  if (forgotten.length === 0) return
  const row = { kind: BOT_JOB, body: 'null', due_at: house.now(), attempts: 0, holder: null, held_until: 0 }
  await house.storage.commit(
    forgotten.map(({ row: { id } }) =>
      house.storage.db
        .insertInto('jobs')
        .values({ ...row, key: id })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .compile(),
    ),
  )
  house.jobs.look()
}

/** What has to be stored with a change that gives the turn to bots, or takes it from them. */
export function botsJob(
  house: House,
  table: LiveTable,
  after: TableStanding,
  seats: readonly SeatRow[],
): { readonly writes: readonly Write[]; isStored(): void } | null {
  const isBots = botsTurn(house, after, seats)
  if (isBots === botsTurn(house, table.row, table.seats)) return null
  const claim = isBots ? house.jobs.claim(BOT_JOB, after.id) : null
  return {
    writes: [claim === null ? removeJob(house.storage.db, BOT_JOB, after.id) : claim.put],
    isStored() {
      table.bots?.over()
      table.bots = claim
      claim?.hold()
    },
  }
}
