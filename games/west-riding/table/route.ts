/** A route: where it starts, by which hexes it goes, what each costs, and the moves that build it. */
import type { MoveText } from '@branchline/design'
import type { Hex } from '../rules/board.ts'
import { meansOf } from '../rules/buy-and-build-route.ts'
import { play } from '../rules/moves.ts'
import { costOfPath, isSamePath, readyMade, searchPath } from '../rules/paths.ts'
import type { Railway } from '../rules/railways.ts'
import { CHEAPEST, clone, type Move, SHORTEST, type State } from '../rules/state.ts'
import { inNotation } from './moves.ts'

export interface Route {
  readonly railway: Railway
  readonly origin: Hex
  readonly path: readonly Hex[]
  readonly cost: number
  /** Pounds of each step, in the order of the path. */
  readonly steps: readonly number[]
}

export function routeOf(railway: Railway, origin: Hex, path: readonly Hex[]): Route {
  const upTo = path.map((_, place) => costOfPath(origin, path.slice(0, place + 1)))
  return { railway, origin, path, cost: upTo.at(-1) ?? 0, steps: upTo.map((cost, place) => cost - (upTo[place - 1] ?? 0)) }
}

/** The moves that build it from where the choosing stands. */
export function movesOf(view: State, { origin, path }: Route): MoveText[] {
  const world = clone(view)
  const texts: MoveText[] = []
  const make = (move: Move) => {
    texts.push(inNotation(world, move))
    play(world, move)
  }
  if (world.phase === 'to') make({ kind: 'to', hex: path.at(-1) as Hex })
  if (world.phase === 'from') make({ kind: 'from', hex: origin })
  while (world.phase === 'path') make(nextStep(world, path))
  return texts
}

const READY_MADE = [
  [CHEAPEST, 'cheapest'],
  [SHORTEST, 'shortest'],
] as const

function nextStep(world: State, path: readonly Hex[]): Move {
  for (const [choice, kind] of READY_MADE) {
    const ready = world.choices.includes(choice) ? readyPath(world, world.origin, world.target, choice) : null
    if (ready !== null && isSamePath(ready, path)) return { kind }
  }
  return { kind: 'via', hex: path[world.path.length] }
}

/** The path the rules have ready between two towns with the means at hand; null where there is none of that kind. */
export function readyPath(view: State, origin: Hex, town: Hex, kind: typeof CHEAPEST | typeof SHORTEST): Hex[] | null {
  const search = searchPath(view, origin, town, meansOf(view))
  return search && readyMade(view, search, origin, view.phase === 'path' ? view.path : [], kind)
}
