/** Many games, on one thread or several. With iteration budgets the results do not depend on how many. */
import { blockShares, type Known, type Sequence, settledBy, type TalliedGame } from '@branchline/bots'
import { onThread } from '../thread.ts'
import { type Contest, playContest } from './contest.ts'
import { EXEC } from './exec.ts'
import type { Running } from './programs.ts'

/** What a thread of the arena is given: all threads take the next game from one counter, so that none is idle while games are left. */
export interface Work {
  readonly contest: Contest
  readonly games: number
  readonly taken: Int32Array
}

interface PlayedGame {
  readonly number: number
  readonly game: TalliedGame
}

/** What a thread says: a game is over, or a program was started or has ended. */
export type Said = PlayedGame | { readonly began: number } | { readonly ended: number }

/** The games in the order of their numbers, whoever has played them. `finished` is told how many are done; with `untilSettled` there may be fewer. */
export async function runContest(
  known: Known,
  contest: Contest,
  games: number,
  threads: number,
  running: Running,
  finished: (done: number) => void = () => {},
  script = new URL('./worker.js', import.meta.url),
  untilSettled = false,
): Promise<TalliedGame[]> {
  const work: Work = { contest, games, taken: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) }
  const played: TalliedGame[] = []
  let done = 0
  const note = ({ number, game: one }: PlayedGame) => {
    played[number] = one
    finished(++done)
    // Nobody begins another game once the question is settled; those under way are played to their end.
    if (untilSettled && standOf(contest, played).verdict !== 0) Atomics.store(work.taken, 0, games)
  }
  const hear = (said: Said) => {
    if ('began' in said) running.began(said.began)
    else if ('ended' in said) running.ended(said.ended)
    else note(said)
  }
  if (runsHere(contest, threads)) await playContest(known, contest, gamesToPlay(work), note, running)
  else await Promise.all(Array.from({ length: threads }, () => onThread(script, work, hear, 'an arena thread')))
  return wholeBlocks(contest, played)
}

/** How the first of the bots stands against the rest, as far as whole blocks are played without a gap. */
export function standOf({ bots }: Contest, played: readonly (TalliedGame | undefined)[]): Sequence {
  // Over a block everybody sits at every place of the line-up once, so all have the same share of the seats.
  return settledBy(blockShares(played, bots.length), 1 / bots.length)
}

/** A run that was ended early may have games of blocks that are not complete: who sat where would then tell. */
function wholeBlocks({ bots }: Contest, played: readonly (TalliedGame | undefined)[]): TalliedGame[] {
  const whole: TalliedGame[] = []
  for (let first = 0; first < played.length; first += bots.length) {
    const block = played.slice(first, first + bots.length)
    if (block.length === bots.length && block.every((game) => game !== undefined)) whole.push(...(block as TalliedGame[]))
  }
  return whole
}

/** Programs are asked from a thread of their own, so that this one hears at once when somebody wants to leave. */
export function runsHere({ bots }: Contest, threads: number): boolean {
  return threads === 1 && !bots.some((code) => code.startsWith(EXEC))
}

export function* gamesToPlay({ taken, games }: Work): Generator<number> {
  for (let number = Atomics.add(taken, 0, 1); number < games; number = Atomics.add(taken, 0, 1)) yield number
}
