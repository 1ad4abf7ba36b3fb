/** When somebody's time is up: a job that is carried out once, by whichever process is alive. And the others' votes. */

import { type Job, putJob } from '../jobs/jobs.ts'
import { noticesTo } from '../notices/causes.ts'
import { Denial } from '../problem.ts'
import type { VoteChoice } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import { settledAt } from '../tables/consequence.ts'
import type { TableContext } from '../tables/context.ts'
import { botOf, type LiveTable } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { resign } from '../tables/play.ts'
import { stored } from '../tables/settle.ts'
import { tellTurn } from '../tables/turn.ts'
import { tellTable } from '../tables/wire.ts'
import { calendarOf, changeTo, timeAfterSeats } from './at-table.ts'
import { deadlineFrom } from './calendar.ts'
import { handedOver, overrun } from './clock.ts'
import { type Consequence, consequenceOf, majorityOf } from './consequence.ts'
import type { Heartbeat } from './heartbeat.ts'
import { DEADLINE, type TableTime, votersAt } from './table-time.ts'

/** To say that somebody's time is up. */
export interface LateContext extends TableContext {
  readonly heartbeat: Heartbeat
}

export async function timeIsUp(context: LateContext, job: Job): Promise<void> {
  // If the database was out of reach meanwhile, nobody could move: that time is given back first, and with it this job a new moment.
  await context.heartbeat.beat()
  await atTable(context, job.key, (table) => look(context, table, job)).catch((error: unknown) => {
    // The table is gone, or its game is switched off here: there is nothing to wait for.
    if (!(error instanceof Denial) || error.code !== 'not-found') throw error
  })
}

async function look(context: LateContext, table: LiveTable, job: Job): Promise<void> {
  const { time, row } = table
  if (time === null || row.status !== 'running' || table.play === null || table.play.bad !== null) return
  const { seat, deadline } = time.clocks
  if (seat === null) return
  if (seat !== row.to_act || botOf(table.seats[seat], context.bots.usual) !== null) {
    const change = timeAfterSeats(context, table, table.seats)
    await stored(context, table, [job.done, ...change.writes], { seats: change.seats })
    change.keep()
    return
  }
  // Clocks that were moved on may end in quiet hours, or on a day off.
  const due = time.pace.kind === 'days' ? deadlineFrom(deadline, 0, calendarOf(table, seat)) : deadline
  if (due > context.now()) {
    await stored(context, table, [putJob(context.storage.db, { kind: DEADLINE, key: row.id, dueAt: due })])
    return
  }
  await carryOut(context, table, time, seat, consequenceOf(time.policy, time.clocks, votersAt(table.seats, seat).length), [job.done])
}

/** One of the others says what is to be done about the one who is late. More than half decide at once. */
export async function voteAt(context: LateContext, table: LiveTable, seat: number, choice: VoteChoice): Promise<void> {
  const { time, row } = table
  const late = time?.clocks.seat ?? null
  const vote = time?.clocks.vote ?? null
  if (time === null || vote === null || late === null || row.status !== 'running') throw new Denial('not-possible-now', (t) => t.noVote)
  const voters = votersAt(table.seats, late)
  if (!voters.includes(seat)) throw new Denial('not-allowed', (t) => t.forTheOthers)
  const votes = [...vote.votes.filter((one) => one.seat !== seat), { seat, choice }]
  const decided = majorityOf(votes, voters.length)
  if (decided !== null) return carryOut(context, table, time, late, decided, [])
  const change = changeTo(context, table, time, { ...time.clocks, vote: { ...vote, votes } })
  await stored(context, table, change.writes, {})
  change.keep()
  tellTable(table)
}

async function carryOut(
  context: LateContext,
  table: LiveTable,
  time: TableTime,
  seat: number,
  what: Consequence,
  first: readonly Write[],
): Promise<void> {
  const { db } = context.storage
  const { row } = table
  const calendar = calendarOf(table, seat)
  context.metrics.late.inc({ consequence: what })
  if (what === 'lose') {
    // Done twice it is done once: after the first time a bot is to act, and nobody is late. No client can choose an id with a colon.
    await resign(context, table, seat, { id: `time:${row.seq}`, at: row.seq })
    return
  }
  if (what === 'nudge' || what === 'wait' || what === 'vote') {
    const vote = what === 'vote' ? { round: (time.clocks.vote?.round ?? 0) + 1, votes: [] } : null
    const change = changeTo(context, table, time, overrun(time.clocks, time.pace, context.now(), calendar, vote))
    const voters = vote === null ? [] : votersAt(table.seats, seat)
    const notices = [...noticesTo(context, table, 'time', [seat]), ...noticesTo(context, table, 'vote', voters)]
    await stored(context, table, [...first, ...change.writes, ...notices], {})
    change.keep()
    tellTable(table)
    tellTurn(context, table)
    return
  }
  const seats = table.seats.map((one) => (one.seat === seat ? { ...one, stand_in: context.bots.usual, stand_in_asked: 0 as const } : one))
  const change = changeTo(context, table, time, handedOver(time.clocks, seat, what === 'move'), time.paid, [], seats)
  // While a wish to take back waits for an answer bots wait too: whoever is late does not hold up the table by one.
  const writes = [
    ...first,
    ...change.writes,
    db
      .updateTable('seats')
      .set({ stand_in: context.bots.usual, stand_in_asked: 0 })
      .where('table_id', '=', row.id)
      .where('seat', '=', seat)
      .compile(),
    ...(row.request === null ? [] : [db.updateTable('tables').set({ request: null }).where('id', '=', row.id).compile()]),
  ]
  await stored(context, table, writes, { row: { request: null }, seats })
  change.keep()
  tellTable(table)
  settledAt(context, table)
}
