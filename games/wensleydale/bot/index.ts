/** What a promoter of small railways knows: in the Dales and around Nuremberg. */
import { type Insight, judged, type LearnedWeights, type Random } from '@branchline/engine'
import type { Move } from '../rules/move.ts'
import { standing } from '../rules/scoring.ts'
import { boardOf, type State } from '../rules/state.ts'
import { appraiseBids } from './auction.ts'
import { LEAST_GAIN, type Plan, planChain } from './chain.ts'
import { features } from './features.ts'
import nuremberg from './learned/nuremberg.json' with { type: 'json' }
import dales from './learned/wensleydale.json' with { type: 'json' }
import { reason } from './reason.ts'
import { takeoverWorth } from './takeover.ts'
import { appraiseTrains, paymentWorth } from './trains.ts'
import { trust } from './trust.ts'
import { expectedScore } from './worth.ts'

/** The judgement made by hand. */
const byHand: Insight<State, Move> = {
  forecast(state) {
    if (state.phase === 'over') return standing(state).map(({ score }) => score)
    return Array.from({ length: state.seats }, (_, seat) => expectedScore(state, seat))
  },
  lead: (state) => (state.phase === 'over' ? 3 : 4 + 1.5 * (state.rounds - state.round)),
  trust,
  appraise,
  doubt: 1.5,
  pick,
  stage: (state) => (state.phase === 'over' ? state.rounds + 1 : state.round),
  horizon: () => 0,
  reason,
}

/** Both titles learn each for itself: what is known by hand, how a position is told, and who plays by weights. */
export const wensleydaleLearner = learnerOf(dales)
export const nurembergLearner = learnerOf(nuremberg)

function learnerOf(learned: LearnedWeights) {
  const insightBy = (weights: LearnedWeights | null) => judged(byHand, features, weights)
  return { byHand, features, insight: insightBy(learned), insightBy }
}

const inTheDales = wensleydaleLearner.insight
const aroundNuremberg = nurembergLearner.insight
const titleOf = (state: State) => (boardOf(state).rules === 2009 ? inTheDales : aroundNuremberg)

/** The titles are told apart by their rules. */
export const insight: Insight<State, Move> = {
  ...byHand,
  forecast: (state) => titleOf(state).forecast(state),
  lead: (state) => titleOf(state).lead(state),
  trust: (state) => titleOf(state).trust(state),
}

const WIDE = 12
const NARROW = 4

function appraise(state: State, moves: readonly Move[]): ArrayLike<number> {
  if (state.due > 0) return moves.map((move) => (move.do === 'pay' ? paymentWorth(state, move.with) : 0))
  switch (state.phase) {
    case 'auction':
      return appraiseBids(state, moves)
    case 'build':
      return appraiseLinks(state, moves)
    case 'trains':
      return appraiseTrains(state, moves)
    default:
      return moves.map((move) => (move.do === 'takeover' ? takeoverWorth(state, move) : 0))
  }
}

/** A link is worth the best plan that begins with it; where none was looked at, less than the best by a rough guess. */
function appraiseLinks(state: State, moves: readonly Move[]): number[] {
  const plan = planChain(state, state.actor, WIDE)
  return moves.map((move) => {
    if (move.do === 'done') return LEAST_GAIN
    const guess = plan.worth > 0 ? Math.max(-1, plan.worth - 3) : -1
    return Math.max(guess, plan.byFirst.get(move) ?? guess)
  })
}

let followed: { state: State; seat: number; round: number; plan: Plan; at: number } | null = null

/** In a playout a chain is planned once and then followed. */
function pickLink(state: State, moves: readonly Move[]): Move {
  const seat = state.actor
  if (
    followed === null ||
    followed.state !== state ||
    followed.seat !== seat ||
    followed.round !== state.round ||
    state.chain.length === 0
  ) {
    followed = { state, seat, round: state.round, plan: planChain(state, seat, NARROW), at: 0 }
  }
  const next = followed.plan.moves[followed.at++]
  return next !== undefined && moves.includes(next) ? next : moves[0]
}

function pick(state: State, moves: readonly Move[], random: Random): Move {
  if (state.phase === 'build' && state.due === 0) return pickLink(state, moves)
  const points = appraise(state, moves)
  const noise = state.phase === 'auction' ? 1.6 : 0.6
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
