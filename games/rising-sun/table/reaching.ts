/** Cards of the hand that bring money and ask for something or do something else besides: what they bring for sure, and what that would pay. */
import type { MoveText } from '@branchline/design'
import { randomFrom } from '@branchline/engine'
import { countOf } from '../rules/deck.ts'
import type { Move } from '../rules/move.ts'
import type { State } from '../rules/state.ts'
import { mayBuy } from './buying.ts'
import type { Dealt } from './dealt.ts'
import { plainTrains } from './turn.ts'

/** A card that is to be played first, as the hand offers it. */
export interface First {
  readonly card: number
  readonly move: MoveText
}

interface Step {
  readonly first: First
  readonly after: Outcome
}

interface Outcome {
  readonly world: State
  /** With the plain trains that are still in the hand. */
  readonly money: number
}

export interface Reach {
  /** As few such cards as bring a price within reach, in this order and before the trains; null where none do for sure. */
  firstFor(price: number): readonly First[] | null
}

export function reachBeyond(dealt: Dealt): Reach {
  if (!mayBuy(dealt)) return { firstFor: () => null }
  const begun: State = dealt.game.sample(dealt.view, dealt.viewer, randomFrom('reach'))
  const singles = steps(dealt, outcomeOf(dealt, begun))
  let way: readonly Step[] | null = null
  return {
    firstFor(price) {
      const enough = ({ after }: Step) => after.money >= price
      const [single] = singles.filter(enough).sort((a, b) => a.after.money - b.after.money)
      if (single !== undefined) return [single.first]
      way ??= dearest(dealt, singles)
      const last = way.findIndex(enough)
      return last < 0 ? null : way.slice(0, last + 1).map(({ first }) => first)
    },
  }
}

/** One after the other, each time the card that brings most. */
function dearest(dealt: Dealt, singles: readonly Step[]): Step[] {
  const way: Step[] = []
  for (let next = singles; next.length > 0; ) {
    const best = next.reduce((most, step) => (step.after.money > most.after.money ? step : most))
    way.push(best)
    next = steps(dealt, best.after)
  }
  return way
}

/** Each card of the hand that would bring money now. */
function steps(dealt: Dealt, { world, money }: Outcome): Step[] {
  const { seat, choices } = dealt
  return [...choices.hand].flatMap(([card, { play, money: alone }]) => {
    const move = play ?? alone
    if (move === undefined || countOf(world.hands[seat], card) === 0) return []
    const ends = [alone, play].flatMap((text) => (text === undefined ? [] : played(dealt, world, text)))
    const [after] = ends.sort((a, b) => b.money - a.money)
    return after === undefined || after.money <= money ? [] : [{ first: { card, move }, after }]
  })
}

/** So many answers are tried at most: a hand has few cards, and what is not found is not promised. */
const MOST_TRIED = 60

/** What can come of a move that is carried out to its end by this seat alone, with nothing drawn or revealed. */
function played(dealt: Dealt, world: State, text: MoveText): Outcome[] {
  const { game, seat } = dealt
  const ends: Outcome[] = []
  let tried = 0
  const follow = (before: State, move: Move) => {
    if (tried++ >= MOST_TRIED) return
    const after: State = game.clone(before)
    game.play(after, move)
    if (after.revealed !== world.revealed || after.chance?.drawn !== world.chance?.drawn) return
    if (after.frames.length === 0) ends.push(outcomeOf(dealt, after))
    else if (game.toAct(after) === seat) for (const answer of game.moves(after)) follow(after, answer as Move)
  }
  const move = game.parse(world, text) as Move
  if (game.explain(world, move) === null) follow(world, move)
  return ends
}

function outcomeOf({ game, view, seat, choices }: Dealt, world: State): Outcome {
  const after: State = game.clone(world)
  for (const train of plainTrains(view, seat, choices)) {
    const move = game.parse(after, train) as Move
    if (game.explain(after, move) === null) game.play(after, move)
  }
  return { world, money: after.money }
}
