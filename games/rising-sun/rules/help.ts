/** Help for players, computed by the rules: prices, previews, the running score, how near the end is, one's own deck. */
import type { Json, Refusal } from '@branchline/engine'
import { CITY, KINDS, REMOTE } from './board.ts'
import { CARDS, cardIn, type Effect, HAS_EFFECTS, IS_GREEN, WASTE } from './cards.ts'
import { EMPTY_PILES_TO_END, ENDINGS, emptyPiles } from './cleanup.ts'
import { countOf } from './deck.ts'
import { effectsRefusal } from './effects/run.ts'
import { END, MARKERS } from './move.ts'
import { explain } from './play.ts'
import { company, companyPrice, PARTNER_DISCOUNT, priceOf, railRefusal, terrainPrice } from './rails.ts'
import { CITY_POINTS, cardsOf, standing } from './scoring.ts'
import {
  boardOf,
  FREE_COMPANY,
  FREE_RAILS,
  HIDDEN,
  MONEY_PER_GREEN,
  NEXT_RAIL_CHEAPER,
  NO_WASTE,
  REMOTE_PARTNERS,
  type State,
  TURN,
} from './state.ts'

export interface PriceItem {
  /** `field`, `river`, `mountain`, `city`, `remote`, `stations`, `company`, `free-rails`, `surveyor`, `partners`. */
  readonly what: string
  readonly money: number
  readonly clause: string
}

export interface HexPrice {
  readonly hex: string
  readonly price: number
  readonly items: readonly PriceItem[]
  readonly waste: number
  /** The same hex with every Distant Partners that helps. */
  readonly withPartners?: { readonly partners: number; readonly price: number }
  /** Why the rail cannot be laid now, not even with those Distant Partners; null when it can. */
  readonly refusal: Refusal | null
}

/**
 * Every hex beside the seat's own rails: its price, why, the Waste it brings, and what hinders it if anything does. For a seat
 * whose turn it is not: as things stand for it before its turn begins.
 */
export function railPrices(position: State, seat: number): HexPrice[] {
  const state = asSeenBy(position, seat)
  const board = boardOf(state)
  const hexes = board.ids.map((_, hex) => hex).filter((hex) => state.reach[hex] & (1 << seat) && !(state.rails[hex] & (1 << seat)))
  return hexes.map((hex) => {
    const partners = board.kind[hex] === REMOTE ? usefulPartners(state, seat, hex) : 0
    return {
      hex: board.ids[hex],
      price: priceOf(state, seat, hex),
      items: priceItems(state, seat, hex),
      waste: wasteOf(state, seat, hex),
      ...(partners > 0 ? { withPartners: { partners, price: priceOf(state, seat, hex, partners) } } : {}),
      refusal: notNow(state, seat) ?? cheapestRefusal(state, seat, hex, partners),
    }
  })
}

/** What is in force or in play this turn is the active player's; nobody else has money, points, discounts or cards in play. */
function asSeenBy(state: State, seat: number): State {
  if (seat === state.active) return state
  return { ...state, money: 0, railPoints: 0, lasting: state.lasting.map(() => 0), inPlay: [], gained: [] }
}

/** What hinders anything at all: the game is over or has not begun, or the seat's action under way is to be completed first. */
function notNow(state: State, seat: number): Refusal | null {
  return state.phase === TURN && (state.frames.length === 0 || seat !== state.active) ? null : explain(state, END)
}

function cheapestRefusal(state: State, seat: number, hex: number, partners: number): Refusal | null {
  const why = railRefusal(state, seat, hex, 0)
  return why === null || partners === 0 ? why : railRefusal(state, seat, hex, partners)
}

function usefulPartners(state: State, seat: number, hex: number): number {
  return Math.min(state.lasting[REMOTE_PARTNERS], Math.ceil(priceOf(state, seat, hex) / PARTNER_DISCOUNT))
}

/** RS-5.6, and what keeps the Waste away. */
export function wasteOf(state: State, seat: number, hex: number): number {
  const comes = company(state, seat, hex) > 0 && state.lasting[FREE_COMPANY] === 0 && state.lasting[NO_WASTE] === 0
  return comes && state.supply[WASTE] > 0 ? 1 : 0
}

/** The price taken apart; the parts add up to it. */
export function priceItems(state: State, seat: number, hex: number): PriceItem[] {
  const board = boardOf(state)
  const kind = board.kind[hex]
  const items: PriceItem[] = []
  const terrain = terrainPrice(state, hex)
  const isOpenCity = kind === CITY && terrain > 0
  items.push({ what: KINDS[kind], money: isOpenCity ? 1 : terrain, clause: 'RS-5.5' })
  if (isOpenCity && terrain > 1) items.push({ what: 'stations', money: terrain - 1, clause: 'RS-5.5' })
  const others = companyPrice(state, seat, hex)
  if (others > 0) items.push({ what: 'company', money: others, clause: 'RS-5.6' })
  const sum = terrain + others
  if (state.lasting[FREE_RAILS] > 0) {
    if (sum > 0) items.push({ what: 'free-rails', money: -sum, clause: 'RS-10.10' })
    return items
  }
  const surveyed = Math.min(sum, state.lasting[NEXT_RAIL_CHEAPER])
  if (surveyed > 0) items.push({ what: 'surveyor', money: -surveyed, clause: 'RS-11.19' })
  return items
}

export interface CardPreview {
  readonly card: string
  readonly money: number
  readonly effects: readonly Effect[]
  /** Why the effects cannot be applied now; null when they can or there are none. */
  readonly refusal: Refusal | null
  readonly mayDecline: boolean
  readonly house: boolean
  readonly clause: string
}

/** What playing a card of the hand would do now; for a seat whose turn it is not, as its first card. */
export function previewCard(position: State, seat: number, card: number): CardPreview {
  const state = asSeenBy(position, seat)
  const { id, money, effects, clause, house = false, compulsory = false } = cardIn(state, card)
  return {
    card: id,
    money: money + (IS_GREEN[card] ? state.lasting[MONEY_PER_GREEN] : 0),
    effects,
    refusal: HAS_EFFECTS[card] ? (notNow(state, seat) ?? effectsRefusal(state, seat, card)) : null,
    mayDecline: HAS_EFFECTS[card] && !compulsory,
    house,
    clause,
  }
}

export interface ScoreSheet {
  readonly seat: number
  readonly score: number
  readonly rank: number
  readonly parts: readonly { readonly source: string; readonly points: number }[]
  readonly cities: readonly { readonly hex: string; readonly stations: number; readonly points: number }[]
  readonly remotes: readonly { readonly hex: string; readonly points: number }[]
  readonly gold: readonly { readonly card: string; readonly copies: number; readonly points: number }[]
  readonly routes: readonly { readonly marker: string; readonly points: number; readonly used: boolean }[]
}

/** The score of every seat now, down to each hex and card. */
export function scoreSheets(state: State): ScoreSheet[] {
  const board = boardOf(state)
  return standing(state).map(({ seat, score, rank, parts }) => {
    const own = board.ids.map((_, hex) => hex).filter((hex) => state.rails[hex] & (1 << seat))
    const cards = cardsOf(state, seat)
    return {
      seat,
      score,
      rank,
      parts,
      cities: own
        .filter((hex) => board.kind[hex] === CITY)
        .map((hex) => ({ hex: board.ids[hex], stations: state.stations[hex], points: CITY_POINTS[state.stations[hex]] })),
      remotes: own.filter((hex) => board.kind[hex] === REMOTE).map((hex) => ({ hex: board.ids[hex], points: board.value[hex] })),
      gold: CARDS.flatMap(({ id, points = 0 }, card) => {
        const copies = countOf(cards, card)
        return points > 0 && copies > 0 ? [{ card: id, copies, points: points * copies }] : []
      }),
      routes: state.routeOwner.flatMap((owner, marker) =>
        owner === seat
          ? [{ marker: MARKERS[marker], points: board.routes[state.routes[marker]].points, used: state.routeUsed[marker] }]
          : [],
      ),
    }
  })
}

export interface Ending {
  readonly id: string
  readonly clause: string
  /** Piles still to run empty, rails of the nearest player, stations left: 0 means that the game ends with this turn. */
  readonly left: number
  readonly detail: Json
}

/** What ends the game and how near it is. */
export function endingsAhead(state: State): Ending[] {
  const nearest = Math.min(...state.railsLeft)
  const lowest = state.piles
    .map((card) => ({ card: CARDS[card].id, left: state.supply[card] }))
    .sort((a, b) => a.left - b.left)
    .slice(0, EMPTY_PILES_TO_END)
  const [piles, rails, stations] = ENDINGS
  return [
    { id: piles.id, clause: piles.clause, left: Math.max(0, EMPTY_PILES_TO_END - emptyPiles(state)), detail: lowest },
    { id: rails.id, clause: rails.clause, left: nearest, detail: state.railsLeft.slice() },
    { id: stations.id, clause: stations.clause, left: state.stationsLeft, detail: null },
  ]
}

export interface OwnCard {
  readonly card: string
  readonly total: number
  readonly hand: number
  readonly deck: number
  readonly discard: number
  readonly play: number
  readonly gained: number
}

/** A seat's cards by kind and place. From a view of that seat it gives the same: a deck's composition is known, its order not. */
export function ownDeck(state: State, seat: number): OwnCard[] {
  const isActive = seat === state.active
  const hand = state.hands[seat]
  const isHandHidden = hand.includes(HIDDEN)
  return CARDS.flatMap(({ id }, card) => {
    const counts = {
      hand: countOf(hand, card),
      deck: countOf(state.decks[seat], card) + (isHandHidden ? 0 : countOf(state.pools[seat], card)),
      discard: countOf(state.discards[seat], card),
      play: isActive ? countOf(state.inPlay, card) : 0,
      gained: isActive ? countOf(state.gained, card) : 0,
    }
    const total = countOf(cardsOf(state, seat), card)
    return total === 0 ? [] : [{ card: id, total, ...counts }]
  })
}
