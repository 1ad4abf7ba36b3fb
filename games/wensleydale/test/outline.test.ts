import { outlineOf } from '@branchline/engine'
import { expect, test } from 'vitest'
import { type Facts, figure, oneOf, set, swapped, tellsEverything } from '../../test/telling.ts'
import { boardOf, nuremberg, type State, wensleydale } from '../rules/index.ts'
import { given } from './table.ts'

const inPhase =
  (...phases: string[]) =>
  (view: State) =>
    phases.includes(view.phase)
const isNuremberg = (view: State) => boardOf(view).fuerth >= 0

const FACTS: Pick<Facts, 'told' | 'untold'> = {
  told: {
    rounds: figure('rounds'),
    round: figure('round'),
    phase: set(
      'phase',
      ({ phase }) => (phase === 'takeover' ? 'trains' : 'takeover'),
      ({ actor }) => actor >= 0,
    ),
    actor: set(
      'actor',
      ({ actor, seats }) => (actor + 1) % seats,
      ({ actor }) => actor >= 0,
    ),
    order: swapped('order'),
    buildOrder: swapped('buildOrder', inPhase('build', 'trains')),
    trainOrder: swapped('trainOrder', inPhase('build', 'trains')),
    cubes: oneOf('cubes'),
    influence: oneOf('influence'),
    stacks: (view: State) => {
      // Two discs on one space of the government track change places.
      const height = (at: number) => view.influence[view.stacks[at] * 4]
      const at = Array.from({ length: view.seats - 1 }, (_, place) => place).find((place) => height(place) === height(place + 1))
      if (at === undefined) return false
      ;[view.stacks[at], view.stacks[at + 1]] = [view.stacks[at + 1], view.stacks[at]]
      return true
    },
    profit: oneOf('profit'),
    discs: oneOf('discs', inPhase('auction'), (colour) => (colour + 1) % 4),
    bidder: oneOf('bidder', inPhase('auction'), (seat, { seats }) => (seat + 1) % seats),
    bid: oneOf('bid', (view, box) => view.phase === 'auction' && view.bidder[box] >= 0),
    passed: oneOf('passed', inPhase('auction', 'trains'), (passed) => 1 - passed),
    owner: oneOf('owner', undefined, (owner) => (owner === 0 ? 1 : 0)),
    company: oneOf('company', undefined, (bits) => bits ^ 1),
    goods: oneOf('goods', (view, area) => boardOf(view).goodsKind[area] >= 0),
    red: oneOf('red'),
    green: oneOf('green'),
    white: oneOf('white'),
    trains: oneOf(
      'trains',
      (view, train) => view.trains[train] !== -2,
      (hirer) => (hirer < 0 ? 0 : -1),
    ),
    slots: oneOf('slots', (view, at) => view.trains.includes(at >> 2)),
    loaded: oneOf('loaded'),
    won: oneOf('won'),
    points: oneOf('points'),
    bonus: oneOf('bonus', isNuremberg),
    joined: set('joined', ({ joined }) => 1 - joined, isNuremberg),
    chain: oneOf('chain', undefined, (area, view) => (area + 1) % boardOf(view).areas),
    due: figure('due'),
    supply: oneOf('supply'),
    retuned: (view: State) => {
      // By the first tables: a game without it that has the third is Wensleydale's.
      delete view.thirdTables
      return delete view.retuned
    },
    thirdTables: set('thirdTables', ({ thirdTables }) => (thirdTables ? undefined : true)),
  },
  untold: {
    chance: 'nobody knows what will be drawn',
    revealed: 'of undo, not of the game',
    board: 'another board is another game',
    seats: 'another number of players is another game',
    turn: 'the orders and who decides say it',
    links: 'the same as the owners of links',
    companyTowns: 'the same as the companies of areas',
    out: 'no rule asks for pieces that are out of the game',
  },
}

tellsEverything({
  game: wensleydale,
  tables: [{ seats: 3, inCi: true }, { seats: 4 }],
  ...omit('of Nuremberg', 'bonus', 'joined', 'retuned'),
})
tellsEverything({
  game: nuremberg,
  tables: [{ seats: 2, inCi: true }, { seats: 4 }],
  ...omit('of boxes in the dales; the trains on offer are told', 'thirdTables'),
})

/** What one of the titles has not. */
function omit(why: string, ...fields: string[]): Pick<Facts, 'told' | 'untold'> {
  const told = Object.fromEntries(Object.entries(FACTS.told).filter(([field]) => !fields.includes(field)))
  return { told, untold: { ...FACTS.untold, ...Object.fromEntries(fields.map((field) => [field, why])) } }
}

test('WD-9.11: it says which links each player and each company has', () => {
  const links = { 'settle~hellifield': 0, 'gargrave~malham': 1, 'skipton~rylstone': 'red', 'darlington~gilling': 'green' } as const
  const { state } = given({ title: 'wensleydale', players: 3, links })
  const tracks =
    outlineOf(wensleydale, wensleydale.view(state, 0), 'en', ['Ada', 'Ben', 'Cleo']).find(({ title }) => title === 'Track')?.lines ?? []
  expect(tracks.map((line) => line.replace(/;.*/, ''))).toEqual([
    'Ada: Settle–Hellifield.',
    'Ben: Malham–Gargrave.',
    'Cleo: no track.',
    'red (Midland): Skipton–Rylstone',
    'green (North Eastern): Darlington–Gilling',
  ])
})

test('WD-9.11: it says which towns serve a hill, and what each border costs', () => {
  const view = wensleydale.view(
    wensleydale.setup({ short: false, scarceTrack: false, firstTables: true, secondTables: false }, 3, 'serves'),
    0,
  )
  const board = boardOf(view)
  const areas = outlineOf(wensleydale, view, 'en').find(({ title }) => title === 'Areas')?.lines ?? []
  expect(areas).toHaveLength(board.areas)
  for (const [area, towns] of board.servedBy.entries()) {
    const open = towns.filter((town) => view.company[town] === 0)
    if (towns.length > 0) expect(areas[area]).toContain(`Served by ${open.map((town) => board.names[town]).join(', ')}.`)
  }
  for (let link = 0; link < board.links; link++) {
    const [from, to] = [board.linkA[link], board.linkB[link]]
    expect(areas[from]).toMatch(new RegExp(`${board.names[to]} for ${board.cost[link]} cubes?`))
  }
})

test('WD-9.11: a hill names no town of a company, and says when none is left', () => {
  const state = wensleydale.setup({ short: false, scarceTrack: false, firstTables: true, secondTables: false }, 3, 'serves')
  const board = boardOf(state)
  const hill = board.servedBy.findIndex((towns) => towns.filter((town) => state.company[town] === 0).length > 1)
  const lineOf = () => outlineOf(wensleydale, wensleydale.view(state, 0), 'en').find(({ title }) => title === 'Areas')?.lines[hill]
  const [first, ...others] = board.servedBy[hill].filter((town) => state.company[town] === 0)
  state.company[first] = 1
  expect(lineOf()).toContain(`Served by ${others.map((town) => board.names[town]).join(', ')}.`)
  for (const town of others) state.company[town] = 2
  expect(lineOf()).toContain('No longer served.')
})
