/** Many games, on one thread or several. With iteration budgets the results do not depend on how many. */
import { Worker } from 'node:worker_threads'
import type { TalliedGame } from '@branchline/bots'
import type { AnyGame } from '@branchline/engine'
import { type Contest, playContest } from './contest.ts'

export async function runContest(
  game: AnyGame,
  contest: Contest,
  games: number,
  threads: number,
  finished: (game: TalliedGame) => void,
): Promise<void> {
  const shares = Array.from({ length: threads }, (_, thread) =>
    Array.from({ length: games }, (_, number) => number).filter((number) => number % threads === thread),
  )
  if (threads === 1) return playContest(game, contest, shares[0] as number[], finished)
  await Promise.all(shares.map((numbers) => onThread(contest, numbers, finished)))
}

function onThread(contest: Contest, numbers: readonly number[], finished: (game: TalliedGame) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { contest, numbers },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    worker.on('message', finished)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`an arena thread stopped with code ${code}`))))
  })
}
