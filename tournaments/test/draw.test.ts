import { describe, expect, it } from 'vitest'
import { draw, withoutUnplayed } from '../draw.ts'
import { Past } from '../past.ts'
import { firstSetByHand } from '../redraw.ts'
import { standings } from '../standings.ts'
import type { Round, System, Tournament } from '../tournament.ts'
import { entrants, played, SEATS, tournament } from './field.ts'

function next(one: Tournament, seats = SEATS): Tournament {
  const drawn = draw(one, seats)
  if ('none' in drawn) throw new Error(drawn.none)
  return { ...one, drawn: [...one.drawn, ...drawn.rounds] }
}

function toTheEnd(one: Tournament, seats = SEATS): Tournament {
  let now = one
  while (!('none' in draw(now, seats))) now = played(next(now, seats))
  return now
}

const pairs = (ids: readonly string[]) => ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const))
const meetings = ({ entrants, drawn }: Tournament) => {
  const past = new Past(drawn)
  return pairs(entrants.map(({ id }) => id)).map(([one, other]) => past.met(one, other))
}
const seatsOf = (id: string, rounds: readonly Round[]) =>
  rounds.flatMap(({ tables }) => tables.filter(({ seats }) => seats.includes(id)).map(({ seats }) => seats.indexOf(id)))

describe('a league', () => {
  it.each([
    [9, 3, 4],
    [4, 2, 3],
    [6, 2, 5],
    [8, 2, 7],
    [6, 3, 10],
    [8, 4, 7],
    [10, 2, 9],
  ])('of %d at tables of %d in %d rounds is as even as counting allows', (players, seats, rounds) => {
    const league = next(tournament({ system: 'league', seats, rounds, entrants: entrants(players) }), { min: 2, max: 5 })
    const met = meetings(league)
    expect(league.drawn).toHaveLength(rounds)
    expect(Math.max(...met) - Math.min(...met)).toBeLessThanOrEqual(1)
  })

  it('gives everybody every seat as often as can be', () => {
    const { drawn } = next(tournament({ system: 'league', rounds: 6 }))
    for (const { id } of entrants(9)) {
      const seats = seatsOf(id, drawn)
      for (const seat of [0, 1, 2])
        expect(Math.abs(seats.filter((one) => one === seat).length - 2), `${id} ${seats}`).toBeLessThanOrEqual(1)
    }
  })

  it('lets nobody wait twice before all have waited once', () => {
    const { drawn } = next(tournament({ system: 'league', seats: 2, rounds: 7, entrants: entrants(7) }), { min: 2, max: 2 })
    expect(drawn.flatMap(({ byes }) => byes).toSorted()).toEqual(entrants(7).map(({ id }) => id))
  })

  it('is planned anew from where it stands when somebody leaves and somebody comes', () => {
    const before = next(tournament({ system: 'league', rounds: 4 }))
    const half = { ...before, drawn: [...played({ ...before, drawn: before.drawn.slice(0, 2) }).drawn, ...before.drawn.slice(2)] }
    const changed = {
      ...withoutUnplayed(half),
      entrants: [...entrants(9).map((one) => (one.id === 'p3' ? { ...one, until: 2 } : one)), { id: 'p10', name: 'Late', from: 3 }],
    }
    expect(changed.drawn).toHaveLength(2)
    const after = next(changed)
    expect(after.drawn).toHaveLength(4)
    const later = after.drawn.slice(2).flatMap(({ tables }) => tables.flatMap(({ seats }) => seats))
    expect(later).toContain('p10')
    expect(later).not.toContain('p3')
    expect(firstSetByHand(after, SEATS)).toBeNull()
  })
})

describe('a Swiss', () => {
  it('seats those together who never met, and then those who stand alike', () => {
    const swiss = toTheEnd(tournament({ rounds: 4 }))
    expect(swiss.drawn).toHaveLength(4)
    expect(meetings(swiss)).toEqual(meetings(swiss).map(() => 1))
    const second = played(next(played(next(tournament({ entrants: entrants(27), rounds: 3 })))))
    const leaders = standings({ ...second, drawn: second.drawn.slice(0, 1) }).slice(0, 9)
    const first = new Set(leaders.map(({ id }) => id))
    for (const { seats } of second.drawn[1].tables.slice(0, 3)) for (const id of seats) expect(first).toContain(id)
  })

  it('waits for its results', () => {
    expect(draw(next(tournament({})), SEATS)).toEqual({ none: 'unfinished' })
    expect(draw(tournament({ entrants: entrants(2) }), SEATS)).toEqual({ none: 'alone' })
  })

  it('lets the last wait, each once', () => {
    const two = { min: 2, max: 2 }
    const swiss = toTheEnd(tournament({ seats: 2, rounds: 5, entrants: entrants(5) }), two)
    expect(swiss.drawn.flatMap(({ byes }) => byes).toSorted()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
  })
})

describe('a knock-out', () => {
  it('goes on with the first of each table until one table is left', () => {
    const cup = toTheEnd(tournament({ system: 'knockout', advance: 1, entrants: entrants(27) }))
    expect(cup.drawn.map(({ tables }) => tables.length)).toEqual([9, 3, 1])
    expect(standings(cup)[0]).toMatchObject({ id: 'p1', rank: 1, reached: 3 })
  })

  it.each([3, 4, 5, 7, 11, 16, 23, 40])('of %d comes to an end with everybody at a table of the right size', (count) => {
    for (const [min, max, seats, advance] of [
      [3, 4, 3, 1],
      [3, 5, 4, 2],
      [2, 2, 2, 1],
      [3, 3, 3, 2],
    ] as const) {
      const cup = toTheEnd(tournament({ system: 'knockout', advance, seats, entrants: entrants(count) }), { min, max })
      const last = cup.drawn.at(-1)
      expect(last?.tables).toHaveLength(1)
      expect(last?.tables[0].seats).toContain('p1')
      expect(cup.drawn.length).toBeLessThan(12)
    }
  })

  it('goes on without who left, and fills a table that would be too small with the best of the others', () => {
    const begun = played(next(tournament({ system: 'knockout', advance: 1, entrants: entrants(9) })))
    const gone = { ...begun, entrants: begun.entrants.map((one) => (one.id === 'p1' ? { ...one, until: 1 } : one)) }
    const final = next(gone).drawn[1]
    expect(final.tables[0].seats).toHaveLength(3)
    expect(final.tables[0].seats).not.toContain('p1')
  })
})

describe('a draw', () => {
  it.each<System>(['league', 'swiss', 'knockout'])('%s: can be made again by anybody, and what was set by hand is seen', (system) => {
    const one = toTheEnd(tournament({ system, advance: system === 'knockout' ? 1 : 0, rounds: 3, entrants: entrants(11) }))
    expect(firstSetByHand(one, SEATS)).toBeNull()
    const [first, ...others] = one.drawn
    const [table, ...tables] = first.tables
    const turned = { ...table, seats: table.seats.toReversed(), result: { places: (table.result?.places ?? []).toReversed() } }
    expect(firstSetByHand({ ...one, drawn: [{ ...first, tables: [turned, ...tables] }, ...others] }, SEATS)).toBe(1)
    expect(firstSetByHand({ ...one, seed: 'another' }, SEATS)).toBe(1)
  })
})
