/**
 * When it is the turn of somebody whose order answers: the order plays, before its owner is asked. It is decided at the table, alone, and
 * stored as a move under its number; so of two processes that both know the order one carries it out.
 */
import { answerTo, type OrderAnswer } from '@branchline/engine'
import { randomText } from '../identity/secrets.ts'
import type { Job } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import type { TableContext } from '../tables/context.ts'
import { botOf, FORCED, type LiveTable, requestOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { playMove } from '../tables/play.ts'
import { stored } from '../tables/settle.ts'
import { tellTurn } from '../tables/turn.ts'
import { endWrites, isForcedAfter, tellOwners } from './at-table.ts'
import type { GivenOrder } from './given.ts'

interface Found {
  readonly given: GivenOrder
  readonly answer: Exclude<OrderAnswer, 'ask'>
}

type Playing = Extract<OrderAnswer, { readonly move: string }>

/** Whether an order has something to say to the decision at hand, or there is no choice in it; then it is made at once. */
export function orderTurn(context: TableContext, table: LiveTable): boolean {
  if (context.isClosing || (nextAnswer(context, table) === null && forcedMove(context, table) === null)) return false
  void atTable(context, table.row.id, (now) => carryOutOrders(context, now)).catch((error: Error) => {
    // Nothing of the order here: the log of the house is read by others.
    if (!context.isClosing) context.log.warn({ table: table.row.id, problem: codeOf(error) }, 'could not go on by itself')
  })
  return true
}

/** To be called at the table. */
export async function carryOutOrders(context: TableContext, table: LiveTable): Promise<void> {
  let hadSomething = false
  for (let found = nextAnswer(context, table); found !== null; found = nextAnswer(context, table)) {
    hadSomething = true
    const { given, answer } = found
    if ('move' in answer && (await isPlayed(context, table, given, answer))) return
    await end(context, table, given, 'over' in answer ? answer.over : 'refused')
  }
  const forced = forcedMove(context, table)
  if (forced !== null) {
    const attempt = { id: `${FORCED}${randomText(16)}`, at: table.row.seq, move: forced }
    await playMove(context, table, table.row.to_act as number, 'person', attempt)
    return
  }
  // Nothing that stands has an answer: its owner is asked.
  if (hadSomething) tellTurn(context, table)
}

/** False when the rules refuse it: they have the last word. */
async function isPlayed(context: TableContext, table: LiveTable, given: GivenOrder, { move, isLast = false }: Playing): Promise<boolean> {
  const requestId = `order-${randomText(16)}`
  table.firing = { given, requestId, isLast }
  try {
    await playMove(context, table, given.seat, 'person', { id: requestId, at: table.row.seq, move })
    return true
  } catch (error) {
    if (error instanceof Denial && (error.code === 'refused' || error.code === 'rules-fault')) return false
    throw error
  } finally {
    table.firing = null
  }
}

/** The process that was to carry out an order may have died. */
export async function takeUpOrders(context: TableContext, job: Job): Promise<void> {
  await atTable(context, job.key, (table) => carryOutOrders(context, table)).catch((error: unknown) => {
    if (!(error instanceof Denial) || error.code !== 'not-found') throw new Error(codeOf(error as Error))
  })
}

/** The first of the seat's orders that does not leave the decision to its owner; those that yield come after all others. */
function nextAnswer(context: TableContext, table: LiveTable): Found | null {
  const seat = personAsked(context, table)
  if (table.orders.length === 0 || seat === null) return null
  let yielding: Found | null = null
  for (const given of table.orders) {
    if (given.seat !== seat || given.person !== table.seats[seat]?.person) continue
    const answer = answerOf(table, seat, given)
    if (answer === 'ask') continue
    if (!('move' in answer) || answer.yields !== true) return { given, answer }
    yielding ??= { given, answer }
  }
  return yielding
}

/** Whose decision it is, where it is a person's. While people talk about taking something back, the house waits, with orders as with bots. */
function personAsked(context: TableContext, { row, play, seats }: LiveTable): number | null {
  const seat = row.to_act
  if (row.status !== 'running' || seat === null || play === null || play.bad !== null) return null
  return botOf(seats[seat], context.bots.usual) !== null || requestOf(row) !== null ? null : seat
}

/** Nobody is called to the table for a decision without a choice: the turn has just come, and everybody sees that there is one move. */
function forcedMove(context: TableContext, table: LiveTable): string | null {
  const seat = personAsked(context, table)
  const play = table.play
  if (seat === null || play === null) return null
  const last = play.log.at(-1)
  if (last === undefined || !isForcedAfter(table, play.history.state, last, seat)) return null
  const [only] = table.game.moves(play.history.state)
  return table.game.print(play.history.state, only)
}

function answerOf(table: LiveTable, seat: number, given: GivenOrder): OrderAnswer {
  try {
    return answerTo(table.game, table.game.view(table.play?.history.state, seat), seat, given.order)
  } catch {
    return { over: 'refused' }
  }
}

async function end(context: TableContext, table: LiveTable, given: GivenOrder, why: string): Promise<void> {
  await stored(context, table, endWrites(context, table.row.id, given, table.row.seq, why), { isSecret: true })
  table.orders = table.orders.filter((one) => one !== given)
  tellOwners(table, [given.person])
}

function codeOf(error: Error): string {
  return error instanceof Denial ? error.code : error.name
}
