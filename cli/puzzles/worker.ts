/** A thread that makes puzzles: takes the next game whenever it is free. */
import { parentPort, workerData } from 'node:worker_threads'
import { knownNamed, takeIn } from '../titles.ts'
import { makePuzzles } from './make.ts'
import type { PuzzleWork } from './run.ts'

const { plan, games, end, taken } = workerData as PuzzleWork
await takeIn(plan.packs)
const known = await knownNamed(plan.game)
for (let number = Atomics.add(taken, 0, 1); number < games && Date.now() < end; number = Atomics.add(taken, 0, 1))
  parentPort?.postMessage(makePuzzles(known, plan, number))
