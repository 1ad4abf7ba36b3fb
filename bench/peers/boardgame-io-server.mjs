/** boardgame.io's own server with Sidings, in memory, at a free port of this machine. Told what to play by its parent process. */
import { createRequire } from 'node:module'
import { sidingsOn } from './sidings.mjs'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')

const { board, setup, undo } = JSON.parse(process.env.BRANCHLINE_CHILD)
// Undo is on by default. Without it no earlier states are kept: the least work the server can be set to.
const game = { ...sidingsOn(board).gameFrom(setup), disableUndo: !undo }
const server = Server({ games: [game], origins: ['http://127.0.0.1'] })
const listen = server.app.listen.bind(server.app)
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready)
const { appServer } = await server.run({ port: 0 })
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${appServer.address().port}` })}\n`)

process.on('message', (asked) => {
  if (asked === 'usage') process.send({ cpu: process.cpuUsage(), memory: process.memoryUsage() })
  if (asked === 'stop') process.exit(0)
})
