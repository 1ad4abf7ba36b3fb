/** What the Hull & Barnsley pays, turn by turn. */
import { hullBarnsleyDividend } from '../rules/board.ts'
import type { State } from '../rules/state.ts'

const inTurn = (view: State, turn: number) => hullBarnsleyDividend(turn, view.seats, view.plainHullBarnsley, view.hullBarnsleyFrom)

export const paysNow = (view: State): number => inTurn(view, view.turn)

/** In the turns after this one. */
export function paysLater(view: State): number[] {
  return Array.from({ length: Math.max(0, view.lastTurn - view.turn) }, (_, after) => inTurn(view, view.turn + 1 + after))
}

/** The first turn that it pays in, where that is still to come. */
export function paysNothingBefore(view: State): number | null {
  if (paysNow(view) > 0) return null
  const after = paysLater(view).findIndex((amount) => amount > 0)
  return after < 0 ? null : view.turn + 1 + after
}
