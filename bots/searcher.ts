/** `driver` and `inspector`: they search, within a budget, and keep what they found for the next decision. */
import { type AnyGame, type AnyInsight, glanceAt, type Seat } from '@branchline/engine'
import type { Bot, Thinking } from './bot.ts'
import { diceFrom } from './dice.ts'
import { NO_THOUGHT } from './random.ts'
import { createSearch, type Found, type SearchSettings } from './search.ts'

export interface Searcher extends Bot {
  /** All it found out about its moves, best first: what advice is made of. */
  consider(view: unknown, seat: Seat): Found
}

export function searchBot(
  game: AnyGame,
  insight: AnyInsight,
  code: string,
  settings: SearchSettings & { readonly seed: string },
): Searcher {
  const dice = diceFrom(settings.seed)
  let search = createSearch(game, insight, settings)
  let last: Thinking = NO_THOUGHT

  /** Masked once more: whatever somebody put into the hidden places of the view, nothing of it is looked at. */
  const look = (view: unknown, seat: Seat) => game.view(view, seat)

  return {
    code,
    get last() {
      return last
    },
    decide(given, seat) {
      const view = look(given, seat)
      const moves = game.moves(view)
      if (moves.length === 1) {
        last = NO_THOUGHT
        return moves[0]
      }
      const started = settings.now?.() ?? 0
      const spent = () => (settings.now?.() ?? 0) - started
      try {
        const { edges, iterations, reused } = search.run(view, seat, dice)
        last = { iterations, reused, milliseconds: spent(), fallback: false }
        return edges[0].move
      } catch {
        // A table must not wait for a bot in trouble: forget the search and play what looks best at a glance.
        search = createSearch(game, insight, settings)
        last = { iterations: 0, reused: 0, milliseconds: spent(), fallback: true }
        return glance(game, insight, view, seat, moves)
      }
    },
    get positions() {
      return search.positions
    },
    consider: (view, seat) => search.run(look(view, seat), seat, dice),
    reason: (view, seat, move, locale) => insight.reason(game.sample(look(view, seat), seat, diceFrom(code)), move, locale),
  }
}

function glance(game: AnyGame, insight: AnyInsight, view: unknown, seat: Seat, moves: readonly unknown[]): unknown {
  try {
    const points = Array.from(glanceAt(insight, game.sample(view, seat, diceFrom('glance')), moves))
    return moves[points.indexOf(Math.max(...points))] ?? moves[0]
  } catch {
    return moves[0]
  }
}
