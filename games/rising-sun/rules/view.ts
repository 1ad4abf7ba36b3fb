/** RS-8: what a viewer knows, and worlds that agree with it. */
import { freshChance, type Random, shuffleWith, type Viewer } from '@branchline/engine'
import { WASTE } from './cards.ts'
import { insert } from './deck.ts'
import { moves } from './play.ts'
import { ALL_KNOW, clone, HIDDEN, OWNER_KNOWS, type State, toAct, UNKNOWN } from './state.ts'

/**
 * Hands of others are masked but for the cards that were shown, decks but for the places the viewer knows. The cards that
 * were masked are listed without their places: everybody knows which cards a player owns (RS-8.3). Where that list is complete
 * already this is a view, and whatever lies in the hidden places is no card of the game.
 */
export function view(state: State, viewer: Viewer): State {
  const seen = clone(state)
  seen.chance = null
  for (let seat = 0; seat < state.seats; seat++) {
    const isOwn = seat === viewer
    const pool = seen.pools[seat]
    const isView = pool.length === hiddenPlaces(seen, seat, isOwn)
    // Their order says nothing, so it must not matter to those who deal from them.
    if (isView) pool.sort((one, other) => one - other)
    const found = isView ? [] : pool
    if (!isOwn) seen.hands[seat] = maskHand(seen.hands[seat], seen.shown[seat], found)
    const deck = seen.decks[seat]
    for (let place = 0; place < deck.length; place++) {
      if (!isHidden(seen, seat, place, isOwn) || deck[place] === HIDDEN) continue
      insert(found, deck[place])
      // That the owner has looked at a card is open; what it is, is not. So the levels stay as they are.
      deck[place] = HIDDEN
    }
  }
  return seen
}

const isHidden = (state: State, seat: number, place: number, isOwn: boolean) => state.known[seat][place] < (isOwn ? OWNER_KNOWS : ALL_KNOW)

/** How many cards of a seat lie where the viewer cannot see them. */
function hiddenPlaces(state: State, seat: number, isOwn: boolean): number {
  let places = isOwn ? 0 : state.hands[seat].length - state.shown[seat].length
  for (let place = 0; place < state.decks[seat].length; place++) if (isHidden(state, seat, place, isOwn)) places++
  return places
}

function maskHand(hand: readonly number[], shown: readonly number[], found: number[]): number[] {
  const open = shown.slice()
  const masked = shown.slice()
  for (const card of hand) {
    const at = open.indexOf(card)
    if (at >= 0) open.splice(at, 1)
    else {
      masked.push(HIDDEN)
      if (card !== HIDDEN) insert(found, card)
    }
  }
  return masked
}

/** Of each deck the places that nobody has looked at: their cards in another order. What its owner or all know stays where it is. */
export function redeal(state: State, random: Random): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const deck = state.decks[seat]
    const places = deck.map((_, place) => place).filter((place) => state.known[seat][place] === UNKNOWN)
    const cards = places.map((place) => deck[place]).sort((one, other) => one - other)
    shuffleWith(random, cards)
    for (const [index, place] of places.entries()) deck[place] = cards[index]
  }
}

/** How often a deal is tried before the asked player's hand is mended instead. */
const DEALS = 40

export function sample(state: State, viewer: Viewer, random: Random): State {
  const seen = view(state, viewer)
  for (let deal = 1; ; deal++) {
    const world = dealHidden(seen, random)
    world.chance = freshChance(random)
    const seat = toAct(world)
    // Being asked tells that the player has an answer: a hand without one is not what was dealt.
    if (seat === null || seat === viewer || moves(world).length > 0) return world
    if (deal >= DEALS) return mend(world, seen, seat)
  }
}

/** Whether a card that nobody else sees may be in this hand. */
const mayHold = (world: State, seat: number, card: number) => card !== WASTE || seat !== world.active || world.wasteFree === undefined

function dealHidden(seen: State, random: Random): State {
  const world = clone(seen)
  for (let seat = 0; seat < world.seats; seat++) {
    const pool = shuffleWith(random, world.pools[seat])
    const hand: number[] = []
    let wasteFree = seat === world.active ? (world.wasteFree ?? 0) : 0
    for (const card of world.hands[seat]) insert(hand, card === HIDDEN ? dealt(pool, wasteFree-- > 0) : card)
    world.hands[seat] = hand
    const deck = world.decks[seat]
    for (let place = 0; place < deck.length; place++) if (deck[place] === HIDDEN) deck[place] = pool.pop()!
  }
  return world
}

/** The next card of a shuffled pool, or the next that is no Waste. */
function dealt(pool: number[], isWasteFree: boolean): number {
  const at = isWasteFree ? pool.findLastIndex((card) => card !== WASTE) : -1
  return at < 0 ? pool.pop()! : pool.splice(at, 1)[0]
}

/** Exchanges a dealt card of the hand for one of the deck so that the seat has an answer. */
function mend(world: State, seen: State, seat: number): State {
  const places = world.decks[seat]
    .map((_, place) => place)
    .filter((place) => seen.decks[seat][place] === HIDDEN && mayHold(world, seat, world.decks[seat][place]))
  const open = seen.hands[seat].filter((card) => card !== HIDDEN)
  const hidden = world.hands[seat].slice()
  for (const card of open) hidden.splice(hidden.indexOf(card), 1)
  for (const place of places) {
    for (const card of hidden) {
      const tried = clone(world)
      const hand = tried.hands[seat]
      hand.splice(hand.indexOf(card), 1)
      insert(hand, world.decks[seat][place])
      tried.decks[seat][place] = card
      if (moves(tried).length > 0) return tried
    }
  }
  throw new Error(`seat ${seat} is asked and no hand it can hold has an answer`)
}
