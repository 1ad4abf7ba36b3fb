/** What an investor in the West Riding knows. */
import { type Insight, judged, type LearnedWeights, type Random } from '@branchline/engine'
import { firstBid } from '../rules/buy-and-build-offer.ts'
import { standing } from '../rules/scoring.ts'
import type { Move, State } from '../rules/state.ts'
import { appraiseBids, limitOf, lotWorth, offerWorth } from './auction.ts'
import { type Books, booksOf, paperWorth } from './books.ts'
import { coach } from './coach/index.ts'
import { features } from './features.ts'
import { growthToCome } from './growth.ts'
import learned from './learned/west-riding.json' with { type: 'json' }
import { worthOfPound } from './purse.ts'
import { reason } from './reason.ts'
import { townLead, townWorth } from './routes.ts'
import { tradeWorth } from './trading.ts'
import { BY_HAND, glanceFor, STEPS, type Tuning, tuningFor } from './tuning.ts'

export { features }

/** Where one set of numbers is asked for, it is that for three players. */
const FEWEST = 3

/** The judgement made by hand, and moves appraised by these numbers, by how many play; at a glance by others. */
const byHandWith = (knownFor: (seats: number) => Tuning, doubt: number, glancedFor = knownFor): Insight<State, Move> => ({
  forecast(state) {
    if (state.phase === 'over') return finalScores(state)
    const books = booksOf(state)
    const pound = worthOfPound(books.turnsLeft)
    const growth = growthToCome(state)
    return state.cash.map((cash, seat) => growth + (cash * pound + paperWorth(state, books, seat)))
  },
  lead: (state) => 8 + 5 * Math.max(0, state.lastTurn - state.turn),
  /** Measured on 180 games of apprentices with 3 to 5 players: from the first turn on the chances came true as they were. */
  trust: () => 1,
  appraise: (state, moves) => appraise(state, moves, knownFor(state.seats)),
  glance: (state, moves) => appraise(state, moves, glancedFor(state.seats)),
  doubt,
  beginnersDoubts: 1,
  pick: (state, moves, random) => pick(state, moves, random, knownFor(state.seats)),
  stage: (state) => (state.phase === 'over' ? state.lastTurn + 1 : state.turn),
  horizon: () => 1,
  reason,
  coach,
})

export const byHand = byHandWith(tuningFor, tuningFor(FEWEST).doubt, glanceFor)

/** Measured on 150 games of apprentices: chances come true as they are, but early on nobody is as good as lost, least of all in the first turns. */
const trust = ({ turn, lastTurn }: State) => (turn <= OPENING ? 0.6 : lastTurn - turn > LATE ? 0.8 : 1)
const OPENING = 3
const LATE = 4

/** What is learned sees at the end of a turn what the forecast made by hand sees a turn later. */
const learnedOver = (base: Insight<State, Move>, weights: LearnedWeights | null) =>
  judged(base, features, weights, { horizon: () => 0, trust })

export const insightBy = (weights: LearnedWeights | null): Insight<State, Move> => learnedOver(byHand, weights)

export const insight: Insight<State, Move> = insightBy(learned)

export const tuning = {
  values: tuningFor(FEWEST),
  valuesFor: tuningFor,
  byHand: BY_HAND,
  steps: STEPS,
  insightWith: (known: Tuning, weights: LearnedWeights | null = learned) =>
    learnedOver(
      byHandWith(() => known, known.doubt),
      weights,
    ),
}

function finalScores(state: State): number[] {
  const scores = new Array<number>(state.seats).fill(0)
  for (const { seat, score } of standing(state)) scores[seat] = score
  return scores
}

function appraise(state: State, moves: readonly Move[], known: Tuning): ArrayLike<number> {
  switch (state.phase) {
    case 'offer': {
      const books = booksOf(state)
      const seat = state.order[state.at]
      return moves.map((move) => (move.kind === 'offer' ? offerWorth(state, books, move.lot, seat, known) : 0))
    }
    case 'bid':
      return appraiseBids(state, booksOf(state), moves, known)
    case 'to':
      return moves.map((move) => (move.kind === 'to' ? townLead(state, state.lot, move.hex, state.bidder) : 0))
    case 'trade': {
      const books = booksOf(state)
      return moves.map((move) => (move.kind === 'trade' ? known.trade + tradeWorth(state, books, move) : 0))
    }
    default:
      return moves.map(pathWorth)
  }
}

/** Where the route begins and how it runs matters little; the ready-made paths are as good as any. */
function pathWorth(move: Move, place: number): number {
  return move.kind === 'cheapest' ? 1.5 : move.kind === 'shortest' ? 1 : -0.1 * place
}

/** Bids in a playout stop at a limit that differs from visit to visit, so that prices do. */
function pick(state: State, moves: readonly Move[], random: Random, known: Tuning): Move {
  switch (state.phase) {
    case 'bid':
      return pickBid(state, booksOf(state), moves, random, known)
    case 'offer':
      return pickOffer(state, moves, random, known)
    case 'to':
      return best(moves, (move) => (move.kind === 'to' ? townWorth(state, state.lot, move.hex, state.bidder) : 0), known.errTown, random)
    case 'trade': {
      const books = booksOf(state)
      return best(moves, (move) => (move.kind === 'trade' ? known.trade + tradeWorth(state, books, move) : 0), known.errTrade, random)
    }
    default:
      return moves[random.below(Math.min(2, moves.length))]
  }
}

/** What nobody can pay is offered only when there is nothing else. */
function pickOffer(state: State, moves: readonly Move[], random: Random, known: Tuning): Move {
  const books = booksOf(state)
  const seat = state.order[state.at]
  const purse = Math.max(...state.cash)
  const worth = (lot: number) => (firstBid(state, lot) > purse ? Number.NEGATIVE_INFINITY : lotWorth(state, books, lot, seat, known))
  return best(moves, (move) => (move.kind === 'offer' ? worth(move.lot) : 0), known.errOffer, random)
}

function pickBid(state: State, books: Books, moves: readonly Move[], random: Random, known: Tuning): Move {
  const [pass, least] = moves
  if (least?.kind !== 'bid') return pass
  const mood = (books.turnsLeft === 1 ? known.moodLast : known.mood) + known.moodSpread * (random.below(50) / 50 - 0.5)
  const limit = limitOf(state, books, state.lot, state.bidding, known) * mood
  if (least.amount > limit) return pass
  // Now and then a jump, as players do to shut others out.
  const room = Math.floor(limit) - least.amount
  const jump = room > 2 && random.below(4) === 0 ? random.below(room) : room > 8 ? random.below(5) : 0
  return moves[Math.min(moves.length - 1, 1 + jump)]
}

function best(moves: readonly Move[], worth: (move: Move) => number, noise: number, random: Random): Move {
  let found = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const points = worth(move) + (noise * random.below(100)) / 100
    if (points > most) {
      most = points
      found = move
    }
  }
  return found
}
