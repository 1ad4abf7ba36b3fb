/** One game between bots, refereed: each is shown its view, answers with a move, and an illegal answer is replaced and counted. */
import { type AnyGame, findMove, type Seat, type Standing } from '@branchline/engine'
import type { Now, Thinking, Trouble } from './bot.ts'
import { diceFrom } from './dice.ts'

/** Somebody who decides, at once or later: a bot, or a program at the other end of a pipe. */
export interface Player {
  decide(view: unknown, seat: Seat): unknown
  readonly last?: Thinking
}

export interface MatchSetUp {
  readonly game: AnyGame
  readonly options: unknown
  readonly seed: string
  readonly now?: Now
  /** After so many moves the game counts as it stands: players on trial may be of a kind that never ends one. */
  readonly mostMoves?: number
}

export interface MatchResult {
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** The account at the end, by seat. */
  readonly standing: readonly Standing[]
  /** By seat: 1 for victory, a part of it when it is shared. */
  readonly shares: readonly number[]
  readonly effort: readonly Effort[]
  readonly moves: readonly string[]
}

/** What a seat's decisions took. Forced moves are not counted. */
export interface Effort {
  decisions: number
  milliseconds: number
  slowest: number
  iterations: number
  fallbacks: number
  illegal: number
  /** Why there were fallbacks, as far as it is known. */
  troubles: Partial<Record<Trouble, number>>
}

export async function playMatch(setUp: MatchSetUp, players: readonly Player[]): Promise<MatchResult> {
  const { game, options, seed, now = () => 0, mostMoves = Number.POSITIVE_INFINITY } = setUp
  const state = game.setup(options, players.length, seed)
  const dice = diceFrom(seed)
  const effort = players.map(
    (): Effort => ({ decisions: 0, milliseconds: 0, slowest: 0, iterations: 0, fallbacks: 0, illegal: 0, troubles: {} }),
  )
  const moves: string[] = []
  for (let seat: Seat | null = game.toAct(state); seat !== null && moves.length < mostMoves; seat = game.toAct(state)) {
    const legal = game.moves(state)
    let move = legal[0]
    if (legal.length > 1) {
      const started = now()
      const answer = players[seat].decide(game.view(state, seat), seat)
      const wish = answer instanceof Promise ? await answer : answer
      const took = now() - started
      const found = findMove(legal, wish)
      move = found ?? legal[dice.below(legal.length)]
      note(effort[seat], took, players[seat].last, found === undefined)
    }
    moves.push(game.print(state, move))
    game.play(state, move)
  }
  const standing: readonly Standing[] = [...game.standing(state)].sort((one, other) => one.seat - other.seat)
  const ranks = standing.map(({ rank }) => rank)
  const winners = ranks.filter((rank) => rank === 1).length
  const shares = ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
  return { scores: standing.map(({ score }) => score), ranks, standing, shares, effort, moves }
}

function note(effort: Effort, took: number, thinking: Thinking | undefined, isIllegal: boolean): void {
  effort.decisions++
  effort.milliseconds += took
  effort.slowest = Math.max(effort.slowest, took)
  effort.iterations += thinking?.iterations ?? 0
  if (thinking?.fallback === true) effort.fallbacks++
  if (thinking?.trouble !== undefined) effort.troubles[thinking.trouble] = (effort.troubles[thinking.trouble] ?? 0) + 1
  if (isIllegal) effort.illegal++
}
