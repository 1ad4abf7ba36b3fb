/** A deep search among whole lines: what each of them is worth where everybody goes on as well as the search can. */
import type { AnyGame, AnyInsight, Seat } from '@branchline/engine'
import { diceFrom } from '../dice.ts'
import { honest } from '../honest.ts'
import type { Known } from '../known.ts'
import { createSearch } from '../search.ts'

export interface Weighed {
  /** The chance of victory that people may be told, and the final score to expect. */
  readonly worth: number
  readonly score: number
  readonly visits: number
}

export type Line = readonly unknown[]

const EXPLORE = 3
const POSITIONS = 60_000

/** By line, in their order. What was never looked at is worth nothing. */
export function weighLines(known: Known, view: unknown, seat: Seat, lines: readonly Line[], iterations: number, seed: string): Weighed[] {
  const compound: readonly Compound[] = lines.map((moves) => ({ moves }))
  const root = new WeakSet<object>()
  const search = createSearch(beginningWith(known.game, compound, root), judgedEvenly(known.insight, root), {
    iterations,
    milliseconds: Number.POSITIVE_INFINITY,
    explore: EXPLORE,
    isDeep: true,
    positions: POSITIONS,
  })
  const { edges } = search.run(view, seat, diceFrom(seed))
  const trust = known.insight.trust(view)
  return compound.map((line) => {
    const edge = edges.find(({ move }) => move === line)
    if (edge === undefined) return { worth: 0, score: Number.NEGATIVE_INFINITY, visits: 0 }
    const chances = Array.from(edge.chances, (sum) => sum / edge.visits)
    return { worth: honest(chances, trust, seat)[seat], score: edge.scores[seat] / edge.visits, visits: edge.visits }
  })
}

interface Compound {
  readonly moves: Line
}

/** The same game, in which the first thing to decide is a whole line. */
function beginningWith(game: AnyGame, lines: readonly Compound[], root: WeakSet<object>): AnyGame {
  return {
    ...game,
    sample(view, viewer, random) {
      const state = game.sample(view, viewer, random)
      root.add(state)
      return state
    },
    moves: (state) => (root.has(state) ? lines : game.moves(state)),
    play(state, move, emit) {
      if (!root.delete(state)) return game.play(state, move, emit)
      for (const one of (move as Compound).moves) game.play(state, one, emit)
    },
  }
}

/** Nobody knows beforehand which line is good. */
function judgedEvenly(insight: AnyInsight, root: WeakSet<object>): AnyInsight {
  return { ...insight, appraise: (state, moves) => (root.has(state) ? new Float64Array(moves.length) : insight.appraise(state, moves)) }
}
