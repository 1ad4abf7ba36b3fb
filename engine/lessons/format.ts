/**
 * A lesson is data: a position of the game and steps that are said, pointed at, done, watched or asked at the real table with the real rules.
 * One JSON file a lesson, in the title's own `lessons/`; docs/lessons.md says how one is written.
 */
import type { GameState, Locale } from '../basics.ts'
import type { Texts } from '../catalogue.ts'
import type { Speaker } from '../language.ts'
import type { GameRecord } from '../record.ts'

/** What a title's `lessons()` brings: the files, and what only the title knows about them. */
export interface LessonBook<State extends GameState = GameState> {
  /** The lessons as they stand in their files, in the order in which they are offered. */
  readonly lessons: readonly unknown[]
  /** The title's own way to set up a position; what cannot be is refused with an error. */
  position(wanted: Readonly<Record<string, unknown>>): Laid<State>
  /** Records that lessons begin from, by the name they use. */
  readonly records?: Readonly<Record<string, GameRecord>>
  /** Figures of a position that texts and `expects` may use, besides `score0`, `rank0`, …: a list gives one for each seat. */
  facts?(state: State): Readonly<Record<string, Fact | readonly Fact[]>>
  /** The name of what a target means, in the speaker's language; null where the position has no such thing. Seats are known without. */
  target?(view: State, target: Target, speaker: Speaker, locale: Locale): string | null
  /** What the lessons say: see docs/lessons.md for the keys. */
  readonly messages: Texts
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where lessons of an unknown game are named
export type AnyLessonBook = LessonBook<any>

export interface Laid<State extends GameState = GameState> {
  readonly state: State
  readonly options: unknown
}

export type Fact = number | string
export type Facts = Readonly<Record<string, Fact>>

/** `place:hawes`, `piece:stone@whernside`, `seat:1`, `figure:cubes`: a kind, a colon, a name. */
export type Target = string

/** A move in notation; `*` stands for any letters of a word, `>3` and `<3` for a number above or below 3. */
export type Pattern = string

/** What finishes a decision: a move; all of several in any order; a line of several in their order; any one of several. */
export type Entry = Pattern | EntryGroup
export interface EntryGroup {
  readonly move?: Pattern
  readonly all?: readonly Entry[]
  readonly line?: readonly Entry[]
  readonly any?: readonly Entry[]
  /** Later steps may ask whether this was the way taken. */
  readonly id?: string
  /** The id of what is said when it was done. */
  readonly note?: string
}

/** Moves in their order, `1: pass` where only that seat may make it; or how high a seat goes. */
export type Scripted = string | Raise
export interface Raise {
  readonly seat: number
  /** A pattern with one number in it: the least that is legal and not above `upTo` is made. */
  readonly bid: Pattern
  readonly upTo: number
  /** Made where that is not possible. */
  readonly else: Pattern
}

/** `over`: the game is; `mine`: the learner decides; else facts that must hold. */
export type Until = 'over' | 'mine' | Facts

export type Expects = Readonly<Record<string, Fact | readonly Fact[]>>

interface StepBase {
  readonly id: string
  /** Only if that way was taken before; only if it was not. */
  readonly when?: string
  readonly unless?: string
  /** Another position than the one the step before left. */
  readonly position?: Readonly<Record<string, unknown>>
  /** What is lit while the step is shown. */
  readonly point?: readonly Target[]
  readonly expects?: Expects
}

export interface SayStep extends StepBase {
  readonly kind: 'say'
}

export interface PointStep extends StepBase {
  readonly kind: 'point'
  readonly point: readonly Target[]
}

export interface DoStep extends StepBase {
  readonly kind: 'do'
  readonly accept: readonly Entry[]
  /** Moves that neither finish nor spoil anything. */
  readonly free?: readonly Pattern[]
  /** Also when a way is finished the decision goes on while these facts hold, by what is free: by whatever hexes a route goes. */
  readonly while?: Facts
  readonly answers?: readonly Answer[]
  /** `facts`: every other legal move is answered by a text of this step's own (`….else`). */
  readonly else?: 'facts'
  readonly hints?: readonly Target[]
  /** What its words name on the board: a close-up goes there. Nothing of it is lit. */
  readonly shows?: readonly Target[]
  /** Moves the rules must refuse, with the clause: nothing for the screen, which tells it anyway; for whoever changes a rule. */
  readonly refused?: Readonly<Record<string, string>>
  readonly script?: readonly Scripted[]
}

export interface Answer {
  readonly moves: readonly Pattern[]
  readonly id: string
  /** Taken back; played to its end and then taken back; or gone on with. */
  readonly then: 'back' | 'play' | 'on'
  readonly script?: readonly Scripted[]
  readonly until?: Until
  readonly expects?: Expects
}

export interface WatchStep extends StepBase {
  readonly kind: 'watch'
  readonly script?: readonly Scripted[]
  readonly until?: Until
}

export interface AskStep extends StepBase {
  readonly kind: 'ask'
  /** Any of these is right; `fact:firstBuilder` is the seat that fact names. */
  readonly answer: readonly Target[]
  /** All of them are asked for. */
  readonly all?: boolean
  /** What is said to a wrong one, by target. */
  readonly near?: Readonly<Record<Target, string>>
  /** Further ones to choose from. */
  readonly among?: readonly Target[]
  /** The id of what is said to the right answer. */
  readonly right?: string
}

export type Step = SayStep | PointStep | DoStep | WatchStep | AskStep

export interface Lesson {
  readonly id: string
  /** The id of the game. */
  readonly title: string
  readonly minutes: number
  /** Lessons that should come before. */
  readonly needs: readonly string[]
  /** Ideas it brings, and ideas it brings back. */
  readonly teaches: readonly string[]
  readonly returns: readonly string[]
  /** The seat of whoever learns; 0 unless said. */
  readonly learner: number
  readonly position: Readonly<Record<string, unknown>>
  readonly view: LessonView
  /** What everybody does for whom nothing is scripted: the first that is legal. */
  readonly rivals: readonly Pattern[]
  readonly steps: readonly Step[]
}

export interface LessonView {
  /** The tray on top. */
  readonly tray?: string
  /** Trays and figures that step back. */
  readonly quiet?: readonly string[]
}

/** What is wrong with a lesson, in a sentence that names it and the step. */
export class LessonError extends Error {
  constructor(lesson: string, step: string | null, cause: string) {
    super(step === null ? `${lesson}: ${cause}` : `${lesson}, step ${step}: ${cause}`)
  }
}
