/**
 * The seam between the frame and a game's own table. A title that brings a table is drawn by it; any other is played at the
 * plain table in generic/. A table knows geometry and highlights, never rules: what is legal comes as moves.
 */
import type { AnyGame, GameEvent, GameState, Locale, Refusal, Seat, Speaker, Title, Viewer } from '@branchline/engine'
import type { ComponentType, ReactNode } from 'react'
import type { Attention } from './attention.ts'
import type { Consequence } from './bar/Decide.tsx'
import type { Flight } from './flights.ts'
import type { LogEntry, Player } from './model.ts'
import type { LegalMove, MoveText } from './notation.ts'

export interface TableProps<State = GameState> {
  readonly game: AnyGame
  /** What this viewer knows. A new object only when the position changed. */
  readonly view: State
  readonly options: unknown
  readonly viewer: Viewer
  readonly players: readonly Player[]
  readonly locale: Locale
  readonly speaker: Speaker
  /** The legal moves to light up; empty when it is not for this page to decide. */
  readonly moves: readonly LegalMove[]
  /** What is under the pointer or lit by the log: subscribe in the parts that show it (useConsidered, LitPlaces), not in the board. */
  readonly attention: Attention
  /** The step of a recap that is being shown: the map steps back under a veil, and what this step touched stands above it. */
  readonly recap: RecapStep | null
  /** Plays a move, or asks first where it cannot be taken back. */
  choose(text: MoveText): void
  /** Says why a move is not possible, with its clause; or a refusal in words of the title's own. */
  askWhy(why: MoveText | Refusal): void
}

/** What a final sheet is given; one that tells the end in steps says when it has. */
export type EndingProps<State = GameState> = TableProps<State> & { readonly onTold?: () => void }

export interface GameTable<State = GameState> {
  /** The size of the board in its own units, cut to its land; the frame fits, zooms and pans it. */
  size(view: State, options: unknown): { readonly width: number; readonly height: number }
  /** The board: SVG elements. Nothing lies on it but the game. */
  readonly Board: ComponentType<TableProps<State>>
  /**
   * Sheets below it, lowest first, with what is only looked at. Each is an SVG of its own: what changes on one is painted and made into
   * pixels without the others.
   */
  readonly under?: readonly ComponentType<TableProps<State>>[]
  /** The inside of the action bar while it is for this page to decide: a question, what it would bring, the only buttons that play moves (bar/). */
  readonly Decision?: ComponentType<TableProps<State>>
  /** What lies in the bar while others decide, beside the frame's line on whom one waits for: one's own hand. */
  readonly Watching?: ComponentType<TableProps<State>>
  /**
   * The hand lies in the bar, which is then as tall as a card: 156, on a tablet 160, on a desk 176. Rows of the strip are 36, and a tablet
   * across has a ledger of 300 so that the first tray stays in view.
   */
  readonly isHandInBar?: boolean
  /** Stands before points: "£". */
  readonly scoreUnit?: string
  /** Everybody's figures, in the order of the present phase. Asked as well of the position after one's last turn: columns of the same id show the change. */
  strip?(props: TableProps<State>): Strip
  /** Round or turn, and phase. */
  progress?(props: TableProps<State>): Progress
  /**
   * What this phase is played with besides the board, first; then accounts. At most four of a short word each: the frame adds "Since your turn" after the first, and
   * the log. A tray of the id `since` stands where it is listed, its content below the frame's list of steps.
   */
  trays?(props: TableProps<State>): readonly Tray<State>[]
  /** Where rounds or turns begin in the history, oldest first: marked on its line. */
  chapters?(entries: readonly LogEntry[], props: TableProps<State>): readonly Chapter[]
  /** A ribbon in the spirit of the poster, 400 × 64; the frame sets the title's name on it. SVG with its own size. */
  readonly Ribbon?: ComponentType
  /** What reads on the ribbon; light unless said. */
  readonly ribbonInk?: 'light' | 'dark'
  /** Every sign this table draws, with its name: fetched when somebody asks. */
  signs?(locale: Locale, options: unknown): Promise<readonly SignGroup[]>
  /** Whether a round of everybody's, or an auction that another won, ended with this move: what came of that is news to whoever made it, too. */
  endsRound?(entry: LogEntry): boolean
  /**
   * After how many moves the present run began, in which everybody decides again and again, such as an auction; null where there is none. One's own
   * bids end no turn: figures are compared with what they were before all of them.
   */
  runBegan?(entries: readonly LogEntry[], props: TableProps<State>): number | null
  /** What the game itself did at the end of this move, which everybody sees before play goes on, such as dividends. */
  interlude?(entry: LogEntry, props: TableProps<State>): Interlude | null
  /** What others did, as one would tell it: a step per player and phase, oldest first. */
  recap?(entries: readonly LogEntry[], props: TableProps<State>): readonly RecapStep[]
  /** What the game itself did at the end of a phase, in one sentence to the viewer, or to all if a spectator looks on: told in a slip until one acts. `log` is all that happened. */
  news?(entries: readonly LogEntry[], props: TableProps<State>, log?: readonly LogEntry[]): string | null
  /**
   * What travels when this move is made: pieces, money, cards. Asked of the position after it, for one's own moves, for those of others, and for the
   * steps of a recap. What only others may know is left out of its events.
   */
  flights?(entry: LogEntry, props: TableProps<State>): readonly Flight[]
  /** The game's own final sheet, shown in the final account when the game is over: how this game's points came together. HTML. */
  readonly Ending?: ComponentType<EndingProps<State>>
  /** That sheet tells step by step how it came about, before anybody is said to have won; any other is shown when the places are. */
  readonly endsInSteps?: boolean
  /** Lets go of the last step of what is only planned; whether there was one. Only then are moves taken back. */
  takeStepOff?(planning: Pick<TableProps<State>, 'game' | 'view' | 'viewer' | 'moves' | 'attention'>): boolean
  /** Fetches what only some set-ups need, before anything is drawn; without options whatever any of them needs. */
  prepare?(options?: unknown): Promise<unknown>
  /** A small picture of the map for the set-up form. SVG with its own size. */
  readonly MapPreview?: ComponentType<{ readonly options: unknown }>
  /** Where something lies that lessons point at (`place:…`, `box:…`); null for what it does not draw. */
  spot?(target: string, view: State): Spot | null
  /** Draws a line that is only talked about as one's own plan would be; what it returns puts back what was there. */
  sketch?(line: readonly unknown[], attention: Attention, view: State): () => void
}

/** A circle on the board, in its units; or what of the bar and the trays it is. */
export type Spot = { readonly x: number; readonly y: number; readonly r: number } | { readonly selector: string }

export interface Strip {
  /** Three or four, chosen by phase; and those aside. */
  readonly columns: readonly StripColumn[]
  readonly rows: readonly StripRow[]
  /** What the score is called; points unless said. */
  readonly score?: string
  /** Stands for a score that nobody here knows: a purse. */
  readonly unknown?: ReactNode
}

export interface StripColumn {
  readonly id: string
  /** Shown on hover, and in place of the sign where there is none. */
  readonly name: string
  /** What it is, where its name alone does not say: shown on hover and on a long press. */
  readonly meaning?: string
  readonly Sign?: ComponentType<{ readonly size?: number }>
  /** Stands before each figure: "£". */
  readonly unit?: string
  /** Stands before that in a cell, where no head names the column: "+". */
  readonly alone?: string
  /** Not asked for in this phase: told in the sheet of the players alone. */
  readonly isAside?: boolean
}

export interface StripRow {
  readonly seat: Seat
  /** One per column. What is a number shows its change since one's last turn. Null: nobody here knows. */
  readonly figures: readonly (number | string | null)[]
  readonly score: number | string | null
  /** Has finished this phase. */
  readonly done?: boolean
  /** Tokens of this player that matter now: a route bonus, a Presidency. */
  readonly extra?: ReactNode
}

export interface Progress {
  /** "Round 3". */
  readonly label: string
  readonly pips?: { readonly of: number; readonly at: number }
  readonly phases?: { readonly names: readonly string[]; readonly at: number }
  /** At the right end where there are no phases: what ends the game. */
  readonly aside?: ReactNode
}

export interface Chapter {
  /** The number of moves before it. */
  readonly n: number
  /** "Round 3". */
  readonly label: string
  /** "3". */
  readonly short: string
}

export interface Interlude {
  readonly title: string
  readonly figures: readonly Consequence[]
  /** Those of the move that it tells of: what flies with it. */
  readonly events: readonly GameEvent[]
}

export interface Tray<State = GameState> {
  readonly id: string
  readonly label: string
  readonly Content: ComponentType<TableProps<State>>
}

export interface SignGroup {
  readonly title: string
  readonly signs: readonly {
    readonly id: string
    readonly Sign: ComponentType<{ readonly size?: number }>
    readonly name: string
    readonly meaning?: string
  }[]
}

export interface RecapStep {
  /** Null: the game itself, as in the dividends. */
  readonly seat: Seat | null
  /** "3 links Garsdale to Sedbergh": who did it stands before it as a sign. */
  readonly act: string
  /** What it cost or brought, short. */
  readonly result?: ReactNode
  /** The entries it tells of. */
  readonly from: number
  readonly to: number
  /** Ids as they stand in notation and events: what is drawn above the veil. */
  readonly places: readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a table of an unknown game is named
export type AnyTable = GameTable<any>

/** A title as a screen knows it. */
export type ScreenTitle = Title<AnyTable, ComponentType>
