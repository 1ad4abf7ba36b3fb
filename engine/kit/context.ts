/** What the parts of the kit share while one game is looked at. */
import type { GameEvent, GameState } from '../basics.ts'
import type { Game } from '../game.ts'
import type { Attention } from './attention.ts'
import type { Barriers } from './barriers.ts'
import type { CheckName } from './finding.ts'
import type { Knowledge } from './knowledge.ts'
import type { Triggers } from './orders.ts'
import type { Listener } from './texts.ts'

export interface Kit<State extends GameState, Move, Options> {
  readonly game: Game<State, Move, Options>
  readonly closeLooks: number
  readonly longestGame: number
  /** Moves met so far, by their text: tried in positions where they are not legal. */
  readonly foreign: Map<string, Move>
  readonly listener: Listener
  readonly attention: Attention
  readonly barriers: Barriers
  readonly knowledge: Knowledge
  readonly triggers: Triggers
  readonly note: (check: CheckName, detail: string, place: Place<Options> | null) => void
  games: number
  decisions: number
}

/** The way to a position. */
export interface Place<Options> {
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly moves: string[]
}

/** One move of a game that is being watched: from where, and what was heard. */
export interface Taken<State, Move> {
  readonly before: State
  readonly after: State
  readonly move: Move
  readonly text: string
  readonly events: readonly GameEvent[]
}

export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return `${error.message} ${(error.stack ?? '')
    .split('\n')
    .slice(1, 3)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\(?file:\S*\/|\(?\/\S*\//g, '')}`
}
