/**
 * Sidings on boardgame.io: the same rules as ../toy/sidings.ts, written as its tutorial writes games. Plays random games given
 * on standard input ({board, setups, picks, mcts}) and prints one line of JSON: decisions, CPU seconds, scores.
 */
import { createRequire } from 'node:module'
import { sidingsOn } from './sidings.mjs'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { InitializeGame } = require('boardgame.io/internal')
const { MCTSBot } = require('boardgame.io/ai')

const { board, setups, picks, mcts } = JSON.parse(await readAll(process.stdin))
const { gameFrom, legal } = sidingsOn(board)

/** Plays one game; the n-th decision takes the move at `picks[n]` modulo the number of legal moves, as the other side does. */
function playGame(setup) {
  const client = Client({ game: gameFrom(setup), numPlayers: setup.players.length, debug: false })
  client.start()
  let played = 0
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) {
      client.stop()
      return { played, scores: ctx.gameover.scores }
    }
    const moves = legal(G)
    const [name, ...args] = moves[picks[played++] % moves.length]
    client.moves[name](...args)
  }
}

playGame(setups[0])
const before = process.cpuUsage()
const began = performance.now()
const games = setups.map(playGame)
const { user, system } = process.cpuUsage(before)
const seconds = (performance.now() - began) / 1000
const report = {
  decisions: games.reduce((sum, { played }) => sum + played, 0),
  seconds,
  cpuSeconds: (user + system) / 1e6,
  scores: games.map(({ scores }) => scores),
}

if (mcts > 0) {
  const game = gameFrom(setups[0])
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations: mcts, playoutDepth: board.decisions })
  bot.setOpt?.('async', false)
  const start = process.cpuUsage()
  await bot.play(InitializeGame({ game, numPlayers: 4 }), '0')
  const used = process.cpuUsage(start)
  report.mctsIterationsPerCpuSecond = mcts / ((used.user + used.system) / 1e6)
}
console.log(JSON.stringify(report))

async function readAll(stream) {
  let text = ''
  for await (const chunk of stream) text += chunk
  return text
}
