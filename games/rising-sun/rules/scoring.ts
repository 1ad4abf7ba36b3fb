/** RS-6.5 to 6.10: the score, now and at the end. */
import type { Said, Seat, Standing } from '@branchline/engine'
import { REMOTE } from './board.ts'
import { cardNumber, POINTS } from './cards.ts'
import { boardOf, type State } from './state.ts'

/** RS-6.5: by the number of stations. */
export const CITY_POINTS = [0, 2, 4, 8] as const

export function cityPoints(state: State, seat: number): number {
  const { cities } = boardOf(state)
  let points = 0
  for (const hex of cities) if (state.rails[hex] & (1 << seat)) points += CITY_POINTS[state.stations[hex]]
  return points
}

export function remotePoints(state: State, seat: number): number {
  const { kind, value, size } = boardOf(state)
  let points = 0
  for (let hex = 0; hex < size; hex++) if (kind[hex] === REMOTE && state.rails[hex] & (1 << seat)) points += value[hex]
  return points
}

/** Politician only remembers a card that is in a hand; elsewhere the cards of a frame lie open before the player who is asked. */
const POLITICIAN = cardNumber('politician')

/** All cards of a seat wherever they are. In a view the hidden ones are known without their places (RS-8.3). */
export function cardsOf(state: State, seat: number): number[] {
  const own = [...state.hands[seat], ...state.decks[seat], ...state.discards[seat], ...state.pools[seat]]
  if (seat === state.active) own.push(...state.inPlay, ...state.gained)
  for (const { asked, program, cards } of state.frames) if (asked === seat && program !== POLITICIAN) own.push(...cards)
  return own.filter((card) => card >= 0)
}

function goldPoints(state: State, seat: number): number {
  return cardsOf(state, seat).reduce((points, card) => points + POINTS[card], 0)
}

export function railsOnBoard(state: State, seat: number): number {
  return state.rails.reduce((count, mask) => count + ((mask >> seat) & 1), 0)
}

/** Equal VP (RS-6.10): why one is before the other. */
export function tie(state: State, seat: Seat, otherSeat: Seat): Said {
  return { say: 'outline.tie.rails', seat, otherSeat, more: railsOnBoard(state, seat), fewer: railsOnBoard(state, otherSeat) }
}

export function standing(state: State): Standing[] {
  const scores = Array.from({ length: state.seats }, (_, seat) => {
    const parts = [
      { source: 'cities', points: cityPoints(state, seat) },
      { source: 'remotes', points: remotePoints(state, seat) },
      { source: 'gold', points: goldPoints(state, seat) },
      { source: 'tourists', points: state.touristPoints[seat] },
      { source: 'routes', points: state.routePoints[seat] },
    ]
    return { seat, parts, score: parts.reduce((sum, { points }) => sum + points, 0), rails: railsOnBoard(state, seat) }
  })
  return scores.map(({ seat, parts, score, rails }) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => other.score > score || (other.score === score && other.rails > rails)).length,
    parts,
  }))
}
