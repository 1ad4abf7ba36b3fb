import type { Entrant, Tournament } from '../tournament.ts'

export const SEATS = { min: 3, max: 5 }

export const entrants = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, name: `Player ${at + 1}`, from: 1 }))

export const tournament = (more: Partial<Tournament>): Tournament => ({
  format: 'branchline-tournament-1',
  name: 'Spring cup',
  game: 'some-game',
  options: {},
  system: 'swiss',
  seats: 3,
  rounds: 4,
  advance: 0,
  duplicate: false,
  seed: 'spring',
  entrants: entrants(9),
  drawn: [],
  ...more,
})

/** Whoever has the smaller number wins. */
export function played(one: Tournament): Tournament {
  const drawn = one.drawn.map(({ tables, byes }) => ({
    byes,
    tables: tables.map((table) => {
      const order = table.seats.map((id) => Number(id.slice(1)))
      return { ...table, result: { places: order.map((number) => 1 + order.filter((other) => other < number).length) } }
    }),
  }))
  return { ...one, drawn }
}
