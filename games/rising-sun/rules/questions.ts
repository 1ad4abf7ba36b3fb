/** Answers to what players ask: cards, the price of a rail or card, a place; and what a move costs or brings. */
import { type Question, type Questions, refusedSaid, type Said } from '@branchline/engine'
import { SEA } from './board.ts'
import { CARDS, cardIn, cardNumber } from './cards.ts'
import { priceItems, railPrices, wasteOf } from './help.ts'
import type { Move } from './move.ts'
import { pileSaid } from './outline.ts'
import { hexSaid, placeOf } from './outline-board.ts'
import { priceOf } from './rails.ts'
import { CITY_POINTS } from './scoring.ts'
import { boardOf, type State } from './state.ts'

export const questions: Questions<State> = {
  ids(view, question) {
    const board = boardOf(view)
    if (question === 'card') return CARDS.map(({ id }) => id)
    if (question === 'look') return board.ids
    return [...board.ids.filter((_, hex) => board.kind[hex] !== SEA), ...view.piles.map((card) => CARDS[card].id)]
  },
  answer,
}

function answer(view: State, question: Question, id: string, seat: number): Said[] {
  const card = cardNumber(id)
  if (question === 'card') return [cardSaid(view, card)]
  const hex = boardOf(view).hexNumber(id)
  if (question === 'price')
    return hex < 0 ? [{ say: 'answer.buy', card: id, cost: CARDS[card].cost, left: view.supply[card] }] : railPrice(view, hex, seat)
  return lookAt(view, hex, seat)
}

/** A card of this game with its pile, any other by its text alone. */
function cardSaid(view: State, card: number): Said {
  const { id, cost, money, colour, wording = id } = cardIn(view, card)
  if (view.piles.includes(card)) return pileSaid(view, card)
  return { say: 'answer.card', card: id, cost, money, colour: { say: `outline.colour.${colour}` }, text: { say: `text.${wording}` } }
}

function lookAt(view: State, hex: number, seat: number): Said[] {
  const board = boardOf(view)
  const around = board.neighbours[hex]
  return [
    hexSaid(view, hex),
    ...(around.length === 0 ? [] : [{ say: 'answer.around', hexes: around.map((other) => board.names[other]) }]),
    ...(board.kind[hex] === SEA ? [] : railPrice(view, hex, seat)),
  ]
}

function railPrice(view: State, hex: number, seat: number): Said[] {
  const board = boardOf(view)
  if (view.rails[hex] & (1 << seat)) return [{ say: 'answer.own-rail', hex: board.ids[hex], place: placeOf(board, hex) }]
  const parts = priceItems(view, seat, hex).map(({ what, money }) => ({ say: 'answer.part', what: { say: `answer.part.${what}` }, money }))
  const reached = railPrices(view, seat).find((one) => one.hex === board.ids[hex])
  return [
    { say: 'answer.rail', hex: board.ids[hex], price: priceOf(view, seat, hex), parts, waste: wasteOf(view, seat, hex) },
    reached === undefined
      ? { say: 'answer.not-reached' }
      : reached.refusal === null
        ? { say: 'answer.can-lay' }
        : refusedSaid(reached.refusal),
  ]
}

export function price(view: State, move: Move): Said | null {
  switch (move.do) {
    case 'rail':
      return { say: 'price.rail', price: priceOf(view, view.active, move.hex, move.partners), waste: wasteOf(view, view.active, move.hex) }
    case 'buy':
      return { say: 'price.buy', cost: CARDS[move.card].cost }
    case 'play': {
      const { id, money, wording = id } = cardIn(view, move.card)
      return move.effects ? { say: 'price.play', money, text: { say: `text.${wording}` } } : { say: 'price.money', money }
    }
    case 'station':
      return { say: 'price.station', points: CITY_POINTS[view.stations[move.hex] + 1] }
    default:
      return null
  }
}
