/** What a railway developer knows: decks, distances, and when to stop building engines. */
import { type Insight, judged, type LearnedWeights, type Random } from '@branchline/engine'
import type { Move } from '../rules/move.ts'
import { start } from '../rules/placement.ts'
import { standing } from '../rules/scoring.ts'
import { boardOf, clone, OVER, PLACEMENT, type State } from '../rules/state.ts'
import { appraiseAnswers } from './answers.ts'
import { coachWith } from './coach/index.ts'
import { featuresFor } from './features.ts'
import learned from './learned/rising-sun.json' with { type: 'json' }
import atAGlance from './learned/rising-sun-glance.json' with { type: 'json' }
import { OPENINGS } from './openings.ts'
import { expectedScore, turnsLeft } from './outlook.ts'
import { cityOutlook, goals, promise, stepsFrom } from './places.ts'
import { reason } from './reason.ts'
import { trust } from './trust.ts'
import { BY_HAND, IN_USE, STEPS, type Tuning, weightsBy } from './tuning.ts'
import { appraiseTurn } from './turn.ts'
import { type Knowledge, knowledgeFrom, WEIGHTS } from './weights.ts'

/** The insight that forecasts by the weights and appraises moves by these numbers, others at a glance: to be tried against others. */
function insightFrom(numbers: Tuning, glanced: Tuning = numbers): Insight<State, Move> {
  const know = knowledgeFrom(WEIGHTS)
  const tuned = knowledgeFrom(weightsBy(numbers), numbers)
  const seen = knowledgeFrom(weightsBy(glanced), glanced)
  const appraise = (state: State, moves: readonly Move[]) => appraiseMoves(tuned, state, moves)
  return {
    forecast(state) {
      if (state.phase === OVER) return standing(state).map(({ score }) => score)
      const left = turnsLeft(know, state)
      return Array.from({ length: state.seats }, (_, seat) => expectedScore(know, state, seat, left))
    },
    // The same all the way: otherwise whoever is ahead by a hair would rush to the end to be surer of it.
    lead: () => 6,
    trust: (state) => trust(know, state),
    appraise,
    glance: (state, moves) => appraiseMoves(seen, state, moves),
    doubt: 0.8,
    pick: (state, moves, random) => pick(moves, appraise(state, moves), random),
    stage: (state) => state.turn,
    // To the end of the next turn of one's own; with more time, of the third: what a bought card does shows only then.
    horizon: (state, isDeep) => (isDeep ? 3 : 1) * state.seats,
    reason: (state, move, locale) => reason(tuned, state, move, locale),
    coach: coachWith(appraise),
  }
}

/** The judgement made by hand. */
export const byHand: Insight<State, Move> = insightFrom(IN_USE, atAGlance)
export const features = featuresFor(knowledgeFrom(WEIGHTS))
/** Measured on 50 games of apprentices: from the first tenth to the last, chances came true a little less often than told. */
const LEARNED_TRUST = 0.9

/** What is learned sees after one round what the forecast made by hand sees after three. */
export function insightBy(weights: LearnedWeights | null, base: Insight<State, Move> = byHand): Insight<State, Move> {
  const insight = judged(base, features, weights, { horizon: (state) => state.seats, trust: () => LEARNED_TRUST })
  if (insight === base) return base
  const foreseeing = (appraise: Insight<State, Move>['appraise']) => (state: State, moves: readonly Move[]) =>
    state.phase === PLACEMENT ? foreseenStarts(insight, state, moves) : appraise(state, moves)
  const appraise = foreseeing(insight.appraise)
  return { ...insight, appraise, glance: foreseeing(insight.glance ?? insight.appraise), coach: coachWith(appraise) }
}

export const insight: Insight<State, Move> = insightBy(learned)

export const tuning = {
  values: IN_USE,
  byHand: BY_HAND,
  steps: STEPS,
  insightWith: (values: Tuning, weights: LearnedWeights | null = learned) => insightBy(weights, insightFrom(values)),
}

function appraiseMoves(know: Knowledge, state: State, moves: readonly Move[]): ArrayLike<number> {
  if (state.phase === PLACEMENT) return appraiseStarts(know, state, moves)
  return state.frames.length > 0 ? appraiseAnswers(know, state, moves) : appraiseTurn(know, state, moves)
}

const WHOLE_GAME = 20

/** Begin in a city that can grow, with others and remote locations near. */
function appraiseStarts(know: Knowledge, state: State, moves: readonly Move[]): number[] {
  const board = boardOf(state)
  const found = goals(know, state, state.active, WHOLE_GAME)
  const nearest = stepsFrom(state, state.active)
  const seen = OPENINGS[board.sheet.id] ?? {}
  return moves.map((move) => {
    if (move.do !== 'start') return 0
    const itself = board.value[move.hex] ? cityOutlook(know, state, board, move.hex, WHOLE_GAME) : 0
    return itself + (seen[board.ids[move.hex]] ?? 0) + promise(know, state, found, nearest, move.hex, WHOLE_GAME)
  })
}

/** So many starts that look best are looked at again; each takes a forecast. */
const FORESEEN = 8

/** What a start is worth depends on where the others begin: of those that look best the forecast says by how much they lead. */
function foreseenStarts(insight: Insight<State, Move>, state: State, moves: readonly Move[]): number[] {
  const points = Array.from(insight.appraise(state, moves))
  const best = points.toSorted((one, other) => other - one)[Math.min(FORESEEN, points.length) - 1]
  const leads = moves.map((move, place) => (move.do === 'start' && points[place] >= best ? leadAfter(insight, state, move.hex) : null))
  const least = Math.min(...leads.filter((lead) => lead !== null))
  return points.map((worth, place) => worth + (leads[place] ?? least))
}

function leadAfter(insight: Insight<State, Move>, state: State, hex: number): number {
  const seat = state.active
  const after = clone(state)
  start(after, hex)
  const scores = insight.forecast(after)
  const others = scores.reduce((sum, score) => sum + score, 0) - scores[seat]
  return scores[seat] - others / (state.seats - 1)
}

function pick(moves: readonly Move[], points: ArrayLike<number>, random: Random): Move {
  let found = moves[0]
  let most = Number.NEGATIVE_INFINITY
  for (let place = 0; place < moves.length; place++) {
    const worth = points[place] + random.below(100) / 150
    if (worth > most) {
      most = worth
      found = moves[place]
    }
  }
  return found
}
