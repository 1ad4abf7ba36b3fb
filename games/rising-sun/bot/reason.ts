/** Why a move, in one sentence. It must also be true of moves that the bot would not make: people ask about those as well. */
import type { Locale } from '@branchline/engine'
import { type Board, CITY, REMOTE } from '../rules/board.ts'
import { CARDS, type Effect, MONEY, POINTS, WASTE } from '../rules/cards.ts'
import { asked, promptOf } from '../rules/effects/run.ts'
import { cardName } from '../rules/messages/card-names.ts'
import type { Move } from '../rules/move.ts'
import { moves } from '../rules/play.ts'
import { priceOf } from '../rules/rails.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import { boardOf, type State, toAct } from '../rules/state.ts'
import { deckOf, turnsLeft } from './outlook.ts'
import { appraiseTurn, buyWorth } from './turn.ts'
import type { Knowledge } from './weights.ts'

export function reason(know: Knowledge, state: State, move: Move, locale: Locale): string {
  const de = locale === 'de'
  const board = boardOf(state)
  const seat = toAct(state) ?? 0
  switch (move.do) {
    case 'start':
      return startReason(board, move.hex, de)
    case 'play':
      return playReason(move.card, move.effects, de)
    case 'buy':
      return gainReason(know, state, seat, move.card, de)
    case 'rail': {
      const price = priceOf(state, seat, move.hex, move.partners)
      const name = board.names[move.hex]
      if (board.kind[move.hex] === REMOTE) return `${points(board.value[move.hex], de)} in ${name}`
      const built = CITY_POINTS[state.stations[move.hex]]
      if (board.kind[move.hex] === CITY && built > 0) return `${points(built, de)} in ${name}`
      if (board.kind[move.hex] === CITY)
        return de ? `in ${name} wachsen Punkte mit den Bahnhöfen` : `${name} gives points as its stations grow`
      if (price === 0) return de ? 'öffnet den Weg, ohne etwas zu kosten' : 'opens the way at no cost'
      return de ? `öffnet den Weg für $${price}` : `opens the way for $${price}`
    }
    case 'station': {
      const name = board.names[move.hex]
      const now = state.stations[move.hex]
      const gain = (CITY_POINTS[now + 1] ?? 0) - CITY_POINTS[now]
      if (((state.rails[move.hex] >> seat) & 1) === 1)
        return de ? `${points(gain, de)} mehr in ${name}` : `${gain} more ${gain === 1 ? 'point' : 'points'} in ${name}`
      if (state.rails[move.hex] === 0) return de ? `in ${name} hat noch niemand Schienen` : `nobody has rails in ${name} yet`
      return de ? `in ${name} haben nur andere Schienen` : `only others have rails in ${name}`
    }
    case 'pass': {
      const waste = state.hands[seat].filter((card) => card === WASTE).length
      if (waste === 0) return de ? 'setzt einen Zug lang aus' : 'sits out a turn'
      return de ? `wird ${waste} Abfall los` : `gets rid of ${waste} Waste`
    }
    case 'end':
      if (appraiseTurn(know, state, moves(state)).some((worth) => worth > 0)) return de ? 'lässt es dabei bewenden' : 'leaves it at that'
      return de ? 'mehr lohnt in diesem Zug nicht' : 'nothing more is worth doing this turn'
    case 'route':
      return de ? 'die Fähigkeit der Strecke kommt jetzt recht' : 'the ability of the route comes in handy now'
    default:
      return answerReason(know, state, seat, move, de)
  }
}

const called = (card: number, de: boolean) => cardName(card, de ? 'de' : 'en')

function points(number: number, de: boolean): string {
  if (de) return number === 1 ? '1 Punkt' : `${number} Punkte`
  return number === 1 ? '1 point' : `${number} points`
}

/** What a card takes rather than gives. */
const PRICES = new Set<Effect['do']>(['waste', 'trash-this'])

function playReason(card: number, effects: boolean, de: boolean): string {
  const name = called(card, de)
  const gains = MONEY[card] > 0 ? [`$${MONEY[card]}`] : []
  if (effects) for (const effect of CARDS[card].effects) gains.push(...effectWords(effect, de))
  const doesMore = effects && CARDS[card].effects.some((effect) => !PRICES.has(effect.do) && effectWords(effect, de).length === 0)
  if (gains.length > 0)
    return `${gains.join(', ')} ${de ? 'durch' : 'from'} ${name}${doesMore ? (de ? ', dazu die Wirkung der Karte' : ', and what the card does') : ''}`
  if (doesMore) return de ? `wegen der Wirkung von ${name}` : `for what ${name} does`
  return de ? `${name} bringt so nichts` : `${name} brings nothing that way`
}

/** Hexes within which a place is near enough to be reached in a turn or two. */
const NEAR = 2

function startReason(board: Board, hex: number, de: boolean): string {
  const near = within(board, hex, NEAR)
  const cities = near.filter((one) => board.kind[one] === CITY).length
  const remotes = near.filter((one) => board.kind[one] === REMOTE).length
  const name = board.names[hex]
  if (de) {
    const places = [counted(cities, 'Stadt', 'Städte'), counted(remotes, 'entlegener Ort', 'entlegene Orte')].filter(isSaid)
    return places.length === 0 ? `${name}: abseits der Städte` : `${name}: ${places.join(' und ')} auf höchstens ${NEAR} Felder`
  }
  const places = [counted(cities, 'city', 'cities'), counted(remotes, 'remote location', 'remote locations')].filter(isSaid)
  return places.length === 0 ? `${name}: far from the cities` : `${name}: ${places.join(' and ')} within ${NEAR} hexes`
}

const counted = (number: number, one: string, many: string) => (number === 0 ? '' : `${number} ${number === 1 ? one : many}`)
const isSaid = (text: string) => text !== ''

/** The hexes so many steps by land from a hex, itself among them. */
function within(board: Board, hex: number, steps: number): number[] {
  const found = new Set([hex])
  for (let step = 0; step < steps; step++) for (const one of [...found]) for (const next of board.neighbours[one]) found.add(next)
  return [...found]
}

/** What anybody would count an effect for; of the rest the name of the card speaks. */
function effectWords(effect: Effect, de: boolean): string[] {
  switch (effect.do) {
    case 'rails':
      return [
        de
          ? `${effect.n} ${effect.n === 1 ? 'Schienenpunkt' : 'Schienenpunkte'}`
          : `${effect.n} rail ${effect.n === 1 ? 'point' : 'points'}`,
      ]
    case 'station':
      return [de ? 'ein Bahnhof' : 'a station']
    case 'draw':
      return [de ? `${effect.n} ${effect.n === 1 ? 'Karte' : 'Karten'}` : `${effect.n} ${effect.n === 1 ? 'card' : 'cards'}`]
    case 'points':
      return [points(effect.n, de)]
    default:
      return []
  }
}

/** What a card will do for the deck that it comes into. */
function gainReason(know: Knowledge, state: State, seat: number, card: number, de: boolean): string {
  if (POINTS[card] > 0) return de ? `${points(POINTS[card], de)} am Ende` : `${points(POINTS[card], de)} at the end`
  const name = called(card, de)
  if (buyWorth(know, card, deckOf(know, state, seat), turnsLeft(know, state), 0) <= 0)
    return de ? `${name} lohnt sich kaum noch` : `${name} hardly pays off any more`
  return de ? `${name} lohnt sich noch vor dem Ende` : `${name} will still pay off before the end`
}

/** What became of a card that was chosen: out of the deck, out of the hand, or into it. */
const LEAVES_DECK = new Set(['trash-any', 'trade-away', 'politician'])
const LEAVES_HAND = new Set(['discard-any', 'discard-cards', 'partner-discards', 'unhappy-passengers', 'roundhouse'])
const COMES_BACK = new Set(['hand-to-top', 'train-to-top', 'regulations', 'put-back-revealed'])

function answerReason(know: Knowledge, state: State, seat: number, move: Move, de: boolean): string {
  const question = asked(state)
  const code = question === null ? '' : promptOf(question).code
  switch (move.do) {
    case 'choose': {
      const name = called(move.card, de)
      if (code === 'gain' || code === 'trade-for') return gainReason(know, state, seat, move.card, de)
      if (LEAVES_DECK.has(code) && POINTS[move.card] > 0) return `${de ? 'verzichtet auf' : 'gives up'} ${points(POINTS[move.card], de)}`
      if (LEAVES_DECK.has(code)) return de ? `der Stapel kommt ohne ${name} aus` : `the deck can do without ${name}`
      if (LEAVES_HAND.has(code)) return de ? `die Hand kommt ohne ${name} aus` : `the hand can do without ${name}`
      if (COMES_BACK.has(code)) return de ? `${name} kommt bald wieder` : `${name} will come back soon`
      if (code === 'name-a-card') return de ? `${name} könnte oben liegen` : `${name} may lie on top`
      return de ? `${name} hilft in diesem Zug` : `${name} helps this turn`
    }
    case 'return':
    case 'return-from':
      if (move.do === 'return' && move.n === 0) return de ? 'behält den Abfall' : 'keeps the Waste'
      return de ? 'weniger Abfall im Stapel' : 'less Waste in the deck'
    case 'yes':
      return de ? 'mehr Karten zur Auswahl' : 'more cards to choose from'
    case 'no':
      return de ? 'bleibt bei seinen Karten' : 'stays with its cards'
    case 'react':
      return de ? 'wehrt den Angriff ab' : 'wards off the attack'
    case 'no-reaction':
      return de ? 'lässt den Angriff geschehen' : 'lets the attack happen'
    case 'show-hand':
      return de ? 'zeigt eine Hand ohne Zug' : 'shows a hand without a train'
    case 'done':
      if (code === 'take-revealed') return de ? 'nimmt keine davon' : 'takes none of them'
      return de ? 'behält den Rest' : 'keeps the rest'
    case 'option':
      return OPTIONS[de ? 'de' : 'en'][move.id] ?? move.id
    default:
      return de ? 'ordnet, was als Nächstes kommt' : 'arranges what comes next'
  }
}

const OPTIONS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    draw: 'more cards to play',
    money: 'more money for this turn',
    waste: 'less Waste in the deck',
    rail: 'a rail point for this turn',
    station: 'a station more',
  },
  de: {
    draw: 'mehr Karten zu spielen',
    money: 'mehr Geld in diesem Zug',
    waste: 'weniger Abfall im Stapel',
    rail: 'ein Schienenpunkt in diesem Zug',
    station: 'ein Bahnhof mehr',
  },
}
