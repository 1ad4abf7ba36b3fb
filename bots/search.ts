/**
 * Information-set Monte Carlo tree search. Each iteration deals the seat a world that agrees with all it knows, walks down the
 * tree by promise, adds one node, plays on quickly to the insight's horizon, and lets the forecast there speak for all seats.
 */
import type { AnyGame, AnyInsight, Seat } from '@branchline/engine'
import { hashOf } from '@branchline/engine'
import type { Now } from './bot.ts'
import type { Dice } from './dice.ts'
import { playOn } from './playouts.ts'
import { type Prospect, prospect } from './prospect.ts'
import { choose, credit, type Edge, keyOf, type Node, newEdge, newNode } from './tree.ts'

export interface SearchSettings {
  readonly iterations: number
  readonly milliseconds: number
  readonly now?: Now
  readonly explore: number
  /** Stages a playout looks ahead; the insight's own when undefined, further for a search that has the time. */
  readonly horizon?: number
  readonly isDeep?: boolean
  /** Positions the tree may hold. */
  readonly positions?: number
}

export interface Found {
  /** The moves looked at, best first. */
  readonly edges: readonly Edge[]
  readonly iterations: number
  readonly reused: number
  /** By how much the chances found differed from playout to playout: what curiosity is measured in. */
  readonly swing: number
}

export interface Search {
  run(view: unknown, seat: Seat, dice: Dice): Found
  /** Positions in its tree. */
  readonly positions: number
}

/** Measured over our titles: 30 to 73 megabytes when the tree is full. */
const MOST_NODES = 30_000
/** A view takes longer to hash than to play a dozen moves: positions are noted for the decisions to come once they were looked at so often. */
const WORTH_KEEPING = 3
/** Iterations between one look at whether the decision has fallen and the next. */
const LOOK_AGAIN = 4

export function createSearch(game: AnyGame, insight: AnyInsight, settings: SearchSettings): Search {
  const { explore, now, positions: mostNodes = MOST_NODES } = settings
  let root = newNode()
  let nodes = 1
  let seat: Seat = 0
  let lastStage = 0
  let startRevealed = 0
  let startDrawn = 0
  /** Nodes of the tree where the same seat decides again, by the hash of what it will then see. */
  let meetings = new Map<string, Node>()
  let meanChance = 0
  let squares = 0
  let samples = 0

  function run(view: unknown, who: Seat, dice: Dice): Found {
    const reused = takeOver(view, who)
    const end = now === undefined ? Number.POSITIVE_INFINITY : now() + settings.milliseconds
    const started = now?.() ?? 0
    let done = 0
    while (done < settings.iterations) {
      iterate(game.sample(view, who, dice), dice)
      done++
      if (root.settled?.length === 1) break
      if (now !== undefined) {
        const time = now()
        if (time >= end) break
        if (done % LOOK_AGAIN === 0 && isDecided(Math.min(settings.iterations - done, ((end - time) * done) / (time - started)))) break
      } else if (done % LOOK_AGAIN === 0 && isDecided(settings.iterations - done)) break
    }
    const edges = [...root.edges.values()].filter((edge) => edge.visits > 0)
    edges.sort((one, other) => other.visits - one.visits || meanOf(other) - meanOf(one) || other.prior - one.prior)
    return { edges, iterations: done, reused, swing: swingSoFar() }
  }

  /** The most visited move will be played: when no other can catch up with it, more thought changes nothing. */
  function isDecided(left: number): boolean {
    let first = 0
    let second = 0
    for (const { visits } of root.edges.values()) {
      if (visits > first) {
        second = first
        first = visits
      } else if (visits > second) second = visits
    }
    return first - second > left
  }

  const meanOf = (edge: Edge) => edge.chances[seat] / Math.max(1, edge.visits)

  /** Begins at the node of the old tree where the seat foresaw this very view, or anew. */
  function takeOver(view: unknown, who: Seat): number {
    const known = who === seat ? meetings.get(hashOf(view)) : undefined
    root = known ?? newNode()
    root.settled = null
    forgetImpossible(view)
    meetings = new Map()
    nodes = 1
    for (const edge of root.edges.values()) countNodes(edge.child)
    if (known === undefined) {
      samples = 0
      meanChance = 0
      squares = 0
    }
    seat = who
    lastStage = insight.stage(view) + (settings.horizon ?? insight.horizon(view, settings.isDeep === true))
    startRevealed = (view as { revealed: number }).revealed
    startDrawn = -1
    return root.visits
  }

  /** One node serves many worlds: what could be done only in those that turned out untrue is no move here. */
  function forgetImpossible(view: unknown): void {
    if (root.edges.size === 0) return
    const possible = new Set(game.moves(view).map(keyOf))
    for (const [key, edge] of root.edges) {
      if (possible.has(key)) continue
      root.edges.delete(key)
      root.visits -= edge.visits
    }
  }

  function countNodes(node: Node | null): void {
    if (node === null) return
    nodes++
    node.settled = null
    node.isNoted = false
    for (const edge of node.edges.values()) countNodes(edge.child)
  }

  function iterate(state: unknown, dice: Dice): void {
    const path: Edge[] = []
    let node: Node | null = root
    if (startDrawn < 0) startDrawn = drawnIn(state)
    const swing = swingSoFar()
    for (let actor = game.toAct(state); actor !== null && node !== null; actor = game.toAct(state)) {
      if (node.visits >= WORTH_KEEPING && actor === seat && !node.isNoted) note(node, state)
      const edges: readonly Edge[] = edgesAt(node, state, actor)
      const edge: Edge = edges.length === 1 ? edges[0] : choose(edges, actor, node.visits, explore, swing)
      node.visits++
      game.play(state, edge.move)
      path.push(edge)
      if (edge.child === null) {
        if (nodes < mostNodes) {
          edge.child = newNode()
          nodes++
        }
        // A forced move decides nothing: the new leaf is the first position after it with a choice.
        if (edges.length > 1) break
      }
      node = edge.child
    }
    learn(path, playOut(state, dice))
  }

  function note(node: Node, state: unknown): void {
    node.isNoted = true
    if (node !== root) meetings.set(hashOf(game.view(state, seat)), node)
  }

  /** The moves worth a thought here, as edges. In a world that holds no surprise they are found once and kept. */
  function edgesAt(node: Node, state: unknown, actor: Seat): readonly Edge[] {
    if (node.settled !== null && isSettled(state, actor)) return node.settled
    const moves = game.moves(state)
    const edges = moves.length === 1 ? [edgeFor(node, moves[0], 1)] : weigh(node, state, moves)
    if (isSettled(state, actor)) node.settled = edges
    return edges
  }

  function weigh(node: Node, state: unknown, moves: readonly unknown[]): Edge[] {
    const points = insight.appraise(state, moves)
    const priors = priorsOf(points, insight.doubt)
    const edges: Edge[] = []
    for (let i = 0; i < moves.length; i++) if (priors[i] > 0) edges.push(edgeFor(node, moves[i], priors[i]))
    return edges
  }

  function edgeFor(node: Node, move: unknown, prior: number): Edge {
    const key = keyOf(move)
    let edge = node.edges.get(key)
    if (edge === undefined) {
      edge = newEdge(move, key, prior)
      node.edges.set(key, edge)
    } else edge.prior = prior
    return edge
  }

  /** Whether everything that led here from the root was open to the seat that thinks. */
  function isSettled(state: unknown, actor: Seat): boolean {
    if (game.secrets && (actor !== seat || (state as { revealed: number }).revealed !== startRevealed)) return false
    return drawnIn(state) === startDrawn
  }

  function playOut(state: unknown, dice: Dice): Prospect {
    playOn(game, insight, state, lastStage, dice)
    return prospect(game, insight, state)
  }

  /** How much chances differ from playout to playout; a guess until there are some. */
  function swingSoFar(): number {
    return samples < 8 ? 0.2 : Math.sqrt(squares / samples) + 0.01
  }

  function learn(path: readonly Edge[], { chances, scores }: Prospect): void {
    samples++
    const difference = chances[seat] - meanChance
    meanChance += difference / samples
    squares += difference * (chances[seat] - meanChance)
    for (const edge of path) credit(edge, chances, scores)
  }

  return {
    run,
    get positions() {
      return nodes
    },
  }
}

function drawnIn(state: unknown): number {
  return (state as { chance: { drawn: number } | null }).chance?.drawn ?? 0
}

/** Points to shares of attention: `doubt` points more, three times the share; what nobody should consider gets none. */
export function priorsOf(points: ArrayLike<number>, doubt: number): Float64Array {
  const priors = new Float64Array(points.length)
  let best = Number.NEGATIVE_INFINITY
  for (let i = 0; i < points.length; i++) if (points[i] > best) best = points[i]
  if (best === Number.NEGATIVE_INFINITY) return priors.fill(1 / points.length)
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    if (points[i] === Number.NEGATIVE_INFINITY) continue
    // Nobody is left without a look: an appraisal can be wrong.
    priors[i] = Math.max(3 ** ((points[i] - best) / doubt), 0.002)
    sum += priors[i]
  }
  for (let i = 0; i < priors.length; i++) priors[i] /= sum
  return priors
}
