/**
 * A decision and the whole payment for it, rehearsed on paper: what the rules take by themselves, and a proposal for every point that may be paid in more
 * ways than one. Cubes first, then the influence of which most is left after what the plan and the cheapest takeover need.
 */
import type { MoveText } from '@branchline/design'
import { type AnyGame, type GameEvent, randomFrom } from '@branchline/engine'
import { inNotation } from './moves.ts'
import { DONE, MEANS, type Move, type State, takeoverRuns } from './rules.ts'

/** A point of a payment, and what it may be paid with; one way only where there is no choice. */
export interface PaidPoint {
  readonly means: number
  readonly ways: readonly number[]
}

export interface Rehearsal {
  /** All moves of the decision, in their order. */
  readonly queue: readonly MoveText[]
  readonly points: readonly PaidPoint[]
  /** The position it leads to. */
  readonly after: State
}

const CUBE = MEANS.indexOf('cube')

/** `wishes`: by its place among the points that leave a choice, what to pay it with. */
export function rehearse(game: AnyGame, view: State, acts: readonly Move[], wishes: readonly (number | undefined)[] = []): Rehearsal {
  const seat = view.actor
  const after: State = game.sample(view, seat, randomFrom('rehearsal'))
  const queue: MoveText[] = []
  const points: PaidPoint[] = []
  let choices = 0
  const make = (move: Move, ways: readonly number[] | null) => {
    const events: GameEvent[] = []
    queue.push(inNotation(after, move))
    game.play(after, move, (event) => events.push(event))
    const paid = events.flatMap((event) => (event.type === 'paid' && event.seat === seat ? [event] : []))
    paid.forEach(({ means, points: many }, place) => {
      const found = (MEANS as readonly unknown[]).indexOf(means)
      // The first of a payment by choice is what was chosen; whatever follows by itself had no other way.
      for (let point = 0; point < Number(many); point++)
        points.push({ means: found, ways: ways !== null && place === 0 && point === 0 ? ways : [found] })
    })
  }
  const settle = (rest: readonly Move[]) => {
    while (after.due > 0 && after.actor === seat) {
      const ways = (game.moves(after) as readonly Move[]).flatMap((move) => (move.do === 'pay' ? [move.with] : []))
      const wish = wishes[choices++]
      const means = wish !== undefined && ways.includes(wish) ? wish : proposal(after, seat, ways, rest)
      make({ do: 'pay', with: means }, ways)
    }
  }
  settle(acts)
  acts.forEach((act, place) => {
    make(act, null)
    settle(acts.slice(place + 1))
  })
  // One press builds the chain and ends it; a chain that cannot go on has ended by itself.
  const hasBuilt = acts.some((act) => act.do === 'build')
  if (hasBuilt && after.phase === 'build' && after.actor === seat && after.round === view.round && after.chain.length > 0) make(DONE, null)
  return { queue, points, after }
}

function proposal(state: State, seat: number, ways: readonly number[], rest: readonly Move[]): number {
  if (ways.includes(CUBE)) return CUBE
  const needed = neededLater(state, seat, rest)
  const left = (means: number) => (state.influence[seat * 4 + means] as number) - (needed[means] ?? 0)
  return [...ways].sort((one, other) => left(other) - left(one))[0] as number
}

/** White, brown, red and green that what is still to be built and the cheapest takeover will ask for. */
function neededLater(state: State, seat: number, rest: readonly Move[]): number[] {
  const needed = [0, 0, 0, 0]
  for (const act of rest) {
    if (act.do !== 'build') continue
    needed[0] = (needed[0] as number) + (state.white[act.to] as number)
    for (const area of [act.from, act.to]) {
      const company = state.company[area] as number
      needed[2] = (needed[2] as number) + (company & 1)
      needed[3] = (needed[3] as number) + (company >> 1)
    }
  }
  const [cheapest] = takeoverRuns(state, seat).sort((one, other) => one.price - other.price)
  if (cheapest !== undefined) {
    const colour = cheapest.company === 'red' ? 2 : 3
    needed[colour] = (needed[colour] as number) + cheapest.price
  }
  return needed
}
