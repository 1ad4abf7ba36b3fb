/** A server in a process of its own, to be killed: settings come in the environment, the address goes out on standard output. */
import type { AnyGame } from '@branchline/engine'
import type { GivenConfig } from '@branchline/server'
import { type ServerParts, startServer } from '@branchline/server'

export async function runChild(games?: readonly AnyGame[], bots?: ServerParts['bots']): Promise<void> {
  const given = JSON.parse(process.env.BRANCHLINE_CHILD ?? '{}') as GivenConfig
  const server = await startServer(
    { port: 0, logLevel: 'silent', requestsPerMinute: 1e7, newPeoplePerMinute: 1e7, messagesPerSecond: 1e6, burst: 1e6, ...given },
    { ...(games === undefined ? {} : { games }), ...(bots === undefined ? {} : { bots }) },
  )
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
  process.on('message', (asked) => {
    if (asked === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: memory() })
    if (asked === 'tables') process.send?.({ live: server.context.live.size })
    if (asked === 'stop') void server.close().then(() => process.exit(0))
  })
}

/** After collecting garbage, where the process was started so that it can. */
function memory(): NodeJS.MemoryUsage {
  const { gc } = globalThis as { gc?: () => void }
  gc?.()
  gc?.()
  return process.memoryUsage()
}
