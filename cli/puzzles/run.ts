/** Many games, on as many threads as wished, until there are enough or the time is over. */
import { Worker } from 'node:worker_threads'
import type { Known } from '@branchline/bots'
import { type Made, makePuzzles, type PuzzlePlan } from './make.ts'

export interface PuzzleWork {
  readonly plan: PuzzlePlan
  readonly games: number
  /** No game is begun after this time of the clock. */
  readonly end: number
  /** How many games have been taken by a thread. */
  readonly taken: Int32Array
}

export async function makeMany(
  known: Known,
  plan: PuzzlePlan,
  { games, threads, end }: { readonly games: number; readonly threads: number; readonly end: number },
  note: (made: Made) => void,
): Promise<void> {
  const taken = new Int32Array(new SharedArrayBuffer(4))
  if (threads > 1) {
    await Promise.all(Array.from({ length: threads }, () => onThread({ plan, games, end, taken }, note)))
    return
  }
  for (let number = 0; number < games && Date.now() < end; number++) {
    note(makePuzzles(known, plan, number))
    // Gives the progress bar and Ctrl+C a chance.
    await new Promise(setImmediate)
  }
}

function onThread(work: PuzzleWork, note: (made: Made) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: work,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    worker.on('message', note)
    worker.on('error', reject)
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread that makes puzzles stopped with code ${code}`))))
  })
}
