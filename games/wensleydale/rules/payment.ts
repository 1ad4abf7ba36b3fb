/**
 * Payment point by point. Two debts are paid so: the build points of a link once the cubes are gone, with any influence (WD-8.8), and
 * the exchange for train influence, with cubes and other influence in any mix (WD-9.6). The phase tells which one it is.
 */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { type Move, PAY } from './move.ts'
import { BROWN, CUBE, MEANS } from './pieces.ts'
import { clause, type State } from './state.ts'
import { spend } from './tracks.ts'

export function payRefusal(state: State, seat: number, means: number): Refusal | null {
  if (state.due === 0) return refusal(paymentClause(state), 'nothing-due')
  if (!isTaken(state, means)) {
    return means === CUBE ? refusal(clause(state, '8.8'), 'cubes-are-gone') : refusal(clause(state, '9.6'), 'train-influence-is-what-lacks')
  }
  if (holding(state, seat, means) === 0) return refusal(paymentClause(state), 'none-left', { means: MEANS[means] })
  return null
}

export function payMoves(state: State): Move[] {
  const moves: Move[] = []
  for (let means = 0; means <= CUBE; means++) {
    if (isTaken(state, means) && holding(state, state.actor, means) > 0) moves.push(PAY[means])
  }
  return moves
}

export function playPay(state: State, means: number, emit?: Emit): void {
  pay(state, means, 1, emit)
}

/** Pays what can be paid in one way only; false when there is a choice to be made (WD-8.14). */
export function payIfForced(state: State, emit?: Emit): boolean {
  let total = 0
  let kinds = 0
  for (let means = 0; means <= CUBE; means++) {
    if (!isTaken(state, means)) continue
    const held = holding(state, state.actor, means)
    total += held
    if (held > 0) kinds++
  }
  if (kinds > 1 && total > state.due) return false
  for (let means = 0; means <= CUBE && state.due > 0; means++) {
    if (!isTaken(state, means)) continue
    const points = Math.min(state.due, holding(state, state.actor, means))
    if (points > 0) pay(state, means, points, emit)
  }
  return true
}

function pay(state: State, means: number, points: number, emit?: Emit): void {
  const seat = state.actor
  if (means === CUBE) state.cubes[seat] -= points
  else spend(state, seat, means, points)
  state.due -= points
  emit?.({ type: 'paid', clause: paymentClause(state), seat, means: MEANS[means], points })
}

/** Track takes influence only, for the cubes went first; a train takes all but train influence. */
function isTaken(state: State, means: number): boolean {
  return state.phase === 'build' ? means !== CUBE : means !== BROWN
}

function holding(state: State, seat: number, means: number): number {
  return (means === CUBE ? state.cubes[seat] : state.influence[seat * 4 + means]) as number
}

function paymentClause(state: State): string {
  return clause(state, state.phase === 'build' ? '8.8' : '9.6')
}
