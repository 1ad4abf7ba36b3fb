/** Moves that the search left alone because it was sure of better ones: whoever asks for five is told of them all the same. */
import type { AnyGame, AnyInsight, Seat } from '@branchline/engine'
import { diceFrom } from './dice.ts'
import { meanOf, playOn } from './playouts.ts'
import { prospect } from './prospect.ts'
import { keyOf } from './tree.ts'

export interface Overlooked {
  readonly move: unknown
  /** By seat, as the forecast sees it: not yet such that people could be told. */
  readonly chances: readonly number[]
  readonly scores: readonly number[]
}

const PLAYOUTS = 16
/** A glance can be wrong: so many more are tried than are wanted. */
const SPARE = 4

/** What the search found out about a move. */
type Searched = Overlooked

/**
 * The most promising at a glance of the moves that are not among those searched, best first, with an average over guided playouts for each.
 * Playouts see less than a search: what they say is put in relation to what they say of the best move, and never better than that.
 */
export function overlookedMoves(
  game: AnyGame,
  insight: AnyInsight,
  view: unknown,
  seat: Seat,
  searched: readonly Searched[],
  wanted: number,
): Overlooked[] {
  const [best] = searched
  if (wanted <= 0 || best === undefined) return []
  const measure = expected(game, insight, view, seat, best.move)
  const seen = new Set(searched.map(({ move }) => keyOf(move)))
  const moves = game.moves(view)
  const points = insight.appraise(game.sample(view, seat, diceFrom('glance')), moves)
  return moves
    .map((move: unknown, place: number) => ({ move, points: points[place] }))
    .filter(({ move }) => !seen.has(keyOf(move)))
    .sort((one, other) => (one.points === other.points ? 0 : other.points - one.points))
    .slice(0, wanted + SPARE)
    .map(({ move }) => inRelation(expected(game, insight, view, seat, move), measure, best, seat))
    .sort((one, other) => other.chances[seat] - one.chances[seat])
    .slice(0, wanted)
}

function inRelation(found: Overlooked, measure: Overlooked, best: Searched, seat: Seat): Overlooked {
  const scores = found.scores.map((score, one) => score + best.scores[one] - measure.scores[one])
  const own = Math.min(best.chances[seat], Math.max(0, found.chances[seat] + best.chances[seat] - measure.chances[seat]))
  const others = found.chances[seat] < 1 ? (1 - own) / (1 - found.chances[seat]) : 1
  return { move: found.move, scores, chances: found.chances.map((chance, one) => (one === seat ? own : chance * others)) }
}

function expected(game: AnyGame, insight: AnyInsight, view: unknown, seat: Seat, move: unknown): Overlooked {
  const dice = diceFrom('overlooked')
  const last = insight.stage(view) + insight.horizon(view, true)
  const outcome = meanOf(PLAYOUTS, () => {
    const world = game.sample(view, seat, dice)
    game.play(world, move)
    playOn(game, insight, world, last, dice)
    return prospect(game, insight, world)
  })
  return { move, ...outcome }
}
