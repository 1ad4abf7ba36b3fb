/**
 * Lockers: a small game for what Parcels does not have: cards laid face down, a look at the top of the deck that only one player
 * gets, secrets that are shown to all, an outline, orders, names, and options that do not fit together.
 *
 * **LO-1** Everyone holds four animals and three tokens. **LO-2** On your turn stow a card of your hand face down in your locker.
 * **LO-3** Or swap: drop a card face up and draw another. **LO-4** Before it you may peek at the top of the deck for a token, if nobody has.
 * **LO-5** Or open somebody’s locker for a token: its latest card is shown to all, and stays. **LO-6** Or rest. **LO-7** When
 * every locker is full or the last turn is taken, all is shown: what is in your locker and the tokens left are your score.
 */
import {
  catalogue,
  type Emit,
  freshChance,
  type Game,
  type Random,
  type Refusal,
  refusal,
  reveal,
  type Seat,
  seedChance,
  shuffle,
  shuffleWith,
  unreadable,
  type Viewer,
  words,
} from '../index.ts'
import { de, en } from './lockers-messages.ts'
import { ANIMALS, HIDDEN, type Lockers, orders, outline } from './lockers-words.ts'

export type Move =
  | { type: 'stow'; place: number }
  | { type: 'swap'; card: number }
  | { type: 'peek' }
  | { type: 'open'; seat: Seat }
  | { type: 'rest' }
export interface Options {
  rounds: number
  zoo: 'farm' | 'forest'
  big: boolean
}

const COPIES = 5
const HAND = 4

const STOW: Move[] = Array.from({ length: HAND }, (_, place) => Object.freeze({ type: 'stow', place }))
const SWAP: Move[] = ANIMALS.map((_, card) => Object.freeze({ type: 'swap', card }))
const OPEN: Move[] = Array.from({ length: 4 }, (_, seat) => Object.freeze({ type: 'open', seat }))
const PEEK: Move = Object.freeze({ type: 'peek' })
const REST: Move = Object.freeze({ type: 'rest' })

const kindsOf = (zoo: Options['zoo']) => (zoo === 'farm' ? 5 : ANIMALS.length)
const allCards = (kinds: number) => Array.from({ length: kinds * COPIES }, (_, index) => index % kinds)
const seatOf = (state: Lockers) => state.turn % state.hands.length
const ascending = (a: number, b: number) => a - b
const isFull = (state: Lockers, seat: Seat) => state.lockers[seat].length >= state.size
const isOver = (state: Lockers) => state.turn >= state.lastTurn || state.lockers.every((_, seat) => isFull(state, seat))

export const lockers: Game<Lockers, Move, Options> = {
  id: 'lockers',
  title: 'Lockers',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    rounds: { kind: 'number', min: 4, max: 9, default: 7 },
    zoo: { kind: 'choice', values: ['farm', 'forest'], default: 'farm' },
    big: { kind: 'flag', default: false },
  },
  fits: (options, seats) => (options.big && options.zoo === 'farm' && seats > 3 ? refusal('LO-1', 'too-few-animals', { seats }) : null),
  secrets: true,
  messages: catalogue('lockers', en, { de }),
  label: (id) => NAMES.get(id),

  setup(options, seats, seed) {
    const chance = seedChance(seed)
    const deck = shuffle(chance, allCards(kindsOf(options.zoo)))
    const hands = Array.from({ length: seats }, () => deck.splice(-HAND).sort(ascending))
    return {
      chance,
      revealed: 0,
      turn: 0,
      lastTurn: options.rounds * seats,
      size: options.big ? 4 : 3,
      hands,
      deck,
      dropped: [],
      lockers: hands.map(() => []),
      shown: hands.map(() => []),
      tokens: hands.map(() => 3),
      peeker: -1,
    }
  },

  toAct: (state) => (isOver(state) ? null : seatOf(state)),
  prompt: (state) => (isOver(state) ? null : { seat: seatOf(state), code: 'turn', clause: 'LO-2', tokens: state.tokens[seatOf(state)] }),

  moves(state) {
    if (isOver(state)) return []
    const all = [...STOW, ...SWAP, PEEK, ...OPEN.slice(0, state.hands.length), REST]
    return all.filter((move) => lockers.explain(state, move) === null)
  },

  play(state, move, emit) {
    const seat = seatOf(state)
    if (move.type === 'stow') stow(state, seat, move.place, emit)
    else if (move.type === 'swap') swap(state, seat, move.card, emit)
    else if (move.type === 'peek') return peek(state, seat, emit)
    else if (move.type === 'open') open(state, seat, move.seat, emit)
    else emit?.({ type: 'rested', clause: 'LO-6', seat })
    state.turn++
    if (isOver(state)) finish(state, emit)
  },

  explain(state, move) {
    if (isOver(state)) return refusal('LO-7', 'game-over')
    const seat = seatOf(state)
    if (move.type === 'stow') return stowRefusal(state, seat, move.place)
    if (move.type === 'swap') return swapRefusal(state, seat, move.card)
    if (move.type === 'peek') return peekRefusal(state, seat)
    return move.type === 'open' ? openRefusal(state, seat, move.seat) : null
  },

  view(state, viewer) {
    const view = lockers.clone(state)
    view.chance = null
    for (const place of view.deck.keys()) if (!knows(state, viewer, place)) view.deck[place] = HIDDEN
    if (isOver(state)) return view
    for (const seat of view.hands.keys()) {
      if (seat === viewer) continue
      view.hands[seat].fill(HIDDEN)
      for (const place of view.lockers[seat].keys()) if (!view.shown[seat][place]) view.lockers[seat][place] = HIDDEN
    }
    return view
  },

  sample(given, viewer, random) {
    const state = lockers.view(given, viewer)
    const pool = unseen(state, random)
    const deal = (cards: number[]) => {
      for (const place of cards.keys()) if (cards[place] === HIDDEN) cards[place] = pool.pop()!
    }
    for (const cards of [...state.hands, ...state.lockers, state.deck]) deal(cards)
    for (const [seat, hand] of state.hands.entries()) if (seat !== viewer) hand.sort(ascending)
    state.chance = freshChance(random)
    return state
  },

  redeal(state, random) {
    const known = state.peeker >= 0 ? state.deck.splice(-1) : []
    shuffleWith(random, state.deck.sort(ascending))
    state.deck.push(...known)
  },

  standing(state) {
    const scores = state.lockers.map((cards, seat) => ({
      animals: cards.reduce((total, card) => total + Math.max(0, card + 1), 0),
      tokens: state.tokens[seat],
    }))
    return scores.map(({ animals, tokens }, seat) => ({
      seat,
      score: animals + tokens,
      rank: 1 + scores.filter((other) => other.animals + other.tokens > animals + tokens).length,
      parts: [
        { source: 'animals', points: animals },
        { source: 'tokens', points: tokens },
      ],
    }))
  },

  outline,
  orders,

  clone: (state) => ({
    chance: state.chance === null ? null : { ...state.chance },
    revealed: state.revealed,
    turn: state.turn,
    lastTurn: state.lastTurn,
    size: state.size,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    dropped: state.dropped.slice(),
    lockers: state.lockers.map((cards) => cards.slice()),
    shown: state.shown.map((places) => places.slice()),
    tokens: state.tokens.slice(),
    peeker: state.peeker,
  }),

  referee(state) {
    const cards = [...state.deck, ...state.dropped, ...state.hands.flat(), ...state.lockers.flat()].sort(ascending)
    const expected = allCards(cards.length / COPIES).sort(ascending)
    const complaints = []
    if (cards.some((card, index) => card !== expected[index]))
      complaints.push({ clause: 'LO-1', what: `cards are lost or doubled: ${cards}` })
    if (state.tokens.some((tokens) => tokens < 0 || tokens > 3)) complaints.push({ clause: 'LO-4', what: `tokens are ${state.tokens}` })
    if (state.lockers.some((held) => held.length > state.size)) complaints.push({ clause: 'LO-2', what: 'a locker is too full' })
    return complaints
  },

  print(_state, move) {
    if (move.type === 'stow') return `stow ${move.place + 1}`
    if (move.type === 'swap') return `swap ${ANIMALS[move.card]}`
    return move.type === 'open' ? `open ${move.seat + 1}` : move.type
  },

  parse(_state, text) {
    const [verb, what, ...rest] = words(text)
    const number = /^[1-9]$/.test(what ?? '') ? Number(what) - 1 : -1
    const only = rest.length === 0
    if (only && what === undefined && verb === 'peek') return PEEK
    if (only && what === undefined && verb === 'rest') return REST
    const read =
      verb === 'stow' ? STOW[number] : verb === 'open' ? OPEN[number] : verb === 'swap' ? SWAP[ANIMALS.indexOf(what as 'fox')] : undefined
    return only && read !== undefined ? read : unreadable(text, 'stow 1, swap fox, peek, open 2, rest')
  },
}

const NAMES: ReadonlyMap<string, string> = new Map(ANIMALS.map((id) => [id, id.charAt(0).toUpperCase() + id.slice(1)]))

function stow(state: Lockers, seat: Seat, place: number, emit?: Emit): void {
  const [card] = state.hands[seat].splice(place, 1)
  state.lockers[seat].push(card!)
  state.shown[seat].push(false)
  emit?.({ type: 'stowed', clause: 'LO-2', seat })
}

function swap(state: Lockers, seat: Seat, card: number, emit?: Emit): void {
  const hand = state.hands[seat]
  hand.splice(hand.indexOf(card), 1)
  emit?.({ type: 'dropped', clause: 'LO-3', seat, card: ANIMALS[card] })
  if (state.deck.length === 0) {
    state.deck = shuffle(state.chance, state.dropped)
    state.dropped = []
    emit?.({ type: 'shuffled', clause: 'LO-3' })
  }
  state.dropped.push(card)
  const drawn = state.deck.pop()!
  state.peeker = -1
  hand.push(drawn)
  hand.sort(ascending)
  reveal(state)
  emit?.({ type: 'drew', clause: 'LO-3', seat })
  emit?.({ type: 'saw', clause: 'LO-3', seat, only: seat, card: ANIMALS[drawn] })
}

function peek(state: Lockers, seat: Seat, emit?: Emit): void {
  state.tokens[seat]--
  state.peeker = seat
  reveal(state)
  emit?.({ type: 'peeked', clause: 'LO-4', seat })
  emit?.({ type: 'saw', clause: 'LO-4', seat, only: seat, card: ANIMALS[state.deck.at(-1)!] })
}

function open(state: Lockers, seat: Seat, bySeat: Seat, emit?: Emit): void {
  state.tokens[seat]--
  const place = state.shown[bySeat].lastIndexOf(false)
  state.shown[bySeat][place] = true
  reveal(state)
  emit?.({ type: 'opened', clause: 'LO-5', seat, ofSeat: bySeat, card: ANIMALS[state.lockers[bySeat][place]] })
}

/** LO-7. What was hidden is told as well, because an event must say what a view shows. */
function finish(state: Lockers, emit?: Emit): void {
  reveal(state)
  for (const seat of state.hands.keys()) {
    const named = (cards: readonly number[]) => cards.map((card) => ANIMALS[card])
    emit?.({ type: 'ended', clause: 'LO-7', seat, locker: named(state.lockers[seat]), hand: named(state.hands[seat]) })
  }
}

function stowRefusal(state: Lockers, seat: Seat, place: number): Refusal | null {
  if (isFull(state, seat)) return refusal('LO-2', 'locker-full', { size: state.size })
  return place < state.hands[seat].length ? null : refusal('LO-2', 'no-such-card', { place: place + 1 })
}

function swapRefusal(state: Lockers, seat: Seat, card: number): Refusal | null {
  if (!state.hands[seat].includes(card)) return refusal('LO-3', 'not-in-hand', { card: ANIMALS[card] })
  return state.deck.length + state.dropped.length > 0 ? null : refusal('LO-3', 'nothing-to-draw')
}

function peekRefusal(state: Lockers, seat: Seat): Refusal | null {
  if (state.tokens[seat] < 1) return refusal('LO-4', 'no-token')
  if (state.deck.length === 0) return refusal('LO-4', 'nothing-to-draw')
  return state.peeker >= 0 ? refusal('LO-4', 'peeked-already') : null
}

function openRefusal(state: Lockers, seat: Seat, other: Seat): Refusal | null {
  if (state.tokens[seat] < 1) return refusal('LO-5', 'no-token')
  if (other === seat || other >= state.hands.length) return refusal('LO-5', 'not-another', { number: other + 1 })
  return state.shown[other].includes(false) ? null : refusal('LO-5', 'nothing-hidden', { seat: other })
}

const knows = (state: Lockers, viewer: Viewer, place: number) => viewer === state.peeker && place === state.deck.length - 1

/** The cards that a view does not show, in random order. */
function unseen(view: Lockers, random: Random): number[] {
  const places = [...view.deck, ...view.dropped, ...view.hands.flat(), ...view.lockers.flat()]
  const pool = allCards(places.length / COPIES)
  for (const card of places) if (card !== HIDDEN) pool.splice(pool.indexOf(card), 1)
  return shuffleWith(random, pool)
}
