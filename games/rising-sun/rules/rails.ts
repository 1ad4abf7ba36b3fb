/** RS-5.1 to 5.10: where a rail may go, what it costs, and laying it. */
import { type Emit, type Refusal, refusal } from '@branchline/engine'
import { CITY, MOUNTAIN, REMOTE, RIVER, SEA } from './board.ts'
import { gainWaste } from './deck.ts'
import { type Move, RAIL } from './move.ts'
import { claimRoutes } from './routes.ts'
import {
  boardOf,
  FREE_CITIES,
  FREE_COMPANY,
  FREE_MOUNTAINS,
  FREE_RAILS,
  FREE_RIVERS,
  MONEY_PER_RAIL,
  NEXT_RAIL_CHEAPER,
  RAIL_MONEY,
  REMOTE_PARTNERS,
  type State,
} from './state.ts'

/** What one Distant Partners takes off (RS-11.7). */
export const PARTNER_DISCOUNT = 2

/** RS-5.5 to 5.9: the price of a hex for the seat, with so many Distant Partners used. */
export function priceOf(state: State, seat: number, hex: number, partners = 0): number {
  const { lasting } = state
  if (lasting[FREE_RAILS] > 0) return 0
  const price = terrainPrice(state, hex) + companyPrice(state, seat, hex) - lasting[NEXT_RAIL_CHEAPER] - PARTNER_DISCOUNT * partners
  return price > 0 ? price : 0
}

/** RS-5.5, less what Steel Bridge, Tunnel and Viaduct take away (RS-5.8). */
export function terrainPrice(state: State, hex: number): number {
  const { kind, terrain } = boardOf(state)
  const { lasting } = state
  switch (kind[hex]) {
    case RIVER:
      return lasting[FREE_RIVERS] > 0 ? 0 : terrain[hex]
    case MOUNTAIN:
      return lasting[FREE_MOUNTAINS] > 0 ? 0 : terrain[hex]
    case CITY:
      return lasting[FREE_CITIES] > 0 ? 0 : terrain[hex] + state.stations[hex]
    default:
      return terrain[hex]
  }
}

/** RS-5.6: 1 for each token of another player, unless Collaboration is at work. */
export function companyPrice(state: State, seat: number, hex: number): number {
  return state.lasting[FREE_COMPANY] > 0 ? 0 : company(state, seat, hex)
}

const ONES = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]
/** How many other players have a rail there. */
export const company = (state: State, seat: number, hex: number) => ONES[state.rails[hex] & ~(1 << seat)]

/** Money the seat can spend on rails (RS-5.9). */
export const purse = (state: State) => state.money + state.lasting[RAIL_MONEY]

/** Why the seat cannot lay a rail there; null when it can. */
export function railRefusal(state: State, seat: number, hex: number, partners: number): Refusal | null {
  const board = boardOf(state)
  if (hex >= board.size) return refusal('RS-2.10', 'no-such-hex', { map: board.sheet.id })
  const at = board.ids[hex]
  // What no card could mend comes first.
  if (board.kind[hex] === SEA) return refusal('RS-5.3', 'sea', { hex: at })
  if (state.rails[hex] & (1 << seat)) return refusal('RS-5.4', 'own-rail-there', { hex: at })
  if (state.railsLeft[seat] === 0) return refusal('RS-5.10', 'no-rail-left', {})
  if (state.railPoints === 0) return refusal('RS-5.1', 'no-rail-point', { hex: at })
  if (!(state.reach[hex] & (1 << seat))) {
    const beyond = railBeyondBarrier(state, seat, hex)
    return beyond === undefined ? refusal('RS-5.1', 'not-adjacent', { hex: at }) : refusal('RS-2.9', 'barrier-between', { hex: at, beyond })
  }
  if (partners > 0 && board.kind[hex] !== REMOTE) return refusal('RS-11.7', 'partners-not-there', { hex: at })
  const available = state.lasting[REMOTE_PARTNERS]
  if (partners > available) return refusal('RS-11.7', 'no-such-partners', { hex: at, partners, available })
  const price = priceOf(state, seat, hex, partners)
  if (partners > 0 && price === priceOf(state, seat, hex, partners - 1))
    return refusal('RS-7.2', 'partner-saves-nothing', { hex: at, partners })
  if (price > purse(state)) return refusal('RS-5.5', 'rail-too-dear', { hex: at, price, short: price - purse(state) })
  return null
}

/** An own rail that touches the hex, with a barrier between: whoever overlooked it sees two neighbours. */
function railBeyondBarrier(state: State, seat: number, hex: number): string | undefined {
  const { divided, ids } = boardOf(state)
  const beyond = divided.flatMap(([one, other]) => (one === hex ? [other] : other === hex ? [one] : []))
  const found = beyond.find((other) => state.rails[other] & (1 << seat))
  return found === undefined ? undefined : ids[found]
}

/** The same as a list, walked once: a test holds it against `railRefusal`. */
export function listRails(state: State, seat: number, moves: Move[]): void {
  if (state.railPoints === 0 || state.railsLeft[seat] === 0) return
  const { size, kind } = boardOf(state)
  const { reach, rails } = state
  const bit = 1 << seat
  const money = purse(state)
  const partners = state.lasting[REMOTE_PARTNERS]
  for (let hex = 0; hex < size; hex++) {
    if (!(reach[hex] & bit) || rails[hex] & bit) continue
    let price = priceOf(state, seat, hex)
    if (price <= money) moves.push(RAIL[0][hex])
    if (partners === 0 || kind[hex] !== REMOTE) continue
    for (let used = 1; used <= partners && price > 0; used++) {
      price = priceOf(state, seat, hex, used)
      if (price <= money) moves.push(RAIL[used][hex])
    }
  }
}

export function layRail(state: State, seat: number, hex: number, partners: number, emit?: Emit): void {
  const { lasting } = state
  const price = priceOf(state, seat, hex, partners)
  const others = company(state, seat, hex)
  const subsidy = Math.min(price, lasting[RAIL_MONEY])
  lasting[RAIL_MONEY] -= subsidy
  state.money -= price - subsidy
  state.railPoints--
  lasting[NEXT_RAIL_CHEAPER] = 0
  lasting[REMOTE_PARTNERS] -= partners
  placeRail(state, seat, hex)
  emit?.({ type: 'rail', clause: 'RS-5.1', seat, hex: boardOf(state).ids[hex], price })
  if (others > 0 && lasting[FREE_COMPANY] === 0) gainWaste(state, seat, 1, emit)
  const wage = lasting[MONEY_PER_RAIL]
  state.money += wage
  if (wage > 0) emit?.({ type: 'money', clause: 'RS-11.21', seat, money: wage })
  claimRoutes(state, seat, hex, emit)
}

export function placeRail(state: State, seat: number, hex: number): void {
  const bit = 1 << seat
  state.rails[hex] |= bit
  state.railsLeft[seat]--
  for (const next of boardOf(state).neighbours[hex]) state.reach[next] |= bit
}
