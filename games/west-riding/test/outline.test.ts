import { outlineOf } from '@branchline/engine'
import { expect, test } from 'vitest'
import { figure, oneOf, set, swapped, tellsEverything } from '../../test/telling.ts'
import { HEXES, hexById, hexPlaces, stepsToRural } from '../rules/board.ts'
import { HIDDEN, NOBODY, type State, westRiding } from '../rules/index.ts'
import { given } from './table.ts'

const place = (hex: number) => ({ row: hexPlaces[hex].charCodeAt(0), column: Number(hexPlaces[hex].slice(1)) })
const isOn = ({ phase }: State) => phase !== 'over'
const inPhase =
  (...phases: string[]) =>
  (view: State) =>
    phases.includes(view.phase)
const isRoute = inPhase('to', 'from', 'path')
const another = (seat: number, { seats }: State) => (seat + 1) % seats

tellsEverything({
  game: westRiding,
  tables: [{ seats: 3 }, { seats: 4 }, { seats: 5, options: { cash: 'hidden', hullBarnsley: 'plain' } }],
  told: {
    hiddenCash: set('hiddenCash', ({ hiddenCash }) => !hiddenCash, isOn),
    plainHullBarnsley: set('plainHullBarnsley', ({ plainHullBarnsley }) => !plainHullBarnsley),
    hullBarnsleyFrom: set(
      'hullBarnsleyFrom',
      ({ hullBarnsleyFrom = 0 }) => hullBarnsleyFrom + 1,
      ({ hullBarnsleyFrom }) => hullBarnsleyFrom !== undefined,
    ),
    lastTurn: figure('lastTurn'),
    group: oneOf('group', undefined, (grouping) => 13 - grouping),
    turn: figure('turn', ({ turn, lastTurn }) => turn < lastTurn),
    phase: set('phase', ({ phase }) => (phase === 'offer' ? 'trade' : 'offer')),
    order: swapped('order'),
    at: set('at', ({ at, seats }) => (at + 1) % seats, isOn),
    onShare: figure('onShare', isRoute),
    cash: oneOf('cash', ({ cash }, seat) => cash[seat] !== HIDDEN),
    treasury: oneOf('treasury'),
    spent: oneOf('spent', ({ cash }, seat) => cash[seat] === HIDDEN),
    shown: oneOf('shown', ({ cash }, seat) => cash[seat] === HIDDEN),
    shares: oneOf('shares'),
    outstanding: oneOf('outstanding'),
    publiclyHeld: oneOf('publiclyHeld'),
    president: oneOf('president', undefined, another),
    hullBarnsleyOwner: set('hullBarnsleyOwner', (view) => another(view.hullBarnsleyOwner, view)),
    cubes: oneOf(
      'cubes',
      (_, hex) => hex !== hexById.get('bradford'),
      (bits) => bits ^ 1,
    ),
    control: oneOf('control', undefined, (grouping) => (grouping === 6 ? 7 : 6)),
    supply: oneOf('supply'),
    bonus: oneOf('bonus'),
    cheapest: oneOf('cheapest', ({ finished }, railway) => finished[railway] === 0),
    finished: oneOf('finished', undefined, (reason) => (reason + 1) % 4),
    lot: set('lot', ({ lot }) => (lot + 1) % 6, inPhase('bid', 'to', 'from', 'path')),
    bid: figure('bid', (view) => view.phase === 'bid' && view.bidder !== NOBODY),
    bidder: set('bidder', (view) => another(view.bidder, view), inPhase('bid', 'to', 'from', 'path')),
    bidding: set('bidding', (view) => another(view.bidding, view), inPhase('bid')),
    passed: set('passed', ({ passed }) => passed ^ 1, inPhase('bid')),
    target: set('target', ({ target }) => (target === 0 ? 1 : 0), isRoute),
    origin: set('origin', ({ origin }) => (origin === 0 ? 1 : 0), isRoute),
    path: oneOf('path', isRoute, (hex) => (hex + 1) % HEXES),
  },
  untold: {
    chance: 'nobody knows what will be drawn',
    revealed: 'of undo, not of the game',
    seats: 'another number of players is another game',
    bank: 'what the bank has is of no matter',
    choices: 'the list of legal moves',
    payoff: 'the standing says it',
  },
})

test('WR-1.7: neighbours lie two columns apart in a row, and one in the rows beside it, as the board in words says', () => {
  for (let hex = 0; hex < HEXES; hex++) {
    for (let step = stepsToRural.start[hex]; step < stepsToRural.start[hex + 1]; step++) {
      const [from, to] = [place(hex), place(stepsToRural.to[step])]
      const apart = [Math.abs(from.row - to.row), Math.abs(from.column - to.column)]
      expect([
        [0, 2],
        [1, 1],
      ]).toContainEqual(apart)
    }
  }
})

test('WR-5.6, WR-5.7: the land in words says what every step costs', () => {
  const lines =
    outlineOf(westRiding, given().state, 'en')
      .find(({ title }) => title === 'Country')
      ?.lines.join('\n') ?? ''
  const listed = (word: string) => new Set(new RegExp(`${word}:? (.*)\\.`).exec(lines)?.[1].split(', '))
  const [mountains, rivers] = [listed('Mountains'), listed('run between')]
  for (let hex = 0; hex < HEXES; hex++) {
    for (let step = stepsToRural.start[hex]; step < stepsToRural.start[hex + 1]; step++) {
      const [from, to] = [hexPlaces[hex], hexPlaces[stepsToRural.to[step]]]
      const river = rivers.has(`${from}–${to}`) || rivers.has(`${to}–${from}`) ? 1 : 0
      expect((mountains.has(to) ? 5 : 3) + river, `${from} to ${to}`).toBe(stepsToRural.cost[step])
    }
  }
})

test('the board in words says where every town lies, and where a railway has its track', () => {
  const { state } = given()
  const rural = hexById.get('e8') as number
  state.cubes[rural] |= 1
  const sections = outlineOf(westRiding, westRiding.view(state, 0), 'en')
  expect(sections.find(({ title }) => title === 'Towns')?.lines.find((line) => line.startsWith('Halifax'))).toMatch(
    /^Halifax at F7, large town/,
  )
  expect(sections.find(({ title }) => title === 'Country')?.lines).toContain('Track of the MR: E8.')
})
