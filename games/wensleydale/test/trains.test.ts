import { type GameEvent, speaker } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { BOTH, given } from './table.ts'

const rich = { white: 5, brown: 9, red: 5, green: 5 }
type Wanted = Parameters<typeof given>[0]

/** Seat 0 acts in the train phase on the Wensleydale board. */
const shipper = (title: 'wensleydale' | 'nuremberg', more: Partial<Wanted> = {}) =>
  given({
    title,
    ...(title === 'nuremberg' ? { options: { map: 'wensleydale' as const } } : {}),
    players: 3,
    phase: 'trains',
    influence: [rich, rich, rich],
    ...more,
  })
const onNuremberg = (more: Partial<Wanted> = {}) =>
  given({ title: 'nuremberg', players: 3, phase: 'trains', influence: [rich, rich, rich], ...more })

describe('hiring', () => {
  test('WD-9.1 NB-9.1 one action at a time in train order, until all have passed', () => {
    for (const { title } of BOTH) {
      const table = shipper(title, { trainOrder: [2, 0, 1], links: { 'settle~clapham': 2 }, goods: { clapham: 1 } })
      table.seat(2).plays('hire 1a')
      table.seat(0).plays('hire 1b')
      table.seat(1).passes()
      table.seat(2).plays('move cheese clapham')
      table.seat(0).passes()
      table.seat(2).passes()
      expect(table.state.phase).toBe('auction')
    }
  })
  test('WD-9.2 a pass is final, and the trains of the passer stay taken', () => {
    const table = shipper('wensleydale', { trains: { '3a': 0 } }).plays('pass')
    expect(table.refusal('hire 3a')).toBe('WD-9.5 train-taken')
    table.plays('hire 1a', 'hire 1b')
    table.seat(1)
  })
  test('NB-9.2 a pass is final, and the trains of the passer are free for others', () => {
    const table = shipper('nuremberg', { trains: { '3a': 0 } }).plays('pass')
    expect(speaker(table.game, 'en', ['Ann']).event(table.events[0] as GameEvent)).toBe(
      'Ann has finished with trains; one train is free again.',
    )
    table.seat(1).plays('hire 3a')
    table.seat(2).plays('hire 1b')
    table.seat(1)
  })
  test('WD-9.3 NB-9.3 three rows at 3, 2 and 1 train influence', () => {
    for (const { title } of BOTH) {
      const table = shipper(title)
      table.plays('hire 3a', 'hire 2a', 'hire 1a')
      expect([0, 1, 2].map((seat) => table.influence(seat).brown)).toEqual([6, 7, 8])
    }
  })
  test('WD-9.4 NB-9.4 one train of each row', () => {
    for (const { title, prefix } of BOTH) {
      const table = shipper(title, { trains: { '2a': 0 } })
      expect(table.refusal('hire 2b')).toBe(`${prefix}-9.4 one-train-per-row`)
      const full = shipper(title, { trains: { '1a': 0, '2a': 0, '3a': 0 } })
      expect(full.texts()).toEqual(['pass'])
    }
  })
  test('WD-9.5 NB-9.5 a train serves one player', () => {
    for (const { title, prefix } of BOTH) {
      expect(shipper(title, { trains: { '2a': 1 } }).refusal('hire 2a')).toBe(`${prefix}-9.5 train-taken`)
      expect(shipper(title).refusal('hire 3d')).toBe(`${prefix}-3.10 train-not-on-offer`)
    }
  })
  test('WD-9.6 NB-9.6 each missing point costs three cubes or points of other influence, in any mix', () => {
    for (const { title, prefix } of BOTH) {
      const table = shipper(title, { cubes: [2, 0, 0], influence: [{ white: 2, brown: 2, red: 1 }, rich, rich], trainOrder: [0, 1, 2] })
      table.plays('hire 3a')
      expect(table.influence(0).brown).toBe(0)
      expect(table.texts()).toEqual(['pay white', 'pay red', 'pay cube'])
      expect(table.refusal('pay brown')).toBe(`${prefix}-9.6 train-influence-is-what-lacks`)
      table.plays('pay cube', 'pay white', 'pay red')
      expect(table.state.cubes[0]).toBe(1)
      expect(table.influence(0)).toEqual({ white: 1, brown: 0, red: 0, green: 0 })
      table.seat(1)
    }
  })
  test('WD-9.6 NB-9.6 too little for the exchange', () => {
    for (const { title, prefix } of BOTH) {
      const table = shipper(title, { cubes: [4, 0, 0], influence: [{ brown: 1, white: 1 }, {}, {}] })
      expect(table.refusal('hire 3a')).toBe(`${prefix}-9.6 train-too-dear`)
      expect(table.may('hire 2a')).toBe(true)
    }
  })
  test('WD-9.7 NB-9.7 train influence goes first, and only what lacks is exchanged', () => {
    for (const { title, prefix } of BOTH) {
      const table = shipper(title).plays('hire 3a')
      expect([table.influence(0), table.state.cubes[0]]).toEqual([{ ...rich, brown: 6 }, 12])
      expect(table.refusal('pay cube')).toBe(`${prefix}-9.6 nothing-due`)
    }
  })
  test('WD-9.14 NB-9.14 who can neither hire nor move passes by itself', () => {
    for (const { title } of BOTH) {
      const table = shipper(title, { cubes: [12, 0, 0], influence: [rich, {}, {}] })
      table.plays('hire 1a')
      table.seat(0)
      expect(table.happened('trains-pass').map(({ seat }) => seat)).toEqual([1, 2])
    }
  })
})

describe('moving pieces', () => {
  test('WD-9.8 NB-9.8 goods need an empty goods slot, passengers a passenger slot', () => {
    for (const { title, prefix } of BOTH) {
      const links = { 'settle~clapham': 0, 'settle~hellifield': 0 } as const
      const board = { links, goods: { clapham: 2 }, people: { hellifield: { red: 2 } } }
      const none = shipper(title, board)
      expect(none.refusal('move cheese clapham')).toBe(`${prefix}-9.8 no-train`)
      const full = shipper(title, { ...board, goods: { clapham: 2 }, trains: { '1b': 0 }, loaded: [{ stone: 1, red: 1 }], passed: [1, 2] })
      expect(full.refusal('move cheese clapham')).toBe(`${prefix}-9.8 no-goods-slot`)
      full.plays('move red hellifield')
      expect(full.refusal('move red hellifield')).toBe(`${prefix}-9.8 no-passenger-slot`)
      expect(full.red('hellifield')).toBe(1)
    }
  })
  test('WD-9.9 trains run on all own track, and goods of 2009 need no way to anywhere', () => {
    const table = shipper('wensleydale', {
      round: 3,
      trains: { '1a': 0 },
      links: { 'finghall~leyburn': 0, 'settle~clapham': 0 },
      goods: { finghall: 1, clapham: 1, leeming: 1 },
    })
    expect(table.may('move cheese finghall')).toBe(true)
    expect(table.may('move cheese clapham')).toBe(true)
    expect(table.refusal('move cheese leeming')).toBe('WD-9.10 track-does-not-enter')
  })
  test('NB-9.9 trains run on own track and no other', () => {
    const table = onNuremberg({
      trains: { '1b': 0 },
      links: { 'neustadt~emskirchen': 1, 'emskirchen~veitsbronn': 0 },
      people: { emskirchen: { red: 1 } },
    })
    expect(table.refusal('move red emskirchen')).toBe('NB-9.12 no-way-to-own-colour')
  })
  test('WD-9.10 NB-9.10 cheese moves where own track enters its area', () => {
    for (const { title, prefix } of BOTH) {
      const table = shipper(title, {
        trains: { '1a': 0 },
        links: { 'settle~clapham': 0, 'ingleton~bentham': 1 },
        goods: { clapham: 1, bentham: 1 },
      })
      expect(table.refusal('move cheese bentham')).toBe(`${prefix}-9.10 track-does-not-enter`)
      table.plays('move cheese clapham')
      expect(table.goods('clapham')).toBe(0)
      expect(table.state.loaded.slice(0, 4)).toEqual([0, 1, 0, 0])
      table.plays('pass', 'pass')
      expect(table.refusal('move cheese clapham')).toBe(`${prefix}-9.10 no-such-piece`)
    }
  })
  test('WD-9.11 NB-9.11 stone moves from a town beside its hill that is no company town', () => {
    for (const { title, prefix } of BOTH) {
      const stone = { trains: { '1a': 0 }, goods: { ingleborough: 1, 'pen-y-ghent': 1 } }
      const table = shipper(title, { ...stone, links: { 'ingleton~clapham': 0 } })
      // Ingleton is beside Ingleborough, but it is a company town.
      expect(table.refusal('move stone ingleborough')).toBe(`${prefix}-9.11 no-town-beside`)
      const beside = shipper(title, { ...stone, links: { 'ingleton~ribblehead': 0 } })
      expect(beside.may('move stone ingleborough')).toBe(true)
      expect(beside.refusal('move stone pen-y-ghent')).toBe(`${prefix}-9.11 no-town-beside`)
    }
  })
  test('NB-9.11 beer moves along the arrows only', () => {
    // Ammerndorf borders on Dietenhofen and others, its arrows point to Langenzenn and Cadolzburg.
    const board = { trains: { '1a': 0 }, goods: { ammerndorf: 1 } }
    expect(onNuremberg({ ...board, links: { 'heilsbronn~dietenhofen': 0 } }).refusal('move beer ammerndorf')).toBe('NB-9.11 no-town-beside')
    expect(onNuremberg({ ...board, links: { 'neustadt~langenzenn': 0 } }).may('move beer ammerndorf')).toBe(true)
  })
  test('WD-9.12 NB-9.12 a passenger needs own track all the way to a town of the own colour', () => {
    for (const { title, prefix } of BOTH) {
      const board = { trains: { '1b': 0 }, people: { malham: { red: 1, green: 1 } } }
      const table = shipper(title, { ...board, links: { 'settle~malham': 0 } })
      expect(table.may('move red malham')).toBe(true)
      expect(table.refusal('move green malham')).toBe(`${prefix}-9.12 no-way-to-own-colour`)
      const apart = shipper(title, { ...board, links: { 'malham~gargrave': 0, 'gargrave~skipton': 1 } })
      expect(apart.refusal('move red malham')).toBe(`${prefix}-9.12 no-way-to-own-colour`)
      const away = shipper(title, { ...board, links: { 'settle~hellifield': 0 } })
      expect(away.refusal('move red malham')).toBe(`${prefix}-9.12 track-does-not-enter`)
    }
  })
  test('WD-9.12 a town of both companies serves passengers of both colours', () => {
    const table = shipper('wensleydale', {
      trains: { '1b': 0 },
      links: { 'ilkley~bolton-abbey': 0 },
      people: { 'bolton-abbey': { red: 1, green: 1 } },
    })
    expect(table.texts()).toContain('move red bolton-abbey')
    expect(table.texts()).toContain('move green bolton-abbey')
  })
  test('WD-9.13 NB-9.13 no passenger waits in a town of the own colour', () => {
    for (const { title, prefix } of BOTH) {
      expect(() => shipper(title, { towns: { hawes: 'red' }, people: { hawes: { red: 1 } } })).toThrow(`(${prefix}-9.13)`)
      expect(shipper(title, { towns: { hawes: 'red' }, people: { hawes: { green: 1 } } }).green('hawes')).toBe(1)
    }
  })
  test('NB-9.15 goods need own track to a red or green station', () => {
    const links = { 'feucht~gostenhof': 0 } as const
    const table = onNuremberg({ round: 2, trains: { '1a': 0 }, links, goods: { gostenhof: 1, burgthann: 1 } })
    expect(table.refusal('move post gostenhof')).toBe('NB-9.15 no-destination')
    expect(table.refusal('move beer burgthann')).toBe('NB-9.15 no-destination')
    const joined = onNuremberg({
      round: 2,
      trains: { '1a': 0 },
      links: { ...links, 'feucht~pyrbaum': 0, 'pyrbaum~neumarkt': 0 },
      goods: { gostenhof: 1, burgthann: 1 },
    })
    expect(joined.may('move post gostenhof')).toBe(true)
    expect(joined.may('move beer burgthann')).toBe(true)
  })
  test('NB-9.16 first class slots give 2 points, in a train of level 3 also 3', () => {
    const links = { 'neustadt~emskirchen': 0, 'neustadt~langenzenn': 0, 'neustadt~uehlfeld': 0 } as const
    const board = { links, people: { emskirchen: { red: 1 }, langenzenn: { red: 2 } }, goods: { uehlfeld: 1 }, passed: [1, 2] }
    const table = onNuremberg({ ...board, trains: { '3a': 0 } })
    table.plays('move red emskirchen', 'move red langenzenn', 'move red langenzenn', 'move post uehlfeld')
    expect(table.happened('piece-moved').map(({ points }) => points)).toEqual([3, 2, 1, 1])
    const second = onNuremberg({ ...board, trains: { '2a': 0 } })
    second.plays('move red emskirchen', 'move red langenzenn')
    expect(second.happened('piece-moved').map(({ points }) => points)).toEqual([2, 1])
  })
  test('NB-9.17 a passenger takes the best free slot of all trains', () => {
    const table = onNuremberg({
      links: { 'neustadt~emskirchen': 0 },
      people: { emskirchen: { red: 1 } },
      trains: { '1b': 0, '2c': 0, '3a': 0 },
    })
    table.plays('move red emskirchen')
    expect(table.state.points[0]).toBe(3)
    expect(table.state.slots.slice(0, 4)).toEqual([5, 5, 2, 0])
  })
  test('NB-9.18 the last player left ships piece after piece', () => {
    const table = onNuremberg({
      links: { 'neustadt~uehlfeld': 0 },
      goods: { uehlfeld: 2 },
      trains: { '2a': 0 },
      passed: [1, 2],
      cubes: [0, 0, 0],
    })
    table.seat(0).plays('move post uehlfeld')
    table.seat(0).plays('move post uehlfeld')
    expect(table.state.loaded[1]).toBe(2)
  })
})
