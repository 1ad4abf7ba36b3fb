/** A decision and all that follows from it, up to the next one. */
import type { Emit } from '@branchline/engine'
import { passAuction, playBid } from './auction.ts'
import { playBuild, playDone } from './build.ts'
import type { Move } from './move.ts'
import { playPay } from './payment.ts'
import { settle } from './round.ts'
import { playMove } from './shipping.ts'
import type { State } from './state.ts'
import { declineTakeover, playTakeover } from './takeover.ts'
import { passTrains, playHire } from './trains.ts'

export function play(state: State, move: Move, emit?: Emit): void {
  decide(state, move, emit)
  settle(state, emit)
}

function decide(state: State, move: Move, emit?: Emit): void {
  switch (move.do) {
    case 'bid':
      return playBid(state, move.box, move.amount, emit)
    case 'build':
      return playBuild(state, move.from, move.to, emit)
    case 'done':
      return playDone(state, emit)
    case 'pay':
      return playPay(state, move.with, emit)
    case 'hire':
      return playHire(state, move.train, emit)
    case 'move':
      return playMove(state, move.kind, move.area, emit)
    case 'takeover':
      return playTakeover(state, move.company, move.path, emit)
    case 'pass':
      if (state.phase === 'auction') return passAuction(state, emit)
      return state.phase === 'trains' ? passTrains(state, emit) : declineTakeover(state, emit)
  }
}
