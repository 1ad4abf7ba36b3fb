/** The yardstick: `ws` and SQLite (write-ahead log, full sync, one commit for all that arrived), a number checked, everybody told. No rules. */
import { join } from 'node:path'
import { openSqlite } from '@branchline/server/internals'
import { WebSocket, WebSocketServer } from 'ws'

interface Match {
  readonly clients: WebSocket[]
  n: number
}

const { data } = JSON.parse(process.env.BRANCHLINE_CHILD ?? '{}') as { data: string }
const { file } = await openSqlite(join(data, 'bare.sqlite'))
file.exec('create table moves (game integer, n integer, move text, at integer, primary key (game, n)) without rowid')
const insert = file.prepare('insert into moves values (?, ?, ?, ?)')
const matches = new Map<number, Match>()
let waiting: { game: number; match: Match; n: number; move: string; text: string }[] = []

function flush(): void {
  const group = waiting
  waiting = []
  const now = Date.now()
  file.exec('begin immediate')
  for (const { game, n, move } of group) insert.run(game, n, move, now)
  file.exec('commit')
  for (const { match, text } of group) for (const client of match.clients) if (client.readyState === WebSocket.OPEN) client.send(text)
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, backlog: 4096 })
server.on('connection', (client, request) => {
  const [, game = 0, seat = 0] = (request.url ?? '').split('/').map(Number)
  let match = matches.get(game)
  if (match === undefined) {
    match = { clients: [], n: 0 }
    matches.set(game, match)
  }
  match.clients[seat] = client
  client.on('message', (message) => {
    const { n, move } = JSON.parse(String(message)) as { n: number; move: string }
    const played = matches.get(game) as Match
    if (n !== played.n) return
    played.n++
    waiting.push({ game, match: played, n, move, text: JSON.stringify({ game, n, move, next: played.n % played.clients.length }) })
    if (waiting.length === 1) setImmediate(flush)
  })
})
server.on('listening', () =>
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${(server.address() as { port: number }).port}` })}\n`),
)
process.on('message', (asked) => {
  if (asked === 'usage') process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() })
  if (asked === 'stop') process.exit(0)
})
