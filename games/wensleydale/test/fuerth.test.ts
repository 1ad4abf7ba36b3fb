import { randomFrom } from '@branchline/engine'
import { expect, test } from 'vitest'
import { BOARDS, type Board, boardNumber } from '../rules/board.ts'
import { shortestRuns } from '../rules/fuerth.ts'
import type { State } from '../rules/state.ts'
import { given } from './table.ts'

const board = BOARDS[boardNumber('nuremberg', 2010, false)] as Board
const NUREMBERG = [board.nurembergNorth, board.nurembergSouth]

/** The rule read literally: every joining path, link by link. */
function byAllPaths(state: State): number[] {
  const shortest = new Array<number>(state.seats).fill(0)
  const walk = (path: number[], owners: number[]) => {
    const area = path.at(-1) as number
    if (NUREMBERG.includes(area)) {
      let run = 0
      owners.forEach((owner, at) => {
        run++
        if (owners[at + 1] === owner) return
        if (owner <= state.seats) shortest[owner - 1] = Math.min(run, shortest[owner - 1] || run)
        run = 0
      })
      return
    }
    for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
      const owner = state.owner[board.exitLink[exit] as number] as number
      const to = board.exitTo[exit] as number
      if (owner !== 0 && !path.includes(to)) walk([...path, to], [...owners, owner])
    }
  }
  walk([board.fuerth], [])
  return shortest
}

/** Links around Nuremberg and Fürth, thrown down at random for three players and the companies. */
function scattered(seed: string): State {
  const random = randomFrom(seed)
  const { state } = given({ title: 'nuremberg', players: 3, phase: 'build' })
  const near = new Set([board.fuerth, ...NUREMBERG])
  for (let ring = 0; ring < 2; ring++) {
    for (const area of [...near]) {
      for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++)
        near.add(board.exitTo[exit] as number)
    }
  }
  for (let link = 0; link < board.links; link++) {
    if (!near.has(board.linkA[link] as number) || !near.has(board.linkB[link] as number) || random.below(10) < 4) continue
    const owner = [1, 1, 2, 2, 3, 5][random.below(6)] as number
    state.owner[link] = owner
    if (owner <= 3) (state.links[owner - 1] as number[]).push(link)
  }
  return state
}

test('NB-8.17 NB-8.19 the shortest runs are those found on all paths, over hundreds of networks', () => {
  const found = new Map<string, number>()
  for (let n = 0; n < 250; n++) {
    const state = scattered(`fuerth-${n}`)
    const runs = shortestRuns(state, board)
    expect(runs).toEqual(byAllPaths(state))
    for (const run of runs) found.set(String(run), (found.get(String(run)) ?? 0) + 1)
  }
  // Not a test of nothing: several lengths occur, and players left out too.
  expect([...found.keys()].length).toBeGreaterThanOrEqual(3)
})

test('NB-8.17 a board full of track is measured as fast as an empty one', () => {
  const { state } = given({ title: 'nuremberg', players: 4, phase: 'build' })
  for (let link = 0; link < board.links; link++) state.owner[link] = 5
  const own = board.linkOf[(board.areaOf.get('bechhofen') as number) * board.areas + (board.areaOf.get('ansbach') as number)] as number
  state.owner[own] = 1
  state.links[0] = [own]
  expect(shortestRuns(state, board)).toEqual([1, 0, 0, 0])
})
