/** Cards on their way: draw, discard, trash, gain, return; and who has seen what (RS-8). */
import { type Emit, reveal, shuffle } from '@branchline/engine'
import { CARDS, WASTE } from './cards.ts'
import { ALL_KNOW, NO_WASTE, OWNER_KNOWS, type State, UNKNOWN } from './state.ts'

export const idsOf = (cards: readonly number[]) => cards.map((card) => CARDS[card].id)

/** RS-4.16: makes sure that there is a card to take; an empty deck is made anew from the discard pile. */
function hasTop(state: State, seat: number, emit?: Emit): boolean {
  if (state.decks[seat].length > 0) return true
  const deck = state.discards[seat]
  if (deck.length === 0) return false
  state.decks[seat] = deck
  state.known[seat] = new Array<number>(deck.length).fill(UNKNOWN)
  state.discards[seat] = []
  shuffle(state.chance, deck)
  emit?.({ type: 'shuffle', clause: 'RS-4.16', seat })
  return true
}

/** How many cards the seat could still draw. */
export const drawable = (state: State, seat: number) => state.decks[seat].length + state.discards[seat].length

export function drawCards(state: State, seat: number, n: number, emit?: Emit): number {
  const drawn: number[] = []
  while (drawn.length < n && hasTop(state, seat, emit)) {
    const card = state.decks[seat].pop()!
    addToHand(state, seat, card, state.known[seat].pop() === ALL_KNOW)
    drawn.push(card)
  }
  if (drawn.length === 0) return 0
  reveal(state)
  if (emit) {
    emit({ type: 'draw', clause: 'RS-5.19', seat, count: drawn.length })
    // In the order of the hand: in which order they came is of no use to anybody.
    emit({ type: 'drew', clause: 'RS-8.2', seat, only: seat, cards: idsOf(drawn.sort((a, b) => a - b)) })
  }
  return drawn.length
}

/** Takes up to n cards from the deck for all to see, the first from the top. */
export function revealTop(state: State, seat: number, n: number, emit?: Emit): number[] {
  return revealWhile(state, seat, (cards) => cards.length < n, emit)
}

/** The same as long as more are wanted: they are named together, whatever shuffling it takes to get at them. */
export function revealWhile(state: State, seat: number, wantsMore: (revealed: readonly number[]) => boolean, emit?: Emit): number[] {
  const cards: number[] = []
  while (wantsMore(cards) && hasTop(state, seat, emit)) {
    const card = state.decks[seat].pop()!
    state.known[seat].pop()
    cards.push(card)
    state.seen.push(card)
  }
  if (cards.length > 0) {
    reveal(state)
    emit?.({ type: 'reveal', clause: 'RS-5.24', seat, cards: idsOf(cards) })
  }
  return cards
}

/** Lets the owner look at up to n cards, which stay where they are. */
export function lookAtTop(state: State, seat: number, n: number, emit?: Emit): number {
  const looked: { card: number; known: number }[] = []
  while (looked.length < n && hasTop(state, seat, emit)) looked.push({ card: state.decks[seat].pop()!, known: state.known[seat].pop()! })
  for (let i = looked.length - 1; i >= 0; i--) putOnTop(state, seat, looked[i].card, Math.max(looked[i].known, OWNER_KNOWS))
  if (looked.length > 0) {
    reveal(state)
    emit?.({ type: 'look', clause: 'RS-8.4', seat, count: looked.length })
    emit?.({ type: 'looked', clause: 'RS-8.4', seat, only: seat, cards: idsOf(looked.map(({ card }) => card)) })
  }
  return looked.length
}

export function putOnTop(state: State, seat: number, card: number, known: number): void {
  state.decks[seat].push(card)
  state.known[seat].push(known)
}

export function addToHand(state: State, seat: number, card: number, seen: boolean): void {
  insert(state.hands[seat], card)
  if (seen) insert(state.shown[seat], card)
}

/** A card leaves the hand; of several alike the one that everybody knew of goes first (RS-8.3). */
export function removeFromHand(state: State, seat: number, card: number): void {
  noteSeen(state, seat, card)
  remove(state.hands[seat], card)
  remove(state.shown[seat], card)
}

/** All see that this card is in the hand, where it stays. */
export function showInHand(state: State, seat: number, card: number): void {
  if (state.shown[seat].includes(card)) return
  noteSeen(state, seat, card)
  insert(state.shown[seat], card)
}

/** A card that nobody else saw comes to light: if it is no Waste it may be one of those that were known to be none. */
function noteSeen(state: State, seat: number, card: number): void {
  if (state.wasteFree === undefined || seat !== state.active || card === WASTE || state.shown[seat].includes(card)) return
  if (state.wasteFree > 1) state.wasteFree--
  else delete state.wasteFree
}

export function discardFromHand(state: State, seat: number, card: number, emit?: Emit): void {
  removeFromHand(state, seat, card)
  state.discards[seat].push(card)
  emit?.({ type: 'discard', seat, cards: [CARDS[card].id] })
}

export function trashFromHand(state: State, seat: number, card: number, emit?: Emit): void {
  removeFromHand(state, seat, card)
  state.trash.push(card)
  emit?.({ type: 'trash', clause: 'RS-5.20', seat, card: CARDS[card].id })
}

/**
 * What somebody gives up to another's card has been seen and stays given up (RS-8.3). Games of the first texts were played without this:
 * their records keep their hashes.
 */
export function closeTheWayBack(state: State): void {
  if (state.reworded) reveal(state)
}

export const wasteIn = (cards: readonly number[]) => countOf(cards, WASTE)

/** RS-5.27. */
export function returnWasteFromHand(state: State, seat: number, n: number, emit?: Emit): void {
  for (let i = 0; i < n; i++) removeFromHand(state, seat, WASTE)
  state.supply[WASTE] += n
  if (n > 0) emit?.({ type: 'return-waste', clause: 'RS-5.27', seat, count: n })
}

/** All Waste of the active hand goes back: everybody knows then that what is left there is none (RS-8.3). */
export function returnAllWasteFromHand(state: State, emit?: Emit): void {
  const seat = state.active
  returnWasteFromHand(state, seat, wasteIn(state.hands[seat]), emit)
  const unseen = state.hands[seat].length - state.shown[seat].length
  if (unseen > 0) state.wasteFree = unseen
}

/** RS-4.7: Waste that is not there or is kept away by Dump Site is simply not gained. RS-4.18: out of turn it is discarded at once. */
export function gainWaste(state: State, seat: number, n: number, emit?: Emit): void {
  if (n === 0) return
  if (seat === state.active && state.lasting[NO_WASTE] > 0) {
    emit?.({ type: 'waste-kept-away', clause: 'RS-10.25', seat })
    return
  }
  for (let i = 0; i < n; i++) {
    if (state.supply[WASTE] === 0) {
      emit?.({ type: 'no-waste-left', clause: 'RS-4.7', seat })
      return
    }
    state.supply[WASTE]--
    placeGained(state, seat, WASTE)
    emit?.({ type: 'waste', seat })
  }
}

/** RS-5.26: a card from its pile without paying. */
export function gainCard(state: State, seat: number, card: number, to: 'hand' | 'gained', emit?: Emit): void {
  state.supply[card]--
  if (to === 'hand') addToHand(state, seat, card, true)
  else placeGained(state, seat, card)
  emit?.({ type: 'gain', clause: 'RS-5.26', seat, card: CARDS[card].id })
}

function placeGained(state: State, seat: number, card: number): void {
  if (seat === state.active) state.gained.push(card)
  else state.discards[seat].push(card)
}

/** Keeps a sorted list sorted. */
export function insert(cards: number[], card: number): void {
  let i = cards.length
  cards.push(card)
  while (i > 0 && cards[i - 1] > card) {
    cards[i] = cards[i - 1]
    i--
  }
  cards[i] = card
}

/** Takes one such card out of a list, if there is one. */
export function remove(cards: number[], card: number): void {
  const at = cards.indexOf(card)
  if (at < 0) return
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i]
  cards.pop()
}

export function countOf(cards: readonly number[], card: number): number {
  let count = 0
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++
  return count
}

/** The different cards of a list, in order of number. What a viewer cannot see is left out. */
export function kindsIn(cards: readonly number[]): number[] {
  return [...new Set(cards)].filter((card) => card >= 0).sort((a, b) => a - b)
}
