/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** What the valuation of papers leaves out, for those who read the expected scores. The same for all seats, so it decides nothing. */
import type { State } from '../../rules/state.ts'
import { dividendsLeft } from './books.ts'

/**
 * By number of players and dividends left: how much more the games ended with than the papers and the cash had come to at the beginning of
 * that turn (6 to 8 games each, of apprentices and drivers). Early on most of the money is still to be made with shares that nobody has yet.
 */
const GROWTH: Readonly<Record<number, readonly number[]>> = {
  3: [0, -5, -18, -26, -26, -2, 46, 93, 158, 222, 290, 348],
  4: [0, -4, -13, -9, 8, 38, 72, 117, 168, 215],
  5: [0, -1, 4, 11, 38, 68, 105, 142],
}

export function growthToCome(state: State): number {
  const growth = GROWTH[state.seats]
  return growth[Math.min(dividendsLeft(state), growth.length - 1)]
}
