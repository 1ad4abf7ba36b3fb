/** Where the rules can be read otherwise: each other reading is an option, and without it nothing is changed. */
import { randomFrom } from '@branchline/engine'
import { expect, test } from 'vitest'
import type { Position } from '../position.ts'
import { BOARDS, type Board, boardNumber } from '../rules/board.ts'
import { linksOnLine } from '../rules/fuerth.ts'
import { nuremberg, type State } from '../rules/index.ts'
import { OPTIONS_OF_2009, optionsRefusal } from '../rules/options.ts'
import { given } from './table.ts'

const rich = { white: 5, brown: 9, red: 5, green: 5 }
const influence = [rich, rich, rich]
const at = (phase: NonNullable<Position['phase']>, more: Partial<Position>) =>
  given({ title: 'nuremberg', players: 3, round: 2, phase, toAct: 0, influence, ...more })
const dales = (reading: Position['options'] = {}) => ({ options: { map: 'wensleydale', ...reading } }) as const

test('a game of our readings has no trace of the others in its state', () => {
  const plain = nuremberg.setup({ ...OPTIONS_OF_2009, map: 'nuremberg' }, 3, 'readings')
  const other = { ...OPTIONS_OF_2009, map: 'nuremberg', fuerthByLine: true, startOnAnyTrack: true, beerAtCompanies: true } as const
  const read = nuremberg.setup(other, 3, 'readings')
  expect(nuremberg.clone(read)).toEqual({ ...plain, fuerthByLine: true, startOnAnyTrack: true, beerAtCompanies: true })
  expect(Object.keys(plain)).toEqual(Object.keys(nuremberg.clone(plain)))
})

const board = BOARDS[boardNumber('nuremberg', 2010, false)] as Board
const NUREMBERG = [board.nurembergNorth, board.nurembergSouth]

/** NB-8.20 read literally: every joining path, the shortest of them, the best for the players in their order. */
function byAllPaths(state: State): number[] {
  const found: { readonly length: number; readonly links: number[] }[] = []
  const walk = (path: readonly number[], links: readonly number[]) => {
    const area = path.at(-1) as number
    if (NUREMBERG.includes(area)) return found.push({ length: path.length, links: [...links] })
    for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) {
      const [owner, to] = [state.owner[board.exitLink[exit]], board.exitTo[exit]]
      if (owner !== 0 && !path.includes(to))
        walk(
          [...path, to],
          links.map((own, seat) => (owner === seat + 1 ? own + 1 : own)),
        )
    }
    return 0
  }
  walk(
    [board.fuerth],
    state.links.map(() => 0),
  )
  const first = state.buildOrder.indexOf(state.actor)
  const order = state.buildOrder.map((_, place) => state.buildOrder[(first + place) % state.seats])
  const [best] = found.sort(
    (one, other) => one.length - other.length || order.map((seat) => other.links[seat] - one.links[seat]).find((more) => more !== 0) || 0,
  )
  return best?.links ?? state.links.map(() => 0)
}

/** Links around Nuremberg and Fürth, thrown down at random for three players and the companies. */
function scattered(seed: string): State {
  const random = randomFrom(seed)
  const { state } = given({ title: 'nuremberg', players: 3, phase: 'build', toAct: random.below(3) })
  const near = new Set([board.fuerth, ...NUREMBERG])
  for (let ring = 0; ring < 2; ring++)
    for (const area of [...near])
      for (let exit = board.firstExit[area]; exit < board.firstExit[area + 1]; exit++) near.add(board.exitTo[exit])
  for (let link = 0; link < board.links; link++) {
    if (!near.has(board.linkA[link]) || !near.has(board.linkB[link]) || random.below(10) < 3) continue
    state.owner[link] = [1, 1, 2, 2, 3, 5][random.below(6)]
  }
  return state
}

test('NB-8.20 the links on the shortest line are those found on all paths, over hundreds of networks', () => {
  const found = new Set<string>()
  for (let n = 0; n < 100; n++) {
    const state = scattered(`line-${n}`)
    const links = linksOnLine(state, board)
    expect(links, `network ${n}`).toEqual(byAllPaths(state))
    found.add(links.join())
  }
  expect(found.size).toBeGreaterThan(8)
})

test('NB-8.20 each player scores for the own links on the line, whatever runs lie on longer ones', () => {
  const line = { 'fuerth~doos': 0, 'doos~muggenhof': 0, 'muggenhof~johannis': 1 } as const
  // Fürth–Zirndorf is a run of one link on the longer path over Zirndorf.
  const links = { ...line, 'fuerth~zirndorf': 0, 'zirndorf~doos': 2, 'doos~stein': 0 } as const
  const bonusBy = (fuerthByLine: boolean) =>
    at('build', { options: { fuerthByLine }, toAct: 1, links }).plays('build johannis~nuremberg-north').state.bonus
  expect([bonusBy(false), bonusBy(true)]).toEqual([
    [1, 2, 1],
    [2, 2, 0],
  ])
})

test('NB-8.20 needs the board with Nuremberg and Fürth', () => {
  expect(optionsRefusal({ ...OPTIONS_OF_2009, fuerthByLine: true })).toMatchObject({ clause: 'NB-8.20' })
  expect(optionsRefusal({ ...OPTIONS_OF_2009, map: 'nuremberg', fuerthByLine: true })).toBeNull()
})

test('NB-8.21 a stretch may begin on the track of another player', () => {
  const links = { 'settle~malham': 1 } as const
  expect(at('build', { ...dales(), links }).refusal('build malham~gargrave')).toBe('NB-8.6 no-start-here')
  const table = at('build', { ...dales({ startOnAnyTrack: true }), links })
  expect(table.may('build malham~gargrave')).toBe(true)
  expect(table.refusal('build hawes~askrigg')).toBe('NB-8.6 no-start-here')
})

test('NB-9.19 beer and stone are loaded at company stations too', () => {
  const stone = { trains: { '1a': 0 }, goods: { ingleborough: 1 }, links: { 'ingleton~clapham': 0 } } as const
  expect(at('trains', { ...dales(), ...stone }).refusal('move stone ingleborough')).toBe('NB-9.11 no-town-beside')
  const table = at('trains', { ...dales({ beerAtCompanies: true }), ...stone })
  expect(table.plays('move stone ingleborough').state.loaded[0]).toBe(1)
})

test('NB-9.19 and then leave the game only when no track can come to them', () => {
  const sold = { links: { 'ilkley~bolton-abbey': 0 }, goods: { 'rombalds-moor': 2 } } as const
  const left = (beerAtCompanies: boolean) =>
    at('takeover', { ...dales({ beerAtCompanies }), ...sold })
      .plays('takeover green ilkley~bolton-abbey')
      .goods('rombalds-moor')
  expect([left(false), left(true)]).toEqual([0, 2])
})
