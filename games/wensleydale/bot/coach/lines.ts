/** What one can decide in one go: a box, a whole chain, a train, a piece, a hand-over. */
import { leastBid } from '../../rules/auction.ts'
import { legalMoves } from '../../rules/explain.ts'
import { DONE, type Move } from '../../rules/move.ts'
import { play } from '../../rules/play.ts'
import { clone, type State } from '../../rules/state.ts'
import { appraiseBids } from '../auction.ts'
import { planChain } from '../chain.ts'
import { takeoverWorth } from '../takeover.ts'
import { appraiseTrains, paymentWorth } from '../trains.ts'
import type { Tuning } from '../tuning.ts'

const WIDE = 12
const BIDS = 8
const CHAINS = 6
const HIRES = 4
const PIECES = 5
const TAKEOVERS = 5

export function lines(state: State, known: Tuning): readonly (readonly Move[])[] {
  const legal = legalMoves(state)
  if (state.due > 0) return legal.map((move) => [move])
  switch (state.phase) {
    case 'auction': {
      const worths = appraiseBids(state, legal, known)
      const isLeast = (move: Move) => move.do !== 'bid' || move.amount === leastBid(state, move.box)
      return bestOf(legal, (move, place) => (isLeast(move) ? worths[place] : Number.NaN), BIDS).map((move) => [move])
    }
    case 'build':
      return chains(state, legal, known)
    case 'trains': {
      const worths = appraiseTrains(state, legal, known)
      const best = (kind: Move['do'], most: number) => bestOf(legal, (move, place) => (move.do === kind ? worths[place] : Number.NaN), most)
      const others = [...best('move', PIECES), ...legal.filter((move) => move.do === 'pass')].map((move) => [move])
      return [...best('hire', HIRES).map((move) => paid(state, move)), ...others]
    }
    default: {
      const given = bestOf(legal, (move) => (move.do === 'takeover' ? takeoverWorth(state, move, known) : Number.NaN), TAKEOVERS)
      return [...given, ...legal.filter((move) => move.do === 'pass')].map((move) => [move])
    }
  }
}

/** The best few by worth; what is not a number does not count. */
function bestOf(moves: readonly Move[], worthOf: (move: Move, place: number) => number, most: number): Move[] {
  return moves
    .map((move, place) => ({ move, worth: worthOf(move, place) }))
    .filter(({ worth }) => !Number.isNaN(worth))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ move }) => move)
}

/** For each promising first link the best chain that goes on from it; the best of all also without its last link; and none. */
function chains(state: State, legal: readonly Move[], known: Tuning): Move[][] {
  const { byFirst } = planChain(state, state.actor, WIDE, known)
  const firsts = bestOf(legal, (move) => byFirst.get(move) ?? Number.NaN, CHAINS)
  const found = firsts.map((first) => followed(state, known, (at) => (at.length === 0 ? first : null)))
  const [best] = found
  const links = best?.filter((move) => move.do === 'build').length ?? 0
  if (links > 1) found.push(followed(state, known, (at) => shortened(best, at, links - 1)))
  if (legal.includes(DONE)) found.push([DONE])
  return found
}

function shortened(line: readonly Move[], at: readonly Move[], links: number): Move {
  return at.filter((move) => move.do === 'build').length < links ? line[at.length] : DONE
}

/** Plays to the end of the chain: what `wanted` says, payments with what is missed least, and else the best plan. */
function followed(start: State, known: Tuning, wanted: (so: readonly Move[]) => Move | null): Move[] {
  const state = clone(start)
  const seat = state.actor
  const line: Move[] = []
  while (state.actor === seat && state.phase === 'build' && line.at(-1) !== DONE) {
    const legal = legalMoves(state)
    const want = state.due > 0 ? cheapest(state, legal) : (wanted(line) ?? planChain(state, seat, WIDE, known).moves[0] ?? DONE)
    const move = legal.includes(want) ? want : legal.includes(DONE) ? DONE : legal[0]
    line.push(move)
    play(state, move)
  }
  return line
}

/** With its payment: what it costs is counted after the line, and cubes for missing influence are paid by moves of their own. */
function paid(start: State, move: Move): Move[] {
  const state = clone(start)
  const line = [move]
  play(state, move)
  while (state.due > 0) {
    const pay = cheapest(state, legalMoves(state))
    line.push(pay)
    play(state, pay)
  }
  return line
}

function cheapest(state: State, legal: readonly Move[]): Move {
  const [best] = bestOf(legal, (move) => (move.do === 'pay' ? paymentWorth(state, move.with) : Number.NaN), 1)
  return best ?? legal[0]
}
