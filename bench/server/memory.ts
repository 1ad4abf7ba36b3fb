/** What tables and connections cost in memory. */
import type { ServerProcess } from '@branchline/faults/process'
import { driveOurs } from './driver.ts'
import { pause, portOf, script, withServer } from './process.ts'
import { RawSocket } from './raw-socket.ts'
import type { Party } from './server-main.ts'

export interface Memory {
  readonly perIdleTable: number
  readonly perConnection: number
  readonly perWatchedTable: number
}

/**
 * Bytes that stay in use, garbage collected: for a table nobody watches, for a connection (resident memory, since part of it
 * is outside the heap), and for a table that its people watch (their connections not counted).
 */
export async function measureMemory(game: string, seats: number, tables: number): Promise<Memory> {
  return withServer(
    script('server-main'),
    async (server) => {
      const port = portOf(server)
      const connect = async (count: number) => {
        const sockets = Array.from({ length: count }, (_, i) => new RawSocket(port, '/ws', '', `127.0.0.${1 + (i % 100)}`))
        await Promise.all(sockets.map(({ ready }) => ready))
        await pause(1000)
        return sockets
      }
      // The first ones pay for caches and compiled code.
      for (const socket of await connect(500)) socket.close()
      await pause(500)
      const alone = await memoryOf(server)
      const sockets = await connect(tables)
      const connected = await memoryOf(server)
      for (const socket of sockets) socket.close()
      const perConnection = Math.max(connected.rss - alone.rss, used(connected) - used(alone)) / tables

      const fill = (parties: number) => server.ask<{ parties: Party[] }>({ fill: { game, seats, parties, tablesEach: 1 } })
      await fill(Math.ceil(tables / 4))
      await allAsleep(server)
      const empty = used(await memoryOf(server))
      const { parties } = await fill(tables)
      await allAsleep(server)
      const perIdleTable = (used(await memoryOf(server)) - empty) / tables

      const watched = Math.ceil(tables / 4)
      const before = used(await memoryOf(server))
      const driver = await driveOurs(port, parties.slice(0, watched))
      await pause(2000)
      const perWatchedTable = (used(await memoryOf(server)) - before) / watched - seats * perConnection
      driver.close()
      return { perIdleTable, perConnection, perWatchedTable: Math.max(0, perWatchedTable) }
    },
    { idleAfter: 1 },
    ['--expose-gc'],
  )
}

async function allAsleep(server: ServerProcess): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if ((await server.ask<{ live: number }>('live')).live === 0) return
    await pause(100)
  }
  throw new Error('tables do not leave memory')
}

const memoryOf = async (server: ServerProcess) => (await server.ask<{ memory: NodeJS.MemoryUsage }>('usage')).memory
const used = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external
