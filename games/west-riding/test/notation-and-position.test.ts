import { isRefusal, type Prompt, randomFrom, speaker, submit } from '@branchline/engine'
import { expect, test } from 'vitest'
import { type PositionPlan, position } from '../position.ts'
import { RURAL, urbanAt } from '../rules/board.ts'
import { COMPANY_IDS, hexById, westRiding } from '../rules/index.ts'
import { TRACK_CUBES } from '../rules/railways.ts'
import { given } from './table.ts'

test('notation is forgiving about case, spaces, pound signs and the word build', () => {
  const table = given().does('  OFFER   MR ', 'Bid £6', 'PASS', 'pass', 'pass', 'to Halifax', 'Via F9')
  expect(table.last('built')).toMatchObject({ town: 'halifax' })
  const { state } = given()
  expect(westRiding.parse(state, 'build to Leeds  New')).toEqual(westRiding.parse(state, 'build to leeds-new'))
  expect(westRiding.parse(state, 'trade lyr + mr for LMSR public')).toEqual({ kind: 'trade', first: 0, second: 5, source: 'public' })
})

test.each([
  '',
  'offer',
  'offer xyz',
  'bid seven',
  'bid -1',
  'build',
  'build to nowhere',
  'build pass',
  'build offer mr',
  'via',
  'trade mr',
  'trade mr+zz for lmsr-stack',
  'trade lmsr+mr for lmsr-stack',
  'pass now',
])('nonsense “%s” gets an answer that says what is expected', (text) => {
  const answer = westRiding.parse(given().state, text)
  expect(isRefusal(answer) && answer.code).toBe('unreadable')
})

test.each(['h&b', 'H & B', 'hb', 'hull', 'Hull & Barnsley', 'hull-barnsley'])('“offer %s” offers the Hull & Barnsley', (name) => {
  expect(westRiding.parse(given().state, `offer ${name}`)).toEqual({ kind: 'offer', lot: 6 })
})

test('“build halifax” is the step that is asked for', () => {
  const table = given().sells('mr', 6)
  expect(westRiding.parse(table.state, 'build Halifax')).toEqual(westRiding.parse(table.state, 'build to halifax'))
  table.does('build halifax')
  expect(table.state).toMatchObject({ target: hexById.get('halifax') })
})

test('WR-4.1 what cannot be offered, and a bid without pounds, are answered with the reason', () => {
  const { state } = given()
  const said = (text: string) => {
    const answer = westRiding.parse(state, text)
    return isRefusal(answer) ? speaker(westRiding, 'en').refusal(answer) : answer
  }
  expect(said('offer lmsr')).toBe('Shares of the LMSR are never auctioned: one comes for two shares of its railways.')
  expect(said('bid')).toBe('That is not asked now. Asked for: an offer.')
  const bidding = given().does('offer mr')
  expect(westRiding.parse(bidding.state, 'bid')).toMatchObject({ code: 'bid-how-much', minimum: 4 })
  expect(speaker(westRiding, 'en').refusal(given().expectRefusal('pass', 'WR-4.1'))).toBe(
    'Nobody may pass on an offer: put a share up for sale.',
  )
})

test('WR-4.11 a refusal says in both languages what is short', () => {
  const table = given()
  table.does('offer mr')
  const refused = table.expectRefusal('bid 9', 'WR-4.11')
  expect((['en', 'de'] as const).map((locale) => speaker(westRiding, locale).refusal(refused))).toEqual([
    'You have only £7: £2 short.',
    'Du hast nur £7: es fehlen £2.',
  ])
})

test('a log line names towns and railways as players know them', () => {
  const table = given().sells('mr', 6).reaches('halifax')
  const event = table.last('built')
  expect(event && speaker(westRiding, 'en').event(event)).toBe('The MR builds from Bradford to Halifax for £6 (2 new hexes: E8, Halifax).')
})

test('WR-4.2 the prompt names the Hull & Barnsley only while it can be offered', () => {
  const asked = (plan: PositionPlan) => speaker(westRiding, 'en').prompt(westRiding.prompt(position(plan)) as Prompt)
  expect(asked({})).toBe('Turn 1: offer a share of a railway for sale, or the Hull & Barnsley.')
  expect(asked({ hullBarnsley: 2 })).toBe('Turn 1: offer a share of a railway for sale.')
})

test('WR-6.6 a refused trade says what can be spared, of one share too', () => {
  const table = given({ phase: 'trade', railways: { mr: { shares: [1, 3] }, lyr: { shares: [2] }, lnwr: { shares: [2] } } })
  const said = (text: string) => speaker(westRiding, 'de').refusal(table.expectRefusal(text, 'WR-6.6'))
  expect(said('trade lyr+lyr for lmsr-president')).toBe(
    'Von deinen 2 Aktien der LYR kannst du 1 entbehren: Ihr Präsident darf durch einen Tausch nicht wechseln.',
  )
  const alone = given({ phase: 'trade', toAct: 1, railways: { mr: { shares: [1, 3] }, lyr: { shares: [0, 1] } } })
  expect(speaker(westRiding, 'de').refusal(alone.expectRefusal('trade mr+lyr for lmsr-president', 'WR-6.6'))).toBe(
    'Deine Aktie der LYR kannst du nicht entbehren: Ihr Präsident darf durch einen Tausch nicht wechseln.',
  )
})

test('both catalogues say the same things', () => {
  expect(westRiding.messages.keys('de')).toEqual(westRiding.messages.keys())
})

test('WR-4.15 the referee notices a President of a railway that nobody has a share of', () => {
  const { state } = given()
  const railway = state.president.findIndex((president) => president < 0)
  expect(westRiding.referee(state)).toEqual([])
  state.president[railway] = 1
  expect(westRiding.referee(state)).toMatchObject([{ clause: 'WR-4.15' }])
})

test('WR-1.2 a railway may lay its last cube, and no cube more than it has', () => {
  const rural = [...hexById].filter(([, hex]) => urbanAt[hex] === RURAL).map(([name]) => name)
  const laid = (cubes: number) => position({ railways: { mr: { shares: [1], track: rural.slice(0, cubes) } } })
  expect(laid(TRACK_CUBES).supply[COMPANY_IDS.indexOf('mr')]).toBe(0)
  expect(() => laid(TRACK_CUBES + 1)).toThrow('cubes of the mr are lost (WR-1.2)')
})

test('a position that cannot be is refused with the reason', () => {
  expect(() => position({ railways: { mr: { shares: [5, 4] } } })).toThrow('too many shares (WR-1.2)')
  expect(() => position({ railways: { mr: { shares: [1], track: ['bradford'] } } })).toThrow('home city (WR-5.5)')
  expect(() => position({ railways: { mr: { shares: [1], track: ['f11'] }, lyr: { shares: [1], track: ['f11'] } } })).toThrow('(WR-5.8)')
  expect(() => position({ railways: { mr: { shares: [1, 2], president: 0 } } })).toThrow('wrong player presides')
  expect(() => position({ railways: { mr: { shares: [1], track: ['leeds-new', 'leeds-central'] } } })).toThrow('(WR-5.10)')
  expect(() => position({ railways: { mr: { shares: [1], track: ['atlantis'] } } })).toThrow('there is no hex “atlantis”')
  expect(() => position({ groupings: { lmsr: { control: ['f11'] } } })).toThrow('neither a town nor a city')
  expect(() => position({ cash: [-1] })).toThrow('less than no money')
  expect(() => position({ players: 3, cash: [1, 2, 3, 4] })).toThrow('more than 3 places')
  expect(() => position({ turn: 12 })).toThrow('there is no turn 12 (WR-9.1)')
  expect(() => position({ hullBarnsley: 4 })).toThrow('(WR-4.2)')
  expect(() => position({ order: [0, 1, 2, 2] })).toThrow('(WR-2.9)')
  expect(() => position({ groupings: { lner: { shares: [1], public: 1 } } })).toThrow('(WR-2.6)')
  expect(() => position({ railways: { mr: { treasury: 3 } } })).toThrow('(WR-2.3)')
  expect(() => position({ toAct: 7 })).toThrow('seat 7 is not at the table')
})

test('a position can be played to the end', () => {
  const state = position({
    players: 3,
    turn: 9,
    cash: [30, 20, 10],
    order: [2, 0, 1],
    railways: { gcr: { shares: [1, 1], track: ['l17', 'rotherham'] } },
  })
  const random = randomFrom('on')
  while (westRiding.toAct(state) !== null) {
    const moves = westRiding.moves(state)
    const move = moves[random.below(moves.length)]
    expect(submit(westRiding, state, westRiding.print(state, move)).refused).toBe(false)
    expect(westRiding.referee(state)).toEqual([])
  }
  expect(state.turn).toBe(11)
})
