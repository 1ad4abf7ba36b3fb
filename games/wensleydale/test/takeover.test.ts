import { isRefusal } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { BOTH, given } from './table.ts'

const rich = { white: 5, brown: 5, red: 5, green: 5 }
type Wanted = Parameters<typeof given>[0]

const seller = (title: 'wensleydale' | 'nuremberg', more: Partial<Wanted> = {}) =>
  given({
    title,
    ...(title === 'nuremberg' ? { options: { map: 'wensleydale' as const } } : {}),
    players: 3,
    round: 2,
    phase: 'takeover',
    influence: [rich, rich, rich],
    ...more,
  })

const line = { 'settle~hellifield': 0, 'hellifield~gargrave': 0, 'gargrave~malham': 0 } as const

describe('takeovers', () => {
  test('WD-11.1 NB-11.1 in player order, once for each player, or not at all', () => {
    for (const { title } of BOTH) {
      const table = seller(title, {
        order: [2, 0, 1],
        links: { ...line, 'darlington~gilling': 2, 'gilling~richmond': 2, 'ripon~topcliffe': 1, 'topcliffe~thirsk': 1 },
      })
      table.seat(2).plays('takeover green darlington~gilling~richmond')
      table.seat(0).passes()
      table.seat(1).plays('takeover green ripon~topcliffe~thirsk')
      expect(table.state.phase).toBe('auction')
      expect(table.links(0)).toBe(3)
    }
  })
  test('WD-11.1 NB-11.1 only own links can be ceded', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, { links: { ...line, 'skipton~rylstone': 1, 'rylstone~malham': 1 } })
      expect(table.refusal('takeover red skipton~rylstone~malham')).toBe(`${prefix}-11.1 not-your-link`)
    }
  })
  test('WD-11.2 NB-11.2 a run does not fork, but may be a branch of a forked network', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, { links: { ...line, 'hellifield~malham': 0, 'settle~malham': 0 } })
      expect(table.may('takeover red settle~hellifield')).toBe(true)
      expect(table.may('takeover red settle~malham~gargrave~hellifield')).toBe(true)
      expect(table.refusal('takeover red settle~hellifield~gargrave~malham~settle')).toBe(`${prefix}-11.2 run-forks`)
      table.plays('takeover red settle~malham')
      expect(table.links(0)).toBe(4)
    }
  })
  test('WD-11.3 NB-11.3 the run begins at a town of the company that takes over', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, { links: line })
      expect(table.refusal('takeover green settle~hellifield')).toBe(`${prefix}-11.3 run-starts-elsewhere`)
      expect(table.refusal('takeover red hellifield~gargrave~malham')).toBe(`${prefix}-11.3 run-starts-elsewhere`)
      expect(table.may('takeover red settle~hellifield')).toBe(true)
    }
  })
  test('WD-11.3 NB-11.3 a run between two towns of the company is listed once and may be typed from either end', () => {
    for (const { title } of BOTH) {
      const table = seller(title, { links: { 'settle~clapham': 0, 'clapham~ingleton': 0 } })
      expect(table.texts()).toEqual(['pass', 'takeover red ingleton~clapham~settle'])
      expect(table.plays('takeover red settle~clapham~ingleton').owner('settle~clapham')).toBe('red')
    }
  })
  test('WD-11.2 NB-11.2 a run may be typed by its ends when only one joins them', () => {
    for (const { title } of BOTH) {
      const table = seller(title, { links: line })
      expect(table.plays('takeover red malham~settle').links(0)).toBe(0)
      const two = seller(title, { links: { ...line, 'settle~malham': 0 } })
      expect(two.plays('takeover red settle~malham').links(0)).toBe(3)
    }
  })
  test('WD-11.4 NB-11.4 the run ends in a town', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, { links: line })
      expect(table.refusal('takeover red settle~hellifield~gargrave')).toBe(`${prefix}-11.4 run-ends-outside-town`)
      expect(table.may('takeover red settle~hellifield~gargrave~malham')).toBe(true)
    }
  })
  test('WD-11.5 NB-11.5 one point of the colour for every two links, rounded up', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, { links: line, influence: [{ red: 2 }, {}, {}] })
      expect(table.plays('takeover red settle~hellifield~gargrave~malham').influence(0).red).toBe(0)
      const poor = seller(title, { links: line, influence: [{ red: 1, green: 9 }, {}, {}] })
      expect(poor.refusal('takeover red settle~hellifield~gargrave~malham')).toBe(`${prefix}-11.5 takeover-too-dear`)
      expect(poor.texts()).toEqual(['pass', 'takeover red settle~hellifield'])
    }
  })
  test('WD-11.6 NB-11.6 company links replace the player’s, out of the supply', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, { links: line })
      const supply = table.state.supply[0] as number
      table.plays('takeover red settle~hellifield~gargrave~malham')
      expect([table.links(0), table.owner('hellifield~gargrave'), table.state.supply[0]]).toEqual([0, 'red', supply - 3])
      const scarce = seller(title, { links: line })
      scarce.state.supply[0] = 2
      expect(scarce.refusal('takeover red settle~hellifield~gargrave~malham')).toBe(
        `${prefix}-${title === 'wensleydale' ? '2.8' : '2.9'} company-links-short`,
      )
      expect(scarce.texts()).toEqual(['pass', 'takeover red settle~hellifield'])
    }
  })
  test('WD-11.7 NB-11.7 towns on the run become the company’s, those of the other belong to both', () => {
    for (const { title } of BOTH) {
      const table = seller(title, { links: line, towns: { hellifield: 'green' } })
      table.plays('takeover red settle~hellifield~gargrave~malham')
      expect(['settle', 'hellifield', 'malham', 'gargrave'].map(table.company)).toEqual(['red', 'both', 'red', 'none'])
      expect(table.state.companyTowns).toContain(table.board.areaOf.get('malham'))
    }
  })
  test('WD-11.8 NB-11.8 cheese on the run leaves the board', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, { links: line, goods: { gargrave: 2, rylstone: 1 } })
      table.plays('takeover red settle~hellifield~gargrave~malham')
      expect([table.goods('gargrave'), table.goods('rylstone')]).toEqual([0, 1])
      expect(table.happened('piece-removed')).toMatchObject([{ clause: `${prefix}-11.8`, kind: 'cheese', area: 'gargrave', pieces: 2 }])
    }
  })
  test('WD-11.9 NB-11.9 stone leaves when only company towns are beside its hill', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, {
        links: { 'ilkley~bolton-abbey': 0, 'settle~malham': 1 },
        goods: { 'rombalds-moor': 2, 'blubberhouses-moor': 1, 'malham-moor': 1 },
      })
      table.plays('takeover green ilkley~bolton-abbey')
      // Blubberhouses Moor still has Pateley Bridge and Greenhow.
      expect([table.goods('rombalds-moor'), table.goods('blubberhouses-moor')]).toEqual([0, 1])
      expect(table.happened('piece-removed')).toMatchObject([{ clause: `${prefix}-11.9`, kind: 'stone', area: 'rombalds-moor', pieces: 2 }])
    }
  })
  test('WD-11.10 NB-11.10 passengers of the colour on the run leave the board', () => {
    for (const { title, prefix } of BOTH) {
      const table = seller(title, {
        links: line,
        people: { hellifield: { red: 1, green: 1 }, malham: { red: 1 }, grassington: { red: 1 } },
      })
      table.plays('takeover red settle~hellifield~gargrave~malham')
      expect([table.red('hellifield'), table.green('hellifield'), table.red('malham'), table.red('grassington')]).toEqual([0, 1, 0, 1])
      expect(table.happened('piece-removed').map(({ clause }) => clause)).toEqual([`${prefix}-11.10`, `${prefix}-11.10`])
    }
  })
  test('WD-11.11 NB-11.11 a passenger shut in by company track leaves the board', () => {
    for (const { title, prefix } of BOTH) {
      // Horton has two borders; with red track over both no green passenger ever leaves it.
      const links = { 'ingleton~ribblehead': 0, 'ribblehead~horton': 0, 'settle~stainforth': 'red', 'stainforth~horton': 'red' } as const
      const table = seller(title, { links, people: { horton: { green: 2 }, ribblehead: { green: 1 } } })
      table.plays('takeover red ingleton~ribblehead~horton')
      expect([table.green('horton'), table.green('ribblehead')]).toEqual([0, 1])
      expect(table.happened('piece-removed')).toMatchObject([
        { clause: `${prefix}-11.11`, kind: 'green-passenger', area: 'horton', pieces: 2 },
      ])
    }
  })
  test('NB-11.11 goods that no border joins to a company station any more leave the board', () => {
    // Company track runs over every border through which Höchstadt could be reached.
    const shutIn = {
      'neustadt~uehlfeld': 'red',
      'uehlfeld~emskirchen': 'red',
      'forchheim~adelsdorf': 'green',
      'adelsdorf~baiersdorf': 'green',
      'herzogenaurach~weisendorf': 'green',
    } as const
    const table = given({
      title: 'nuremberg',
      players: 3,
      phase: 'takeover',
      influence: [rich, rich, rich],
      links: { ...shutIn, 'heilsbronn~windsbach': 0 },
      goods: { schluesselfeld: 2, lichtenau: 1 },
      people: { hoechstadt: { red: 1, opposition: 1 } },
    }).plays('takeover red heilsbronn~windsbach')
    expect(table.happened('piece-removed').map(({ clause, kind, area }) => `${clause} ${kind} ${area}`)).toEqual([
      'NB-11.11 red-passenger hoechstadt',
      'NB-11.11 beer schluesselfeld',
    ])
    expect(table.goods('lichtenau')).toBe(1)
  })
  test('WD-12.1 NB-12.1 a takeover typed after the end is read and answered like any other move', () => {
    for (const { title } of BOTH) {
      const { game, state } = seller(title, { links: line })
      state.phase = 'over'
      state.actor = -1
      const move = game.parse(state, 'takeover red settle~malham')
      expect(isRefusal(move) ? move : game.explain(state, move)).toMatchObject({ code: 'game-over' })
    }
  })
  test('WD-11.12 NB-11.12 also in the round of building and in the last round', () => {
    for (const { title } of BOTH) {
      const early = seller(title, { round: 1, links: line })
      expect(early.may('takeover red settle~hellifield')).toBe(true)
      const late = seller(title, { round: title === 'wensleydale' ? 5 : 4, links: line })
      late.plays('takeover red settle~hellifield~gargrave~malham')
      expect([late.state.phase, late.part(0, 'links')]).toEqual(['over', 0])
    }
  })
  test('WD-11.13 NB-11.13 a run may begin in The South, but neither end there nor run through it', () => {
    for (const { title, prefix } of BOTH) {
      const links = { 'the-south~spofforth': 0, 'spofforth~knaresborough': 0, 'the-south~kildwick': 0, 'kildwick~skipton': 0 } as const
      const table = seller(title, { links })
      expect(table.may('takeover green the-south~spofforth~knaresborough')).toBe(true)
      expect(table.may('takeover red the-south~spofforth~knaresborough')).toBe(true)
      expect(table.refusal('takeover red skipton~kildwick~the-south~spofforth~knaresborough')).toBe(`${prefix}-11.13 run-into-the-south`)
    }
  })
  test('NB-11.14 Red and Green work alike', () => {
    const table = given({
      title: 'nuremberg',
      players: 3,
      phase: 'takeover',
      influence: [rich, rich, rich],
      links: { 'neustadt~emskirchen': 0, 'forchheim~ebermannstadt': 1 },
      people: { emskirchen: { red: 1 }, ebermannstadt: { green: 1, red: 1 } },
    })
    table.plays('takeover red neustadt~emskirchen', 'takeover green forchheim~ebermannstadt')
    expect([table.company('emskirchen'), table.company('ebermannstadt')]).toEqual(['red', 'green'])
    expect([table.red('emskirchen'), table.green('ebermannstadt'), table.red('ebermannstadt')]).toEqual([0, 0, 1])
    expect([table.influence(0).red, table.influence(1).green]).toEqual([4, 4])
  })
})
