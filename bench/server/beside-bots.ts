/** What bots in the seats cost beside their thinking: a job is written and taken away when the turn comes to them and goes. On SQLite, one process. */
import type { AnyGame } from '@branchline/engine'
import { driveOurs } from './driver.ts'
import { portOf, script, withServer } from './process.ts'
import type { Party } from './server-main.ts'
import { underLoad } from './under-load.ts'

const TABLES = 48
/** Does not think. */
const LEVEL = 'random'

export async function measureBots(wanted: { readonly game: AnyGame; readonly seconds: number; onRow(row: string): void }): Promise<void> {
  const { game, seconds, onRow } = wanted
  onRow(`One process on SQLite, ${TABLES} tables of ${game.seats.min}, as fast as it goes:`)
  for (const bots of [[], [LEVEL]])
    await withServer(script('server-main'), async (server) => {
      const seats = game.seats.min - bots.length
      const { parties } = await server.ask<{ parties: Party[] }>({ fill: { game: game.id, seats, parties: TABLES, tablesEach: 8, bots } })
      const { moves, mainThreads, commits, perCommit } = await underLoad(
        null,
        [server],
        await driveOurs(portOf(server), parties),
        seconds,
        0,
      )
      const all = moves.person + moves.bot
      const cost = ((1e6 * (mainThreads[0] ?? Number.NaN)) / all).toFixed(0)
      onRow(
        `   ${bots.length === 0 ? 'people only' : `with ${bots.length} bot (${LEVEL}) at each`}: ${all.toFixed(0)} moves/s (${moves.bot.toFixed(0)} of bots), ${cost} µs of the server's own thread a move; ${commits.toFixed(0)} commits/s of ${perCommit.toFixed(1)}`,
      )
    })
}
