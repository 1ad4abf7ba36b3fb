/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
/** Choices that cards ask for: what to give away is what one needs least, what to take is what one needs most. */
import { COST, POINTS, WASTE } from '../../rules/cards.ts'
import { asked, promptOf } from '../../rules/effects/run.ts'
import type { Move } from '../../rules/move.ts'
import { type State, toAct } from '../../rules/state.ts'
import { deckOf, turnsLeft } from './outlook.ts'
import { stationNet } from './places.ts'
import { buyWorth, playedOnce } from './turn.ts'
import type { Knowledge } from './weights.ts'

/** Prompts that ask for the card one wants most; all others ask what one can do without. */
export const TAKING: ReadonlySet<string> = new Set([
  'gain',
  'trade-for',
  'take-train',
  'take-revealed',
  'show-train',
  'train-to-top',
  'money-of-train',
  'copy-action',
])

export function appraiseAnswers(know: Knowledge, state: State, moves: readonly Move[]): number[] {
  const question = asked(state)
  const code = question === null ? '' : promptOf(question).code
  const seat = toAct(state) ?? 0
  const isGain = code === 'gain' || code === 'trade-for'
  const deck = deckOf(know, state, seat)
  const left = turnsLeft(know, state)
  return moves.map((move) => {
    switch (move.do) {
      case 'station':
        return stationNet(know, state, seat, move.hex)
      case 'choose':
        if (isGain) return buyWorth(know, move.card, deck, left, 0.4)
        return TAKING.has(code) ? playedOnce(know, move.card) + 0.1 * COST[move.card] : -keepWorth(know, move.card)
      case 'return':
        return move.n
      case 'done':
        // Enough is given away once only useful cards are left.
        return -0.3
      case 'yes':
      case 'react':
        return 0.5
      default:
        return 0
    }
  })
}

/** What a card in hand is still good for: Waste for nothing, gold for nothing before the end. */
function keepWorth(know: Knowledge, card: number): number {
  return card === WASTE ? 0 : POINTS[card] > 0 ? 0.1 : playedOnce(know, card)
}
