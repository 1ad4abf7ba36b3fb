/**
 * Sets up any position by the names players see, for tests and puzzles. What is not said is filled in so that the components
 * add up; the referee checks the result.
 *
 * ```ts
 * const state = position({
 *   map: 'tokyo',
 *   seats: [
 *     { hand: ['lay-rails', 'express-train'], deck: ['waste', 'normal-train'], rails: ['yokohama'] }, // the deck from the top
 *     { rails: ['kawasaki'] },
 *   ],
 *   stations: { yokohama: 2 },
 *   supply: { waste: 0 },
 *   money: 3,
 * })
 * ```
 *
 * A card named anywhere has a pile; the piles are filled up to eight from a recommended set-up. A seat's deck that is not given
 * is the starting deck without the cards it has elsewhere. Copies that are nowhere else are in the pile, and if the pile is
 * given smaller, they have been trashed. A seat without rails stands in one of the last cities of the board.
 */
import { idOf, seedChance } from '@branchline/engine'
import { BASE_CARDS, CARDS, cardNumber, LASTING, type Lasting, RISING_SUN_CARDS, SET_UPS, type SetUpName, WASTE } from './rules/cards.ts'
import { countOf, insert, remove } from './rules/deck.ts'
import { BOARDS, MAPS, type MapName } from './rules/maps.ts'
import { placeRail } from './rules/rails.ts'
import { referee } from './rules/referee.ts'
import { copiesInGame, emptyTable, layPiles, layRoutes, STARTING_DECK } from './rules/setup.ts'
import { ALL_KNOW, boardOf, OWNER_KNOWS, PLACEMENT, type State, TURN, UNKNOWN } from './rules/state.ts'

export interface SeatPosition {
  readonly hand?: readonly string[]
  /** From the top. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  /** Hexes by name or coordinate. */
  readonly rails?: readonly string[]
  /** VP scored by Tourist Trains. */
  readonly touristPoints?: number
  /** How many cards of the deck, from the top, the owner or everybody knows. */
  readonly ownerKnows?: number
  readonly allKnow?: number
  /** Cards of the hand that everybody has seen. */
  readonly shown?: readonly string[]
}

export interface Position {
  readonly map?: MapName
  /** One entry for each player: two to four. */
  readonly seats: readonly SeatPosition[]
  /** The eight piles; by default those named anywhere and as many of a recommended set-up as are missing. */
  readonly piles?: readonly string[]
  readonly gold?: 'rising-sun' | 'base'
  readonly twentyRails?: boolean
  readonly markerOfRails?: boolean
  readonly firstTexts?: boolean
  readonly startCities?: boolean
  /** `start` for the first placements. */
  readonly phase?: 'start' | 'turn'
  readonly active?: number
  /** Whether the active player has played or bought something this turn. */
  readonly acted?: boolean
  readonly money?: number
  readonly railPoints?: number
  readonly lasting?: Readonly<Partial<Record<Lasting, number>>>
  readonly inPlay?: readonly string[]
  readonly gained?: readonly string[]
  readonly stations?: Readonly<Record<string, number>>
  /** Cards left in a pile, where it matters. */
  readonly supply?: Readonly<Record<string, number>>
  /** Route bonus cards on show, by the cities they name; and who has claimed which, used or not. */
  readonly routes?: readonly { readonly between: readonly [string, string]; readonly claimedBy?: number; readonly used?: boolean }[]
  readonly seed?: string
}

export function position(given: Position): State {
  const { map = 'tokyo', seats, twentyRails = false, startCities = false, markerOfRails = false, firstTexts = false } = given
  if (!MAPS.includes(map)) throw new Error(`there is no board ${map}`)
  if (seats.length < 2 || seats.length > 4) throw new Error(`${seats.length} seats: the game is for 2 to 4`)
  const state = emptyTable({ map, startCities, twentyRails, markerOfRails, firstTexts, starterFirst: true }, seats.length)
  state.chance = seedChance(given.seed ?? 'position')
  state.phase = given.phase === 'start' ? PLACEMENT : TURN
  state.active = given.active ?? 0
  state.acted = given.acted ?? false
  state.money = given.money ?? 0
  state.railPoints = given.railPoints ?? 0
  LASTING.forEach((name, number) => {
    state.lasting[number] = given.lasting?.[name] ?? 0
  })
  layPiles(state, given.gold ?? 'rising-sun', eightFor(given))
  state.inPlay = (given.inPlay ?? []).map(card)
  state.gained = (given.gained ?? []).map(card)
  seats.forEach((seat, number) => {
    dealTo(state, number, seat)
  })
  if (given.phase !== 'start') layTokens(state, given)
  layRoutes(
    state,
    (given.routes ?? []).map(({ between }) => routeBetween(state, between)),
  )
  given.routes?.forEach(({ claimedBy = -1, used = false }, marker) => {
    state.routeOwner[marker] = claimedBy
    state.routeUsed[marker] = used
    if (claimedBy >= 0) state.routePoints[claimedBy]! += boardOf(state).routes[state.routes[marker]!]!.points
  })
  fillSupply(state, given.supply ?? {})
  const [complaint] = referee(state)
  if (complaint !== undefined) throw new Error(`no such position: ${complaint.what} (${complaint.clause})`)
  return state
}

function card(name: string): number {
  const number = cardNumber(idOf(name))
  if (number < 0) throw new Error(`there is no card ${name}`)
  return number
}

function hexOf(state: State, name: string): number {
  const hex = boardOf(state).hexNumber(idOf(name))
  if (hex < 0) throw new Error(`the board has no hex ${name}`)
  return hex
}

function eightFor(given: Position): number[] {
  const named = [
    ...given.seats.flatMap(({ hand = [], deck = [], discard = [] }) => [...hand, ...deck, ...discard]),
    ...(given.inPlay ?? []),
    ...(given.gained ?? []),
    ...Object.keys(given.supply ?? {}),
  ].map(card)
  const drawn = new Set([...BASE_CARDS, ...RISING_SUN_CARDS].map(({ id }) => cardNumber(id)))
  const eight = new Set([...(given.piles ?? []).map(card), ...named.filter((number) => drawn.has(number))])
  const more: SetUpName = 'tokyo-beginner'
  for (const id of SET_UPS[more].cards) if (eight.size < 8) eight.add(card(id))
  if (eight.size !== 8) throw new Error(`${eight.size} piles are named, a game has eight`)
  return [...eight]
}

function dealTo(state: State, seat: number, given: SeatPosition): void {
  for (const name of given.hand ?? []) insert(state.hands[seat]!, card(name))
  state.discards[seat] = (given.discard ?? []).map(card)
  for (const name of given.shown ?? []) insert(state.shown[seat]!, card(name))
  const deck = given.deck?.map(card) ?? startingRest(state, seat)
  state.decks[seat] = deck.reverse()
  const { ownerKnows = 0, allKnow = 0 } = given
  state.known[seat] = deck.map((_, place) => {
    const fromTop = deck.length - 1 - place
    return fromTop < allKnow ? ALL_KNOW : fromTop < ownerKnows ? OWNER_KNOWS : UNKNOWN
  })
  state.touristPoints[seat] = given.touristPoints ?? 0
}

function startingRest(state: State, seat: number): number[] {
  const rest = STARTING_DECK.flatMap(([number, copies]) => new Array<number>(copies).fill(number))
  const elsewhere = [...state.hands[seat]!, ...state.discards[seat]!, ...(seat === state.active ? [...state.inPlay, ...state.gained] : [])]
  for (const number of elsewhere) remove(rest, number)
  return rest
}

function layTokens(state: State, given: Position): void {
  given.seats.forEach(({ rails = [] }, seat) => {
    for (const name of rails) placeRail(state, seat, hexOf(state, name))
  })
  const spare = boardOf(state).cities.filter((hex) => state.rails[hex] === 0)
  given.seats.forEach(({ rails }, seat) => {
    if (rails === undefined) placeRail(state, seat, spare.pop()!)
  })
  for (const [name, n] of Object.entries(given.stations ?? {})) {
    state.stations[hexOf(state, name)] = n
    state.stationsLeft -= n
  }
}

function routeBetween(state: State, [from, to]: readonly [string, string]): number {
  const ends = [hexOf(state, from), hexOf(state, to)]
  const route = BOARDS[state.map]!.routes.findIndex((known) => ends.includes(known.from) && ends.includes(known.to))
  if (route < 0) throw new Error(`no route bonus card names ${from} and ${to}`)
  return route
}

/** What no player has is in the pile; what the pile should not have was trashed. */
function fillSupply(state: State, wished: Readonly<Record<string, number>>): void {
  const left = new Map(Object.entries(wished).map(([name, n]) => [card(name), n]))
  const owned = [...state.hands, ...state.decks, ...state.discards, state.inPlay, state.gained].flat()
  for (let number = 0; number < CARDS.length; number++) {
    const rest = copiesInGame(state, number) - countOf(owned, number)
    if (rest < 0) throw new Error(`there are not so many of ${CARDS[number]!.id}: ${-rest} too many`)
    const hasPile = state.piles.includes(number) || number === WASTE
    state.supply[number] = hasPile ? (left.get(number) ?? rest) : 0
    if (state.supply[number]! > rest) throw new Error(`the pile of ${CARDS[number]!.id} cannot have more than ${rest} cards here`)
    for (let i = state.supply[number]!; i < rest; i++) state.trash.push(number)
  }
}
