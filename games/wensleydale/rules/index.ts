/** Two titles, one rules package: Last Train to Wensleydale (rules of 2009) and First Train to Nuremberg (rules of 2010). */
import type { Game } from '@branchline/engine'
import { BOARDS, SAID_PLACES } from './board.ts'
import { explain, legalMoves } from './explain.ts'
import { forced } from './forced.ts'
import { NUREMBERG_MESSAGES, WENSLEYDALE_MESSAGES } from './messages/index.ts'
import type { Move } from './move.ts'
import { parse, print } from './notation.ts'
import {
  EARLIER,
  NUREMBERG_OPTIONS,
  type NurembergOptions,
  OPTIONS_OF_2009,
  optionsRefusal,
  WENSLEYDALE_OPTIONS,
  type WensleydaleOptions,
} from './options.ts'
import { outline } from './outline.ts'
import { play } from './play.ts'
import { prompt } from './prompt.ts'
import { price, questions } from './questions.ts'
import { referee } from './referee.ts'
import { standing, tie } from './scoring.ts'
import { setup } from './setup.ts'
import { orders } from './standing-orders.ts'
import { clone, type State } from './state.ts'
import { sample, view } from './view.ts'

const NAMES = new Map(
  BOARDS.flatMap((board) => board.ids.flatMap((id, area) => (SAID_PLACES.has(id) ? [] : [[id, board.names[area]] as const]))),
)

/** What both titles share. */
const rules = {
  rulesVersion: 4,
  earlier: EARLIER,
  secrets: false,
  label: (id: string) => NAMES.get(id),
  toAct: (state: State) => (state.actor < 0 ? null : state.actor),
  prompt,
  moves: legalMoves,
  play,
  explain,
  view,
  sample: (seen: State, _viewer: unknown, random: Parameters<typeof sample>[1]) => sample(seen, random),
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

export const wensleydale: Game<State, Move, WensleydaleOptions> = {
  ...rules,
  id: 'wensleydale',
  title: 'Last Train to Wensleydale',
  seats: { min: 3, max: 4 },
  options: WENSLEYDALE_OPTIONS,
  messages: WENSLEYDALE_MESSAGES,
  setup: ({ scarceTrack, firstTables, secondTables, short }, seats, seed) =>
    setup(2009, { ...OPTIONS_OF_2009, scarceTrack, firstTables, secondTables }, seats, seed, short),
}

export const nuremberg: Game<State, Move, NurembergOptions> = {
  ...rules,
  id: 'nuremberg',
  title: 'First Train to Nuremberg',
  seats: { min: 2, max: 4 },
  options: NUREMBERG_OPTIONS,
  fits: optionsRefusal,
  messages: NUREMBERG_MESSAGES,
  setup: (options, seats, seed) => setup(2010, options, seats, seed),
}

export { BOARDS, type Board, SAID_PLACES } from './board.ts'
export {
  type ChainPlan,
  chainCost,
  earningsOf,
  expectedOrders,
  forecast,
  type LinkCost,
  linkCost,
  type PieceOutlook,
  piecesFor,
  type RunOutlook,
  takeoverRuns,
} from './help.ts'
export type { Move } from './move.ts'
export type { NurembergOptions, WensleydaleOptions } from './options.ts'
export type { MapId } from './pieces.ts'
export { boardOf, type Phase, type State } from './state.ts'
export { type Box, boxesFor, NOT_ON_OFFER, TRAINS, type Train, trainIn } from './tables.ts'
