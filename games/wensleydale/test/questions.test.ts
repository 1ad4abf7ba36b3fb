import { describe, expect, test } from 'vitest'
import { given } from './table.ts'

const rich = { white: 5, brown: 9, red: 5, green: 5 }
const influence = [rich, rich, rich]
const last = { title: 'wensleydale', players: 3, round: 2, influence } as const
const first = { title: 'nuremberg', players: 3, round: 2, influence } as const

describe('questions about Last Train to Wensleydale', () => {
  test('WD-13.1 no building over a hill', () => {
    const table = given({ ...last, phase: 'build', links: { 'kirkby-stephen~garsdale': 0 } })
    expect(table.refusal('build garsdale~wild-boar-fell')).toBe('WD-8.4 no-track-on-hills')
    expect(table.refusal('build wild-boar-fell~sedbergh')).toBe('WD-8.4 no-track-on-hills')
  })
  test('WD-13.2 forks come about over several rounds', () => {
    const table = given({ ...last, phase: 'build', links: { 'settle~malham': 0, 'malham~rylstone': 0 } })
    table.plays('build malham~gargrave')
    expect(table.refusal('build malham~stainforth')).toBe('WD-8.2 no-fork')
    expect(table.links(0)).toBe(3)
  })
  test('WD-13.3 The South is built from only', () => {
    const table = given({ ...last, phase: 'build', links: { 'skipton~kildwick': 0 } })
    expect(table.refusal('build kildwick~the-south')).toBe('WD-8.5 not-into-the-south')
    expect(table.plays('build the-south~kildwick').influence(0)).toMatchObject({ red: 4, green: 4 })
  })
  test('WD-13.4 no second link between the same areas, not even one’s own', () => {
    const table = given({ ...last, phase: 'build', links: { 'settle~malham': 0 } })
    expect(table.refusal('build malham~settle')).toBe('WD-8.3 border-taken')
  })
  test('WD-13.5 with few cubes in stock one takes what is there', () => {
    const table = given({ ...last, phase: 'takeover', cubes: [13, 15, 0], links: { 'settle~malham': 0 } }).plays('pass')
    expect(table.state.cubes).toEqual([15, 15, 12])
    expect(
      table
        .happened('cubes-taken')
        .map(({ taken }) => taken)
        .toSorted(),
    ).toEqual([0, 12, 2].toSorted())
  })
  test('WD-13.6 cubes go before influence', () => {
    const table = given({ ...last, phase: 'build', cubes: [3, 0, 0] }).plays('build settle~malham')
    expect([table.state.cubes[0], table.influence(0)]).toEqual([1, { ...rich, red: 4 }])
  })
  test('WD-13.7 part of a forked network may be taken over', () => {
    const table = given({
      ...last,
      phase: 'takeover',
      links: { 'settle~malham': 0, 'malham~gargrave': 0, 'gargrave~hellifield': 0, 'malham~rylstone': 0 },
    })
    table.plays('takeover red settle~malham~gargrave~hellifield')
    expect([table.links(0), table.owner('malham~rylstone')]).toEqual([1, 0])
  })
  test('WD-13.8 a town of both companies costs both influences', () => {
    const table = given({ ...last, phase: 'build' }).plays('build ilkley~bolton-abbey')
    expect(table.influence(0)).toEqual({ ...rich, red: 4, green: 4 })
  })
  test('WD-13.9 goods move in a round without building', () => {
    const table = given({ ...last, phase: 'build', links: { 'settle~clapham': 0 }, goods: { clapham: 1 } }).untilPhase('trains')
    table.plays('hire 1a', 'pass', 'pass', 'move cheese clapham')
    expect(table.state.loaded[1]).toBe(1)
  })
  test('WD-13.10 pieces that can no longer be moved leave at once, each with its clause', () => {
    const table = given({
      ...last,
      phase: 'takeover',
      links: { 'skipton~embsay': 0, 'embsay~bolton-abbey': 0 },
      goods: { embsay: 1, 'rombalds-moor': 1 },
      people: { 'bolton-abbey': { red: 1, green: 1 } },
    }).plays('takeover red skipton~embsay~bolton-abbey')
    expect(table.happened('piece-removed').map(({ clause, kind }) => `${clause} ${kind}`)).toEqual([
      'WD-11.8 cheese',
      'WD-11.10 red-passenger',
      'WD-11.9 stone',
    ])
    expect(table.green('bolton-abbey')).toBe(1)
  })
})

describe('questions about First Train to Nuremberg', () => {
  test('NB-13.1 no track into a hill or field; stations beside them reach the beer', () => {
    const table = given({ ...first, phase: 'build', links: { 'georgensgmuend~spalt': 0 }, goods: { haundorf: 1 } })
    expect(table.refusal('build spalt~haundorf')).toBe('NB-8.4 no-track-on-hills')
    table.untilPhase('trains').plays('hire 1a', 'pass', 'pass')
    expect(table.may('move beer haundorf')).toBe(true)
  })
  test('NB-13.2 influence pays for track when the cubes are gone', () => {
    const table = given({ ...first, phase: 'build', cubes: [0, 0, 0] }).plays('build neustadt~emskirchen', 'pay green')
    expect(table.influence(0)).toEqual({ ...rich, red: 4, green: 4 })
  })
  test('NB-13.3 with too few cubes for one box another may still be open, but never below the least bid', () => {
    const table = given({ ...first, phase: 'auction', cubes: [2, 12, 12], boxes: { 4: { bidder: 1, bid: 2 } } })
    expect(table.refusal('bid 3 on box 1')).toBe('NB-6.4 cubes-short')
    expect(table.refusal('bid 2 on box 1')).toBe('NB-6.3 below-least-bid')
    expect(table.refusal('bid 2 on box 4')).toBe('NB-6.4 bid-not-higher')
    expect(table.texts()).toEqual(['pass', 'bid 2 on box 5', 'bid 2 on box 6'])
  })
  test('NB-13.4 ceded track ends at a station', () => {
    const table = given({ ...first, phase: 'takeover', links: { 'neustadt~uehlfeld': 0, 'uehlfeld~hoechstadt': 0 } })
    expect(table.refusal('takeover red neustadt~uehlfeld')).toBe('NB-11.4 run-ends-outside-town')
    expect(table.texts()).toEqual(['pass', 'takeover red neustadt~uehlfeld~hoechstadt'])
  })
  test('NB-13.5 who has links on a path scores though another makes the connection', () => {
    const links = { 'fuerth~doos': 0, 'doos~muggenhof': 1, 'muggenhof~johannis': 1 } as const
    const table = given({ ...first, phase: 'build', toAct: 2, buildOrder: [2, 0, 1], towns: { johannis: 'red' }, links })
    table.plays('build johannis~nuremberg-north')
    expect(table.state.bonus).toEqual([1, 2, 1])
  })
  test('NB-13.6 no shipping without a train', () => {
    const table = given({ ...first, phase: 'trains', links: { 'neustadt~uehlfeld': 0 }, goods: { uehlfeld: 1 } })
    expect(table.refusal('move post uehlfeld')).toBe('NB-9.8 no-train')
  })
  test('NB-13.7 neutral stations turn the colour of the company whose track comes to them', () => {
    const table = given({ ...first, phase: 'takeover', links: { 'hersbruck~lauf': 0, 'lauf~heroldsberg': 0 } })
    expect(table.company('lauf')).toBe('none')
    table.plays('takeover green hersbruck~lauf~heroldsberg')
    expect([table.company('lauf'), table.company('heroldsberg')]).toEqual(['green', 'green'])
  })
})
