import { describe, expect, test } from 'vitest'
import { BOTH, given } from './table.ts'

const rich = { white: 5, brown: 5, red: 5, green: 5 }
const purse = [rich, rich, rich]

/** A seat that may build from the second round on, with plenty. */
const builder = (title: 'wensleydale' | 'nuremberg', more: Partial<Parameters<typeof given>[0]> = {}) =>
  given({
    title,
    ...(title === 'nuremberg' ? { options: { map: 'wensleydale' as const } } : {}),
    players: 3,
    round: 2,
    phase: 'build',
    influence: purse,
    ...more,
  })

describe('the chain', () => {
  test('WD-8.1 NB-8.1 one chain for each player in build order, and building nothing is allowed', () => {
    for (const { title } of BOTH) {
      const table = builder(title, { buildOrder: [1, 0, 2] })
      table.seat(1).plays('build settle~hellifield', 'build hellifield~gargrave', 'done')
      table.seat(0).plays('done')
      table.seat(2).plays('build settle~malham')
      expect([table.links(0), table.links(1), table.links(2)]).toEqual([0, 2, 1])
    }
  })
  test('WD-8.2 NB-8.2 a chain goes on from the area it entered last', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title).plays('build settle~hellifield')
      expect(table.refusal('build settle~malham')).toBe(`${prefix}-8.2 no-fork`)
      expect(table.refusal('build skipton~rylstone')).toBe(`${prefix}-8.2 no-fork`)
      expect(table.texts()).toEqual(['done', 'build hellifield~malham', 'build hellifield~gargrave'])
    }
  })
  test('WD-8.3 NB-8.3 one link on a border, whoever owns it, and only between neighbours', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { links: { 'settle~hellifield': 1, 'skipton~rylstone': 'red', 'rylstone~malham': 'red' } })
      expect(table.refusal('build settle~hellifield')).toBe(`${prefix}-8.3 border-taken`)
      expect(table.refusal('build skipton~rylstone')).toBe(`${prefix}-8.3 border-taken-by-company`)
      expect(table.refusal('build settle~darlington')).toBe(`${prefix}-8.3 not-neighbours`)
    }
  })
  test('WD-8.4 NB-8.4 no link into or out of a hill', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { links: { 'settle~malham': 0 } })
      expect(table.refusal('build malham~malham-moor')).toBe(`${prefix}-8.4 no-track-on-hills`)
      expect(table.refusal('build malham-moor~grassington')).toBe(`${prefix}-8.4 no-track-on-hills`)
    }
  })
  test('NB-8.4 no link into or out of a hop field', () => {
    const table = given({ title: 'nuremberg', players: 3, phase: 'build', links: { 'georgensgmuend~schwabach': 0 } })
    expect(table.refusal('build schwabach~regelsbach')).toBe('NB-8.4 no-track-on-hills')
  })
  test('WD-8.5 The South is left, never entered', () => {
    const table = builder('wensleydale', { links: { 'harrogate~arthington': 0 } })
    expect(table.refusal('build arthington~the-south')).toBe('WD-8.5 not-into-the-south')
    expect(table.may('build the-south~arthington')).toBe(true)
  })
  test('NB-8.5 a stretch may begin or end in The South but not pass through', () => {
    const table = builder('nuremberg', { links: { 'harrogate~arthington': 0 } })
    expect(table.may('build the-south~kildwick')).toBe(true)
    table.plays('build arthington~the-south')
    expect(table.state.actor).toBe(1)
    const under = builder('nuremberg', {
      links: { 'harrogate~arthington': 0, 'arthington~the-south': 0 },
      chain: ['harrogate', 'arthington', 'the-south'],
    })
    expect(under.refusal('build the-south~kildwick')).toBe('NB-8.5 not-through-the-south')
  })
  test('WD-8.6 in the first round a chain begins in a company town', () => {
    const table = given({ title: 'wensleydale', players: 3, phase: 'build', links: { 'settle~malham': 0 }, influence: purse })
    expect(table.refusal('build malham~rylstone')).toBe('WD-8.6 first-chain-from-company-town')
    expect(table.may('build darlington~gilling')).toBe(true)
    expect(table.may('build the-south~spofforth')).toBe(true)
  })
  test('WD-8.6 NB-8.6 later also where own track is, but nowhere else', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { links: { 'settle~malham': 0, 'darlington~gilling': 1 } })
      expect(table.may('build malham~rylstone')).toBe(true)
      expect(table.refusal('build gilling~catterick')).toBe(`${prefix}-8.6 no-start-here`)
      expect(table.refusal('build hawes~askrigg')).toBe(`${prefix}-8.6 no-start-here`)
    }
  })
  test('WD-8.11 NB-8.11 fifteen links and no more', () => {
    const links = Object.fromEntries(
      [
        ...['kirkby-stephen~brough', 'brough~ravenstonedale', 'ravenstonedale~kirkby-stephen', 'ravenstonedale~sedbergh', 'sedbergh~dent'],
        ...['ingleton~bentham', 'bentham~clapham', 'clapham~settle', 'settle~malham', 'malham~gargrave'],
        ...['skipton~embsay', 'embsay~rylstone', 'rylstone~grassington', 'grassington~kettlewell', 'kettlewell~buckden'],
      ].map((name) => [name, 0]),
    )
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { links })
      expect(table.refusal('build darlington~gilling')).toBe(`${prefix}-8.11 no-links-left`)
      expect(table.texts()).toEqual(['done'])
    }
  })
  test('WD-8.12 NB-8.12 no area twice; own older track may be joined and left again', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { links: { 'rylstone~gargrave': 0 } })
      table.plays('build settle~hellifield', 'build hellifield~gargrave')
      expect(table.refusal('build gargrave~hellifield')).toBe(`${prefix}-8.3 border-taken`)
      table.plays('build gargrave~malham')
      expect(table.refusal('build malham~settle')).toBe(`${prefix}-8.12 area-entered-twice`)
      expect(table.refusal('build malham~hellifield')).toBe(`${prefix}-8.12 area-entered-twice`)
      expect(table.may('build malham~rylstone')).toBe(true)
    }
  })
  test('NB-8.12 both parts of the larger South are one place', () => {
    const options = { map: 'wensleydale', largerSouth: true } as const
    const chain = ['kildwick', 'embsay', 'grassington', 'greenhow', 'pateley-bridge', 'ripley', 'arthington']
    const links = Object.fromEntries(chain.slice(1).map((area, place) => [`${chain[place]}~${area}`, 0]))
    const table = given({ title: 'nuremberg', options, players: 3, phase: 'build', influence: purse, links, chain })
    expect(table.refusal('build arthington~the-south')).toBe('NB-8.12 area-entered-twice')
    expect(table.may('build arthington~the-south')).toBe(false)
    expect(table.may('build arthington~spofforth')).toBe(true)
    const fresh = given({ title: 'nuremberg', options, players: 3, phase: 'build', influence: purse })
    expect(fresh.refusal('build kildwick~the-south')).toBe('NB-3.13 inside-the-south')
  })
  test('WD-8.13 NB-8.13 a town taken over is a company town: chains begin there and the fee is due', () => {
    for (const { title } of BOTH) {
      const table = builder(title, { towns: { hawes: 'green' } })
      table.plays('build hawes~muker')
      expect(table.influence(0).green).toBe(4)
    }
  })
})

describe('the price', () => {
  test('WD-8.7 NB-8.7 1 point between lowlands, 2 with a valley', () => {
    for (const { title } of BOTH) {
      const table = builder(title).plays('build settle~hellifield')
      expect(table.state.cubes[0]).toBe(11)
      table.plays('build hellifield~malham')
      expect(table.state.cubes[0]).toBe(9)
    }
  })
  test('NB-8.7 on Nuremberg 2 over a river, 1 elsewhere', () => {
    const table = given({ title: 'nuremberg', players: 3, phase: 'build', influence: purse })
    expect(table.plays('build neustadt~emskirchen').state.cubes[0]).toBe(11)
    expect(table.plays('build emskirchen~langenzenn').state.cubes[0]).toBe(9)
  })
  test('WD-8.8 NB-8.8 cubes first, then influence of any colour, point by point', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { cubes: [1, 0, 0], influence: [{ white: 1, brown: 1, red: 2, green: 0 }, {}, {}] })
      table.plays('build settle~malham')
      expect(table.state.cubes[0]).toBe(0)
      expect(table.texts()).toEqual(['pay white', 'pay brown', 'pay red'])
      expect(table.refusal('pay green')).toBe(`${prefix}-8.8 none-left`)
      expect(table.refusal('pay cube')).toBe(`${prefix}-8.8 cubes-are-gone`)
      expect(table.refusal('done')).toBe(`${prefix}-8.8 payment-first`)
      table.plays('pay brown')
      expect(table.influence(0)).toEqual({ white: 1, brown: 0, red: 1, green: 0 })
    }
  })
  test('WD-8.8 NB-8.8 points needed for fees cannot pay for the link', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { cubes: [0, 0, 0], influence: [{ red: 1, white: 1 }, {}, {}] })
      expect(table.refusal('build settle~malham')).toBe(`${prefix}-8.8 points-short`)
      expect(table.refusal('build settle~hellifield')).toBe('')
    }
  })
  test('WD-8.9 NB-8.9 a company town costs one of its colour, both ways in', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { influence: [{ green: 1 }, {}, {}], links: { 'hellifield~malham': 0 } })
      expect(table.refusal('build settle~hellifield')).toBe(`${prefix}-8.9 red-short`)
      expect(table.refusal('build hellifield~settle')).toBe(`${prefix}-8.9 red-short`)
      expect(table.plays('build darlington~gilling').influence(0).green).toBe(0)
    }
  })
  test('WD-8.9 NB-8.9 a link between two company towns pays for both', () => {
    for (const { title } of BOTH) {
      const table = builder(title, { towns: { hellifield: 'red' }, influence: [{ red: 2 }, {}, {}] })
      expect(table.plays('build settle~hellifield').influence(0).red).toBe(0)
    }
  })
  test('WD-8.10 NB-8.10 opposition costs one white for each piece, and is gone for everybody', () => {
    for (const { title, prefix } of BOTH) {
      const table = builder(title, { people: { malham: { opposition: 2 } }, influence: [{ red: 1, white: 1 }, { red: 1, white: 2 }, {}] })
      expect(table.state.actor).toBe(1)
      table.seat(1).plays('build settle~malham')
      expect(table.opposition('malham')).toBe(0)
      expect(table.influence(1).white).toBe(0)
      const poor = builder(title, { people: { malham: { opposition: 2 } }, influence: [{ red: 1, white: 1 }, {}, {}] })
      expect(poor.refusal('build settle~malham')).toBe(`${prefix}-8.10 white-short`)
    }
  })
  test('WD-8.10 the area in which a chain begins costs nothing', () => {
    const table = builder('wensleydale', { people: { malham: { opposition: 1 } }, links: { 'settle~malham': 0 } })
    expect(table.plays('build malham~rylstone').influence(0).white).toBe(5)
  })
  test('NB-8.15 white pieces go from both ends of new track, unpaid where it begins', () => {
    const table = given({
      title: 'nuremberg',
      players: 3,
      phase: 'build',
      people: { neustadt: { opposition: 1 }, emskirchen: { opposition: 1 } },
    })
    table.plays('build neustadt~emskirchen')
    expect([table.opposition('neustadt'), table.opposition('emskirchen')]).toEqual([0, 0])
    expect(table.influence(0).white).toBe(0)
    expect(table.happened('opposition-removed').map(({ clause }) => clause)).toEqual(['NB-8.15', 'NB-8.10'])
  })
  test('WD-8.14 NB-8.14 with one way to pay nobody is asked, and a chain that cannot go on ends', () => {
    for (const { title } of BOTH) {
      const table = builder(title, { cubes: [1, 0, 0], influence: [{ red: 1, brown: 1 }, {}, {}] })
      table.plays('build settle~malham')
      expect(table.influence(0)).toEqual({ white: 0, brown: 0, red: 0, green: 0 })
      expect(table.happened('building-ended')[0]).toMatchObject({ seat: 0, links: 1 })
      const exact = builder(title, { cubes: [0, 0, 0], influence: [{ red: 2, brown: 1 }, {}, {}] })
      exact.plays('build settle~malham')
      expect(exact.influence(0)).toEqual({ white: 0, brown: 0, red: 0, green: 0 })
    }
  })
})

describe('Nuremberg and Fürth', () => {
  test('NB-8.16 no link joins the two halves of Nuremberg', () => {
    const table = given({ title: 'nuremberg', players: 3, phase: 'build', links: { 'nuremberg-south~gostenhof': 0 }, influence: purse })
    expect(table.refusal('build nuremberg-south~nuremberg-north')).toBe('NB-8.16 city-wall')
  })

  const line = { 'fuerth~doos': 0, 'doos~muggenhof': 0, 'muggenhof~johannis': 1 } as const
  test('NB-8.17 each owner on the path scores the links of the shortest own run', () => {
    const table = given({
      title: 'nuremberg',
      players: 3,
      phase: 'build',
      toAct: 1,
      links: { ...line, 'altdorf~brunn': 2 },
      influence: purse,
    })
    table.plays('build johannis~nuremberg-north')
    expect(table.state.bonus).toEqual([2, 2, 0])
    expect(table.happened('fuerth-joined')).toHaveLength(1)
  })
  test('NB-8.17 of two paths the one with the shorter own run counts', () => {
    const links = { ...line, 'fuerth~zirndorf': 0, 'zirndorf~doos': 2, 'doos~stein': 0 } as const
    const table = given({ title: 'nuremberg', players: 3, phase: 'build', toAct: 1, links, influence: purse })
    table.plays('build johannis~nuremberg-north')
    // Fürth–Zirndorf is a run of one link on the path over Zirndorf.
    expect(table.state.bonus).toEqual([1, 2, 1])
  })
  test('NB-8.18 it happens once, and at once', () => {
    const table = given({ title: 'nuremberg', players: 3, phase: 'build', toAct: 1, links: line, influence: purse })
    table.plays('build johannis~nuremberg-south')
    expect(table.part(0, 'fuerth')).toBe(2)
    const later = given({
      title: 'nuremberg',
      players: 3,
      round: 2,
      phase: 'build',
      toAct: 1,
      links: { ...line, 'johannis~nuremberg-south': 1 },
      influence: purse,
      fuerthBonus: [2, 2, 0],
    })
    expect(later.plays('build johannis~nuremberg-north').state.bonus).toEqual([2, 2, 0])
  })
  test('NB-8.19 company links count as path, and the other half of Nuremberg is not passed through', () => {
    const table = given({
      title: 'nuremberg',
      players: 3,
      phase: 'build',
      toAct: 1,
      links: {
        'fuerth~doos': 'red',
        'doos~muggenhof': 'red',
        'muggenhof~gostenhof': 0,
        'nuremberg-south~moegeldorf': 2,
        'moegeldorf~nuremberg-north': 2,
      },
      influence: purse,
    })
    // Gostenhof belongs to seat 0's line; seat 1 starts from Muggenhof, a station turned red.
    table.plays('build muggenhof~johannis')
    expect(table.state.joined).toBe(0)
    table.plays('build johannis~nuremberg-south')
    expect(table.state.bonus).toEqual([0, 2, 0])
  })
})
