/** How a position between two turns is told to the learned judgement: decks, hands, and what lies how far from everybody's rails. */
import type { Features } from '@branchline/engine'
import { REMOTE } from '../rules/board.ts'
import { CARDS, IS_ACTION, LAY_RAILS, MONEY, POINTS, RETURNS_WASTE, STATION_EXPANSION, WASTE } from '../rules/cards.ts'
import { company } from '../rules/rails.ts'
import { CITY_POINTS, cityPoints, remotePoints } from '../rules/scoring.ts'
import { boardOf, OVER, type State } from '../rules/state.ts'
import { buysToEnd, turnsLeft } from './outlook.ts'
import { stepsFrom } from './places.ts'
import type { Knowledge } from './weights.ts'

const MOST_SEATS = 4
const MAPS = 9
const FURTHEST = 5
const OWN = 48
const SHARED = 30
const PARTS = 8
const TURNS_A_PART = 1.5

/** Draws, or looks for cards. */
const DRAWS: readonly number[] = CARDS.map(({ effects }) =>
  effects.reduce((sum, effect) => sum + (effect.do === 'draw' ? effect.n : effect.do === 'draw-up-to' ? 2 : 0), 0),
)

export function featuresFor(know: Knowledge): Features<State> {
  return {
    own: OWN + CARDS.length,
    shared: SHARED + CARDS.length,
    scale: 10,
    parts: PARTS,
    part: (state) => (state.phase === OVER ? -1 : Math.min(PARTS - 1, Math.floor(turnsLeft(know, state) / TURNS_A_PART))),
    fill(state, base, own, shared) {
      let mean = 0
      for (const points of base) mean += points / state.seats
      const left = turnsLeft(know, state)
      for (let seat = 0; seat < state.seats; seat++) fillSeat(know, state, seat, base[seat] - mean, left, own, seat * (OWN + CARDS.length))
      fillTable(state, left, shared)
    },
  }
}

const counts = new Float64Array(CARDS.length)

function fillSeat(know: Knowledge, state: State, seat: number, ahead: number, left: number, own: Float64Array, from: number): void {
  counts.fill(0)
  let size = 0
  for (const cards of [state.hands[seat], state.decks[seat], state.discards[seat]]) size += count(cards)
  if (seat === state.active) size += count(state.inPlay) + count(state.gained)
  let [money, rails, stations, draws, cleaners, actions, gold, utility] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let card = 0; card < CARDS.length; card++) {
    const copies = counts[card]
    if (copies === 0) continue
    own[from + OWN + card] = copies / 3
    money += copies * MONEY[card]
    rails += copies * know.rails[card]
    stations += copies * know.stations[card]
    draws += copies * DRAWS[card]
    cleaners += copies * Number(RETURNS_WASTE[card])
    actions += IS_ACTION[card] ? copies : 0
    gold += copies * POINTS[card]
    utility += copies * know.utility[card]
  }
  const waste = counts[WASTE]
  const cities = cityPoints(state, seat)
  const remotes = remotePoints(state, seat)
  const some = Math.max(5, size)
  let to = from
  own[to++] = ahead / 10
  own[to++] = (gold + cities + remotes + state.touristPoints[seat] + state.routePoints[seat]) / 10
  own[to++] = gold / 10
  own[to++] = cities / 10
  own[to++] = remotes / 10
  own[to++] = size / 20
  own[to++] = money / 10
  own[to++] = (5 * money) / some / 4
  own[to++] = (5 * money * left) / some / 40
  own[to++] = rails / 4
  own[to++] = (5 * rails * left) / some / 10
  own[to++] = stations / 4
  own[to++] = draws / 4
  own[to++] = cleaners / 2
  own[to++] = (cleaners * Math.min(waste, 6)) / 6
  own[to++] = actions / 5
  own[to++] = waste / 5
  own[to++] = (5 * waste) / some
  own[to++] = (5 * utility) / some / 4
  own[to++] = state.railsLeft[seat] / 10
  to = fillHand(know, state.hands[seat], own, to)
  own[to + ((seat - state.active + state.seats) % state.seats)] = 1
  to += MOST_SEATS
  fillBoard(state, seat, own, to)
}

function count(cards: readonly number[]): number {
  let size = 0
  for (const card of cards) {
    if (card < 0) continue
    counts[card]++
    size++
  }
  return size
}

function fillHand(know: Knowledge, hand: readonly number[], own: Float64Array, from: number): number {
  let [money, rails, stations, draws, waste] = [0, 0, 0, 0, 0]
  for (const card of hand) {
    if (card < 0) continue
    money += MONEY[card]
    rails += know.rails[card]
    stations += know.stations[card]
    draws += DRAWS[card]
    waste += card === WASTE ? 1 : 0
  }
  let to = from
  own[to++] = money / 5
  own[to++] = rails / 2
  own[to++] = stations / 2
  own[to++] = draws / 2
  own[to++] = waste / 3
  return to
}

/** By distance: what cities can still become and remote locations give; the room where one stands; routes begun. */
function fillBoard(state: State, seat: number, own: Float64Array, from: number): void {
  const board = boardOf(state)
  const nearest = stepsFrom(state, seat)
  const bit = 1 << seat
  let room = 0
  let alone = 0
  for (const hex of board.cities) {
    const full = CITY_POINTS[Math.min(3, board.value[hex])]
    const distance = nearest[hex]
    if (distance === 0) {
      room += full - CITY_POINTS[state.stations[hex]]
      if (company(state, seat, hex) === 0) alone += full
    } else if (distance <= FURTHEST) {
      own[from + 2 * (distance - 1)] += full / 10
      own[from + 2 * FURTHEST + distance - 1] += CITY_POINTS[state.stations[hex]] / 5
    }
  }
  for (let hex = 0; hex < board.size; hex++)
    if (board.kind[hex] === REMOTE && nearest[hex] > 0 && nearest[hex] <= FURTHEST) own[from + 2 * nearest[hex] - 1] += board.value[hex] / 5
  let to = from + 3 * FURTHEST
  own[to++] = room / 10
  own[to++] = alone / 10
  for (let marker = 0; marker < state.routes.length; marker++) {
    const route = board.routes[state.routes[marker]]
    if (state.routeOwner[marker] === seat) own[to] += state.routeUsed[marker] ? 0 : 1
    else if (state.routeOwner[marker] === -1 && ((state.rails[route.from] | state.rails[route.to]) & bit) !== 0)
      own[to + 1] += route.points / 5 / Math.max(1, Math.max(nearest[route.from], nearest[route.to]))
  }
}

function fillTable(state: State, left: number, shared: Float64Array): void {
  let to = 0
  shared[to + state.seats - 2] = 1
  to += 3
  shared[to + state.map] = 1
  to += MAPS
  shared[to + Math.min(PARTS - 1, Math.floor(left / TURNS_A_PART))] = 1
  to += PARTS
  shared[to++] = left / 10
  shared[to++] = buysToEnd(state) / 20
  shared[to++] = Math.min(...state.railsLeft) / 10
  shared[to++] = state.stationsLeft / 10
  shared[to++] = state.turn / state.seats / 20
  shared[to++] = state.supply[WASTE] / 50
  shared[to++] = state.supply[LAY_RAILS] / 10
  shared[to++] = state.supply[STATION_EXPANSION] / 10
  shared[to++] = state.piles.reduce((sum, card) => sum + state.supply[card] * POINTS[card], 0) / 50
  shared[to++] = state.routeOwner.filter((owner) => owner === -1).length / 3
  for (const card of state.piles) shared[SHARED + card] = state.supply[card] / 10
}
