/** What the kit found: which law is broken, how, and the way to the position where it shows. */
import type { Json } from '../basics.ts'

export const CHECKS = {
  set_up: 'set-up depends on options, seats and seed alone, and leaves its arguments as they were',
  plain: 'states, moves and events are plain JSON',
  json: 'a state survives a round trip through JSON and plays on the same',
  clone: 'a clone is equal and shares nothing that changes',
  pure: 'asking a question changes nothing and gets the same answer twice',
  moves: 'the seat to act has a move, and nobody has one when the game is over',
  notation: 'every legal move prints to text of its own and parses back; any other text is refused without a throw',
  legality: 'explain refuses exactly what moves does not list; a refused move changes nothing',
  play: 'every listed move can be played, with or without an audience, always to the same effect',
  determinism: 'the same set-up and moves lead to the same state, events and hash',
  ends: 'the game ends',
  referee: 'the invariants of the game hold after every move',
  undo: 'any position can be gone back to, and what comes to light closes the way back',
  view: 'a view has the shape of a state, hides the generator and what others hold, and gives the seat to act its moves',
  leak: 'two states that differ only in what a viewer cannot know look, sound and refuse alike',
  sample:
    'a sample agrees with the view, satisfies the referee, plays to an end, does not read what is hidden, varies, and is dealt as fairly as the game',
  redeal: 'dealt anew, everybody sees what they saw, and what nobody has drawn does not depend on how it lay',
  standing: 'standings name each seat once, parts add up, ranks follow, and a view counts all that is open',
  outline: 'the position in words says what the view says, in every language, and never throws',
  forced: 'a move is made without asking only where there is no other and everybody knows it',
  orders: 'orders answer with legal moves from the view of their owner, and end only by what has happened since',
  texts: 'prompts, events, refusals, sources and options have a text in every language',
  clauses: 'prompts, events and refusals cite clauses that stand in the rulebook',
  options: 'options can be read back, defaults fit, unknown ones are refused',
  throws: 'no function of the contract throws',
} as const
export type CheckName = keyof typeof CHECKS

export interface Finding {
  readonly check: CheckName
  readonly detail: string
  readonly options: Json
  readonly seats: number
  readonly seed: string
  readonly moves: readonly string[]
}

export type Complain = (check: CheckName, detail: string) => void
