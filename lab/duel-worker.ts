/** A thread of a duel: takes the next game whenever it is free. */
import { parentPort, workerData } from 'node:worker_threads'
import { duelGame } from './duel.ts'
import type { DuelWork } from './duels.ts'

const { duel, games, taken } = workerData as DuelWork
for (let number = Atomics.add(taken, 0, 1); number < games; number = Atomics.add(taken, 0, 1))
  parentPort?.postMessage({ number, game: await duelGame(duel, number) })
