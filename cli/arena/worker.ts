/** A thread of the arena: takes the next game whenever it is free, one message a game. */
import { parentPort, workerData } from 'node:worker_threads'
import { knownNamed, takeIn } from '../titles.ts'
import { playContest } from './contest.ts'
import { gamesToPlay, type Said, type Work } from './run.ts'

const work = workerData as Work
await takeIn(work.contest.packs ?? [])
const known = await knownNamed(work.contest.game)
const say = (said: Said) => parentPort?.postMessage(said)
await playContest(known, work.contest, gamesToPlay(work), say, {
  began: (program) => say({ began: program }),
  ended: (program) => say({ ended: program }),
})
