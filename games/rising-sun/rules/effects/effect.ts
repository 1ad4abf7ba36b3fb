/** What the carrying out of an effect consists of. One object for each kind of effect, in the files of this folder. */
import type { Emit, Refusal } from '@branchline/engine'
import { type Effect, PROGRAMS } from '../cards.ts'
import type { Move } from '../move.ts'
import type { Frame, State } from '../state.ts'

/** What is known before a card is played: the card is still in the hand, earlier effects have not drawn yet. */
export interface Outlook {
  /** The card to be played, still in hand; −1 when it has left it. */
  readonly self: number
  /** Cards that the effects before this one will have drawn. */
  readonly drawn: number
}

export interface Work<E extends Effect> {
  /** Why it cannot be carried out in full now (RS-4.6). Left out when it always can. */
  bar?(state: State, seat: number, effect: E, outlook: Outlook): Refusal | null
  /** Carries it out. False when a decision is needed: then `frame.stage` and `frame.asked` say which. */
  begin(state: State, frame: Frame, effect: E, emit?: Emit): boolean
  /** The decision, if it has one. */
  readonly asks?: Question<E>
}

interface Question<E extends Effect> {
  /** The code of its prompt. */
  prompt(frame: Frame, effect: E): string
  /** Moves that may be legal: all legal ones are among them. */
  candidates(state: State, frame: Frame, effect: E): readonly Move[]
  /** Why the answer is not possible. */
  refuse(state: State, frame: Frame, effect: E, move: Move): Refusal | null
  /** Takes the answer. True when the effect is done. */
  decide(state: State, frame: Frame, effect: E, move: Move, emit?: Emit): boolean
}

export const programOf = (frame: Frame) => PROGRAMS[frame.program]

/** Begins to carry out a list of effects; they run when the frame comes to the top. */
export function pushFrame(state: State, program: number, self: number): void {
  state.frames.push({ program, self, at: 0, stage: 0, asked: state.active, count: 0, immune: 0, cards: [] })
}

export function ask(frame: Frame, seat: number, stage = 1): false {
  frame.stage = stage
  frame.asked = seat
  return false
}
