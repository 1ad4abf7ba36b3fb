/** A thread of a balance report: takes the next game whenever it is free. */
import { parentPort, workerData } from 'node:worker_threads'
import { BALANCE_BOOKS } from '@branchline/games/balance'
import { knownNamed, takeIn } from '../titles.ts'
import { bookFor, countGame } from './play.ts'
import type { BalanceWork } from './run.ts'

const { plan, games, taken } = workerData as BalanceWork
await takeIn(plan.packs)
const known = await knownNamed(plan.game)
const book = bookFor(known.game, BALANCE_BOOKS)
for (let number = Atomics.add(taken, 0, 1); number < games; number = Atomics.add(taken, 0, 1))
  parentPort?.postMessage(countGame(known, book, plan, number))
