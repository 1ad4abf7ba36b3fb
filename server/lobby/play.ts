/** A place at a table with one call: at one that waits and fits, or at a new one that others see. */
import { type AnyGame, defaultOptions } from '@branchline/engine'
import { createAt, joinAt } from '../actions/tables.ts'
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { Pace, PlayAnswer, PlayBody, Table } from '../protocol/index.ts'
import type { SeatingContext } from '../tables/context.ts'
import { openTables } from './open.ts'

/** So many of the newest are looked at, and so many tried: others sit down at the same moment. */
const LOOKED_AT = 60
const TRIED = 5

export async function playWithSomebody(context: SeatingContext, person: Person, wish: PlayBody): Promise<PlayAnswer> {
  const game = context.games.get(wish.game)
  if (game === undefined) throw new Denial('bad-message', (t) => t.noSuchGame({ game: wish.game }))
  const { tables } = await openTables(context, person.id, { ...wish, limit: LOOKED_AT })
  // Asked twice, one sits once.
  const own = tables.find(({ table }) => table.you.seat !== null)
  if (own !== undefined) return { table: own.table, did: own.table.you.owner ? 'opened' : 'joined' }
  const fitting = tables.filter(({ table, mayJoin }) => mayJoin && !table.you.owner && table.fromRecord === null).map(({ table }) => table)
  for (const { id } of fitting.sort(soonestFirst).slice(0, TRIED)) {
    try {
      return { table: await joinAt(context, id, person, {}), did: 'joined' }
    } catch (error) {
      // Full by now, begun, or closed: there are others.
      if (!(error instanceof Denial)) throw error
    }
  }
  return { table: await createAt(context, person, newTable(game, wish)), did: 'opened' }
}

/** Where the fewest are missing; of several the one that waits longest. */
const soonestFirst = (one: Table, other: Table) => free(one) - free(other) || one.createdAt - other.createdAt
const free = ({ seats }: Table) => seats.filter(({ kind }) => kind === 'open').length

const USUAL_PACE: Readonly<Record<NonNullable<PlayBody['pace']>, Pace | null>> = {
  none: null,
  live: { kind: 'live', minutes: 30, increment: 30 },
  days: { kind: 'days', days: 2, bank: 72 },
}

function newTable(game: AnyGame, { pace, language }: PlayBody): Parameters<typeof createAt>[2] {
  const options = defaultOptions(game.options)
  let seats = game.seats.min
  while (seats < game.seats.max && game.fits?.(options, seats)) seats++
  return {
    game: game.id,
    seats: ['me', ...Array.from({ length: seats - 1 }, () => 'open' as const)],
    visibility: 'public',
    undo: 'consent',
    hints: 'off',
    absentAfter: 24 * 60,
    pace: USUAL_PACE[pace ?? 'none'],
    late: 'nudge',
    language: language ?? null,
    ratings: null,
  }
}
