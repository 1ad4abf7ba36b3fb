/** Why a move is not possible now: the predicates of the phases, behind the question whose turn and what phase it is. */
import { type Refusal, refusal } from '@branchline/engine'
import { auctionMoves, bidRefusal } from './auction.ts'
import { buildMoves, linkRefusal } from './build.ts'
import type { Move } from './move.ts'
import { payMoves, payRefusal } from './payment.ts'
import { moveRefusal } from './shipping.ts'
import { clause, type Phase, type State } from './state.ts'
import { takeoverMoves, takeoverRefusal } from './takeover.ts'
import { hireRefusal, trainMoves } from './trains.ts'

export function legalMoves(state: State): Move[] {
  if (state.due > 0) return payMoves(state)
  switch (state.phase) {
    case 'auction':
      return auctionMoves(state)
    case 'build':
      return buildMoves(state)
    case 'trains':
      return trainMoves(state)
    case 'takeover':
      return takeoverMoves(state)
    case 'over':
      return []
  }
}

/** The phases in which each sort of decision is taken. */
const PHASES: Readonly<Record<Move['do'], readonly Phase[]>> = {
  bid: ['auction'],
  pass: ['auction', 'trains', 'takeover'],
  build: ['build'],
  done: ['build'],
  pay: ['build', 'trains'],
  hire: ['trains'],
  move: ['trains'],
  takeover: ['takeover'],
}

export function explain(state: State, move: Move): Refusal | null {
  if (state.phase === 'over') return refusal('engine', 'game-over')
  if (state.due > 0 && move.do !== 'pay') {
    return refusal(clause(state, state.phase === 'build' ? '8.8' : '9.6'), 'payment-first', { due: state.due })
  }
  if (!PHASES[move.do].includes(state.phase)) return refusal(clause(state, '4.2'), 'not-now', { phase: state.phase })
  const seat = state.actor
  switch (move.do) {
    case 'bid':
      return bidRefusal(state, seat, move.box, move.amount)
    case 'build':
      return linkRefusal(state, seat, move.from, move.to)
    case 'pay':
      return payRefusal(state, seat, move.with)
    case 'hire':
      return hireRefusal(state, seat, move.train)
    case 'move':
      return moveRefusal(state, seat, move.kind, move.area)
    case 'takeover':
      return takeoverRefusal(state, seat, move.company, move.path)
    case 'pass':
    case 'done':
      return null
  }
}
