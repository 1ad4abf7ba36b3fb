/** What pieces, sets, links and influence are worth in points at the end. */
import { INCOME, KINDS, PROFIT_RANGE } from '../rules/pieces.ts'
import { boardOf, type State } from '../rules/state.ts'
import { withinReach } from './network.ts'
import type { Tuning } from './tuning.ts'

export const roundsAfter = (state: State) => state.rounds - state.round

/** Profit counts point for point, as long as the track goes on: near its upper end it fades. */
function profitWeight(state: State, seat: number, known: Tuning): number {
  return isAtCap(state, seat) ? known.incomeAtCap : known.income
}

function isAtCap(state: State, seat: number): boolean {
  const { income, upkeep } = roundSoFar(state, seat)
  return state.profit[seat] + income - upkeep >= PROFIT_RANGE.most
}

function roundSoFar(state: State, seat: number): { income: number; upkeep: number } {
  let income = 0
  for (let kind = 0; kind < KINDS; kind++) income += state.loaded[seat * 4 + kind] * INCOME[kind]
  return { income, upkeep: state.links[seat].length }
}

/** One more piece of a kind: what it adds to sets, begun ones included. */
export function setWorth(state: State, seat: number, kind: number, known: Tuning): number {
  const at = seat * 4
  const have = (other: number) => state.won[at + other] + state.loaded[at + other]
  const mine = have(kind)
  let fewer = 0
  let equal = 0
  for (let other = 0; other < KINDS; other++) {
    if (other === kind) continue
    if (have(other) < mine) fewer++
    else if (have(other) === mine) equal++
  }
  const isLast = roundsAfter(state) === 0
  if (fewer === 0)
    return equal === 0 ? 2 : isLast ? (equal === 1 ? known.setOneLast : known.setTwoLast) : equal === 1 ? known.setOne : known.setTwo
  if (isLast) return 0
  return fewer === 1 ? known.aheadOne : fewer === 2 ? known.aheadTwo : 0
}

export function pieceWorth(state: State, seat: number, kind: number, known: Tuning): number {
  return 1 + INCOME[kind] * profitWeight(state, seat, known) + setWorth(state, seat, kind, known)
}

/** A link costs a point a round, and one at the end; a company may take it before. */
export function linkBurden(state: State, seat: number, known: Tuning): number {
  const burden = known.burden + known.burdenLater * roundsAfter(state)
  return isAtCap(state, seat) ? burden - known.burdenAtCap : burden
}

const BEGUN = [0.5, 0.35, 0.2] as const
/**
 * By number of players: how much more the sum below came to, before any round, than the games ended with (14 games each, of apprentices
 * and drivers). The same for all seats, so it decides nothing; it is for those who read the expected scores.
 */
const OVERRATED = [0, 0, 7, 15, 18] as const

/** The score to expect from a position between rounds: what is there, and what it promises. */
export function expectedScore(state: State, seat: number): number {
  const at = seat * 4
  const board = boardOf(state)
  const won = [0, 1, 2, 3].map((kind) => state.won[at + kind] + state.loaded[at + kind]).sort((a, b) => a - b)
  const links = state.links[seat].length
  let score = state.points[seat] + state.bonus[seat] + 2 * won[0] + state.profit[seat] - links
  const left = state.phase === 'over' ? 0 : roundsAfter(state) + (state.phase === 'auction' ? 1 : 0)
  if (left === 0) return score
  for (let more = 1; more < KINDS; more++) score += BEGUN[more - 1] * Math.min(2, won[more] - won[0])
  score -= 0.7 * links * left
  score += influenceWorth(state, seat) + 0.35 * state.cubes[seat]
  const reach = withinReach(state, board, seat)
  const pieces = reach[0] * 1.5 + reach[1] + reach[2] + reach[3]
  score += 1.3 * Math.min(pieces, 4 + 2 * left)
  return score + 7 * left - OVERRATED[state.seats]
}

/** Influence in hand, with less and less use for more of a colour. */
function influenceWorth(state: State, seat: number): number {
  const at = seat * 4
  const [white, brown, red, green] = [0, 1, 2, 3].map((colour) => state.influence[at + colour]) as [number, number, number, number]
  return (
    0.55 * Math.min(white, 5) +
    0.95 * Math.min(brown, 6) +
    0.6 * Math.min(red, 4) +
    0.6 * Math.min(green, 4) +
    0.15 * (white + brown + red + green)
  )
}
