/** RS-1, RS-6 and RS-7: the end, the score, questions and answers. */
import { outlineOf } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { boardNamed, risingSun, type State } from '../rules/index.ts'
import type { Table } from './table.ts'
import { given, times } from './table.ts'

const score = (table: Table, seat = 0) => risingSun.standing(table.state)[seat]!
const part = (table: Table, source: string, seat = 0) => score(table, seat).parts.find((known) => known.source === source)!.points

/** So many hexes of Tokyo that lie together, without remote locations. */
function stretch(n: number): string[] {
  const board = boardNamed('tokyo')
  const hexes = new Set([board.hexNumber('kawagoe')])
  for (const hex of hexes) for (const next of board.neighbours[hex]!) if (hexes.size < n && board.kind[next] !== 5) hexes.add(next)
  return [...hexes].map((hex) => board.ids[hex]!)
}

describe('end of the game', () => {
  it('RS-1.2 is checked at the end of a turn, not before', () => {
    const supply = { stadium: 1, 'lay-rails': 0, landfill: 0, 'dump-site': 0 }
    const table = given({ seats: [{}, {}], supply, money: 9 }).does('buy stadium')
    expect(table.toAct()).toBe(0)
    expect(table.does('end turn').toAct()).toBeNull()
  })
  it('RS-6.1 the game ends with that turn, for everybody', () => {
    const table = given({ seats: [{}, {}, {}], active: 1, supply: { stadium: 0, 'lay-rails': 0, landfill: 0, 'dump-site': 0 } })
    table.does('pass')
    expect([table.toAct(), table.legal()]).toEqual([null, []])
    expect(risingSun.explain(table.state, { do: 'pass' })).toMatchObject({ clause: 'RS-6.1' })
  })
  it('RS-6.2 four empty piles, Waste not counted', () => {
    const three = given({ seats: [{}, {}], supply: { stadium: 0, 'lay-rails': 0, landfill: 0, waste: 0 } }).does('end turn')
    expect(three.toAct()).toBe(1)
    const four = given({ seats: [{}, {}], supply: { stadium: 0, 'lay-rails': 0, landfill: 0, 'dump-site': 0 } }).does('end turn')
    expect(four.events.at(-1)).toMatchObject({ type: 'end', by: ['end-by-piles'] })
  })
  it('RS-6.3 a player without rail tokens', () => {
    const table = given({ seats: [{ rails: stretch(18) }, { rails: ['yokohama'] }], railPoints: 1, money: 9 })
    table.does(table.legal('rail')[0]!, 'end turn')
    expect(table.events.at(-1)).toMatchObject({ type: 'end', by: ['end-by-rails'] })
  })
  it('RS-6.4 all stations on the board', () => {
    const stations = { milano: 3, roma: 3, napoli: 2, torino: 1, verona: 1, venezia: 1, genova: 1, bologna: 1, pisa: 1 }
    const table = given({ map: 'italy', seats: [{ hand: ['station-expansion'] }, {}], stations })
    table.does('play station-expansion', 'station ancona', 'end turn')
    expect(table.events.at(-1)).toMatchObject({ type: 'end', by: ['end-by-stations'] })
  })
})

describe('score', () => {
  it('RS-1.1 the sum of all parts', () => {
    const table = given({ seats: [{ rails: ['yokohama', 'shonan'], discard: ['stadium'] }, {}], stations: { yokohama: 3 } })
    expect(score(table).score).toBe(8 + 2 + 4)
  })
  it.each([
    [0, 0],
    [1, 2],
    [2, 4],
    [3, 8],
  ])('RS-6.5 a city with %i stations scores %i', (n, points) => {
    const table = given({ seats: [{ rails: ['yokohama'] }, { rails: ['yokohama'] }], stations: { yokohama: n } })
    expect([part(table, 'cities', 0), part(table, 'cities', 1)]).toEqual([points, points])
  })
  it('RS-6.6 remote locations score their number', () => {
    expect(part(given({ seats: [{ rails: ['odawara', 'shonan', 'tsukuba'] }, {}] }), 'remotes')).toBe(9)
  })
  it('RS-6.7 gold cards in hand, discard pile and deck', () => {
    const table = given({ seats: [{ hand: ['stadium'], deck: ['office-building'], discard: ['distribution-centre'] }, {}] })
    expect(part(table, 'gold')).toBe(7)
  })
  it('RS-6.8 Tourist Trains and routes count what they scored during play', () => {
    const routes = [{ between: ['Kawagoe', 'Haneda'] as [string, string], claimedBy: 0, used: true }]
    const table = given({ seats: [{ touristPoints: 3 }, {}], routes })
    expect([part(table, 'tourists'), part(table, 'routes')]).toEqual([3, 4])
  })
  it('RS-1.3 cities, remote locations and gold cards, besides what was scored before', () => {
    expect(score(given({ seats: [{}, {}] })).parts.map(({ source }) => source)).toEqual(['cities', 'remotes', 'gold', 'tourists', 'routes'])
  })
  it('RS-6.9 most VP win', () => {
    const table = given({ seats: [{ rails: ['shonan'] }, { rails: ['odawara'] }] })
    expect(risingSun.standing(table.state).map(({ rank }) => rank)).toEqual([2, 1])
  })
  it('RS-6.10 tie: more rails on the board, then shared', () => {
    const more = given({ seats: [{ rails: ['shonan'] }, { rails: ['chiba', 'e8'] }] })
    expect(risingSun.standing(more.state).map(({ rank }) => rank)).toEqual([2, 1])
    const equal = given({ seats: [{ rails: ['shonan'] }, { rails: ['chiba'] }, { rails: ['b1'] }] })
    expect(risingSun.standing(equal.state).map(({ rank }) => rank)).toEqual([1, 1, 3])
    const told = (state: State) => outlineOf(risingSun, state, 'en', ['Ada', 'Ben', 'Cy']).at(-1)?.lines
    expect(told(more.state)).toContain('Ben is before Ada with equal VP: 2 rails on the board against 1.')
    expect(told(equal.state)).toContain('Ada and Ben share that place.')
  })
})

describe('questions and answers', () => {
  it('RS-7.1 Interchange: its point may be paid with the card it draws', () => {
    const table = given({ seats: [{ hand: ['interchange'], deck: ['normal-train'], rails: ['yokohama'] }, {}] })
    table.does('play interchange', 'play normal-train', 'rail h3')
    expect([table.state.money, table.state.railPoints]).toEqual([0, 0])
  })
  it('RS-7.2 two Distant Partners on one rail, or one each on two', () => {
    const seat = { hand: times(2, 'distant-partners'), rails: ['g2', 'yokohama'] }
    const one = given({ seats: [seat, {}] }).does('play distant-partners', 'play distant-partners', 'rail odawara with 2 partners')
    expect(one.state.money).toBe(0)
    const each = given({ seats: [seat, {}], money: 1 }).does('play distant-partners', 'play distant-partners')
    each.does('rail odawara with 1 partners', 'rail shonan with 1 partners')
    expect(each.state.money).toBe(0)
  })
  it('RS-7.2 a discount that saves nothing is not used up', () => {
    const table = given({ seats: [{ rails: ['yokohama'] }, {}], railPoints: 1, money: 5, lasting: { 'remote-partners': 2 } })
    table.refuses('rail shonan with 2 partners', 'RS-7.2', 'partner-saves-nothing')
  })
  it('RS-7.4 without Waste in the supply the other effects still apply', () => {
    const table = given({ seats: [{ hand: ['station-expansion'] }, {}], supply: { waste: 0 } }).does(
      'play station-expansion',
      'station urawa',
    )
    expect([table.state.stationsLeft, table.gained]).toEqual([29, []])
  })
  it('RS-7.5 the discard pile is shuffled only when a card is needed', () => {
    const table = given({ seats: [{ hand: ['passing-station'], deck: ['waste'], discard: ['stadium'] }, {}] }).does('play passing-station')
    expect([table.deck(), table.discard()]).toEqual([[], ['stadium']])
  })
  it('RS-7.6 a route counts for the first only; its markers are gone', () => {
    const routes = [{ between: ['Tachikawa', 'Tokyo Akihabara'] as [string, string], claimedBy: 1 }]
    const rails = ['tachikawa', 'c4', 'kichijoji', 'c6', 'e6', 'd5', 'shinagawa-meguro', 'd8', 'e8']
    const table = given({ seats: [{ rails }, {}], routes, railPoints: 1, money: 5 }).does('rail tokyo-akihabara')
    expect(table.state.routePoints[0]).toBe(0)
  })
  it('RS-7.7 the money of a card comes even without its effects', () => {
    expect(given({ seats: [{ hand: ['politician'] }, {}] }).does('play politician for money').state.money).toBe(2)
  })
})
