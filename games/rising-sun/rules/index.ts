/** Trains: Rising Sun. The rules in our own words: RULES.md. */
import type { Game } from '@branchline/engine'
import { forced } from './forced.ts'
import { BOARDS } from './maps.ts'
import { messages } from './messages/index.ts'
import type { Move } from './move.ts'
import { parse, print } from './notation.ts'
import { misfit, OPTIONS, type Options } from './options.ts'
import { outline } from './outline.ts'
import { explain, moves, play } from './play.ts'
import { prompt } from './prompt.ts'
import { price, questions } from './questions.ts'
import { referee } from './referee.ts'
import { standing, tie } from './scoring.ts'
import { setup } from './setup.ts'
import { orders } from './standing-orders.ts'
import { clone, type State, toAct } from './state.ts'
import { redeal, sample, view } from './view.ts'

/** Hexes keep their names in every language; boards are named by the catalogues. */
const places = new Map(BOARDS.flatMap(({ ids, names }) => ids.map((id, hex) => [id, names[hex]] as const)))

export const risingSun: Game<State, Move, Options> = {
  id: 'rising-sun',
  title: 'Trains: Rising Sun',
  rulesVersion: 4,
  earlier: {
    1: { gentleDraw: true, firstTexts: true, starterFirst: true },
    2: { firstTexts: true, starterFirst: true },
    3: { starterFirst: true },
  },
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  fits: misfit,
  secrets: true,
  messages,
  label: (id) => places.get(id),
  setup,
  toAct,
  prompt,
  moves,
  play,
  explain,
  view,
  sample,
  redeal,
  standing,
  tie,
  outline,
  price,
  forced,
  questions,
  orders,
  clone,
  referee,
  print,
  parse,
  forgiving: true,
}

export { type Board, type BoardSheet, KINDS } from './board.ts'
export { CARDS, type Card, cardNumber, type Effect, SET_UPS } from './cards.ts'
export {
  type CardPreview,
  type Ending,
  endingsAhead,
  type HexPrice,
  type OwnCard,
  ownDeck,
  type PriceItem,
  previewCard,
  priceItems,
  railPrices,
  type ScoreSheet,
  scoreSheets,
  wasteOf,
} from './help.ts'
export { BOARDS, boardNamed, MAPS, type MapName } from './maps.ts'
export { everyMove, type Move } from './move.ts'
export { CARD_SETS, type Options } from './options.ts'
export type { Frame, State } from './state.ts'
