/** A server that dies the moment it has stored entry `diesAt` of any table: before anything that would follow from it. */
import { westRiding } from '../../games/west-riding/rules/index.ts'
import type { GivenConfig } from '../config.ts'
import { startServer } from '../server.ts'

const { diesAt, ...given } = JSON.parse(process.env.BRANCHLINE_CHILD ?? '{}') as GivenConfig & { diesAt: number }
const server = await startServer({ port: 0, logLevel: 'silent', ...given }, { games: [westRiding] })
server.context.rooms = [
  {
    settled(table) {
      if (table.row.seq === diesAt) process.kill(process.pid, 'SIGKILL')
    },
  },
  ...server.context.rooms,
]
process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
