/** A thread of tuning: at each step takes pairs of games as long as there are any. */
import { parentPort } from 'node:worker_threads'
import { type TuneWork, tryPair } from './tune.ts'

parentPort?.on('message', async (work: TuneWork) => {
  for (let pair = Atomics.add(work.taken, 0, 1); pair < work.course.pairs; pair = Atomics.add(work.taken, 0, 1))
    parentPort?.postMessage(await tryPair(work, pair))
})
