import { isRefusal, randomFrom } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { nuremberg, wensleydale } from '../rules/index.ts'
import type { Move } from '../rules/move.ts'
import { boardOf, type State } from '../rules/state.ts'
import { collectRuns } from '../rules/takeover.ts'
import { gameOf, given, type Title, tableOf, USUAL } from './table.ts'

/** Every decision that could be put into words on this board, runs of own links included. */
function* candidates(state: State): Generator<Move> {
  const board = boardOf(state)
  yield { do: 'pass' }
  yield { do: 'done' }
  for (let box = 0; box < 9; box++) for (let amount = 0; amount <= 16; amount++) yield { do: 'bid', box, amount }
  for (let from = 0; from < board.areas; from++) for (let to = 0; to < board.areas; to++) yield { do: 'build', from, to }
  for (let means = 0; means < 5; means++) yield { do: 'pay', with: means }
  for (let train = 0; train < 12; train++) yield { do: 'hire', train }
  for (let area = 0; area < board.areas; area++) for (let kind = 0; kind < 4; kind++) yield { do: 'move', kind, area }
  for (const path of pathsOf(state)) for (let company = 0; company < 2; company++) yield { do: 'takeover', company, path }
}

/** Every simple path over links of the seat to act, in both directions. */
function pathsOf(state: State): number[][] {
  const board = boardOf(state)
  const own = state.links[state.actor] ?? []
  const found: number[][] = []
  const walk = (path: number[]) => {
    if (path.length > 1) found.push(path)
    for (const link of own) {
      const [a, b] = [board.linkA[link] as number, board.linkB[link] as number]
      const end = path.at(-1)
      const to = a === end ? b : b === end ? a : undefined
      if (to !== undefined && !path.includes(to)) walk([...path, to])
    }
  }
  const starts = new Set(own.flatMap((link) => [board.linkA[link] as number, board.linkB[link] as number]))
  for (const start of starts) walk([start])
  return found
}

const play: readonly (readonly [Title, number, object])[] = [
  ['wensleydale', 3, {}],
  ['wensleydale', 4, {}],
  ['nuremberg', 2, { map: 'nuremberg' }],
  ['nuremberg', 4, { map: 'nuremberg' }],
  ['nuremberg', 3, { map: 'wensleydale', largerSouth: true }],
]

describe.each(play)('%s with %i players %o', (title, seats, wishes) => {
  test('the list of moves holds exactly what the predicates allow', () => {
    const game = gameOf(title) as typeof nuremberg
    const random = randomFrom(`moves-${title}-${seats}`)
    const options = { ...USUAL, ...wishes }
    for (let n = 0; n < 3; n++) {
      const state = game.setup(options, seats, `moves-${n}`)
      while (game.toAct(state) !== null) {
        const moves = game.moves(state)
        if (random.below(6) === 0) {
          const allowed = [...candidates(state)].filter((move) => game.explain(state, move) === null)
          expect(moves.map((move) => game.print(state, move)).toSorted()).toEqual(allowed.map((move) => game.print(state, move)).toSorted())
        }
        game.play(state, moves[random.below(moves.length)] as Move)
      }
    }
  })
})

describe('notation', () => {
  const table = tableOf('nuremberg', nuremberg.setup(USUAL, 3, 'n'))
  test.each([
    ['  BID 5 box 3', 'bid 5 on box 3'],
    ['bid 5 3', 'bid 5 on box 3'],
    ['Build Nuremberg South ~ Gostenhof', 'build nuremberg-south~gostenhof'],
    ['build Fürth to Doos', 'build fuerth~doos'],
    ['build St. Johannis~Muggenhof', 'build johannis~muggenhof'],
    ['rent 3A', 'hire 3a'],
    ['ship red passenger Höchstadt', 'move red hoechstadt'],
    ['move beer Haundorf', 'move beer haundorf'],
    ['pay cubes', 'pay cube'],
    ['takeover red neustadt~emskirchen', 'takeover red neustadt~emskirchen'],
    ['PASS', 'pass'],
  ])('“%s” is read as “%s”', (typed, printed) => {
    const move = table.game.parse(table.state, typed)
    expect(isRefusal(move)).toBe(false)
    expect(table.game.print(table.state, move as Move)).toBe(printed)
  })
  test.each([
    '',
    'bid',
    'bid x',
    'bid 3 on box 0',
    'build a',
    'build fuerth',
    'build fuerth~london',
    'pay gold',
    'hire 9z',
    'move coal fuerth',
    'move red',
    'takeover blue fuerth~doos',
    'pass now',
  ])('“%s” is no move', (typed) => {
    expect(table.game.parse(table.state, typed)).toMatchObject({ refused: true, code: 'unreadable' })
  })
})

test('WD-11.2 even a dense network of fifteen links has a bounded list of runs', () => {
  const ring = [
    'settle~hellifield',
    'hellifield~malham',
    'settle~malham',
    'settle~stainforth',
    'stainforth~malham',
    'malham~gargrave',
    'hellifield~gargrave',
  ]
  const links = [
    ...ring,
    'gargrave~rylstone',
    'malham~rylstone',
    'gargrave~skipton',
    'rylstone~skipton',
    'rylstone~embsay',
    'embsay~skipton',
    'embsay~grassington',
    'rylstone~grassington',
  ]
  const table = given({
    title: 'wensleydale',
    players: 3,
    phase: 'takeover',
    links: Object.fromEntries(links.map((name) => [name, 0])),
    influence: [{ red: 9 }, {}, {}],
  })
  const runs: Move[] = []
  collectRuns(table.state, 0, runs)
  expect(runs.length).toBeGreaterThan(20)
  expect(runs.length).toBeLessThan(400)
  expect(wensleydale.moves(table.state)).toHaveLength(runs.length + 1)
})
