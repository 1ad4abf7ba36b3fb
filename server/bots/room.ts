/** Whose turn it is may be a bot's: that is a job, written with the change that gives it the turn, and the bot is asked at once. */
import type { Room } from '../tables/consequence.ts'
import { botsJob, botsTurn } from './job.ts'
import { type BotsContext, botTurn } from './turn.ts'

export const botsRoom = (context: BotsContext): Room => ({
  afterChange({ table, after, seats }) {
    const job = botsJob(context, table, after, seats)
    return job === null ? null : { writes: job.writes, afterwards: () => job.isStored() }
  },
  settled: (table) => botTurn(context, table),
  followed(table) {
    if (botsTurn(context, table.row, table.seats)) return botTurn(context, table)
    table.bots?.over()
    table.bots = null
  },
})
