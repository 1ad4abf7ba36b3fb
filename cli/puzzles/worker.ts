/** A thread that makes puzzles: takes the next game whenever it is free. */
import { parentPort, workerData } from 'node:worker_threads'
import { knownNamed, takeIn } from '../titles.ts'
import { doPiece, type PuzzleWork } from './run.ts'

const work = workerData as PuzzleWork
await takeIn(work.plan.packs)
const known = await knownNamed(work.plan.game)
for (;;) {
  const made = doPiece(known, work, Atomics.add(work.taken, 0, 1))
  if (made === null) break
  parentPort?.postMessage(made)
}
