/** West Riding Revisited: the game, and the help its rules can give to players. */
import type { Game } from '@branchline/engine'
import { hexById, hexNames } from './board.ts'
import { forced } from './forced.ts'
import { messages } from './messages/index.ts'
import { explain, moves, play } from './moves.ts'
import { parse, print } from './notation.ts'
import { outline } from './outline.ts'
import { prompt } from './prompt.ts'
import { price, questions } from './questions.ts'
import { COMPANY_IDS } from './railways.ts'
import { referee } from './referee.ts'
import { standing } from './scoring.ts'
import { OPTIONS, setup } from './setup.ts'
import { orders } from './standing-orders.ts'
import { clone, type Move, type Options, type State, toAct } from './state.ts'
import { sample, view } from './view.ts'

export const westRiding: Game<State, Move, Options> = {
  id: 'west-riding',
  title: 'West Riding Revisited',
  rulesVersion: 2,
  earlier: { 1: { earlyHullBarnsley: true } },
  seats: { min: 3, max: 5 },
  options: OPTIONS,
  secrets: true,
  messages,
  label,
  setup,
  toAct,
  prompt,
  moves,
  play,
  explain,
  view,
  sample,
  standing,
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

/** Towns and hexes by their names, railways by their letters. */
function label(id: string): string | undefined {
  const hex = hexById.get(id)
  if (hex !== undefined) return hexNames[hex]
  return (COMPANY_IDS as readonly string[]).includes(id) ? id.toUpperCase() : undefined
}

export { PAYOFF_STEPS } from './big-payoff.ts'
export {
  controlledIncome,
  freeIncome,
  hexById,
  hexIds,
  hexNames,
  historicalGroup,
  homeOf,
  hullBarnsleyDividend,
  lastTurnFor,
  sizeOf,
  terrainOf,
  urbanAt,
  urbanHexes,
} from './board.ts'
export { minimumBid } from './buy-and-build-offer.ts'
export { meansOf } from './buy-and-build-route.ts'
export * from './help-money.ts'
export * from './help-routes.ts'
export type { Means } from './paths.ts'
export { COMPANIES, COMPANY_IDS, COMPANY_NAMES, type CompanyId } from './railways.ts'
export {
  CHEAPEST,
  FINISHED_REASONS,
  type Finished,
  HIDDEN,
  type Move,
  NOBODY,
  type Options,
  type Phase,
  SHORTEST,
  type ShareSource,
  type State,
  sharesOf,
} from './state.ts'
export { spareShares } from './trade.ts'
