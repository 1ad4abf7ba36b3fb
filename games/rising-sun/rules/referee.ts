/** What must hold after every move: components are conserved, limits are kept. */
import type { Complaint } from '@branchline/engine'
import { CITY, SEA } from './board.ts'
import { CARDS, WASTE } from './cards.ts'
import { countOf } from './deck.ts'
import { cardsOf, railsOnBoard } from './scoring.ts'
import { copiesInGame } from './setup.ts'
import { boardOf, HIDDEN, LASTING_COUNT, OVER, PLACEMENT, type State } from './state.ts'

export function referee(state: State): Complaint[] {
  const complaints: Complaint[] = []
  const expect: Expect = (holds, clause, what) => {
    if (!holds) complaints.push({ clause, what: what() })
  }
  checkCards(state, expect)
  checkHands(state, expect)
  checkBoard(state, expect)
  checkTurn(state, expect)
  return complaints
}

/** What is wrong is put into words only when it is. */
type Expect = (holds: boolean, clause: string, what: () => string) => void

/** No card comes or goes: pile, trash, players and cards lying open make the number there is in the game. */
function checkCards(state: State, expect: Expect): void {
  const counts = CARDS.map(() => 0)
  const add = (cards: readonly number[]) => {
    for (const card of cards) if (card >= 0) counts[card]++
  }
  for (let seat = 0; seat < state.seats; seat++) add(cardsOf(state, seat))
  add(state.trash)
  for (let card = 0; card < CARDS.length; card++) {
    const { id } = CARDS[card]
    expect(state.supply[card] >= 0, 'RS-4.13', () => `the pile of ${id} has ${state.supply[card]} cards`)
    const total = counts[card] + state.supply[card]
    expect(total === copiesInGame(state, card), 'RS-2.3', () => `there are ${total} of ${id} instead of ${copiesInGame(state, card)}`)
  }
  expect(state.piles.length === 15 && new Set(state.piles).size === 15, 'RS-3.9', () => `${state.piles.length} piles are laid out`)
}

function checkHands(state: State, expect: Expect): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat]
    expect(
      hand.every((card, i) => i === 0 || card === HIDDEN || hand[i - 1] === HIDDEN || hand[i - 1] <= card),
      'engine',
      () => `the hand of seat ${seat} is not sorted`,
    )
    const shown = state.shown[seat]
    expect(
      shown.every((card) => countOf(shown, card) <= countOf(hand, card)),
      'RS-8.3',
      () => `seat ${seat} has shown a card it does not hold`,
    )
    if (seat === state.active && state.wasteFree !== undefined) {
      const unseen = hand.length - shown.length - (countOf(hand, WASTE) - countOf(shown, WASTE))
      expect(unseen >= state.wasteFree, 'RS-8.3', () => `seat ${seat} holds Waste that everybody saw returned`)
    }
    expect(
      state.known[seat].length === state.decks[seat].length,
      'RS-8.2',
      () => `what is known of the deck of seat ${seat} does not fit it`,
    )
    expect(state.touristPoints[seat] >= 0 && state.routePoints[seat] >= 0, 'RS-6.8', () => `seat ${seat} has fewer than 0 VP`)
  }
}

function checkBoard(state: State, expect: Expect): void {
  const board = boardOf(state)
  let stations = 0
  for (let hex = 0; hex < board.size; hex++) {
    const limit = board.kind[hex] === CITY ? board.value[hex] : 0
    expect(
      state.stations[hex] >= 0 && state.stations[hex] <= limit,
      'RS-5.12',
      () => `${board.ids[hex]} has ${state.stations[hex]} stations`,
    )
    stations += state.stations[hex]
    if (board.kind[hex] === SEA) expect(state.rails[hex] === 0, 'RS-5.3', () => `there is a rail in the sea at ${board.ids[hex]}`)
    const reach = board.neighbours[hex].reduce((mask, next) => mask | state.rails[next], 0)
    expect(state.reach[hex] === reach, 'RS-5.1', () => `the rails beside ${board.ids[hex]} are not as remembered`)
  }
  expect(state.stationsLeft >= 0, 'RS-3.5', () => `${state.stationsLeft} stations are left`)
  expect(
    stations + state.stationsLeft === board.sheet.stations,
    'RS-3.5',
    () => `there are ${stations + state.stationsLeft} stations in all`,
  )
  // RS-3.3, RS-3.4; one fewer where the marker is one of them (RS-3.20).
  const tokens = board.sheet.published ? [board.sheet.rails, 20] : [board.sheet.rails]
  const totals = state.railsLeft.map((left, seat) => left + railsOnBoard(state, seat))
  for (let seat = 0; seat < state.seats; seat++) {
    expect(state.railsLeft[seat] >= 0, 'RS-3.3', () => `seat ${seat} has ${state.railsLeft[seat]} rails left`)
    const isAllowed = tokens.some((of) => totals[seat] === of || totals[seat] === of - 1)
    expect(isAllowed && totals[seat] === totals[0], 'RS-3.3', () => `seat ${seat} has ${totals[seat]} rails in all`)
  }
}

function checkTurn(state: State, expect: Expect): void {
  expect(state.money >= 0 && state.railPoints >= 0, 'RS-5.29', () => `money ${state.money}, rail points ${state.railPoints}`)
  expect(
    state.lasting.length === LASTING_COUNT && state.lasting.every((n) => n >= 0),
    'RS-5.28',
    () => 'an effect for the turn counts less than 0',
  )
  if (state.phase === PLACEMENT || state.phase === OVER) {
    expect(state.inPlay.length + state.gained.length + state.frames.length === 0, 'RS-4.15', () => 'cards are in play outside a turn')
  }
  expect(
    state.routeOwner.every((owner) => owner >= -1 && owner < state.seats),
    'RS-5.14',
    () => 'a route belongs to nobody at the table',
  )
  expect(
    state.routeUsed.every((used, marker) => !used || state.routeOwner[marker] >= 0),
    'RS-5.16',
    () => 'a route card was used before it was claimed',
  )
}
