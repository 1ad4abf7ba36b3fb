/** When it is a bot's turn: ask it, and play what it says; or, when it fails and has not said anything yet, any legal move. The table goes on. */
import { randomInt } from 'node:crypto'
import type { Networks } from '../http/network.ts'
import { randomText } from '../identity/secrets.ts'
import type { Job } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import type { TableContext } from '../tables/context.ts'
import { botOf, type LiveTable } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { playMove } from '../tables/play.ts'
import { botsTurn } from './job.ts'
import type { Decision } from './players.ts'
import type { BotPool } from './pool.ts'
import type { Asker } from './queue.ts'

/** To ask bots. */
export interface BotsContext extends TableContext {
  readonly bots: BotPool
  /** Where people come from: bots think in turn by it. */
  readonly networks: Networks
}

/** The work of such a job that nobody holds: its process died, or stopped. */
export async function takeOverBots(context: BotsContext, job: Job): Promise<void> {
  await atTable(context, job.key, (table) => {
    if (table.play === null || table.play.bad !== null || !botsTurn(context, table.row, table.seats)) return
    table.bots?.over()
    table.bots = job.keep()
    botTurn(context, table)
  })
}

export function botTurn(context: BotsContext, table: LiveTable): void {
  const { row, play, bots } = table
  const seat = row.to_act
  // Another process asks, or nobody yet: then the job is free, or soon will be.
  if (context.isClosing || bots === null || play === null || play.bad !== null || table.askedBotAt >= 0) return
  if (seat === null || !botsTurn(context, row, table.seats)) return
  const level = botOf(table.seats[seat], context.bots.usual) as string
  const { id, seq } = row
  table.askedBotAt = seq
  let view: unknown
  try {
    view = table.game.view(play.history.state, seat)
  } catch (error) {
    context.log.error({ table: id, problem: (error as Error).message }, 'no view for a bot')
    giveUp(table)
    return
  }
  context.bots
    .decide(
      { table: id, game: row.game, level, character: table.seats[seat].character, view, seat, seed: randomText(16) },
      askerAt(context, table),
      () =>
        // What became of a table that left memory meanwhile is found out when there is an answer.
        table.isDropped || (row.seq === seq && botsTurn(context, row, table.seats)),
    )
    .catch((error: Error) => {
      if (!context.isClosing) context.log.warn({ table: id, level, problem: error.message }, 'a bot failed: a random move instead')
      return null
    })
    .then((decision) => atTable(context, id, (now) => answer(context, now, table, seq, seat, decision)))
    .catch((error: Error) => {
      if (context.isClosing) return
      context.log.error({ table: id, problem: error.message }, 'a bot could not move')
      giveUp(table)
    })
}

/** Whose time a bot's thought is: of somebody who waits for it, or of who made a table where nobody does. */
function askerAt({ networks, bots }: BotsContext, { row, seats }: LiveTable): Asker {
  const people = seats.flatMap((seat) => (seat.person === null || botOf(seat, bots.usual) !== null ? [] : [seat.person]))
  const person = people.includes(row.owner) ? row.owner : (people[0] ?? row.owner)
  return { person, address: networks.of(person), hasPeople: people.length > 0 }
}

/** It is tried again later. */
function giveUp(table: LiveTable): void {
  table.askedBotAt = -1
  void table.bots?.later()
  table.bots = null
}

async function answer(
  context: BotsContext,
  table: LiveTable,
  asked: LiveTable,
  at: number,
  seat: number,
  decision: Decision | null,
): Promise<void> {
  asked.askedBotAt = -1
  if (context.isClosing) return
  const isStillItsTurn = table.row.seq === at && table.row.to_act === seat && botsTurn(context, table.row, table.seats)
  // The table went on without it (undo, somebody came back, another process was quicker): perhaps another bot is to move now.
  if (!isStillItsTurn) return botTurn(context, table)
  const attempt = { id: `bot-${randomText(12)}`, at }
  if (decision !== null) {
    const { move, fallback, isShort = false } = decision
    if (fallback)
      context.log.warn({ table: table.row.id, move }, 'a bot had no time to think, or failed: what looked best at a glance instead')
    try {
      await playMove(context, table, seat, 'bot', { ...attempt, move })
      context.metrics.botMoves.inc({ outcome: fallback ? 'fallback' : isShort ? 'short' : 'played' })
      return
    } catch (error) {
      if (!(error instanceof Denial) || error.code !== 'refused') throw error
      context.log.warn({ table: table.row.id, move, problem: error.message }, 'a bot played what is not legal: a random move instead')
    }
  }
  context.metrics.botMoves.inc({ outcome: 'random' })
  await playMove(context, table, seat, 'bot', { ...attempt, move: anyMove(table) })
}

function anyMove(table: LiveTable): string {
  const { state } = table.play!.history
  const moves = table.game.moves(state)
  return table.game.print(state, moves[randomInt(moves.length)])
}
