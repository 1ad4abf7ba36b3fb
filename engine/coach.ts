/**
 * What a title tells of its decisions, for whoever explains them: what is decided in one go, of what kind it is, and which figures tell what came
 * of it. How lines are weighed, which of them are shown and how they are compared is the same for all titles: see bots/coach/.
 */
import type { GameState, Json, Seat } from './basics.ts'
import type { Texts } from './catalogue.ts'

export interface Coach<State extends GameState = GameState, Move = unknown> {
  /**
   * What the seat to act could decide now in one go, each as its own moves: a chain with its end, a whole turn, one bid. Asked of a dealt world; a
   * line ends at the latest where something hidden comes to light, so that it is legal in all worlds.
   */
  lines(state: State): readonly (readonly Move[])[]
  /** Asked of what the seat sees. */
  describe(view: State, moves: readonly Move[]): Described
  /** In the middle of what is decided in one go: nobody interrupts there. */
  isUnderWay(state: State): boolean
  /** What came of a line that began at `start` can be seen: the end of the round, of the auction, of the turn. */
  isSeen(start: State, state: State): boolean
  /** What a seat can count in a position, and nothing that is hidden from it: by id, each told by `figure.<id>` as a gain and `cost.<id>` as a cost. */
  figures(state: State, seat: Seat): Readonly<Record<string, number>>
  readonly matters: readonly Matter[]
  /** `lead.<kind>`, `figure.<id>`, `cost.<id>`, `risk.<kind>`, `phase.<name>`. */
  readonly messages: Texts
  /** What the present decision is for: `phase.<name>`. */
  phase(state: State): string
  /** A lost game hangs on no less than so many points (or pounds). */
  readonly least: number
  /** What makes a puzzle of a decision; without it none are made. */
  readonly puzzles?: PuzzleSense<State>
}

export interface PuzzleSense<State extends GameState = GameState> {
  /** What a decision is about: `theme.<name>` and `task.<name>` are said of it. Null where it makes no puzzle. `gains` are ids of figures. */
  theme(view: State, described: Described, gains: readonly string[]): string | null
  /** The last round or turn: there the sums decide. */
  isLast(state: State): boolean
  /** Points (or pounds) by which a solution ought to be better than anything of another kind; and in the last round. */
  readonly margin: number
  readonly lastMargin: number
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a coach of an unknown game is named
export type AnyCoach = Coach<any, any>

export interface Described {
  readonly kind: string
  /** Lines of one group are the same idea: only the best of them is told. The kind, if it is not said. */
  readonly group?: string
  /** What its words need: ids, numbers; `seat` is a player. */
  readonly names: Readonly<Record<string, Json>>
  /** Who could bring it to nothing, told by `risk.<kind>`. */
  readonly riskSeat?: Seat
}

/** A figure that tells one line from another. */
export interface Matter {
  readonly id: string
  /** Right after the line, or where what came of it is seen. */
  readonly when: 'now' | 'later'
  /** By how much it has changed since, or what it is. */
  readonly as: 'change' | 'level'
  /** Points that one more of it is about worth; below nought for what costs. */
  readonly worth: number
  /** Spent or kept up: told as a cost also where the other line has the same. */
  readonly isPrice?: boolean
}

/** A figure of a line, and of the one it is compared with. */
export interface ToldFigure {
  readonly id: string
  readonly when: Matter['when']
  readonly as: Matter['as']
  readonly n: number
  readonly other: number
}

/** Why a line rather than another. */
export interface Reason extends Pick<Described, 'kind' | 'names' | 'riskSeat'> {
  readonly gain: readonly ToldFigure[]
  readonly cost: readonly ToldFigure[]
  readonly against: Pick<Described, 'kind' | 'names'>
}
