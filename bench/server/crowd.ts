/** One process and many tables: what a move costs as they grow, and what tables in memory and in play take. */

import type { Postgres } from '@branchline/faults/postgres'
import type { ServerProcess } from '@branchline/faults/process'
import pg from 'pg'
import { driveOurs } from './driver.ts'
import { portOf } from './process.ts'
import type { Party } from './server-main.ts'
import { sharesInWords } from './shares.ts'
import { underLoad, withServers } from './under-load.ts'

const SIZES = [10, 100, 1_000, 10_000]
const IN_PLAY = 10
/** More games than ten tables get through while they are measured. */
const TABLES_EACH = 60
const IDLE = 10_000
const LIVE = 1_000
/** Of what the process can do, so that latencies are those of moves and not of a queue; but no more than so many a second. */
const OF_THE_MOST = 0.6
const LIVE_RATE = 1_000
/** So many come in through the door, to see how long that takes; the others without it. */
const VISITED = 500
const AT_ONCE = 32

export async function crowd(
  postgres: Postgres,
  { game, seats, seconds, onRow }: { game: string; seats: number; seconds: number; onRow(row: string): void },
): Promise<void> {
  const database = postgres.freshDatabase()
  const fill = async (server: ServerProcess, parties: number, tablesEach: number) =>
    (await server.ask<{ parties: Party[] }>({ fill: { game, seats, parties, tablesEach } })).parties
  await withServers(
    database,
    1,
    async (servers) => {
      const server = servers[0]
      onRow(`${IN_PLAY} tables in play, as fast as it goes, and so many in the database:`)
      let model = ''
      let copies = 0
      let most = 0
      for (const size of SIZES) {
        const parties = await fill(server, IN_PLAY, TABLES_EACH)
        model ||= parties[0]?.tables[0] ?? ''
        copies = await copyTable(database, model, copies, size)
        const found = await underLoad(postgres, servers, await driveOurs(portOf(server), parties), seconds, 0)
        const { perSecond, p50, servers: cpu, postgres: theirs } = found
        most = perSecond
        const cost = (share: number | null) => (share === null ? 'unknown' : `${((1e6 * share) / perSecond).toFixed(0)} µs`)
        onRow(
          `   ${size}: ${perSecond.toFixed(0)} moves/s, p50 ${p50.toFixed(1)} ms; a move takes ${cost(cpu[0] ?? 0)} of the server and ${cost(theirs)} of PostgreSQL`,
        )
        onRow(`      ${sharesInWords(found)}`)
      }
      const before = await memoryOf(server)
      onRow(`${IDLE} tables in the database and none in memory: ${megabytes(before)} of memory in use`)
      const took = await visitCopies(server.url, VISITED)
      const began = performance.now()
      await server.ask({ open: Array.from({ length: IDLE - VISITED }, (_, number) => idOf(VISITED + number)) })
      const opening = (performance.now() - began) / 1000
      const loaded = await memoryOf(server)
      onRow(
        `${IDLE} idle tables in memory: ${megabytes(loaded)}, ${((loaded - before) / IDLE / 1000).toFixed(1)} kB each; coming in over HTTP took p50 ${took.p50.toFixed(1)} ms, p99 ${took.p99.toFixed(1)} ms (${AT_ONCE} at once), the last ${IDLE - VISITED} ${opening.toFixed(1)} s in all`,
      )
      const rate = Math.min(LIVE_RATE, Math.round(OF_THE_MOST * most))
      const live = await driveOurs(portOf(server), await fill(server, LIVE, 1))
      const found = await underLoad(postgres, servers, live, seconds, rate)
      const playing = await memoryOf(server)
      onRow(
        `and ${LIVE} tables in play beside them, ${LIVE * seats} people connected, ${rate} moves/s wanted, ${found.perSecond.toFixed(0)} made: p50 ${found.p50.toFixed(1)} ms, p99 ${found.p99.toFixed(1)} ms; ${megabytes(playing)} of memory in use`,
      )
      onRow(`      ${sharesInWords(found)}`)
    },
    { idleAfter: 600 },
    ['--expose-gc'],
  )
}

const idOf = (number: number) => `Copy${String(number).padStart(8, '0')}`

/** Tables as they come from long use, without the hours: one that was started, again and again under other names. */
async function copyTable(database: string, model: string, from: number, to: number): Promise<number> {
  const client = new pg.Client(database)
  await client.connect()
  try {
    for (const [table, key] of [
      ['tables', 'id'],
      ['seats', 'table_id'],
      ['moves', 'table_id'],
    ])
      await client.query(
        `insert into ${table} select (jsonb_populate_record(model, jsonb_build_object('${key}', 'Copy' || lpad(number::text, 8, '0')))).*
         from ${table} model, generate_series($2::int, $3::int - 1) number where model.${key} = $1`,
        [model, from, to],
      )
    await client.query('analyze')
    return to
  } finally {
    await client.end()
  }
}

/** As somebody without a seat would open them. */
async function visitCopies(url: string, count: number): Promise<{ p50: number; p99: number }> {
  const took: number[] = []
  let next = 0
  const visitor = async () => {
    while (next < count) {
      const began = performance.now()
      const response = await fetch(`${url}/api/tables/${idOf(next++)}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`a copy could not be opened: ${response.status}`)
      took.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visitor))
  took.sort((a, b) => a - b)
  return { p50: took[Math.floor(count / 2)] ?? Number.NaN, p99: took[Math.floor(count * 0.99)] ?? Number.NaN }
}

async function memoryOf(server: ServerProcess): Promise<number> {
  const { memory } = await server.ask<{ memory: NodeJS.MemoryUsage }>('usage')
  return memory.heapUsed + memory.external
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
