/**
 * The seam between the frame and a game's own table. A title that brings a table is drawn by it; any other is played at the
 * plain table in generic/. A table knows geometry and highlights, never rules: what is legal comes as moves.
 */
import type { AnyGame, GameState, Locale, Speaker, Title, Viewer } from '@branchline/engine'
import type { ComponentType } from 'react'
import type { Attention } from './attention.ts'
import type { Player } from './model.ts'
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
  /** What is under the pointer or lit by the log: subscribe in the parts that show it (useIsConsidered, useIsLit), not in the board. */
  readonly attention: Attention
  /** Plays a move, or asks first where it cannot be taken back. */
  choose(text: MoveText): void
  /** Says why a move is not possible, with its clause. */
  askWhy(text: MoveText): void
}

export interface GameTable<State = GameState> {
  /** The size of the board in its own units; the frame fits, zooms and pans it. */
  size(view: State, options: unknown): { readonly width: number; readonly height: number }
  /** The board: SVG elements. */
  readonly Board: ComponentType<TableProps<State>>
  /** What lies beside the board: hands, tracks, markets. HTML. */
  readonly Panels?: ComponentType<TableProps<State>>
  /** Whether the panels fit into a column: on a wide screen they then stand beside the board, which is the larger for it. */
  readonly beside?: boolean
  /** The game's own final sheet, shown in the final account when the game is over: how this game's points came together. HTML. */
  readonly Ending?: ComponentType<TableProps<State>>
  /** A small picture of the map for the set-up form. SVG with its own size. */
  readonly MapPreview?: ComponentType<{ readonly options: unknown }>
  /** The position in sentences, from the same model, for those who do not see the picture. */
  describe?(view: State, speaker: Speaker, locale: Locale): readonly string[]
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where a table of an unknown game is named
export type AnyTable = GameTable<any>

/** A title as a screen knows it. */
export type ScreenTitle = Title<AnyTable, ComponentType>
