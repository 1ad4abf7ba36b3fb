/** Knock-out: the first of each table go on, until one table is left. The strong are spread over the tables, so that they meet late. */
import type { Random } from '@branchline/engine'
import { Past } from './past.ts'
import { pointsOf } from './points.ts'
import { seated } from './seating.ts'
import { standings } from './standings.ts'
import { type Seats, tableSizes } from './table-sizes.ts'
import { type Drawn, presentIn, type Round, type Tournament } from './tournament.ts'

export function drawKnockout(tournament: Tournament, seats: Seats, random: Random): Drawn {
  const last = tournament.drawn.at(-1)
  if (last !== undefined && last.tables.length === 1 && last.byes.length === 0) return { none: 'over' }
  const staying = new Set(presentIn(tournament, tournament.drawn.length + 1).map(({ id }) => id))
  const order = standings(tournament).map(({ id }) => id)
  const field = (last === undefined ? order : goingOn(last, tournament.advance, seats, order, staying)).filter((id) => staying.has(id))
  if (field.length < seats.min) return { none: last === undefined ? 'alone' : 'over' }
  const { sizes, byes } = tableSizes(field.length, seats)
  const past = new Past(tournament.drawn)
  // The best of those who waited least go on without a game.
  const waiting = [...field].sort((one, other) => past.byes(one) - past.byes(other)).slice(0, byes)
  const tables = spread(
    field.filter((id) => !waiting.includes(id)),
    sizes,
  )
  return { rounds: [{ tables: tables.map((table) => ({ seats: seated(table, past, random) })), byes: waiting }] }
}

/** In the order of the standings. Where too few for a table would be left, the best of the others fill it. */
function goingOn(last: Round, advance: number, seats: Seats, order: readonly string[], staying: ReadonlySet<string>): string[] {
  const rank = (id: string) => order.indexOf(id)
  const through = new Set(last.byes)
  const others: { readonly id: string; readonly points: number }[] = []
  for (const { seats: ids, result } of last.tables) {
    const points = pointsOf(result?.places ?? ids.map(() => 1))
    const lines = ids.map((id, seat) => ({ id, points: points[seat] })).filter(({ id }) => staying.has(id))
    lines.sort((one, other) => other.points - one.points || rank(one.id) - rank(other.id))
    for (const { id } of lines.slice(0, advance)) through.add(id)
    others.push(...lines.slice(advance))
  }
  others.sort((one, other) => other.points - one.points || rank(one.id) - rank(other.id))
  for (const { id } of others) {
    if (through.size >= seats.min) break
    through.add(id)
  }
  return order.filter((id) => through.has(id))
}

/** Best first, to and fro over the tables: 1 2 3, 6 5 4, 7 8 9. */
function spread(ids: readonly string[], sizes: readonly number[]): string[][] {
  const tables = sizes.map(() => [] as string[])
  let at = 0
  for (let row = 0; at < ids.length; row++) {
    const open = [...tables.keys()].filter((table) => tables[table].length < sizes[table])
    for (const table of row % 2 === 0 ? open : open.reverse()) if (at < ids.length) tables[table].push(ids[at++])
  }
  return tables
}
