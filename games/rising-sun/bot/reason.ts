/** Why a move, in one sentence. It must also be true of moves that the bot would not make: people ask about those as well. */
import { type Locale, list } from '@branchline/engine'
import { type Board, CITY, REMOTE } from '../rules/board.ts'
import { cardIn, type Effect, POINTS, WASTE } from '../rules/cards.ts'
import { asked, promptOf } from '../rules/effects/run.ts'
import { cardName } from '../rules/messages/card-names.ts'
import type { Move } from '../rules/move.ts'
import { moves } from '../rules/play.ts'
import { priceOf } from '../rules/rails.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import { boardOf, type State, toAct } from '../rules/state.ts'
import { type Words, wordsFor } from './messages/index.ts'
import { deckOf, turnsLeft } from './outlook.ts'
import { appraiseTurn, buyWorth } from './turn.ts'
import type { Knowledge } from './weights.ts'

/** What a reason is told with. */
interface Teller {
  readonly t: Words
  readonly nameOf: (card: number) => string
  readonly both: (parts: readonly string[]) => string
}

export function reason(know: Knowledge, state: State, move: Move, locale: Locale): string {
  const t = wordsFor(locale)
  const teller: Teller = { t, nameOf: (card) => cardName(card, locale), both: (parts) => list(locale, parts, 'conjunction') }
  const board = boardOf(state)
  const seat = toAct(state) ?? 0
  switch (move.do) {
    case 'start':
      return startReason(board, move.hex, teller)
    case 'play':
      return playReason(state, move.card, move.effects, teller)
    case 'buy':
      return gainReason(know, state, seat, move.card, teller)
    case 'rail': {
      const price = priceOf(state, seat, move.hex, move.partners)
      const name = board.names[move.hex]
      if (board.kind[move.hex] === REMOTE) return t.pointsIn({ points: board.value[move.hex], name })
      const built = CITY_POINTS[state.stations[move.hex]]
      if (board.kind[move.hex] === CITY) return built > 0 ? t.pointsIn({ points: built, name }) : t.pointsGrow({ name })
      return price === 0 ? t.wayFree : t.wayFor({ price })
    }
    case 'station': {
      const name = board.names[move.hex]
      const now = state.stations[move.hex]
      const points = (CITY_POINTS[now + 1] ?? 0) - CITY_POINTS[now]
      if (((state.rails[move.hex] >> seat) & 1) === 1) return t.morePoints({ points, name })
      return state.rails[move.hex] === 0 ? t.nobodyThere({ name }) : t.onlyOthersThere({ name })
    }
    case 'pass': {
      const waste = state.hands[seat].filter((card) => card === WASTE).length
      return waste === 0 ? t.sitsOut : t.ridOfWaste({ waste })
    }
    case 'end':
      return appraiseTurn(know, state, moves(state)).some((worth) => worth > 0) ? t.leavesIt : t.nothingMore
    case 'route':
      return t.route
    default:
      return answerReason(know, state, seat, move, teller)
  }
}

/** What a card takes rather than gives. */
const PRICES = new Set<Effect['do']>(['waste', 'trash-this'])

function playReason(state: State, played: number, effects: boolean, { t, nameOf }: Teller): string {
  const card = nameOf(played)
  const worded = cardIn(state, played)
  const gains = worded.money > 0 ? [t.money({ n: worded.money })] : []
  if (effects) for (const effect of worded.effects) gains.push(...effectWords(effect, t))
  const doesMore = effects && worded.effects.some((effect) => !PRICES.has(effect.do) && effectWords(effect, t).length === 0)
  if (gains.length > 0) return doesMore ? t.gainsAndMore({ gains, card }) : t.gains({ gains, card })
  return doesMore ? t.forEffect({ card }) : t.bringsNothing({ card })
}

/** Hexes within which a place is near enough to be reached in a turn or two. */
const NEAR = 2

function startReason(board: Board, hex: number, { t, both }: Teller): string {
  const near = within(board, hex, NEAR)
  const cities = near.filter((one) => board.kind[one] === CITY).length
  const remotes = near.filter((one) => board.kind[one] === REMOTE).length
  const name = board.names[hex]
  const places = [...(cities > 0 ? [t.cities({ n: cities })] : []), ...(remotes > 0 ? [t.remotes({ n: remotes })] : [])]
  return places.length === 0 ? t.farFromCities({ name }) : t.near({ name, places: both(places), hexes: NEAR })
}

/** The hexes so many steps by land from a hex, itself among them. */
function within(board: Board, hex: number, steps: number): number[] {
  const found = new Set([hex])
  for (let step = 0; step < steps; step++) for (const one of [...found]) for (const next of board.neighbours[one]) found.add(next)
  return [...found]
}

/** What anybody would count an effect for; of the rest the name of the card speaks. */
function effectWords(effect: Effect, t: Words): string[] {
  switch (effect.do) {
    case 'rails':
      return [t.rails({ n: effect.n })]
    case 'station':
      return [t.station]
    case 'draw':
      return [t.cards({ n: effect.n })]
    case 'points':
      return [t.points({ n: effect.n })]
    default:
      return []
  }
}

/** What a card will do for the deck that it comes into. */
function gainReason(know: Knowledge, state: State, seat: number, gained: number, { t, nameOf }: Teller): string {
  if (POINTS[gained] > 0) return t.pointsAtEnd({ points: POINTS[gained] })
  const card = nameOf(gained)
  const worth = buyWorth(know, gained, deckOf(know, state, seat), turnsLeft(know, state), 0)
  return worth <= 0 ? t.hardlyPays({ card }) : t.stillPays({ card })
}

/** What became of a card that was chosen: out of the deck, out of the hand, or into it. */
const LEAVES_DECK = new Set(['trash-any', 'trade-away', 'politician'])
const LEAVES_HAND = new Set(['discard-any', 'discard-cards', 'partner-discards', 'unhappy-passengers', 'roundhouse'])
const COMES_BACK = new Set(['hand-to-top', 'train-to-top', 'regulations', 'put-back-revealed'])

function answerReason(know: Knowledge, state: State, seat: number, move: Move, teller: Teller): string {
  const { t } = teller
  const question = asked(state)
  const code = question === null ? '' : promptOf(question).code
  switch (move.do) {
    case 'choose': {
      const card = teller.nameOf(move.card)
      if (code === 'gain' || code === 'trade-for') return gainReason(know, state, seat, move.card, teller)
      if (LEAVES_DECK.has(code)) return POINTS[move.card] > 0 ? t.givesUpPoints({ points: POINTS[move.card] }) : t.deckWithout({ card })
      if (LEAVES_HAND.has(code)) return t.handWithout({ card })
      if (COMES_BACK.has(code)) return t.comesBack({ card })
      return code === 'name-a-card' ? t.mayLieOnTop({ card }) : t.helps({ card })
    }
    case 'return':
    case 'return-from':
      return move.do === 'return' && move.n === 0 ? t.keepsWaste : t.lessWaste
    case 'yes':
      return t.moreCards
    case 'no':
      return t.staysWith
    case 'react':
      return t.wardsOff
    case 'no-reaction':
      return t.letsHappen
    case 'show-hand':
      return t.showsHand
    case 'done':
      return code === 'take-revealed' ? t.takesNone : t.keepsRest
    case 'option':
      return t.options[move.id as keyof Words['options']]
    default:
      return t.arranges
  }
}
