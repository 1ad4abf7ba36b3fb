/** The lines on the board: every cube joined, no line that ends in a field where it can go on, letters everywhere. */
import type { LogEntry } from '@branchline/design'
import { type GameEvent, randomFrom } from '@branchline/engine'
import { expect, test } from 'vitest'
import { type Hex, homeOf, RURAL, urbanAt } from '../../rules/board.ts'
import { westRiding } from '../../rules/index.ts'
import { BASIC_RAILWAYS } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { neighbours } from '../board/geometry.ts'
import { type Line, lineOf, routesBuilt } from '../board/tracks.ts'
import { livery } from '../livery.ts'

/** The last position of a random game. */
function late(seats: number, seed: string, tell: (events: GameEvent[]) => void = () => {}): State {
  const random = randomFrom(seed)
  const state = westRiding.setup(
    { affiliation: 'historical', hullBarnsley: 'capped', earlyHullBarnsley: true, cash: 'open', turns: 0 },
    seats,
    seed,
  )
  while (westRiding.toAct(state) !== null) {
    const moves = westRiding.moves(state)
    const events: GameEvent[] = []
    const move = moves[state.phase === 'bid' ? random.below(Math.min(4, moves.length)) : random.below(moves.length)]
    westRiding.play(state, move, (event) => events.push(event))
    tell(events)
  }
  return state
}

const joinsAt = ({ joins }: Line, hex: Hex) => joins.filter((join) => join.includes(hex))

test.each(['a', 'b', 'c', 'd'])('every railway is one line of neighbours that reaches all its hexes: game %s', (seed) => {
  const { cubes } = late(4, seed)
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    const line = lineOf(cubes, railway)
    for (const [one, other] of line.joins) expect(neighbours[one]).toContain(other)
    const reached = new Set([homeOf[railway]])
    for (const hex of reached) for (const join of joinsAt(line, hex)) for (const next of join) reached.add(next)
    const own = cubes.flatMap((railways, hex) => ((railways >> railway) & 1 ? [hex] : []))
    expect(own.filter((hex) => !reached.has(hex))).toEqual([])
  }
})

test.each(['a', 'b', 'c', 'd'])('no line ends in a field, and every run between towns has its letters: game %s', (seed) => {
  const { cubes } = late(3, seed)
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    const line = lineOf(cubes, railway)
    const rural = [...new Set(line.joins.flat())].filter((hex) => urbanAt[hex] === RURAL)
    expect(rural.filter((hex) => joinsAt(line, hex).length < 2)).toEqual([])
    const far = rural.filter((hex) => !nearPlate(line, hex))
    expect(far).toEqual([])
  }
})

test.each(['a', 'b', 'c', 'd'])('every route is drawn as it was planned, and no other way into its town: game %s', (seed) => {
  const entries: LogEntry[] = []
  const { cubes } = late(4, seed, (events) => entries.push({ n: entries.length + 1, seat: 0, move: null, events }))
  const built = routesBuilt(entries)
  expect(built.length).toBeGreaterThan(20)
  let others = 0
  for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
    const line = lineOf(cubes, railway, built)
    const planned = built
      .filter((route) => route.railway === railway)
      .flatMap(({ hexes }) => hexes.slice(1).map((hex, place) => sorted([hexes[place], hex])))
    expect(line.joins.map(sorted).toSorted()).toEqual([...new Set(planned)].toSorted())
    if (lineOf(cubes, railway).joins.map(sorted).toSorted().join() !== line.joins.map(sorted).toSorted().join()) others++
  }
  expect(others).toBeGreaterThan(0)
})

const sorted = ([one, other]: readonly Hex[]) => (one < other ? `${one}-${other}` : `${other}-${one}`)

test('without colour the lines of no two railways look alike', () => {
  const lines = Array.from({ length: BASIC_RAILWAYS }, (_, railway) => {
    const { dashes, width } = livery(railway).sleepers
    const parts = dashes.split(' ').map(Number)
    return {
      width,
      dashes: parts.length,
      longest: dashes === 'none' ? Number.POSITIVE_INFINITY : Math.max(...parts.filter((_, place) => place % 2 === 0)),
    }
  })
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      const isOther = one.dashes !== other.dashes || Math.abs(one.width - other.width) > 2.5 || Math.abs(one.longest - other.longest) > 4
      expect.soft(isOther, JSON.stringify([one, other])).toBe(true)
    }
})

/** Whether letters stand within three steps along the line. */
function nearPlate(line: Line, from: Hex): boolean {
  const reached = new Map([[from, 0]])
  for (const [hex, steps] of reached) {
    if (line.plates.includes(hex)) return true
    if (steps === 3) continue
    for (const next of joinsAt(line, hex).flat()) if (urbanAt[next] === RURAL && !reached.has(next)) reached.set(next, steps + 1)
  }
  return false
}
