/** How fast the bots think: playouts and search iterations, from a position in the middle of a game. */
import { type AnyGame, type AnyInsight, defaultOptions } from '@branchline/engine'
import { apprenticeBot } from './apprentice.ts'
import { diceFrom } from './dice.ts'
import type { Known } from './known.ts'
import { plainInsight } from './plain.ts'
import { createSearch } from './search.ts'

/** A piece of work to be timed: each call does it once and returns how many units that were. */
export interface Task {
  readonly name: string
  readonly unit: string
  once(): number
}

const ITERATIONS = 50

/**
 * What to time for a game: bare random playouts to the end, the search over the same playouts (their ratio is what the tree
 * costs), guided playouts as the bots use them, and the search of the driver.
 */
export function speedTasks({ game, insight }: Known, seats: number): Task[] {
  const middle = middleOf({ game, insight }, seats)
  const seat = game.toAct(middle) as number
  const view = game.view(middle, seat)
  const dice = diceFrom('speed')
  const plain = { ...plainInsight(game), appraise: (_: unknown, moves: readonly unknown[]) => moves.map(() => 0) }
  return [
    {
      name: `${game.id}, ${seats} players: random playouts from mid-game`,
      unit: 'playouts',
      once: () => playOut(game, plain, game.sample(view, seat, dice), dice),
    },
    search(game, plain, `${game.id}, ${seats} players: search over random playouts`, view, seat, dice),
    {
      name: `${game.id}, ${seats} players: guided playouts to the horizon`,
      unit: 'playouts',
      once: () => playOut(game, insight, game.sample(view, seat, dice), dice),
    },
    search(game, insight, `${game.id}, ${seats} players: search as the driver does`, view, seat, dice),
  ]
}

function search(game: AnyGame, insight: AnyInsight, name: string, view: unknown, seat: number, dice: ReturnType<typeof diceFrom>): Task {
  return {
    name,
    unit: 'iterations',
    once() {
      const tree = createSearch(game, insight, { iterations: ITERATIONS, milliseconds: Number.POSITIVE_INFINITY, explore: 3 })
      return tree.run(view, seat, dice).iterations
    },
  }
}

function playOut(game: AnyGame, insight: AnyInsight, state: unknown, dice: ReturnType<typeof diceFrom>): number {
  const last = insight.stage(state) + insight.horizon(state, false)
  while (game.toAct(state) !== null && insight.stage(state) <= last) {
    const moves = game.moves(state)
    game.play(state, moves.length === 1 ? moves[0] : insight.pick(state, moves, dice))
  }
  return 1
}

/** A position half-way through a game as it is played, with a real choice to be made: quick choices alone may lead where nobody ever is. */
export function middleOf({ game, insight }: Known, seats: number): unknown {
  const apprentice = apprenticeBot(game, insight, 'apprentice', { seed: 'middle', noise: 0.25, sight: 1 })
  const line: unknown[] = []
  const start = game.setup(defaultOptions(game.options), seats, 'speed')
  const state = game.clone(start)
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const move = apprentice.decide(state, seat)
    line.push(move)
    game.play(state, move)
  }
  const middle = game.clone(start)
  for (const [at, move] of line.entries()) {
    if (at >= line.length / 2 && game.moves(middle).length > 1) break
    game.play(middle, move)
  }
  return middle
}
