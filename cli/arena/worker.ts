/** A thread of the arena: takes the next game whenever it is free, one message a game. */
import { parentPort, workerData } from 'node:worker_threads'
import { gameById } from '@branchline/games'
import { playContest } from './contest.ts'
import { gamesToPlay, type Work } from './run.ts'

const work = workerData as Work
const game = gameById(work.contest.game)
if (game === undefined) throw new Error(`there is no game ${work.contest.game}`)
await playContest(game, work.contest, gamesToPlay(work), (played) => parentPort?.postMessage(played))
