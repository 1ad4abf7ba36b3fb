/**
 * The tree of an information-set Monte Carlo search. It is an open one: nodes are reached by moves alone, whatever chance and
 * the hidden cards do in between, so one tree serves all the worlds that agree with what the seat knows.
 */

export interface Edge {
  readonly move: unknown
  readonly key: unknown
  /** The share of attention the insight gives this move before any search. */
  prior: number
  visits: number
  /** Sums over visits, by seat. */
  chances: Float64Array
  scores: Float64Array
  child: Node | null
}

export interface Node {
  visits: number
  readonly edges: Map<unknown, Edge>
  /** The edges of the only world there is here, when nothing hidden lies between the root and this node. */
  settled: readonly Edge[] | null
  /** Whether the search would find it again by what the seat sees there. */
  isNoted: boolean
}

export function newNode(): Node {
  return { visits: 0, edges: new Map(), settled: null, isNoted: false }
}

/** Most moves are never tried: their sums are one and the same nought until they are. */
const NOTHING = new Float64Array(16)

export function newEdge(move: unknown, key: unknown, prior: number): Edge {
  return { move, key, prior, visits: 0, chances: NOTHING, scores: NOTHING, child: null }
}

export function credit(edge: Edge, chances: Float64Array, scores: readonly number[]): void {
  if (edge.visits === 0) {
    edge.chances = new Float64Array(chances.length)
    edge.scores = new Float64Array(chances.length)
  }
  edge.visits++
  for (let seat = 0; seat < chances.length; seat++) {
    edge.chances[seat] += chances[seat]
    edge.scores[seat] += scores[seat]
  }
}

/** Moves are often prebuilt and shared: their keys are then found by identity, and made from the data only once. */
const keys = new WeakMap<object, string>()
export function keyOf(move: unknown): unknown {
  if (typeof move !== 'object' || move === null) return move
  let key = keys.get(move)
  if (key === undefined) {
    key = JSON.stringify(move)
    keys.set(move, key)
  }
  return key
}

/**
 * The edge to try next: what it has brought so far plus a bonus for what is promising and little tried (PUCT). `swing` is how
 * much results differ from playout to playout, so that one constant serves close and wild games alike.
 */
export function choose(edges: readonly Edge[], seat: number, tries: number, explore: number, swing: number): Edge {
  let total = 0
  let seen = 0
  for (const edge of edges) {
    total += edge.chances[seat]
    seen += edge.visits
  }
  // An untried move is expected to bring a little less than those tried: the insight has already put the good ones first.
  const unseen = seen === 0 ? 0 : total / seen - 0.25 * swing
  const curiosity = explore * swing * Math.sqrt(tries + 1)
  let best = edges[0]
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    const mean = edge.visits === 0 ? unseen : edge.chances[seat] / edge.visits
    const worth = mean + (curiosity * edge.prior) / (1 + edge.visits)
    if (worth > bestWorth) {
      bestWorth = worth
      best = edge
    }
  }
  return best
}
