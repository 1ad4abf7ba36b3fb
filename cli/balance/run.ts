/** Many games, on as many threads as wished. What comes out does not depend on how many. */
import type { Known } from '@branchline/bots'
import type { AnyBalanceBook } from '@branchline/engine'
import { onThread } from '../thread.ts'
import { type BalancePlan, type CountedGame, countGame } from './play.ts'

export interface BalanceWork {
  readonly plan: BalancePlan
  readonly games: number
  /** How many games have been taken by a thread. */
  readonly taken: Int32Array
}

export async function playForBalance(
  known: Known,
  book: AnyBalanceBook,
  plan: BalancePlan,
  games: number,
  threads: number,
  tell: (done: number) => void,
): Promise<readonly CountedGame[]> {
  const counted: CountedGame[] = []
  let done = 0
  const note = (game: CountedGame) => {
    counted[game.number] = game
    tell(++done)
  }
  if (threads > 1) {
    const work: BalanceWork = { plan, games, taken: new Int32Array(new SharedArrayBuffer(4)) }
    await Promise.all(
      Array.from({ length: threads }, () => onThread(new URL('./worker.js', import.meta.url), work, note, 'a thread of the report')),
    )
    return counted
  }
  for (let number = 0; number < games; number++) {
    note(countGame(known, book, plan, number))
    // Gives the progress bar and Ctrl+C a chance.
    await new Promise(setImmediate)
  }
  return counted
}
