/** The insight of somebody who likes some moves more than they are worth, or less: moves are appraised so, positions judged as everybody does. */
import { type AnyInsight, glanceAt, type Leanings } from '@branchline/engine'

/** `added`: points to add to what a move is worth; `-Infinity` for what is never played as long as there is anything else. */
export const bent = (insight: AnyInsight, added: (move: unknown) => number): AnyInsight =>
  reappraised(insight, (_, moves, appraised) => {
    const told = moves.map((move, place) => appraised[place] + added(move))
    // Whoever may not do what is left does it all the same.
    return told.every((worth) => worth === Number.NEGATIVE_INFINITY) ? appraised : told
  })

/** The insight of somebody who makes something else of what moves are worth, with time to think and at a glance. */
export function reappraised(
  insight: AnyInsight,
  appraisal: (state: unknown, moves: readonly unknown[], appraised: ArrayLike<number>) => ArrayLike<number>,
): AnyInsight {
  return {
    ...insight,
    appraise: (state, moves) => appraisal(state, moves, insight.appraise(state, moves)),
    glance: (state, moves) => appraisal(state, moves, glanceAt(insight, state, moves)),
  }
}

/** What is done by a move, in the title's own word. */
export function kindOf(move: unknown): string {
  const { do: verb, kind } = move as { readonly do?: string; readonly kind?: string }
  return verb ?? kind ?? ''
}

export const leaning = (insight: AnyInsight, leanings: Leanings): AnyInsight =>
  bent(insight, (move) => insight.doubt * (leanings[kindOf(move)] ?? 0))
