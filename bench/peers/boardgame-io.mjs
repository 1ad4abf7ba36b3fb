/**
 * Sidings on boardgame.io: the same rules as ../toy/sidings.ts, written as its tutorial writes games. Plays random games given
 * on standard input ({seeds, setups, board}) and prints one line of JSON: decisions, CPU seconds, scores.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client')
const { InitializeGame } = require('boardgame.io/internal')
const { MCTSBot } = require('boardgame.io/ai')

const { board, setups, picks, mcts } = JSON.parse(await readAll(process.stdin))
const { borders, cost, value, cities, decisions } = board
const touching = value.map((_, area) => borders.flatMap(([one, other], border) => (one === area || other === area ? [border] : [])))

function reachable(G, seat, from) {
  const seen = new Set([from])
  const queue = [from]
  while (queue.length > 0) {
    const area = queue.pop()
    for (const border of touching[area]) {
      if (!G.borders[border].links.includes(seat)) continue
      const next = borders[border][0] === area ? borders[border][1] : borders[border][0]
      if (!seen.has(next)) {
        seen.add(next)
        queue.push(next)
      }
    }
  }
  return seen
}

function canBuild(G, border) {
  const me = G.players[G.turn]
  const { links } = G.borders[border]
  if (links.length >= 2 || links.includes(G.turn)) return false
  if (!me.areas.includes(borders[border][0]) && !me.areas.includes(borders[border][1])) return false
  return cost[border] + links.length <= me.cash
}

function canDeliver(G, number) {
  const cube = G.cubes[number]
  if (cube.area < 0 || !G.players[G.turn].areas.includes(cube.area)) return false
  for (const area of reachable(G, G.turn, cube.area)) {
    for (let city = cube.colour; city < cities.length; city += 4) if (cities[city] === area) return true
  }
  return false
}

function legal(G) {
  const moves = []
  for (let border = 0; border < borders.length; border++) if (canBuild(G, border)) moves.push(['build', border])
  for (let cube = 0; cube < G.cubes.length; cube++) if (canDeliver(G, cube)) moves.push(['deliver', cube])
  moves.push(['income'])
  return moves
}

function next(G) {
  G.turn = (G.turn + 1) % G.players.length
  G.played++
}

const gameFrom = (setup) => ({
  name: 'sidings',
  setup: () => structuredClone(setup),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: ({ G }, border) => {
      if (!canBuild(G, border)) return 'INVALID_MOVE'
      const me = G.players[G.turn]
      const { links } = G.borders[border]
      me.cash -= cost[border] + links.length
      if (links.length > 0) G.players[links[0]].cash++
      links.push(G.turn)
      for (const area of borders[border]) {
        if (me.areas.includes(area)) continue
        me.areas.push(area)
        me.score += value[area]
      }
      next(G)
    },
    deliver: ({ G }, cube) => {
      if (!canDeliver(G, cube)) return 'INVALID_MOVE'
      const me = G.players[G.turn]
      G.cubes[cube].area = -1
      me.income++
      me.cash += 2
      me.score += 3
      next(G)
    },
    income: ({ G }) => {
      const me = G.players[G.turn]
      me.cash += me.income + 1
      next(G)
    },
  },
  endIf: ({ G }) => (G.played >= decisions ? { scores: G.players.map((_, seat) => finalScore(G, seat)) } : undefined),
  ai: { enumerate: (G) => legal(G).map(([move, ...args]) => ({ move, args })) },
})

function finalScore(G, seat) {
  const { areas, score } = G.players[seat]
  return score + Math.max(0, ...areas.map((area) => reachable(G, seat, area).size))
}

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
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations: mcts, playoutDepth: decisions })
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
