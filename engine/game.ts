/**
 * The contract of a game. A title implements this interface and nothing else; the command line, the bots, the server and
 * the web client know games only through it. Method syntax is deliberate: a concrete game is then assignable to `AnyGame`.
 */
import type { Complaint, Emit, GameState, Prompt, Refusal, Said, Seat, Section, Standing, Viewer } from './basics.ts'
import type { Texts } from './catalogue.ts'
import type { Random } from './chance.ts'
import type { OptionSchema } from './options.ts'
import type { Orders } from './order.ts'
import type { Questions } from './question.ts'

export interface Game<State extends GameState = GameState, Move = unknown, Options = unknown> {
  readonly id: string
  readonly title: string
  /** Raised whenever a change would give an old record another meaning. */
  readonly rulesVersion: number
  /**
   * What was played before: for each earlier version of the rules the options of today that mean the same. A rule that changes becomes an option,
   * so that old records replay for ever; a record of a version that is not named here is refused.
   */
  readonly earlier?: { readonly [rulesVersion: number]: Partial<Options> }
  readonly seats: { readonly min: number; readonly max: number }
  /** The choices of the set-up: drives the form, the command line flags and the tests. */
  readonly options: OptionSchema<Options>
  /** Whether these options can be played by that many; null when they can. */
  fits?(options: Options, seats: number): Refusal | null
  /** `true` when a seat can know what another does not (hands, decks). The kit then insists on masks. */
  readonly secrets: boolean
  readonly messages: Texts
  /** The name a player reads for an id used in notation, events or refusals ("hawes" → "Hawes"). */
  label?(id: string): string | undefined

  /** Depends on these three and nothing else. */
  setup(options: Options, seats: number, seed: string): State
  /** Whose decision it is; null when the game is over. */
  toAct(state: State): Seat | null
  prompt(state: State): Prompt | null
  /** EVERY legal move of the seat to act. This defines legality. A fresh list each time; its moves may be shared and frozen. */
  moves(state: State): readonly Move[]
  /** In place. The move must come from `moves`. `emit`, when given, receives what happened. */
  play(state: State, move: Move, emit?: Emit): void
  /** Why a move is not in the list; null when it is. */
  explain(state: State, move: Move): Refusal | null
  /** What this viewer knows, in the shape of a state, secrets masked. Shares nothing that changes with `state`. */
  view(state: State, viewer: Viewer): State
  /**
   * A full state that agrees with all the seat knows; what it cannot know is dealt anew from `random`. Must not read the
   * places hidden from that seat: given the full state instead of the view it returns the same.
   */
  sample(view: State, viewer: Viewer, random: Random): State
  /**
   * Deals anew, in place, what nobody has drawn: the order of decks and bags in places that no seat knows. What any seat knows stays, so every
   * view stays as it is; and the outcome must not depend on how it lay before (put in order first, then shuffle with `random`). A game that
   * keeps something no seat knows must have it: a table that goes on from a record is dealt anew by the house.
   */
  redeal?(state: State, random: Random): void
  standing(state: State): readonly Standing[]
  /** Of two with equal points, why the one is before the other; for a game that breaks ties. */
  tie?(view: State, ahead: Seat, behind: Seat): Said
  /**
   * The position in words, complete: whoever reads nothing else must be able to play. From what the view shows alone. The standing is added by
   * whoever tells it.
   */
  outline?(view: State): readonly Section[]
  /** What a legal move costs or brings, short, beside it in a list; null where its words say all. */
  price?(view: State, move: Move): Said | null
  /**
   * Why the only legal move is made without asking for it, in a sentence to whoever makes it; null where there is a choice, and where its speed
   * would tell a secret. So it depends on nothing that any viewer may not know.
   */
  forced?(view: State): Said | null
  /** What can be asked besides, and the answers. */
  readonly questions?: Questions<State>
  /** What players may order in advance; every title has the order to play the only legal move. */
  readonly orders?: Orders<State>
  clone(state: State): State
  /** Invariants: what is conserved, what is never negative. Empty when all is well. Must also hold on samples. */
  referee(state: State): readonly Complaint[]
  /** A move in the words players see ("build hawes~askrigg"), unique among the legal moves. */
  print(state: State, move: Move): string
  /** Takes what `print` writes, in any case and with any spaces, and nothing else; what it takes need not be legal. */
  parse(state: State, text: string): Move | Refusal
  /** `true` when `parse` takes other spellings as well (names for ids, "end" for "end turn"). Records hold what `print` writes. */
  readonly forgiving?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a game of unknown types is named
export type AnyGame = Game<any, any, any>
