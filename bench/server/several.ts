/**
 * Several processes on one PostgreSQL: moves a second with one, two and four, what a move takes to reach somebody at another
 * process, and what it costs as tables grow. `branchline bench --server --processes 1,2,4` prints it.
 */
import { availableParallelism, loadavg } from 'node:os'
import { type Postgres, startPostgres } from '@branchline/faults/postgres'
import type { ServerProcess } from '@branchline/faults/process'
import { GAMES } from '@branchline/games'
import { measureBots } from './beside-bots.ts'
import { crowd } from './crowd.ts'
import { driveOurs } from './driver.ts'
import { portOf } from './process.ts'
import type { Party } from './server-main.ts'
import { sharesInWords } from './shares.ts'
import { type Shared, underLoad, withServers } from './under-load.ts'

export interface SeveralWanted {
  readonly game: string
  readonly processes?: readonly number[]
  readonly seconds?: number
  onRow?(row: string): void
}

const TABLES = 48
/** More games than a party gets through while it is measured. */
const TABLES_EACH = 16
const STEADY_RATE = 100

export async function measureSeveral(wanted: SeveralWanted): Promise<void> {
  const { processes = [1, 2, 4], seconds = 4, onRow = () => {} } = wanted
  const game = GAMES.find(({ id }) => id === wanted.game)
  if (game === undefined) throw new Error(`there is no game “${wanted.game}”`)
  const postgres = await startPostgres()
  if (typeof postgres === 'string') throw new Error(postgres)
  // Broken off, it leaves nothing behind.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const shape = { game: game.id, seats: game.seats.min, seconds }
  const say = (count: number, how: string, found: Shared) => {
    const { perSecond, p50, p99 } = found
    onRow(`   ${count} ${count === 1 ? 'process' : 'processes'}, ${how}: ${perSecond.toFixed(0)} moves/s, p50 ${ms(p50)}, p99 ${ms(p99)}`)
    onRow(`      ${sharesInWords(found)}`)
  }
  try {
    const began = performance.now()
    onRow(
      `${availableParallelism()} processors for the servers, PostgreSQL and the load together; load ${loadavg()[0].toFixed(1)} at the beginning`,
    )
    const mixed = (party: number, seat: number) => party + seat
    onRow(`As fast as it goes, ${TABLES} tables of ${shape.seats} (${game.id}), one move under way at each:`)
    const between: string[] = []
    for (const count of processes)
      await withServers(postgres.freshDatabase(), count, async (servers) => {
        say(count, 'a table at one process', await measure(postgres, servers, shape, (party) => party, 0))
        if (count > 1) say(count, 'a table at two processes', await measure(postgres, servers, shape, mixed, 0))
        if (count !== 2) return
        const same = await measure(postgres, servers, shape, (party) => party, STEADY_RATE)
        const other = await measure(postgres, servers, shape, mixed, STEADY_RATE)
        between.push(
          `Two processes, ${STEADY_RATE} moves a second, from sending a move until the next to act has it:`,
          `   at the same process p50 ${ms(same.p50)}, p99 ${ms(same.p99)}; at the other p50 ${ms(other.p50)}, p99 ${ms(other.p99)}`,
          `      ${sharesInWords(other)}`,
        )
      })
    for (const row of between) onRow(row)
    await crowd(postgres, { ...shape, onRow })
    await measureBots({ game, seconds, onRow })
    onRow(`load ${loadavg()[0].toFixed(1)} at the end, after ${((performance.now() - began) / 60_000).toFixed(1)} minutes`)
  } finally {
    postgres.stop()
  }
}

/** `at`: at which of the servers a seat of a party connects. */
async function measure(
  postgres: Postgres,
  servers: readonly ServerProcess[],
  { game, seats, seconds }: { readonly game: string; readonly seats: number; readonly seconds: number },
  at: (party: number, seat: number) => number,
  rate: number,
): Promise<Shared> {
  const first = servers[0]
  const { parties } = await first.ask<{ parties: Party[] }>({ fill: { game, seats, parties: TABLES, tablesEach: TABLES_EACH } })
  const port = (party: number, seat: number) => portOf(servers[at(party, seat) % servers.length])
  return underLoad(postgres, servers, await driveOurs(port, parties), seconds, rate)
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`
