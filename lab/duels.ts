/** Many games of a duel on all cores. */
import { Worker } from 'node:worker_threads'
import { blockShares, type Sequence, sequenceOf, type TalliedGame } from '@branchline/bots'
import type { Duel } from './duel.ts'

export interface DuelWork {
  readonly duel: Duel
  readonly games: number
  readonly taken: Int32Array
}

export interface PlayedDuel {
  readonly number: number
  readonly game: TalliedGame
}

export const EVEN = 0.5

/** No further games are begun once it is shown whether the first wins more than `settleAt`, null to play them all; in any case none after so many seconds. */
export async function playDuel(
  duel: Duel,
  games: number,
  threads: number,
  settleAt: number | null,
  seconds = Number.POSITIVE_INFINITY,
): Promise<{ readonly played: TalliedGame[]; readonly sequence: Sequence }> {
  const taken = new Int32Array(new SharedArrayBuffer(4))
  const work: DuelWork = { duel, games, taken }
  const played: (TalliedGame | undefined)[] = new Array(games).fill(undefined)
  const look = () => sequenceOf(blockShares(played, 2), settleAt ?? EVEN)
  let isSettled = false
  const began = performance.now()
  const note = ({ number, game }: PlayedDuel) => {
    played[number] = game
    if (performance.now() - began > 1000 * seconds) Atomics.store(taken, 0, games)
    if (settleAt === null || isSettled || look().verdict === 0) return
    isSettled = true
    Atomics.store(taken, 0, games)
  }
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('./duel-worker.js', import.meta.url), { workerData: work })
          worker.on('message', note)
          worker.on('error', reject)
          worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a thread stopped with code ${code}`))))
        }),
    ),
  )
  const whole = 2 * blockShares(played, 2).length
  return { played: played.slice(0, whole) as TalliedGame[], sequence: look() }
}
