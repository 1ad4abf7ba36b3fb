/** A thread of one or more duels: takes the next game whenever it is free. */
import { parentPort, workerData } from 'node:worker_threads'
import { duelGame } from './duel.ts'
import type { DuelWork } from './duels.ts'

const { duels, games, taken } = workerData as DuelWork
for (let turn = Atomics.add(taken, 0, 1); turn < duels.length * games; turn = Atomics.add(taken, 0, 1)) {
  const [place, number] = [Math.floor(turn / games), turn % games]
  parentPort?.postMessage({ place, number, game: await duelGame(duels[place], number) })
}
