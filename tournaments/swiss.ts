/** Swiss: whoever has met least, and then whoever stands near each other, sits together. */
import type { Random } from '@branchline/engine'
import { group } from './group.ts'
import { Past } from './past.ts'
import { seated } from './seating.ts'
import { type Line, standings } from './standings.ts'
import { type Seats, tableSizes } from './table-sizes.ts'
import type { Entrant, Round, Tournament } from './tournament.ts'

export function drawSwiss(tournament: Tournament, present: readonly Entrant[], seats: Seats, random: Random): Round {
  const past = new Past(tournament.drawn)
  const ids = new Set(present.map(({ id }) => id))
  const lines = standings(tournament).filter(({ id }) => ids.has(id))
  const { sizes, byes } = tableSizes(lines.length, seats)
  const waiting = waitingOf(lines, byes, past)
  const field = lines.filter(({ id }) => !waiting.includes(id))
  const gap = (one: number, other: number) => (field[one].points - field[other].points) ** 2
  // To meet again is worse than any differences of points together.
  const again = 1 + field.reduce((sum, _, one) => sum + field.reduce((part, _, other) => part + gap(one, other), 0), 0)
  const tables = group(
    { size: field.length, against: (one, other) => again * past.met(field[one].id, field[other].id) + gap(one, other) },
    sizes,
    random,
  )
  // The first table is that of the leaders.
  tables.sort((one, other) => Math.min(...one) - Math.min(...other))
  return {
    tables: tables.map((table) => ({
      seats: seated(
        table.map((at) => field[at].id),
        past,
        random,
      ),
    })),
    byes: waiting,
  }
}

/** The last of those who waited least. */
function waitingOf(lines: readonly Line[], count: number, past: Past): string[] {
  return lines
    .map(({ id }, at) => ({ id, at, waited: past.byes(id) }))
    .sort((one, other) => one.waited - other.waited || other.at - one.at)
    .slice(0, count)
    .map(({ id }) => id)
}
