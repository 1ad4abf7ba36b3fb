/** Price and consequence before the click, and why not: both asked of the rules, from what this viewer knows. */
import {
  type AnyGame,
  type GameEvent,
  type GameState,
  isRefusal,
  type Refusal,
  randomFrom,
  type Seat,
  type Viewer,
} from '@branchline/engine'

export interface Foresight {
  /** What will be said to have happened; empty when chance or a secret decides. */
  readonly events: readonly GameEvent[]
  /** Chance is drawn or something hidden comes to light: what happens cannot be known, and not be taken back alone. */
  readonly isChance: boolean
  readonly scores: readonly { readonly seat: Seat; readonly change: number }[]
  /** Whether another seat decides next. */
  readonly endsTurn: boolean
}

export function foresee(game: AnyGame, view: GameState, viewer: Viewer, move: unknown): Foresight {
  const before = imagine(game, view, viewer)
  const world: GameState = game.clone(before.world)
  const seat = game.toAct(world)
  const events: GameEvent[] = []
  game.play(world, move, (event) => events.push(event))
  const isChance = world.chance?.drawn !== before.world.chance?.drawn || world.revealed !== before.world.revealed
  const scores = isChance
    ? []
    : game
        .standing(world)
        .map((now) => ({ seat: now.seat, change: now.score - (before.scores.find((then) => then.seat === now.seat)?.score ?? 0) }))
        .filter(({ change }) => change !== 0)
  return {
    events: isChance ? [] : events.filter(({ only }) => only === undefined || only === viewer),
    isChance,
    scores,
    endsTurn: game.toAct(world) !== seat,
  }
}

interface Imagined {
  readonly viewer: Viewer
  readonly world: GameState
  readonly scores: ReturnType<AnyGame['standing']>
}
const imagined = new WeakMap<GameState, Imagined>()

/** A board foresees dozens of moves from one position: what is hidden there is dealt once for all of them. */
function imagine(game: AnyGame, view: GameState, viewer: Viewer): Imagined {
  const known = imagined.get(view)
  if (known?.viewer === viewer) return known
  const world: GameState = game.sample(view, viewer, randomFrom('foresight'))
  const dealt = { viewer, world, scores: game.standing(world) }
  imagined.set(view, dealt)
  return dealt
}

/** Null when the text is a legal move. */
export function whyNot(game: AnyGame, view: GameState, text: string): Refusal | null {
  const move: unknown = game.parse(view, text)
  return isRefusal(move) ? move : game.explain(view, move)
}
