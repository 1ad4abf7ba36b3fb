/** Why a move, in one sentence. It must also be true of moves that the bot would not make: people ask about those as well. */
import type { Locale } from '@branchline/engine'
import { pointsIn } from '../rules/auction.ts'
import { legalMoves } from '../rules/explain.ts'
import type { Move } from '../rules/move.ts'
import { COMPANIES, INCOME, INFLUENCES } from '../rules/pieces.ts'
import { play } from '../rules/play.ts'
import { kindName } from '../rules/shipping.ts'
import { boardOf, clone, type State } from '../rules/state.ts'
import { TRAINS } from '../rules/tables.ts'
import { planChain } from './chain.ts'
import { takeoverWorth } from './takeover.ts'
import { appraiseTrains, isWanted, paymentWorth } from './trains.ts'
import { COLOURS_DE, COMPANIES_DE, KINDS_DE } from './words.ts'
import { setWorth } from './worth.ts'

type Reasons = { readonly [Kind in Move['do']]: (state: State, move: Extract<Move, { do: Kind }>, de: boolean) => string }

export function reason(state: State, move: Move, locale: Locale): string {
  const why = REASONS[move.do] as (state: State, move: Move, de: boolean) => string
  return why(state, move, locale === 'de')
}

const WIDTH = 8

const REASONS: Reasons = {
  bid(state, move, de) {
    const points = pointsIn(state, move.box).flatMap((number, colour) => (number === 0 ? [] : [`${number} ${colourName(colour, de)}`]))
    return de ? `braucht den Einfluss: ${points.join(', ')}` : `wants the influence: ${points.join(', ')}`
  },

  build(state, move, de) {
    const built = clone(state)
    play(built, move)
    const plan = built.phase === 'build' && built.actor === state.actor ? planChain(built, built.actor, WIDTH).moves : []
    const goal = plan.at(-1)
    if (goal?.do !== 'build') {
      const end = boardOf(state).names[move.to]
      return de ? `erreicht ${end}` : `reaches ${end}`
    }
    const end = boardOf(state).names[goal.to]
    const links = plan.length + 1
    return de ? `auf dem Weg nach ${end}: ${links} Strecken` : `on the way to ${end}: ${links} links`
  },

  done(state, _, de) {
    const goal = planChain(state, state.actor, WIDTH).moves.at(-1)
    if (goal?.do !== 'build')
      return de ? 'jede weitere Strecke kostet mehr, als sie bringt' : 'a further link would cost more than it brings'
    const end = boardOf(state).names[goal.to]
    return de ? `spart, was der Weg nach ${end} kosten würde` : `saves what the way to ${end} would cost`
  },

  hire(state, move, de) {
    const { goods, passengers } = TRAINS[move.train]
    const room = de
      ? `${goods} ${goods === 1 ? 'Platz' : 'Plätze'} für Güter, ${passengers.length} für Reisende`
      : `${goods} ${goods === 1 ? 'slot' : 'slots'} for goods, ${passengers.length} for passengers`
    const [worth] = appraiseTrains(state, [move]) as [number]
    return worth > 0 ? room : `${room}, ${de ? 'aber er kostet mehr, als er bringt' : 'but it costs more than it brings'}`
  },

  move(state, move, de) {
    const kind = kindName(boardOf(state), move.kind)
    const piece = de ? `nimmt ${KINDS_DE[kind] ?? kind}` : `takes the ${kind.replace('-', ' ')}`
    if (setWorth(state, state.actor, move.kind) >= 2) return `${piece}: ${de ? 'vollendet einen Satz' : 'completes a set'}`
    if (isWanted(state, move.kind, move.area)) return `${piece}${de ? ', bevor es andere tun' : ' before others do'}`
    const income = INCOME[move.kind]
    return `${piece}: ${de ? `£${income} Einkommen` : `£${income} of income`}`
  },

  takeover(_, move, de) {
    const links = move.path.length - 1
    if (de) return `wird ${links} ${links === 1 ? 'Strecke' : 'Strecken'} an die ${COMPANIES_DE[move.company]}e Gesellschaft los`
    return `gets rid of ${links} ${links === 1 ? 'link' : 'links'} to the ${COMPANIES[move.company]} company`
  },

  pay(state, move, de) {
    const isDearest = legalMoves(state).some(
      (other) => other.do === 'pay' && paymentWorth(state, other.with) > paymentWorth(state, move.with),
    )
    if (!isDearest) return de ? 'zahlt mit dem, was am wenigsten fehlt' : 'pays with what will be missed least'
    if (move.with >= INFLUENCES.length) return de ? 'spart seinen Einfluss' : 'saves its influence'
    return de ? `zahlt mit ${COLOURS_DE[move.with]}em Einfluss` : `pays with ${INFLUENCES[move.with]} influence`
  },

  pass(state, _, de) {
    switch (state.phase) {
      case 'auction':
        return de ? 'spart seine Würfel für Strecken und Züge' : 'saves its cubes for track and trains'
      case 'takeover': {
        const mayGain = legalMoves(state).some((other) => other.do === 'takeover' && takeoverWorth(state, other) > 0)
        if (mayGain) return de ? 'behält die Strecken noch eine Runde' : 'keeps the track for another round'
        return de ? 'behält die Strecken: sie abzugeben brächte nichts' : 'keeps the track: to give it up would bring nothing'
      }
      default: {
        const isMoreWorthIt = appraiseTrains(state, legalMoves(state)).some((worth) => worth > 0)
        if (isMoreWorthIt) return de ? 'überlässt den anderen den Rest' : 'leaves the rest to others'
        return de ? 'nichts in Reichweite ist einen Zug wert' : 'nothing within reach is worth a train'
      }
    }
  },
}

function colourName(colour: number, de: boolean): string {
  return (de ? COLOURS_DE[colour] : INFLUENCES[colour]) as string
}
