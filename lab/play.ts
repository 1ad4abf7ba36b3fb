/** Self-play on all cores. Games are numbered and written in the order of their numbers: the file does not depend on how many threads there are. */
import { Worker } from 'node:worker_threads'
import type { LearnedWeights } from '@branchline/engine'
import { rowWriter } from './rows.ts'
import type { Schooling } from './self-play.ts'

export interface SchoolWork {
  readonly school: Schooling
  readonly weights: LearnedWeights | null
  readonly first: number
  readonly games: number
  readonly taken: Int32Array
}

export interface SchoolChunk {
  readonly chunk: number
  readonly rows: Float32Array
}

/** Games that a thread plays before it hands them over. */
export const CHUNK = 50

export async function playSchool(
  school: Schooling,
  weights: LearnedWeights | null,
  first: number,
  games: number,
  threads: number,
  path: string,
  tell: (done: number) => void = () => {},
): Promise<void> {
  const work: SchoolWork = { school, weights, first, games, taken: new Int32Array(new SharedArrayBuffer(4)) }
  const writer = rowWriter(path)
  const waiting = new Map<number, Float32Array>()
  let next = 0
  const note = ({ chunk, rows }: SchoolChunk) => {
    waiting.set(chunk, rows)
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      writer.write(ready)
      waiting.delete(next++)
    }
    tell(Math.min(games, next * CHUNK))
  }
  const script = new URL('./play-worker.js', import.meta.url)
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(script, { workerData: work })
          worker.on('message', note)
          worker.on('error', reject)
          worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread stopped with code ${code}`))))
        }),
    ),
  )
  writer.close()
}
