/**
 * What a report on the balance of a title counts. A title that has such a book says what can be used in its games (cards, links, trains), what of it a
 * move uses, and which figures of its own are worth a look; how often somebody wins, how long games last and where points come from is the same in all titles.
 */
import type { GameEvent, GameState, Seat } from './basics.ts'
import type { Texts } from './catalogue.ts'

export interface Use {
  readonly kind: string
  readonly id: string
}

/** What is written down of one game. */
export interface BalanceNotes {
  use(seat: Seat, kind: string, id: string): void
  /** Where a seat began: a place on the board, or `order-1` for the first in the order of play. */
  start(seat: Seat, id: string): void
  /** The mean of all values is reported; with `round`, also round by round. */
  figure(name: string, value: number, round?: number): void
  /** What a book wants to remember until a later event of the same game. */
  readonly memory: Map<string, number>
}

/** A place of the board for the heat map, coloured by how often what it stands for was used: a hexagon, an area, or a short line across a border. */
export interface BalanceShape extends Use {
  readonly at: readonly [x: number, y: number]
  /** From the centre to a corner of a hexagon that stands on one. */
  readonly hexagon?: number
  readonly outline?: readonly (readonly number[])[]
  /** Of the line, in degrees. */
  readonly angle?: number
}

export interface BalanceBook<State extends GameState = GameState, Move = unknown> {
  /** Names for people: `kind.cards`, `figure.rails-laid`, `ending.end-by-piles`. */
  readonly words: Texts
  /** The round or turn of a position, from 1. */
  round(state: State): number
  /** What can be used in this game, by kind. */
  stock(state: State): Readonly<Record<string, readonly string[]>>
  /** What the seat to act uses by this move; what comes about otherwise is noted when it is told. */
  uses(state: State, move: Move): readonly Use[]
  /** The kinds that somebody can be forbidden: those that are used by moves alone. */
  readonly barrable: readonly string[]
  begun(state: State, notes: BalanceNotes): void
  /** After a move, for everything that it brought about; `round` is the one in which it was made. */
  told(state: State, event: GameEvent, notes: BalanceNotes, round: number): void
  over(state: State, notes: BalanceNotes): void
  /** How a finished game came to its end: several reasons may have fallen together. */
  endings(state: State): readonly string[]
  /** What has no name in the game itself, by its kind and id. */
  label(kind: string, id: string): string | undefined
  board(state: State): readonly BalanceShape[]
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a book of unknown types is named
export type AnyBalanceBook = BalanceBook<any, any>
