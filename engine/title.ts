/**
 * A title: the one door of a game. The catalogue is a list of these, and a pack from outside brings one; whoever composes
 * something (the command line, the server, a page, a worker) asks it for the parts that are needed there and then. What is not a
 * loader is small enough for a page that only shows the posters.
 */
import type { InLanguages, Json, Locale } from './basics.ts'
import type { AnyGame } from './game.ts'
import type { Glossary } from './glossary.ts'
import type { AnyInsight } from './insight.ts'
import type { AnyLessonBook } from './lessons/format.ts'
import type { PuzzleBook } from './puzzle.ts'

/** Of a title that can be shown, `Table` and `Poster` are what the screen draws: see `ScreenTitle` in design/. */
export interface Title<Table = unknown, Poster = unknown> {
  readonly id: string
  /** As it stands on the box. */
  readonly name: string
  /** Where there is room for no more: the place alone. */
  readonly short?: string
  readonly seats: { readonly min: number; readonly max: number }
  /** What one does and how one wins, in one sentence. */
  readonly blurb: InLanguages
  /** How long a game takes among people who know it. */
  readonly minutes: { readonly min: number; readonly max: number }
  /** How much there is to learn: 1 is learnt while playing, 5 is an evening's study. */
  readonly weight: 1 | 2 | 3 | 4 | 5
  /** RULES.md as text. */
  rulebook(): Promise<string>
  /** The same clauses in other languages; English where a language has none. */
  readonly rulebooks?: Readonly<Partial<Record<Locale, () => Promise<string>>>>
  /** The letters its clauses begin with ("WD"): by them rulebooks refer to each other. */
  readonly clauses?: string
  /** The rules in five minutes, in our own words: Markdown, its figures with the clauses they come from. English where a language has none. */
  readonly fiveMinutes?: Readonly<Partial<Record<Locale, () => Promise<string>>>>
  rules(): Promise<AnyGame>
  /** What its bots know; without it they know the score sheet. */
  insight?(): Promise<AnyInsight>
  /** How its bots may lean where that costs no strength; without it none leans. */
  readonly characters?: Characters
  /** Its own table; without it the plain one serves. */
  table?(): Promise<Table>
  poster?(): Promise<Poster>
  /** How the game is taught: see docs/lessons.md. */
  lessons?(): Promise<AnyLessonBook>
  /** Moments of real games at which one idea decides: see docs/puzzles.md. */
  puzzles?(): Promise<PuzzleBook>
  /** A real game for whoever has learned it just now: short, against bots that see less. */
  readonly firstGame?: FirstGame
  /** What its things are called. */
  glossary?(): Promise<Glossary>
  /** The ordinary words of its notation, for languages in which they are not those of the notation ("build": "baue"). */
  words?(): Promise<NotationWords>
}

/** Somebody who likes to build, to take over, or to hold back. */
export type Character = 'builder' | 'raider' | 'cautious'

/** By kind of move (its `do`, or its `kind`): how much more it is liked than it is worth, in units of the insight's doubt. */
export type Leanings = Readonly<Record<string, number>>

export type Characters = Readonly<Partial<Record<Character, Leanings>>>

export interface FirstGame {
  readonly seats: number
  /** What differs from the usual set-up. */
  readonly options: Readonly<Record<string, Json>>
  /** Who sits in the other seats: the code of a bot. */
  readonly bots: string
  readonly minutes: number
}

export type NotationWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>
