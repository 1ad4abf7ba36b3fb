/** Many games, on one thread or several. With iteration budgets the results do not depend on how many. */
import { Worker } from 'node:worker_threads'
import type { TalliedGame } from '@branchline/bots'
import type { AnyGame } from '@branchline/engine'
import { type Contest, playContest } from './contest.ts'

/** What a thread of the arena is given: all threads take the next game from one counter, so that none is idle while games are left. */
export interface Work {
  readonly contest: Contest
  readonly games: number
  readonly taken: Int32Array
}

interface PlayedGame {
  readonly number: number
  readonly game: TalliedGame
}

/** The games in the order of their numbers, whoever has played them. `finished` is told how many are done. */
export async function runContest(
  game: AnyGame,
  contest: Contest,
  games: number,
  threads: number,
  finished: (done: number) => void = () => {},
  script = new URL('./worker.js', import.meta.url),
): Promise<TalliedGame[]> {
  const work: Work = { contest, games, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
  const played: TalliedGame[] = []
  let done = 0
  const note = ({ number, game: one }: PlayedGame) => {
    played[number] = one
    finished(++done)
  }
  if (threads === 1) await playContest(game, contest, gamesToPlay(work), note)
  else await Promise.all(Array.from({ length: threads }, () => onThread(script, work, note)))
  return played
}

export function* gamesToPlay({ taken, games }: Work): Generator<number> {
  for (let number = Atomics.add(taken, 0, 1); number < games; number = Atomics.add(taken, 0, 1)) yield number
}

function onThread(script: URL, work: Work, note: (played: PlayedGame) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: work,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    worker.on('message', note)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`an arena thread stopped with code ${code}`))))
  })
}
