/** A thread of the arena: takes the next game whenever it is free, one message a game. */
import { parentPort, workerData } from 'node:worker_threads'
import { gameById } from '@branchline/games'
import { playContest } from './contest.ts'
import { gamesToPlay, type Said, type Work } from './run.ts'

const work = workerData as Work
const game = gameById(work.contest.game)
if (game === undefined) throw new Error(`there is no game ${work.contest.game}`)
const say = (said: Said) => parentPort?.postMessage(said)
await playContest(game, work.contest, gamesToPlay(work), say, {
  began: (program) => say({ began: program }),
  ended: (program) => say({ ended: program }),
})
