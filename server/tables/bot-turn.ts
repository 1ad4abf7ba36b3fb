/** When it is a bot's turn: ask it, and play what it says; or, when it fails and has not said anything yet, any legal move. The table goes on. */
import { randomInt } from 'node:crypto'
import type { Decision } from '../bots/players.ts'
import type { Asker } from '../bots/queue.ts'
import type { House } from '../house.ts'
import { randomText } from '../identity/secrets.ts'
import type { Job } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import { botsTurn } from './bots-job.ts'
import { botOf, type LiveTable } from './live.ts'
import { atTable } from './load.ts'
import { playMove } from './play.ts'

/** The work of such a job that nobody holds: its process died, or stopped. */
export async function takeOverBots(house: House, job: Job): Promise<void> {
  await atTable(house, job.key, (table) => {
    if (table.play === null || table.play.bad !== null || !botsTurn(house, table.row, table.seats)) return
    table.bots?.over()
    table.bots = job.keep()
    botTurn(house, table)
  })
}

export function botTurn(house: House, table: LiveTable): void {
  const { row, play, bots } = table
  const seat = row.to_act
  // Another process asks, or nobody yet: then the job is free, or soon will be.
  if (house.isClosing || bots === null || play === null || play.bad !== null || table.askedBotAt >= 0) return
  if (seat === null || !botsTurn(house, row, table.seats)) return
  const level = botOf(table.seats[seat], house.bots.usual) as string
  const { id, seq } = row
  table.askedBotAt = seq
  let view: unknown
  try {
    view = table.game.view(play.history.state, seat)
  } catch (error) {
    house.log.error({ table: id, problem: (error as Error).message }, 'no view for a bot')
    giveUp(table)
    return
  }
  house.bots
    .decide(
      { table: id, game: row.game, level, view, seat, seed: randomText(16) },
      askerAt(house, table),
      () =>
        // What became of a table that left memory meanwhile is found out when there is an answer.
        table.isDropped || (row.seq === seq && botsTurn(house, row, table.seats)),
    )
    .catch((error: Error) => {
      if (!house.isClosing) house.log.warn({ table: id, level, problem: error.message }, 'a bot failed: a random move instead')
      return null
    })
    .then((decision) => atTable(house, id, (now) => answer(house, now, table, seq, seat, decision)))
    .catch((error: Error) => {
      if (house.isClosing) return
      house.log.error({ table: id, problem: error.message }, 'a bot could not move')
      giveUp(table)
    })
}

/** Whose time a bot's thought is: of somebody who waits for it, or of who made a table where nobody does. */
function askerAt({ networks, bots }: House, { row, seats }: LiveTable): Asker {
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
  house: House,
  table: LiveTable,
  asked: LiveTable,
  at: number,
  seat: number,
  decision: Decision | null,
): Promise<void> {
  asked.askedBotAt = -1
  if (house.isClosing) return
  const isStillItsTurn = table.row.seq === at && table.row.to_act === seat && botsTurn(house, table.row, table.seats)
  // The table went on without it (undo, somebody came back, another process was quicker): perhaps another bot is to move now.
  if (!isStillItsTurn) return botTurn(house, table)
  const attempt = { id: `bot-${randomText(12)}`, at }
  if (decision !== null) {
    const { move, fallback, isShort = false } = decision
    if (fallback)
      house.log.warn({ table: table.row.id, move }, 'a bot had no time to think, or failed: what looked best at a glance instead')
    try {
      await playMove(house, table, seat, 'bot', { ...attempt, move })
      house.figures.botMoves.inc({ outcome: fallback ? 'fallback' : isShort ? 'short' : 'played' })
      return
    } catch (error) {
      if (!(error instanceof Denial) || error.problem.code !== 'refused') throw error
      house.log.warn({ table: table.row.id, move, problem: error.message }, 'a bot played what is not legal: a random move instead')
    }
  }
  house.figures.botMoves.inc({ outcome: 'random' })
  await playMove(house, table, seat, 'bot', { ...attempt, move: anyMove(table) })
}

function anyMove(table: LiveTable): string {
  const { state } = table.play!.history
  const moves = table.game.moves(state)
  return table.game.print(state, moves[randomInt(moves.length)])
}
