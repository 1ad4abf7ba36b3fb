/** The sequence of play (WR-3.1, WR-3.2, WR-8.2, WR-9.1 to WR-9.3): what happens between decisions. */
import { type Emit, reveal } from '@branchline/engine'
import { bigPayoff, PAYOFF_STEPS } from './big-payoff.ts'
import { canAnyRailwayBeOffered } from './buy-and-build-offer.ts'
import { payDividends } from './dividends.ts'
import { standing } from './scoring.ts'
import type { State } from './state.ts'
import { canTrade } from './trade.ts'
import { setTurnOrder } from './turn-order.ts'

/** Goes on until somebody has to decide or the game is over. */
export function carryOn(state: State, emit?: Emit): void {
  if (state.phase === 'settled') nextOffer(state, emit)
  else if (state.phase === 'traded') {
    state.at++
    nextTrade(state, emit)
  }
}

function nextOffer(state: State, emit?: Emit): void {
  state.at++
  const isOver = !canAnyRailwayBeOffered(state)
  if (state.at < state.seats && !isOver) {
    state.phase = 'offer'
    return
  }
  if (isOver) emit?.({ type: 'nothing-to-offer', clause: 'WR-4.5' })
  state.at = 0
  nextTrade(state, emit)
}

/** WR-6.2: players who have nothing to trade are not asked. */
function nextTrade(state: State, emit?: Emit): void {
  while (state.at < state.seats && !canTrade(state, state.order[state.at])) state.at++
  if (state.at < state.seats) state.phase = 'trade'
  else endTurn(state, emit)
}

function endTurn(state: State, emit?: Emit): void {
  const before = state.cash.slice()
  payDividends(state, emit)
  setTurnOrder(state, before, emit)
  state.at = 0
  if (isGameOver(state)) return endGame(state, emit)
  state.turn++
  state.phase = 'offer'
  emit?.({ type: 'turn', clause: 'WR-8.2', turn: state.turn })
}

/** WR-9.1, WR-9.2 */
function isGameOver(state: State): boolean {
  return state.turn >= state.lastTurn || !canAnyRailwayBeOffered(state)
}

/** WR-9.3 */
function endGame(state: State, emit?: Emit): void {
  const reason = canAnyRailwayBeOffered(state) ? 'turns' : 'finished'
  emit?.({ type: 'game-end', clause: reason === 'turns' ? 'WR-9.1' : 'WR-9.2', reason })
  const cash = state.cash.slice()
  bigPayoff(state, emit)
  state.phase = 'over'
  if (state.hiddenCash) reveal(state)
  if (emit === undefined) return
  for (const seat of state.order) {
    const steps = Object.fromEntries(PAYOFF_STEPS.map((step, column) => [step, state.payoff[seat][column]]))
    emit({ type: 'payoff-statement', clause: 'WR-10.7', seat, cash: cash[seat], ...steps, total: state.cash[seat] })
  }
  const winners = standing(state).filter(({ rank }) => rank === 1)
  emit({ type: 'winners', clause: 'WR-9.3', seats: winners.map(({ seat }) => seat), money: winners[0].score })
}
