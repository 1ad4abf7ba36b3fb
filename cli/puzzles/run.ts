/** Many games, on as many threads as wished, until there are enough or the time is over. */
import type { Known } from '@branchline/bots'
import { onThread } from '../thread.ts'
import { type Found, lookAgain, type Made, makePuzzles, type PuzzlePlan } from './make.ts'

export interface PuzzleWork {
  readonly plan: PuzzlePlan
  readonly games: number
  /** Of an older pool: looked at again, before any game. */
  readonly again: readonly Found[]
  /** No game is begun after this time of the clock. */
  readonly end: number
  /** How many pieces of the work have been taken by a thread. */
  readonly taken: Int32Array
}

/** A piece of the work by its number; null where none is left. */
export function doPiece(known: Known, { plan, games, again, end }: Omit<PuzzleWork, 'taken'>, piece: number): Made | null {
  if (Date.now() >= end || piece >= again.length + games) return null
  return piece < again.length ? lookAgain(known, again[piece]) : makePuzzles(known, plan, piece - again.length)
}

export async function makeMany(
  known: Known,
  plan: PuzzlePlan,
  { threads, ...rest }: Omit<PuzzleWork, 'plan' | 'taken'> & { readonly threads: number },
  note: (made: Made) => void,
): Promise<void> {
  const taken = new Int32Array(new SharedArrayBuffer(4))
  if (threads > 1) {
    await Promise.all(
      Array.from({ length: threads }, () =>
        onThread(new URL('./worker.js', import.meta.url), { plan, ...rest, taken }, note, 'a thread that makes puzzles'),
      ),
    )
    return
  }
  for (let piece = 0; ; piece++) {
    const made = doPiece(known, { plan, ...rest }, piece)
    if (made === null) return
    note(made)
    // Gives the progress bar and Ctrl+C a chance.
    await new Promise(setImmediate)
  }
}
