/** The toy on our engine and on boardgame.io, in one run, playing the same games decision by decision. */
import { spawnSync } from 'node:child_process'
import { diceFrom } from '@branchline/bots'
import { type Measured, summary } from './measure.ts'
import { installPeers, PEERS, peerBoard, peerSetup } from './peers.ts'
import { DECISIONS } from './toy/board.ts'
import { sidings } from './toy/sidings.ts'

export interface Comparison {
  readonly ours: Measured
  readonly theirs: Measured
  /** Ours divided by theirs, by the medians per CPU second. */
  readonly ratio: number
  readonly mctsIterationsPerCpuSecond: number
}

export async function compareWithBoardgameIo(rounds: number, games: number): Promise<Comparison> {
  installPeers()
  const dice = diceFrom('picks')
  const picks = Array.from({ length: DECISIONS }, () => dice.below(1_000_000))
  const seeds = Array.from({ length: games }, (_, game) => `peer-${game}`)
  const ours: { cpu: number[]; wall: number[] } = { cpu: [], wall: [] }
  const theirs: { cpu: number[]; wall: number[] } = { cpu: [], wall: [] }
  let mcts = 0
  playAll(seeds, picks, 30)
  for (let round = 0; round < rounds; round++) {
    // Rounds alternate, so that a slow spell of the machine meets both.
    const mine = playAll(seeds, picks, 40)
    const peer = runPeer(seeds, picks, round === 0 ? 20 : 0)
    if (JSON.stringify(mine.scores) !== JSON.stringify(peer.scores)) throw new Error('the two implementations of the toy game do not agree')
    ours.cpu.push(mine.decisions / mine.cpuSeconds)
    ours.wall.push(mine.decisions / mine.seconds)
    theirs.cpu.push(peer.decisions / peer.cpuSeconds)
    theirs.wall.push(peer.decisions / peer.seconds)
    mcts = peer.mctsIterationsPerCpuSecond ?? mcts
  }
  const measured = (name: string, { cpu, wall }: typeof ours): Measured => ({
    name,
    unit: 'decisions',
    perCpuSecond: summary(cpu),
    perSecond: summary(wall),
    rounds,
  })
  const mine = measured('toy on Branchline: random games', ours)
  const peer = measured('toy on boardgame.io: random games', theirs)
  return { ours: mine, theirs: peer, ratio: mine.perCpuSecond.median / peer.perCpuSecond.median, mctsIterationsPerCpuSecond: mcts }
}

interface Round {
  readonly decisions: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly scores: readonly (readonly number[])[]
  readonly mctsIterationsPerCpuSecond?: number
}

/** Our side plays each game several times: one pass is over too soon to be timed. */
function playAll(seeds: readonly string[], picks: readonly number[], passes: number): Round {
  const before = process.cpuUsage()
  const began = performance.now()
  let decisions = 0
  let scores: number[][] = []
  for (let pass = 0; pass < passes; pass++) {
    scores = []
    for (const seed of seeds) {
      const state = sidings.setup({}, 4, seed)
      for (let n = 0; sidings.toAct(state) !== null; n++) {
        const moves = sidings.moves(state)
        sidings.play(state, moves[picks[n] % moves.length])
        decisions++
      }
      scores.push(sidings.standing(state).map(({ score }) => score))
    }
  }
  const { user, system } = process.cpuUsage(before)
  return { decisions, seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6, scores }
}

function runPeer(seeds: readonly string[], picks: readonly number[], mcts: number): Round {
  const setups = seeds.map((seed) => peerSetup(sidings.setup({}, 4, seed)))
  const result = spawnSync(process.execPath, [`${PEERS}boardgame-io.mjs`], {
    input: JSON.stringify({ board: peerBoard(), setups, picks, mcts }),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) throw new Error(`boardgame.io could not be measured: ${result.stderr.slice(0, 500)}`)
  return JSON.parse(result.stdout.trim().split('\n').at(-1) as string) as Round
}
