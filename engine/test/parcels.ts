/**
 * Parcels: a small game with hidden hands, a hidden deck, chance in mid-game and three options. It exists to show that the
 * engine and the conformance kit work; ten turns of it are a game.
 *
 * **PA-1** Everyone holds three parcels and two coins. **PA-2** On your turn load a parcel onto your train: it must weigh at
 * least as much as the last one, or you pay a coin. **PA-3** Or drop a parcel from your hand face up. **PA-4** Or pay a coin
 * and draw one, up to five in hand; when the deck is empty the dropped parcels are shuffled into a new one. **PA-5** Or rest
 * and earn a coin. **PA-6** Each takes so many turns; the weight loaded and the coins left are your score.
 */
import {
  catalogue,
  type Emit,
  freshChance,
  type Game,
  type GameState,
  type Random,
  type Refusal,
  refusal,
  reveal,
  type Seat,
  type Standing,
  seedChance,
  shuffle,
  shuffleWith,
  unreadable,
  type Viewer,
  words,
} from '../index.ts'

export interface Parcels extends GameState {
  turn: number
  lastTurn: number
  hands: number[][]
  deck: number[]
  dropped: number[]
  trains: number[][]
  coins: number[]
  /** Coins the bank has paid out, so that the referee can count them. */
  paid: number
}
export type Move = { type: 'load' | 'drop'; weight: number } | { type: 'draw' } | { type: 'rest' }
export interface Options {
  turns: number
  deck: 'light' | 'heavy'
  rich: boolean
}

export const HIDDEN = -1
const HAND_LIMIT = 5
const COPIES = 4
const WEIGHTS = 9

const LOAD: Move[] = Array.from({ length: WEIGHTS + 1 }, (_, weight) => Object.freeze({ type: 'load', weight }))
const DROP: Move[] = Array.from({ length: WEIGHTS + 1 }, (_, weight) => Object.freeze({ type: 'drop', weight }))
const DRAW: Move = Object.freeze({ type: 'draw' })
const REST: Move = Object.freeze({ type: 'rest' })

const allParcels = (heaviest: number) => Array.from({ length: heaviest * COPIES }, (_, index) => 1 + (index % heaviest))

export const en = {
  'prompt.turn': 'Load, drop, draw or rest.',
  'event.loaded': '{seat} loads a parcel of {weight}.',
  'event.dropped': '{seat} drops a parcel of {weight}.',
  'event.drew': '{seat} draws a parcel.',
  'event.saw': 'It weighs {weight}.',
  'event.shuffled': 'The dropped parcels become the new deck.',
  'event.rested': '{seat} rests.',
  'refusal.not-in-hand': 'You hold no parcel of {weight}.',
  'refusal.too-light': 'The last parcel weighs {last}: a lighter one costs a coin.',
  'refusal.hand-full': 'You hold {limit} parcels already.',
  'refusal.no-coin': 'You have no coin.',
  'refusal.nothing-to-draw': 'There is no parcel left to draw.',
  'source.weight': 'Weight loaded',
  'source.coins': 'Coins left',
  'option.turns': 'Turns each',
  'option.deck': 'Deck',
  'option.deck.light': 'Light parcels',
  'option.deck.heavy': 'Heavy parcels',
  'option.rich': 'Start rich',
}

export const de = {
  'prompt.turn': 'Lade, lege ab, ziehe oder raste.',
  'event.loaded': '{seat} lädt ein Paket von {weight}.',
  'event.dropped': '{seat} legt ein Paket von {weight} ab.',
  'event.drew': '{seat} zieht ein Paket.',
  'event.saw': 'Es wiegt {weight}.',
  'event.shuffled': 'Die abgelegten Pakete werden der neue Stapel.',
  'event.rested': '{seat} rastet.',
  'refusal.not-in-hand': 'Du hast kein Paket von {weight}.',
  'refusal.too-light': 'Das letzte Paket wiegt {last}: ein leichteres kostet eine Münze.',
  'refusal.hand-full': 'Du hast schon {limit} Pakete.',
  'refusal.no-coin': 'Du hast keine Münze.',
  'refusal.nothing-to-draw': 'Es gibt kein Paket mehr zu ziehen.',
  'source.weight': 'Geladenes Gewicht',
  'source.coins': 'Münzen',
  'option.turns': 'Züge je Person',
  'option.deck': 'Stapel',
  'option.deck.light': 'Leichte Pakete',
  'option.deck.heavy': 'Schwere Pakete',
  'option.rich': 'Reicher Beginn',
}

export const parcels: Game<Parcels, Move, Options> = {
  id: 'parcels',
  title: 'Parcels',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: {
    turns: { kind: 'number', min: 3, max: 12, default: 8 },
    deck: { kind: 'choice', values: ['light', 'heavy'], default: 'light' },
    rich: { kind: 'flag', default: false },
  },
  secrets: true,
  messages: catalogue('parcels', en, { de }),

  setup(options, seats, seed) {
    const chance = seedChance(seed)
    const deck = shuffle(chance, allParcels(heaviestOf(options.deck)))
    const hands = Array.from({ length: seats }, () => deck.splice(-3).sort(byWeight))
    const purse = options.rich ? 4 : 2
    return {
      chance,
      revealed: 0,
      turn: 0,
      lastTurn: options.turns * seats,
      hands,
      deck,
      dropped: [],
      trains: hands.map(() => []),
      coins: hands.map(() => purse),
      paid: purse * seats,
    }
  },

  toAct: (state) => (state.turn < state.lastTurn ? state.turn % state.hands.length : null),

  prompt: (state) => (state.turn < state.lastTurn ? { seat: state.turn % state.hands.length, code: 'turn', clause: 'PA-2' } : null),

  moves(state) {
    if (state.turn >= state.lastTurn) return []
    const seat = state.turn % state.hands.length
    const legal: Move[] = []
    let last = 0
    for (const weight of state.hands[seat]) {
      if (weight === last) continue
      last = weight
      if (loadRefusal(state, seat, weight) === null) legal.push(LOAD[weight])
      legal.push(DROP[weight])
    }
    if (drawRefusal(state, seat) === null) legal.push(DRAW)
    legal.push(REST)
    return legal
  },

  play(state, move, emit) {
    const seat = state.turn % state.hands.length
    if (move.type === 'load') load(state, seat, move.weight, emit)
    else if (move.type === 'drop') drop(state, seat, move.weight, emit)
    else if (move.type === 'draw') drawParcel(state, seat, emit)
    else {
      state.coins[seat]++
      state.paid++
      emit?.({ type: 'rested', clause: 'PA-5', seat })
    }
    state.turn++
  },

  explain(state, move) {
    const seat = state.turn % state.hands.length
    if (state.turn >= state.lastTurn) return refusal('PA-6', 'game-over')
    if (move.type === 'load') return loadRefusal(state, seat, move.weight)
    if (move.type === 'drop') return holdRefusal(state, seat, move.weight)
    return move.type === 'draw' ? drawRefusal(state, seat) : null
  },

  view(state, viewer) {
    const view = parcels.clone(state)
    view.chance = null
    view.deck.fill(HIDDEN)
    for (const [seat, hand] of view.hands.entries()) if (seat !== viewer) hand.fill(HIDDEN)
    return view
  },

  sample(view, viewer, random) {
    const state = parcels.clone(view)
    const pool = unseen(state, viewer, random)
    for (const [seat, hand] of state.hands.entries()) if (seat !== viewer) for (const i of hand.keys()) hand[i] = pool.pop()!
    for (const [seat, hand] of state.hands.entries()) if (seat !== viewer) hand.sort(byWeight)
    for (const i of state.deck.keys()) state.deck[i] = pool.pop()!
    state.chance = freshChance(random)
    return state
  },

  redeal(state, random) {
    shuffleWith(random, state.deck.sort(byWeight))
  },

  standing(state): Standing[] {
    const scores = state.trains.map((train, seat) => ({ weight: sum(train), coins: state.coins[seat] }))
    return scores.map(({ weight, coins }, seat) => ({
      seat,
      score: weight + coins,
      rank: 1 + scores.filter((other) => other.weight + other.coins > weight + coins).length,
      parts: [
        { source: 'weight', points: weight },
        { source: 'coins', points: coins },
      ],
    }))
  },

  clone: (state) => ({
    chance: state.chance === null ? null : { ...state.chance },
    revealed: state.revealed,
    turn: state.turn,
    lastTurn: state.lastTurn,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    dropped: state.dropped.slice(),
    trains: state.trains.map((train) => train.slice()),
    coins: state.coins.slice(),
    paid: state.paid,
  }),

  referee(state) {
    const complaints = []
    const seen = [...state.deck, ...state.dropped, ...state.hands.flat(), ...state.trains.flat()].sort(byWeight)
    const expected = allParcels(seen.length / COPIES).sort(byWeight)
    if (seen.some((weight, index) => weight !== expected[index]))
      complaints.push({ clause: 'PA-1', what: `parcels are lost or doubled: ${seen}` })
    if (state.coins.some((coins) => coins < 0)) complaints.push({ clause: 'PA-4', what: `negative coins ${state.coins}` })
    if (sum(state.coins) !== state.paid)
      complaints.push({ clause: 'PA-5', what: `${sum(state.coins)} coins in play, ${state.paid} paid out` })
    if (state.hands.some((hand) => hand.length > HAND_LIMIT)) complaints.push({ clause: 'PA-4', what: 'a hand is too large' })
    return complaints
  },

  print: (_state, move) => ('weight' in move ? `${move.type} ${move.weight}` : move.type),

  parse(_state, text) {
    const [verb, number, ...rest] = words(text)
    if (rest.length === 0 && number === undefined && verb === 'draw') return DRAW
    if (rest.length === 0 && number === undefined && verb === 'rest') return REST
    if (rest.length === 0 && /^[1-9]$/.test(number ?? '')) {
      const weight = Number(number)
      if (verb === 'load') return LOAD[weight]
      if (verb === 'drop') return DROP[weight]
    }
    return unreadable(text, 'load 5, drop 5, draw, rest')
  },
}

function load(state: Parcels, seat: Seat, weight: number, emit?: Emit): void {
  if (weight < (state.trains[seat].at(-1) ?? 0)) payCoin(state, seat)
  takeFromHand(state, seat, weight)
  state.trains[seat].push(weight)
  emit?.({ type: 'loaded', clause: 'PA-2', seat, weight })
}

function drop(state: Parcels, seat: Seat, weight: number, emit?: Emit): void {
  takeFromHand(state, seat, weight)
  state.dropped.push(weight)
  emit?.({ type: 'dropped', clause: 'PA-3', seat, weight })
}

function drawParcel(state: Parcels, seat: Seat, emit?: Emit): void {
  payCoin(state, seat)
  if (state.deck.length === 0) {
    state.deck = shuffle(state.chance, state.dropped)
    state.dropped = []
    emit?.({ type: 'shuffled', clause: 'PA-4' })
  }
  const weight = state.deck.pop()!
  const hand = state.hands[seat]
  hand.push(weight)
  hand.sort(byWeight)
  reveal(state)
  emit?.({ type: 'drew', clause: 'PA-4', seat })
  emit?.({ type: 'saw', clause: 'PA-4', seat, only: seat, weight })
}

function payCoin(state: Parcels, seat: Seat): void {
  state.coins[seat]--
  state.paid--
}

function takeFromHand(state: Parcels, seat: Seat, weight: number): void {
  state.hands[seat].splice(state.hands[seat].indexOf(weight), 1)
}

function holdRefusal(state: Parcels, seat: Seat, weight: number): Refusal | null {
  return state.hands[seat].includes(weight) ? null : refusal('PA-3', 'not-in-hand', { weight })
}

function loadRefusal(state: Parcels, seat: Seat, weight: number): Refusal | null {
  if (!state.hands[seat].includes(weight)) return refusal('PA-2', 'not-in-hand', { weight })
  const last = state.trains[seat].at(-1) ?? 0
  return weight >= last || state.coins[seat] > 0 ? null : refusal('PA-2', 'too-light', { last })
}

function drawRefusal(state: Parcels, seat: Seat): Refusal | null {
  if (state.hands[seat].length >= HAND_LIMIT) return refusal('PA-4', 'hand-full', { limit: HAND_LIMIT })
  if (state.coins[seat] < 1) return refusal('PA-4', 'no-coin')
  return state.deck.length + state.dropped.length > 0 ? null : refusal('PA-4', 'nothing-to-draw')
}

/** The parcels this viewer cannot see, in random order. Counts only places it can see. */
function unseen(state: Parcels, viewer: Viewer, random: Random): number[] {
  const total = state.deck.length + state.dropped.length + state.hands.flat().length + state.trains.flat().length
  const pool = allParcels(total / COPIES)
  const visible = [...state.dropped, ...state.trains.flat(), ...(viewer === 'spectator' ? [] : state.hands[viewer])]
  for (const weight of visible) pool.splice(pool.indexOf(weight), 1)
  return shuffleWith(random, pool)
}

const heaviestOf = (deck: Options['deck']) => (deck === 'light' ? 6 : WEIGHTS)
const byWeight = (a: number, b: number) => a - b
const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0)
