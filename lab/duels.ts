/** Many games of a duel on all cores. */
import { Worker } from 'node:worker_threads'
import { blockShares, type Sequence, settledBy, type TalliedGame } from '@branchline/bots'
import type { Duel } from './duel.ts'

export interface DuelWork {
  readonly duels: readonly Duel[]
  /** Of each duel. */
  readonly games: number
  readonly taken: Int32Array
}

interface PlayedDuel {
  /** Which of the duels, and which game of it. */
  readonly place: number
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
  const work = workOn([duel], games)
  const played: (TalliedGame | undefined)[] = new Array(games).fill(undefined)
  const look = () => settledBy(blockShares(played, 2), settleAt ?? EVEN)
  let isSettled = false
  const began = performance.now()
  await onThreads(work, threads, ({ number, game }) => {
    played[number] = game
    if (performance.now() - began > 1000 * seconds) Atomics.store(work.taken, 0, games)
    if (settleAt === null || isSettled || look().verdict === 0) return
    isSettled = true
    Atomics.store(work.taken, 0, games)
  })
  const whole = 2 * blockShares(played, 2).length
  return { played: played.slice(0, whole) as TalliedGame[], sequence: look() }
}

/** So many games of each duel: of each the share that the first won, block by block. */
export async function playDuels(duels: readonly Duel[], games: number, threads: number): Promise<number[][]> {
  const played: TalliedGame[][] = duels.map(() => [])
  await onThreads(workOn(duels, games), threads, ({ place, number, game }) => {
    played[place][number] = game
  })
  return played.map((some) => blockShares(some, 2))
}

const workOn = (duels: readonly Duel[], games: number): DuelWork => ({ duels, games, taken: new Int32Array(new SharedArrayBuffer(4)) })

async function onThreads(work: DuelWork, threads: number, note: (played: PlayedDuel) => void): Promise<void> {
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
}
