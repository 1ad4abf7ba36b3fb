/** The boards as data: the schema of the files, the counts of RULES.md, connections, routes. */
import { readFileSync } from 'node:fs'
import { idOf } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { type BoardSheet, CITY, distance, REMOTE, SEA } from '../rules/board.ts'
import { ABILITIES } from '../rules/cards.ts'
import { BOARDS, boardNamed, MAPS, type MapName } from '../rules/index.ts'
import { given } from './table.ts'

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')

it('RS-2.1 there are nine boards, two of them as published', () => {
  expect(BOARDS).toHaveLength(9)
  expect(BOARDS.filter(({ sheet }) => sheet.published).map(({ sheet }) => sheet.id)).toEqual(['tokyo', 'osaka'])
})

describe.each(MAPS)('the file of %s', (map) => {
  const { sheet } = boardNamed(map)
  it('RS-2.8 follows the schema', () => {
    expect(schemaErrors(sheet, map)).toEqual([])
  })
  it('RS-2.8 has rows of alternating length, every second shifted by half a hex', () => {
    const [wide, narrow] = [sheet.rows[0]!.length, sheet.rows[1]!.length]
    expect(wide - narrow).toBe(1)
    expect(sheet.rows.map((row) => row.length)).toEqual(sheet.rows.map((_, r) => (r % 2 === 0 ? wide : narrow)))
  })
})

/** What is wrong with a board file, in words. */
function schemaErrors(sheet: BoardSheet, map: string): string[] {
  const errors: string[] = []
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) errors.push(what)
  }
  const whole = (n: unknown) => Number.isInteger(n) && (n as number) > 0
  expectThat(sheet.id === map && sheet.name.length > 0 && typeof sheet.published === 'boolean', 'id, name, published')
  expectThat(whole(sheet.players.min) && whole(sheet.players.max) && sheet.players.recommended.every(whole), 'players')
  expectThat(whole(sheet.rails) && whole(sheet.stations), 'tokens')
  const cells = sheet.rows.flat()
  for (const cell of cells) expectThat(/^([FRMS]|[A-Z][A-Za-z\- ]+(=[1-3]|\*[1-9]))$/.test(cell), `hex ${cell}`)
  const named = cells.filter((cell) => cell.length > 1).map((cell) => cell.slice(0, -2))
  expectThat(new Set(named.map(idOf)).size === named.length, 'names are unique')
  expectThat(named.every((name) => Array.isArray(sheet.places[name])) && Object.keys(sheet.places).length === named.length, 'places')
  for (const [name, [latitude, longitude]] of Object.entries(sheet.places))
    expectThat(Math.abs(latitude!) < 90 && Math.abs(longitude!) < 180, `place of ${name}`)
  expectThat(sheet.routes.length === 5, 'five routes')
  expectThat(sheet.routes.map(({ ability }) => ability).join() === ABILITIES.map(({ id }) => id).join(), 'one ability each')
  for (const barrier of sheet.barriers) expectThat(barrier.length === 2, 'barriers are pairs')
  return errors
}

describe.each([
  ['RS-12.1', 'tokyo', 76, 22, 39, 6, 18, 7],
  ['RS-12.2', 'osaka', 76, 24, 35, 8, 24, 11],
  ['RS-12.3', 'nagoya', 76, 26, 39, 8, 25, 4],
  ['RS-12.4', 'chiba', 52, 17, 22, 4, 12, 0],
  ['RS-12.5', 'kyushu', 52, 18, 28, 6, 16, 3],
  ['RS-12.6', 'saitama', 53, 15, 21, 6, 16, 0],
  ['RS-12.7', 'texas', 60, 17, 25, 7, 23, 0],
  ['RS-12.8', 'italy', 65, 15, 20, 6, 19, 0],
  ['RS-12.9', 'california', 55, 15, 20, 5, 17, 1],
] as const)('%s', (clause, map, hexes, cities, capacity, remotes, worth, barriers) => {
  const board = boardNamed(map)
  const sum = (kind: number) => board.value.reduce((total, value, hex) => total + (board.kind[hex] === kind ? value : 0), 0)
  it(`${clause} ${map} has the hexes, cities, remote locations and barriers of the rules`, () => {
    expect([board.size, board.cities.length, sum(CITY), board.kind.filter((kind) => kind === REMOTE).length, sum(REMOTE)]).toEqual([
      hexes,
      cities,
      capacity,
      remotes,
      worth,
    ])
    expect(board.sheet.barriers).toHaveLength(barriers)
  })
  it(`${clause} all land of ${map} hangs together`, () => {
    const reached = new Set([board.cities[0]!])
    for (const hex of reached) for (const next of board.neighbours[hex]!) reached.add(next)
    expect(reached.size).toBe(board.kind.filter((kind) => kind !== SEA).length)
  })
  it(`${clause} the routes of ${map} are those of the rules`, () => {
    const line = rules.split('\n').find((text) => text.startsWith(`**${clause}**`))!
    for (const { between, points } of board.sheet.routes) expect(line).toContain(`${between.join('–')} ${points}`)
  })
  it(`RS-5.18 the routes of ${map} are worth half their distance`, () => {
    board.sheet.routes.forEach((route, card) => {
      const { from, to } = board.routes[card]!
      expect(route.distance).toBe(distance(board, from, to))
      expect(route.points).toBe(Math.max(2, Math.ceil(route.distance / 2)))
    })
  })
  it(`RS-3.5 ${map} has room for more stations than there are tokens`, () => {
    expect(sum(CITY)).toBeGreaterThan(board.sheet.stations)
  })
})

it('RS-2.8 neighbours are mutual and six at most', () => {
  for (const { neighbours } of BOARDS) {
    neighbours.forEach((around, hex) => {
      expect(around.length).toBeLessThanOrEqual(6)
      for (const next of around) expect(neighbours[next]).toContain(hex)
    })
  }
})

it.each([
  ['tokyo', 'ikebukuro-ueno', 'tokyo-akihabara'],
  ['osaka', 'kameoka', 'nagaokakyo'],
  ['osaka', 'a6', 'kameoka'],
  ['california', 'san-francisco', 'oakland'],
] as [MapName, string, string][])('RS-2.9 on %s a barrier divides %s and %s', (map, one, other) => {
  const board = boardNamed(map)
  expect(board.neighbours[board.hexNumber(one)]).not.toContain(board.hexNumber(other))
})

it('RS-2.9 no rail crosses a barrier', () => {
  const table = given({ map: 'osaka', seats: [{ rails: ['umeda'] }, {}], railPoints: 1, money: 9 })
  table.refuses('rail namba', 'RS-2.9', 'barrier-between')
  expect(table.legal('rail')).toEqual(['rail d4', 'rail d5', 'rail e4', 'rail e6'])
})

it('RS-2.10 a hex without a name goes by row and number, a named one by both', () => {
  const board = boardNamed('tokyo')
  expect([board.ids[board.hexNumber('b4')], board.ids[board.hexNumber('h2')]]).toEqual(['b4', 'yokohama'])
})
