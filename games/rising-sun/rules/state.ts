/** What changes during a game: small whole numbers that index the tables of cards.ts and board.ts. */
import type { GameState } from '@branchline/engine'
import type { Board } from './board.ts'
import { LASTING, type Lasting } from './cards.ts'
import { BOARDS } from './maps.ts'

export const PLACEMENT = 0
export const TURN = 1
export const OVER = 2

/** A card that a viewer cannot see. */
export const HIDDEN = -1

/** How widely the card at a place in a deck is known: to nobody, to the deck's owner, to all. */
export const UNKNOWN = 0
export const OWNER_KNOWS = 1
export const ALL_KNOW = 2

/** How the game ended: bits, because several triggers can fall in one turn. */
export const BY_PILES = 1
export const BY_RAILS = 2
export const BY_STATIONS = 4

/** A list of effects being carried out. The last frame of the stack is at work. */
export interface Frame {
  /** The number of the list in `PROGRAMS`. */
  program: number
  /** The card in play that has these effects: not the same as the program when Stationmaster Office copies; −1 for an ability. */
  self: number
  /** Which effect of the list is at work. */
  at: number
  /** 0 until the effect has begun; afterwards what it waits for. */
  stage: number
  /** Who decides. */
  asked: number
  /** Cards discarded so far, cards looked at, the highest cost, the target reached: as the effect needs. */
  count: number
  /** Seats that an attack skips, as bits. */
  immune: number
  /** Cards lying open beside the deck while the effect is at work. */
  cards: number[]
}

export interface State extends GameState {
  map: number
  seats: number
  startCities: boolean
  /** RS-11.30: whether the cards are worded as they are today. Absent where they are not, so that the states of old records are what they were. */
  reworded?: true
  phase: number
  active: number
  /** Turns finished. */
  turn: number
  /** Whether a card was played or bought this turn: then a pass is no longer possible (RS-4.14). */
  acted: boolean
  endedBy: number

  /** Cards with a pile, Waste not among them; what is left, by card; what has left the game. */
  piles: number[]
  supply: number[]
  trash: number[]

  /** By seat. Hands are kept sorted; the top of a deck is its end. */
  hands: number[][]
  decks: number[][]
  discards: number[][]
  /** Cards of a hand that everybody knows to be there, sorted. */
  shown: number[][]
  /** For each place in a deck how widely its card is known. */
  known: number[][]
  /** In a view: the cards in this seat's hidden places, sorted, without their places. Empty in a full state. */
  pools: number[][]
  /** Cards that came to light for all in the latest move, even if they have gone back into a deck since. */
  seen: number[]
  /** Of the active seat. */
  inPlay: number[]
  gained: number[]

  /** By hex: the seats with a rail there and the seats with a rail next to it, as bits; the stations. */
  rails: number[]
  reach: number[]
  stations: number[]
  railsLeft: number[]
  stationsLeft: number

  /** VP scored during play, by seat (RS-6.8). */
  touristPoints: number[]
  routePoints: number[]
  /** By marker A, B, …: the card of the board, who claimed it (−1: nobody yet), whether its ability is used. */
  routes: number[]
  routeOwner: number[]
  routeUsed: boolean[]

  /** Of this turn. */
  money: number
  railPoints: number
  lasting: number[]
  frames: Frame[]
  /**
   * Once all Waste of the active hand has gone back: at least so many cards of it that only their owner sees are no Waste. Absent when
   * nothing is known, so that the state of a finished turn is what it was before this was kept.
   */
  wasteFree?: number
}

export const LASTING_COUNT = LASTING.length

export const boardOf = (state: State): Board => BOARDS[state.map]

export const FREE_RIVERS = lasting('free-rivers')
export const FREE_MOUNTAINS = lasting('free-mountains')
export const FREE_CITIES = lasting('free-cities')
export const FREE_COMPANY = lasting('free-company')
export const FREE_RAILS = lasting('free-rails')
export const BUY_TO_TOP = lasting('buy-to-top')
export const NO_WASTE = lasting('no-waste')
export const MONEY_PER_GREEN = lasting('money-per-green')
export const MONEY_PER_RAIL = lasting('money-per-rail')
export const NEXT_RAIL_CHEAPER = lasting('next-rail-cheaper')
export const REMOTE_PARTNERS = lasting('remote-partners')
export const EXTRA_RAIL_POINT = lasting('extra-rail-point')
export const RAIL_MONEY = lasting('rail-money')

export function lasting(name: Lasting): number {
  return LASTING.indexOf(name)
}

export const nextSeat = (state: State, seat: number) => (seat + 1 === state.seats ? 0 : seat + 1)

/** Whose decision it is; null when the game is over. */
export function toAct(state: State): number | null {
  if (state.phase === OVER) return null
  const { frames } = state
  return frames.length > 0 ? frames[frames.length - 1].asked : state.active
}

export function clone(state: State): State {
  const { chance } = state
  const copy: State = {
    chance: chance === null ? null : { key: chance.key, drawn: chance.drawn },
    revealed: state.revealed,
    map: state.map,
    seats: state.seats,
    startCities: state.startCities,
    phase: state.phase,
    active: state.active,
    turn: state.turn,
    acted: state.acted,
    endedBy: state.endedBy,
    piles: state.piles.slice(),
    supply: state.supply.slice(),
    trash: state.trash.slice(),
    hands: copyLists(state.hands),
    decks: copyLists(state.decks),
    discards: copyLists(state.discards),
    shown: copyLists(state.shown),
    known: copyLists(state.known),
    pools: copyLists(state.pools),
    seen: state.seen.slice(),
    inPlay: state.inPlay.slice(),
    gained: state.gained.slice(),
    rails: state.rails.slice(),
    reach: state.reach.slice(),
    stations: state.stations.slice(),
    railsLeft: state.railsLeft.slice(),
    stationsLeft: state.stationsLeft,
    touristPoints: state.touristPoints.slice(),
    routePoints: state.routePoints.slice(),
    routes: state.routes.slice(),
    routeOwner: state.routeOwner.slice(),
    routeUsed: state.routeUsed.slice(),
    money: state.money,
    railPoints: state.railPoints,
    lasting: state.lasting.slice(),
    frames: state.frames.length === 0 ? [] : state.frames.map(copyFrame),
  }
  if (state.wasteFree !== undefined) copy.wasteFree = state.wasteFree
  if (state.reworded) copy.reworded = true
  return copy
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = new Array(lists.length)
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i].slice()
  return copies
}

function copyFrame(frame: Frame): Frame {
  return {
    program: frame.program,
    self: frame.self,
    at: frame.at,
    stage: frame.stage,
    asked: frame.asked,
    count: frame.count,
    immune: frame.immune,
    cards: frame.cards.slice(),
  }
}
