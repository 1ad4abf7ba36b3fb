/** What a promoter of small railways knows: in the Dales and around Nuremberg. */
import { type Insight, judged, type LearnedWeights, type Random } from '@branchline/engine'
import type { Move } from '../rules/move.ts'
import { standing } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { appraiseBids } from './auction.ts'
import { type Plan, planChain } from './chain.ts'
import { coachWith } from './coach/index.ts'
import { features } from './features.ts'
import nuremberg from './learned/nuremberg.json' with { type: 'json' }
import dales from './learned/wensleydale.json' with { type: 'json' }
import { reason } from './reason.ts'
import { takeoverWorth } from './takeover.ts'
import { appraiseTrains, paymentWorth } from './trains.ts'
import { trust } from './trust.ts'
import { BY_HAND, DALES, glanceOf, NUREMBERG, nurembergFor, STEPS, type Tuning, tuningOf } from './tuning.ts'
import { expectedScore } from './worth.ts'

/** The judgement made by hand, and moves appraised by these numbers, those for so many players; at a glance by others. */
const byHandWith = (knownOf: (state: State) => Tuning, doubt: number, glancedOf = knownOf): Insight<State, Move> => ({
  forecast(state) {
    if (state.phase === 'over') return standing(state).map(({ score }) => score)
    return Array.from({ length: state.seats }, (_, seat) => expectedScore(state, seat))
  },
  lead: (state) => (state.phase === 'over' ? 3 : 4 + 1.5 * (state.rounds - state.round)),
  trust,
  appraise: (state, moves) => appraise(state, moves, knownOf(state)),
  // A train that would carry nothing is money thrown away for whoever does not search.
  glance: (state, moves) => appraise(state, moves, glancedOf(state), Number.NEGATIVE_INFINITY),
  doubt,
  pick: (state, moves, random) => pick(state, moves, random, knownOf(state)),
  stage: (state) => (state.phase === 'over' ? state.rounds + 1 : state.round),
  horizon: () => 0,
  reason,
  coach: coachWith(knownOf),
})

/** Both titles learn each for itself: what is known by hand, how a position is told, and who plays by weights. */
export const wensleydaleLearner = learnerOf(dales, DALES, () => DALES)
export const nurembergLearner = learnerOf(nuremberg, NUREMBERG, nurembergFor)

function learnerOf(learned: LearnedWeights, values: Tuning, valuesFor: (seats: number) => Tuning) {
  const byHand = byHandWith(tuningOf, values.doubt, glanceOf)
  const insightBy = (weights: LearnedWeights | null) => judged(byHand, features, weights)
  const insightWith = (known: Tuning, weights: LearnedWeights | null = learned) =>
    judged(
      byHandWith(() => known, known.doubt),
      features,
      weights,
    )
  return {
    byHand,
    features,
    insight: insightBy(learned),
    insightBy,
    tuning: { values, valuesFor, byHand: BY_HAND, steps: STEPS, insightWith },
  }
}

const WIDE = 12
const NARROW = 4

function appraise(state: State, moves: readonly Move[], known: Tuning, idle?: number): ArrayLike<number> {
  if (state.due > 0) return moves.map((move) => (move.do === 'pay' ? paymentWorth(state, move.with) : 0))
  switch (state.phase) {
    case 'auction':
      return appraiseBids(state, moves, known)
    case 'build':
      return appraiseLinks(state, moves, known)
    case 'trains':
      return appraiseTrains(state, moves, known, idle)
    default:
      return moves.map((move) => (move.do === 'takeover' ? takeoverWorth(state, move, known) : 0))
  }
}

/** A link is worth the best plan that begins with it; where none was looked at, less than the best by a rough guess. */
function appraiseLinks(state: State, moves: readonly Move[], known: Tuning): number[] {
  const plan = planChain(state, state.actor, WIDE, known)
  return moves.map((move) => {
    if (move.do === 'done') return known.leastGain
    const guess = plan.worth > 0 ? Math.max(-1, plan.worth - 3) : -1
    return Math.max(guess, plan.byFirst.get(move) ?? guess)
  })
}

let followed: { state: State; seat: number; round: number; plan: Plan; at: number } | null = null

/** In a playout a chain is planned once and then followed. */
function pickLink(state: State, moves: readonly Move[], known: Tuning): Move {
  const seat = state.actor
  if (
    followed === null ||
    followed.state !== state ||
    followed.seat !== seat ||
    followed.round !== state.round ||
    state.chain.length === 0
  ) {
    followed = { state, seat, round: state.round, plan: planChain(state, seat, NARROW, known), at: 0 }
  }
  const next = followed.plan.moves[followed.at++]
  return next !== undefined && moves.includes(next) ? next : moves[0]
}

function pick(state: State, moves: readonly Move[], random: Random, known: Tuning): Move {
  if (state.phase === 'build' && state.due === 0) return pickLink(state, moves, known)
  const points = appraise(state, moves, known)
  const noise = state.phase === 'auction' ? known.errAuction : known.err
  let found = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (let place = 0; place < moves.length; place++) {
    const worth = points[place] + (noise * random.below(100)) / 100
    if (worth > most) {
      most = worth
      found = moves[place]
    }
  }
  return found
}
