/** Carries out lists of effects: all of them, in full and in order (RS-4.5), stopping where somebody has to decide. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { CARDS, type Effect, type EffectName, type EffectOf, PROGRAMS, programIn } from '../cards.ts'
import type { Move } from '../move.ts'
import type { Frame, State } from '../state.ts'
import { politician, protesters, regulations, roundhouse, unhappyPassengers } from './attacks.ts'
import { copyAction } from './copy.ts'
import { look, mayDraw, nameAndReveal, revealAndTake, revealForTrain, revealUntilTrains } from './deck.ts'
import { programOf, type Work } from './effect.ts'
import { discard, handToTop, returnWaste, returnWasteAnywhere, trash } from './hand.ts'
import { draw, drawUpTo, money, points, rails, restOfTurn, returnAllWaste, trashThis, waste } from './plain.ts'
import {
  chooseOne,
  gain,
  gainShownTrain,
  moneyOfTrainInPlay,
  neighbourMayDraw,
  station,
  takeTrainFromDiscard,
  trade,
  trainInPlayToTop,
} from './table.ts'

const WORKS: { readonly [Name in EffectName]: Work<EffectOf<Name>> } = {
  rails,
  waste,
  money,
  points,
  draw,
  'draw-up-to': drawUpTo,
  'may-draw': mayDraw,
  station,
  'rest-of-turn': restOfTurn,
  'trash-this': trashThis,
  'return-all-waste': returnAllWaste,
  'return-waste': returnWaste,
  'return-waste-anywhere': returnWasteAnywhere,
  discard,
  trash,
  'hand-to-top': handToTop,
  'choose-one': chooseOne,
  'copy-action': copyAction(barred),
  look,
  'name-and-reveal': nameAndReveal,
  'reveal-and-take': revealAndTake,
  'reveal-until-trains': revealUntilTrains,
  'reveal-for-train': revealForTrain,
  'take-train-from-discard': takeTrainFromDiscard,
  'train-in-play-to-top': trainInPlayToTop,
  'money-of-train-in-play': moneyOfTrainInPlay,
  'gain-shown-train': gainShownTrain,
  gain,
  trade,
  'neighbour-may-draw': neighbourMayDraw,
  'attack-regulations': regulations,
  'attack-unhappy-passengers': unhappyPassengers,
  'attack-politician': politician,
  'attack-protesters': protesters,
  'attack-roundhouse': roundhouse,
}

/** The table pairs each effect with its own work; seen from outside both are of some one kind. */
const workOf = (effect: Effect) => WORKS[effect.do] as Work<Effect>

/** By list of effects: the work of each, and whether any of it can be impossible. */
const PROGRAM_WORKS: readonly (readonly Work<Effect>[])[] = PROGRAMS.map(({ effects }) => effects.map(workOf))
const CAN_BE_BARRED: readonly boolean[] = PROGRAM_WORKS.map((works) => works.some(({ bar }) => bar !== undefined))

/** RS-4.6: why a list of effects cannot be applied in full. `self` is the card about to be played, −1 when it is in play already. */
export function barred(state: State, seat: number, program: number, self: number): Refusal | null {
  if (!CAN_BE_BARRED[program]) return null
  let drawn = 0
  for (const effect of PROGRAMS[program].effects) {
    const work = workOf(effect)
    const why = work.bar?.(state, seat, effect, { self, drawn }) ?? null
    if (why !== null) return why
    if (effect.do === 'draw') drawn += effect.n
  }
  return null
}

/** Goes on until a decision is needed or nothing is left to do. */
export function run(state: State, emit?: Emit): void {
  const { frames } = state
  while (frames.length > 0) {
    const frame = frames[frames.length - 1]
    const { effects } = programOf(frame)
    if (frame.at >= effects.length) {
      frames.pop()
      continue
    }
    if (!PROGRAM_WORKS[frame.program][frame.at].begin(state, frame, effects[frame.at], emit)) return
    finish(state, frame)
  }
}

function finish(state: State, frame: Frame): void {
  frame.at++
  frame.stage = 0
  frame.asked = state.active
  frame.count = 0
  frame.immune = 0
  if (frame.cards.length > 0) frame.cards = []
}

interface Asked {
  readonly frame: Frame
  readonly effect: Effect
}

/** The effect that waits for a decision; null between actions. */
export function asked(state: State): Asked | null {
  if (state.frames.length === 0) return null
  const frame = state.frames[state.frames.length - 1]
  return { frame, effect: programOf(frame).effects[frame.at] }
}

export function answers(state: State, { frame, effect }: Asked): Move[] {
  const { asks } = workOf(effect)
  return asks!.candidates(state, frame, effect).filter((move) => asks!.refuse(state, frame, effect, move) === null)
}

export function answerRefusal(state: State, { frame, effect }: Asked, move: Move): Refusal | null {
  return workOf(effect).asks!.refuse(state, frame, effect, move)
}

export function answer(state: State, { frame, effect }: Asked, move: Move, emit?: Emit): void {
  if (!workOf(effect).asks!.decide(state, frame, effect, move, emit)) return
  finish(state, frame)
  run(state, emit)
}

export function promptOf({ frame, effect }: Asked): { readonly code: string; readonly clause: string; readonly card: string } {
  const { clause, source } = programOf(frame)
  const code = workOf(effect).asks!.prompt(frame, effect)
  return { code, clause: code === 'reaction' ? 'RS-5.25' : clause, card: source }
}

/** Whether a card's effects could be applied now by the seat that holds it. */
export function effectsRefusal(state: State, seat: number, card: number): Refusal | null {
  const why = barred(state, seat, programIn(state, card), card)
  return why === null
    ? null
    : refusal('RS-4.6', 'effects-impossible', { card: CARDS[card].id, why: `why-${why.code}`, because: why.clause })
}
