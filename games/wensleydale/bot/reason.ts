/** Why a move, in one sentence. It must also be true of moves that the bot would not make: people ask about those as well. */
import type { Locale } from '@branchline/engine'
import { pointsIn } from '../rules/auction.ts'
import { legalMoves } from '../rules/explain.ts'
import type { Move } from '../rules/move.ts'
import { COMPANIES, INCOME, INFLUENCES } from '../rules/pieces.ts'
import { play } from '../rules/play.ts'
import { kindName } from '../rules/shipping.ts'
import { boardOf, clone, type State } from '../rules/state.ts'
import { trainIn } from '../rules/tables.ts'
import { planChain } from './chain.ts'
import { type Words, wordsFor } from './messages/index.ts'
import { takeoverWorth } from './takeover.ts'
import { appraiseTrains, isWanted, paymentWorth } from './trains.ts'
import { tuningOf } from './tuning.ts'
import { setWorth } from './worth.ts'

type Reasons = { readonly [Kind in Move['do']]: (state: State, move: Extract<Move, { do: Kind }>, t: Words) => string }

export function reason(state: State, move: Move, locale: Locale): string {
  const why = REASONS[move.do] as (state: State, move: Move, t: Words) => string
  return why(state, move, wordsFor(locale))
}

const WIDTH = 8

const REASONS: Reasons = {
  bid(state, move, t) {
    const points = pointsIn(state, move.box).flatMap((n, colour) => (n === 0 ? [] : [t.points[INFLUENCES[colour]]({ n })]))
    return t.wants({ points })
  },

  build(state, move, t) {
    const built = clone(state)
    play(built, move)
    const plan = built.phase === 'build' && built.actor === state.actor ? planChain(built, built.actor, WIDTH, tuningOf(built)).moves : []
    const goal = plan.at(-1)
    const { names } = boardOf(state)
    if (goal?.do !== 'build') return t.reaches({ area: names[move.to] })
    return t.onTheWay({ area: names[goal.to], links: plan.length + 1 })
  },

  done(state, _, t) {
    const goal = planChain(state, state.actor, WIDTH, tuningOf(state)).moves.at(-1)
    return goal?.do === 'build' ? t.savesWay({ area: boardOf(state).names[goal.to] }) : t.noFurther
  },

  hire(state, move, t) {
    const { goods, passengers } = trainIn(state, move.train)
    const [worth] = appraiseTrains(state, [move], tuningOf(state)) as [number]
    return t[worth > 0 ? 'room' : 'roomTooDear']({ goods, passengers: passengers.length })
  },

  move(state, move, t) {
    const piece = t.kinds[kindName(boardOf(state), move.kind) as keyof Words['kinds']]
    if (setWorth(state, state.actor, move.kind, tuningOf(state)) >= 2) return t.completesSet({ piece })
    if (isWanted(state, move.kind, move.area)) return t.beforeOthers({ piece })
    return t.income({ piece, income: INCOME[move.kind] })
  },

  takeover(_, move, t) {
    return t.companies[COMPANIES[move.company]]({ links: move.path.length - 1 })
  },

  pay(state, move, t) {
    const isDearest = legalMoves(state).some(
      (other) => other.do === 'pay' && paymentWorth(state, other.with) > paymentWorth(state, move.with),
    )
    if (!isDearest) return t.missedLeast
    return move.with >= INFLUENCES.length ? t.savesInfluence : t.paysWith[INFLUENCES[move.with]]
  },

  pass(state, _, t) {
    switch (state.phase) {
      case 'auction':
        return t.savesCubes
      case 'takeover': {
        const mayGain = legalMoves(state).some((other) => other.do === 'takeover' && takeoverWorth(state, other, tuningOf(state)) > 0)
        return mayGain ? t.keepsAnotherRound : t.keepsTrack
      }
      default: {
        const isMoreWorthIt = appraiseTrains(state, legalMoves(state), tuningOf(state)).some((worth) => worth > 0)
        return isMoreWorthIt ? t.leavesRest : t.nothingWorth
      }
    }
  },
}
