/** When it is a bot's turn: ask it, and play what it says; or, when it fails, any legal move. The table goes on. */
import { randomInt } from 'node:crypto'
import type { House } from '../house.ts'
import { randomText } from '../identity/secrets.ts'
import { Denial } from '../problem.ts'
import { current, tablesWithLatest } from '../storage/latest.ts'
import { botOf, type LiveTable, requestOf } from './live.ts'
import { atTable } from './load.ts'
import { playMove } from './play.ts'

export function botTurn(house: House, table: LiveTable): void {
  const { row, play } = table
  const seat = row.to_act
  if (house.isClosing || row.status !== 'running' || seat === null || play === null || play.bad !== null) return
  const level = botOf(table.seats[seat], house.bots.usual)
  // While people talk about taking something back, bots wait.
  if (level === null || table.askedBotAt >= 0 || requestOf(row) !== null) return
  const { id, seq } = row
  table.askedBotAt = seq
  let view: unknown
  try {
    view = table.game.view(play.history.state, seat)
  } catch (error) {
    house.log.error({ table: row.id, problem: (error as Error).message }, 'no view for a bot')
    return
  }
  house.bots
    .decide({ table: id, game: row.game, level, view, seat, seed: randomText(16) })
    .catch((error: Error) => {
      if (!house.isClosing) house.log.warn({ table: row.id, level, problem: error.message }, 'a bot failed: a random move instead')
      return null
    })
    .then((move) => atTable(house, id, (now) => answer(house, now, table, seq, seat, move)))
    .catch((error: Error) => {
      if (!house.isClosing) house.log.error({ table: row.id, problem: error.message }, 'a bot could not move')
    })
}

async function answer(house: House, table: LiveTable, asked: LiveTable, at: number, seat: number, move: string | null): Promise<void> {
  asked.askedBotAt = -1
  if (house.isClosing) return
  const isStillItsTurn = table.row.seq === at && table.row.to_act === seat && botOf(table.seats[seat], house.bots.usual) !== null
  // The table went on without it (undo, somebody came back): perhaps another bot is to move now.
  if (!isStillItsTurn || requestOf(table.row) !== null) return botTurn(house, table)
  const attempt = { id: `bot-${randomText(12)}`, at }
  if (move !== null) {
    try {
      await playMove(house, table, seat, 'bot', { ...attempt, move })
      house.figures.botMoves.inc({ outcome: 'played' })
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

/** After a restart: the tables where a bot was about to move. */
export async function resumeBots(house: House): Promise<void> {
  const { db } = house.storage
  const running = await tablesWithLatest(db).where('status', '=', 'running').execute()
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'seat'])
    .where((where) => where.or([where('kind', '=', 'bot'), where('stand_in', 'is not', null), where('resigned', '=', 1)]))
    .execute()
  const byBots = new Set(seats.map(({ table_id, seat }) => `${table_id} ${seat}`))
  const rows = running.map(current).filter(({ id, to_act }) => byBots.has(`${id} ${to_act}`))
  for (const { id } of rows) {
    if (house.isClosing) return
    // Coming into memory is enough: that asks the bot.
    await atTable(house, id, () => {}).catch((error: Error) => house.log.error({ table: id, problem: error.message }, 'could not resume'))
  }
}
