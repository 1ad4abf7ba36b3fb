/** RS-3: from the options to the first decision. */
import { draw, type Seat, seedChance, shuffle } from '@branchline/engine'
import {
  BASE_CARDS,
  CARDS,
  COST,
  cardNumber,
  GOLD,
  LASTING,
  LAY_RAILS,
  NORMAL_TRAIN,
  RISING_SUN_CARDS,
  STATION_EXPANSION,
  WASTE,
} from './cards.ts'
import { drawCards } from './deck.ts'
import { BOARDS, MAPS } from './maps.ts'
import { isAboutAttacks, namedEight, type Options } from './options.ts'
import { PLACEMENT, type State, UNKNOWN } from './state.ts'

/** RS-3.6. */
export const STARTING_DECK: readonly (readonly [card: number, copies: number])[] = [
  [NORMAL_TRAIN, 7],
  [LAY_RAILS, 2],
  [STATION_EXPANSION, 1],
]
export const HAND_SIZE = 5
/** RS-3.8. */
const TWO_PLAYER_PILE = 7

export function setup(options: Options, seats: number, seed: string): State {
  const chance = seedChance(seed)
  const state = emptyTable(options, seats)
  state.chance = chance
  const eight = namedEight(options)?.map(cardNumber) ?? drawEight(options, (n) => draw(chance, n))
  layPiles(state, options.gold, eight)
  for (let seat = 0; seat < seats; seat++) {
    const deck = STARTING_DECK.flatMap(([card, copies]) => new Array<number>(copies).fill(card))
    state.decks[seat] = shuffle(chance, deck)
    state.known[seat] = deck.map(() => UNKNOWN)
  }
  if (options.routeBonus) {
    const cards = shuffle(
      chance,
      BOARDS[state.map].routes.map((_, card) => card),
    )
    layRoutes(state, cards.slice(0, seats))
  }
  for (let seat: Seat = 0; seat < seats; seat++) drawCards(state, seat, HAND_SIZE)
  state.revealed = 0
  return state
}

/** A board with tokens and nothing else. */
export function emptyTable(
  options: Pick<Options, 'map' | 'startCities' | 'twentyRails' | 'markerOfRails' | 'firstTexts' | 'starterFirst'>,
  seats: number,
): State {
  const map = MAPS.indexOf(options.map)
  const board = BOARDS[map]
  const forSeats = <T>(value: () => T) => Array.from({ length: seats }, value)
  const forHexes = () => new Array<number>(board.size).fill(0)
  return {
    chance: null,
    revealed: 0,
    map,
    seats,
    startCities: options.startCities,
    ...(options.firstTexts ? {} : { reworded: true as const }),
    phase: PLACEMENT,
    active: options.starterFirst ? 0 : 1,
    turn: 0,
    acted: false,
    endedBy: 0,
    piles: [],
    supply: CARDS.map(() => 0),
    trash: [],
    hands: forSeats(() => []),
    decks: forSeats(() => []),
    discards: forSeats(() => []),
    shown: forSeats(() => []),
    known: forSeats(() => []),
    pools: forSeats(() => []),
    seen: [],
    inPlay: [],
    gained: [],
    rails: forHexes(),
    reach: forHexes(),
    stations: forHexes(),
    railsLeft: forSeats(() => (options.twentyRails ? 20 : board.sheet.rails) - (options.markerOfRails ? 1 : 0)),
    stationsLeft: board.sheet.stations,
    touristPoints: forSeats(() => 0),
    routePoints: forSeats(() => 0),
    routes: [],
    routeOwner: [],
    routeUsed: [],
    money: 0,
    railPoints: 0,
    lasting: LASTING.map(() => 0),
    frames: [],
  }
}

export function layPiles(state: State, gold: keyof typeof GOLD, eight: readonly number[]): void {
  state.piles = [...['express-train', 'limited-express-train', 'lay-rails', 'station-expansion'].map(cardNumber), ...GOLD[gold], ...eight]
  for (const card of state.piles) state.supply[card] = pileSize(card, state.seats)
  state.supply[WASTE] = CARDS[WASTE].copies
}

/** RS-3.7 and 3.8: how many cards a pile begins with. */
export function pileSize(card: number, seats: number): number {
  const inDecks = (STARTING_DECK.find(([starting]) => starting === card)?.[1] ?? 0) * seats
  const size = CARDS[card].copies - inDecks
  return seats === 2 ? Math.min(size, TWO_PLAYER_PILE) : size
}

/** How many copies of a card are in the game, wherever they are: what the referee counts. */
export function copiesInGame(state: State, card: number): number {
  const inDecks = (STARTING_DECK.find(([starting]) => starting === card)?.[1] ?? 0) * state.seats
  if (card === WASTE) return CARDS[WASTE].copies
  return (state.piles.includes(card) ? pileSize(card, state.seats) : 0) + inDecks
}

export function layRoutes(state: State, cards: readonly number[]): void {
  state.routes = [...cards]
  state.routeOwner = cards.map(() => -1)
  state.routeUsed = cards.map(() => false)
}

/** RS-3.9: eight cards from the box or boxes; the gentle draw is made again until it keeps within the bounds. */
export function drawEight(options: Options, below: (n: number) => number): number[] {
  const box =
    options.cards === 'base' ? BASE_CARDS : options.cards === 'rising-sun' ? RISING_SUN_CARDS : [...BASE_CARDS, ...RISING_SUN_CARDS]
  const randomizers = box.map(({ id }) => cardNumber(id)).filter((card) => options.attacks || !isAboutAttacks(card))
  for (;;) {
    for (let i = 0; i < 8; i++) {
      const other = i + below(randomizers.length - i)
      const card = randomizers[i]
      randomizers[i] = randomizers[other]
      randomizers[other] = card
    }
    const eight = randomizers.slice(0, 8)
    if (!options.gentleDraw || isGentle(eight)) return eight.sort((a, b) => COST[a] - COST[b] || a - b)
  }
}

/** RS-3.10. */
export function isGentle(eight: readonly number[]): boolean {
  const total = eight.reduce((sum, card) => sum + COST[card], 0)
  if (total < 34 || total > 44) return false
  if (eight.some((card) => eight.filter((other) => COST[other] === COST[card]).length > 3)) return false
  const within = (colour: string, most: number) => {
    const count = eight.filter((card) => CARDS[card].colour === colour).length
    return count >= 1 && count <= most
  }
  return within('red', 5) && within('blue', 4) && within('green', 3)
}
