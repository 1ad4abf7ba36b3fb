/** A thread of the arena: plays its share of the games, one message a game. */
import { parentPort, workerData } from 'node:worker_threads'
import { gameById } from '@branchline/games'
import { type Contest, playContest } from './contest.ts'

const { contest, numbers } = workerData as { contest: Contest; numbers: readonly number[] }
const game = gameById(contest.game)
if (game === undefined) throw new Error(`there is no game ${contest.game}`)
await playContest(game, contest, numbers, (played) => parentPort?.postMessage(played))
