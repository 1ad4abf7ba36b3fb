/** Stationmaster Office (RS-10.24): shows an action card in the hand and has its effects. */
import { type Refusal, refusal } from '@branchline/engine'
import { CARDS, type EffectOf, HAS_EFFECTS, IS_ACTION, programIn, STATIONMASTER_OFFICE } from '../cards.ts'
import { kindsIn, showInHand } from '../deck.ts'
import type { State } from '../state.ts'
import { ask, programOf, pushFrame, type Work } from './effect.ts'
import { chooseAmong, handOf, notAsked, notHeld } from './hand.ts'

/** Answers that are always the same are built once: the list of moves asks for them all the time. */
const NOTHING_TO_COPY = Object.freeze(refusal('RS-10.24', 'nothing-to-copy'))

/** `barred` says why a list of effects cannot be applied in full: the Office may show only what it can do. */
export function copyAction(
  barred: (state: State, seat: number, program: number, self: number) => Refusal | null,
): Work<EffectOf<'copy-action'>> {
  /** `self` is the Office while it is still in the hand: it will not be there to be discarded or exchanged. */
  const copyRefusal = (state: State, seat: number, card: number, self: number): Refusal | null => {
    if (!IS_ACTION[card] || !HAS_EFFECTS[card] || card === STATIONMASTER_OFFICE)
      return refusal('RS-10.24', 'cannot-be-copied', { card: CARDS[card].id })
    return barred(state, seat, programIn(state, card), self)
  }
  return {
    bar(state, seat, _effect, { self }) {
      const canCopy = kindsIn(state.hands[seat]).some((card) => copyRefusal(state, seat, card, self) === null)
      return canCopy ? null : NOTHING_TO_COPY
    },
    begin: (state, frame) => ask(frame, state.active),
    asks: {
      prompt: () => 'copy-action',
      candidates: (state) => chooseAmong(handOf(state)),
      refuse(state, frame, _effect, move) {
        const { clause } = programOf(frame)
        if (move.do !== 'choose') return notAsked(clause, 'copy-action')
        if (!handOf(state).includes(move.card)) return notHeld(clause, move.card)
        return copyRefusal(state, state.active, move.card, -1)
      },
      decide(state, frame, _effect, move, emit) {
        if (move.do !== 'choose') return true
        showInHand(state, state.active, move.card)
        emit?.({ type: 'copy', clause: 'RS-10.24', seat: state.active, card: CARDS[move.card].id })
        pushFrame(state, programIn(state, move.card), frame.self)
        return true
      },
    },
  }
}
