/** RS-5.21 to 5.25 and the attacks: first everybody may react, then the attack is carried out clockwise. */
import { type Emit, type Refusal, refusal, reveal } from '@branchline/engine'
import { CARDS, type Effect, type EffectOf, IS_TRAIN, LEGAL_COUNSEL } from '../cards.ts'
import {
  addToHand,
  closeTheWayBack,
  countOf,
  discardFromHand,
  gainWaste,
  putOnTop,
  remove,
  removeFromHand,
  revealTop,
  showInHand,
} from '../deck.ts'
import { CHOOSE, type Move, NO_REACTION, REACT, SHOW_HAND } from '../move.ts'
import { pileSize } from '../setup.ts'
import { ALL_KNOW, type Frame, nextSeat, type State } from '../state.ts'
import { ask, programOf, type Work } from './effect.ts'
import { chooseAmong, moveToTop, notAsked, notHeld } from './hand.ts'

const REACTIONS = 1
const STRIKES = 2

/** What an attack does to one player. */
interface Strike<E extends Effect> {
  /** “Each player” rather than “each other player” (RS-5.22). */
  readonly includesAttacker?: boolean
  /** True when done, false when the target has to choose. */
  strike(state: State, frame: Frame, effect: E, target: number, emit?: Emit): boolean
  readonly prompt?: string
  candidates?(state: State, frame: Frame, target: number): readonly Move[]
  refuse?(state: State, frame: Frame, target: number, move: Move): Refusal | null
  suffer?(state: State, frame: Frame, target: number, move: Move, emit?: Emit): void
}

function attack<E extends Effect>(how: Strike<E>): Work<E> {
  /** `frame.count` says how many seats after the attacker the next target sits. */
  function strikeOn(state: State, frame: Frame, effect: E, emit?: Emit): boolean {
    for (; frame.count < state.seats; frame.count++) {
      const target = (state.active + frame.count) % state.seats
      if (frame.immune & (1 << target)) continue
      if (!how.strike(state, frame, effect, target, emit)) return ask(frame, target, STRIKES)
    }
    return true
  }
  function startStrikes(state: State, frame: Frame, effect: E, emit?: Emit): boolean {
    frame.count = how.includesAttacker ? 0 : 1
    return strikeOn(state, frame, effect, emit)
  }
  return {
    begin(state, frame, effect, emit) {
      emit?.({ type: 'attack', clause: programOf(frame).clause, seat: state.active, card: programOf(frame).source })
      return mayBeAnswered(state) ? ask(frame, nextSeat(state, state.active), REACTIONS) : startStrikes(state, frame, effect, emit)
    },
    asks: {
      prompt: ({ stage }) => (stage === REACTIONS ? 'reaction' : how.prompt!),
      candidates: (state, frame) => (frame.stage === REACTIONS ? [REACT, NO_REACTION] : how.candidates!(state, frame, frame.asked)),
      refuse(state, frame, _effect, move) {
        if (frame.stage === STRIKES) return how.refuse!(state, frame, frame.asked, move)
        if (move.do === 'no-reaction') return null
        if (move.do !== 'react') return notAsked('RS-5.25', 'reaction')
        return state.hands[frame.asked].includes(LEGAL_COUNSEL) ? null : notHeld('RS-11.11', LEGAL_COUNSEL)
      },
      decide(state, frame, effect, move, emit) {
        if (frame.stage === STRIKES) {
          how.suffer!(state, frame, frame.asked, move, emit)
          frame.count++
          return strikeOn(state, frame, effect, emit)
        }
        if (move.do === 'react') {
          frame.immune |= 1 << frame.asked
          showInHand(state, frame.asked, LEGAL_COUNSEL)
          reveal(state)
          emit?.({ type: 'reaction', clause: 'RS-11.11', seat: frame.asked, card: CARDS[LEGAL_COUNSEL].id })
        }
        frame.asked = nextSeat(state, frame.asked)
        return frame.asked === state.active ? startStrikes(state, frame, effect, emit) : false
      },
    },
  }
}

/** RS-5.25: as soon as a Legal Counsel has left the supply, everybody is asked at every attack. */
function mayBeAnswered(state: State): boolean {
  if (!state.piles.includes(LEGAL_COUNSEL)) return false
  return state.supply[LEGAL_COUNSEL] + countOf(state.trash, LEGAL_COUNSEL) < pileSize(LEGAL_COUNSEL, state.seats)
}

/** Most attacks let the target choose a card of its hand. */
function heldRefusal(state: State, frame: Frame, target: number, move: Move, prompt: string): Refusal | null {
  const { clause } = programOf(frame)
  if (move.do !== 'choose') return notAsked(clause, prompt)
  return state.hands[target].includes(move.card) ? null : notHeld(clause, move.card)
}

export const regulations = attack<EffectOf<'attack-regulations'>>({
  strike: (state, _frame, { hand }, target) => state.hands[target].length < hand,
  prompt: 'regulations',
  candidates: (state, _frame, target) => chooseAmong(state.hands[target]),
  refuse: (state, frame, target, move) => heldRefusal(state, frame, target, move, 'regulations'),
  suffer(state, _frame, target, move, emit) {
    if (move.do !== 'choose') return
    moveToTop(state, target, move.card, emit)
    closeTheWayBack(state)
  },
})

/** RS-8.5: whoever holds cards is asked, and shows the hand if there is no train in it. */
export const unhappyPassengers = attack<EffectOf<'attack-unhappy-passengers'>>({
  strike: (state, _frame, _effect, target) => state.hands[target].length === 0,
  prompt: 'unhappy-passengers',
  candidates: (state, _frame, target) => [...chooseAmong(state.hands[target]), SHOW_HAND],
  refuse(state, frame, target, move) {
    const { clause } = programOf(frame)
    if (move.do === 'show-hand') return state.hands[target].some((card) => IS_TRAIN[card]) ? refusal(clause, 'train-in-hand') : null
    const held = heldRefusal(state, frame, target, move, 'unhappy-passengers')
    if (held !== null || move.do !== 'choose') return held
    return IS_TRAIN[move.card] ? null : refusal(clause, 'not-a-train', { card: CARDS[move.card].id })
  },
  suffer(state, _frame, target, move, emit) {
    if (move.do === 'choose') {
      discardFromHand(state, target, move.card, emit)
      return closeTheWayBack(state)
    }
    state.shown[target] = state.hands[target].slice()
    reveal(state)
    emit?.({ type: 'show-hand', clause: 'RS-11.13', seat: target, cards: state.hands[target].map((card) => CARDS[card].id) })
  },
})

/** `frame.cards` is the card that the next player to choose has just been passed, if any. */
export const politician = attack<EffectOf<'attack-politician'>>({
  includesAttacker: true,
  strike(state, frame, _effect, target) {
    if (passable(state, frame, target) > 0) return false
    frame.cards.length = 0
    return true
  },
  prompt: 'politician',
  candidates: (state, _frame, target) => chooseAmong(state.hands[target]),
  refuse(state, frame, target, move) {
    const held = heldRefusal(state, frame, target, move, 'politician')
    if (held !== null || move.do !== 'choose') return held
    const justPassed = frame.cards[0] === move.card ? 1 : 0
    return countOf(state.hands[target], move.card) > justPassed
      ? null
      : refusal(programOf(frame).clause, 'just-passed', { card: CARDS[move.card].id })
  },
  suffer(state, frame, target, move, emit) {
    if (move.do !== 'choose') return
    let to = nextSeat(state, target)
    while (frame.immune & (1 << to)) to = nextSeat(state, to)
    removeFromHand(state, target, move.card)
    // The one just passed on to them is still there, for it may not go: all know that, whatever has gone (RS-8.3).
    if (frame.cards[0] === move.card) showInHand(state, target, move.card)
    addToHand(state, to, move.card, true)
    reveal(state)
    emit?.({ type: 'pass-card', clause: 'RS-11.14', seat: target, toSeat: to, card: CARDS[move.card].id })
    frame.cards.length = 0
    if (to !== target) frame.cards.push(move.card)
  },
})

const passable = (state: State, frame: Frame, target: number) => state.hands[target].length - frame.cards.length

export const protesters = attack<EffectOf<'attack-protesters'>>({
  strike(state, _frame, _effect, target, emit) {
    gainWaste(state, target, 1, emit)
    return true
  },
})

/** `frame.cards` are the revealed cards when there is a choice of trains. */
export const roundhouse = attack<EffectOf<'attack-roundhouse'>>({
  strike(state, frame, { n }, target, emit) {
    frame.cards = revealTop(state, target, n, emit)
    const trains = new Set(frame.cards.filter((card) => IS_TRAIN[card]))
    if (trains.size > 1) return false
    loseTrain(state, frame, target, [...trains][0], emit)
    return true
  },
  prompt: 'roundhouse',
  candidates: (_state, frame) => frame.cards.map((card) => CHOOSE[card]),
  refuse(_state, frame, _target, move) {
    const { clause } = programOf(frame)
    if (move.do !== 'choose') return notAsked(clause, 'roundhouse')
    return frame.cards.includes(move.card) && IS_TRAIN[move.card] ? null : refusal(clause, 'not-revealed', { card: CARDS[move.card].id })
  },
  suffer(state, frame, target, move, emit) {
    if (move.do === 'choose') loseTrain(state, frame, target, move.card, emit)
  },
})

function loseTrain(state: State, frame: Frame, target: number, train: number | undefined, emit?: Emit): void {
  if (train !== undefined) {
    remove(frame.cards, train)
    state.discards[target].push(train)
    emit?.({ type: 'discard', clause: 'RS-11.16', seat: target, cards: [CARDS[train].id] })
  }
  for (let i = frame.cards.length - 1; i >= 0; i--) putOnTop(state, target, frame.cards[i], ALL_KNOW)
  frame.cards.length = 0
}
