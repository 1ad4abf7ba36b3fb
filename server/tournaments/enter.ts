/** Entering and withdrawing. Who withdraws from a round under way plays it, or gives up at the table; they are drawn no more. */
import type { Person } from '../identity/person.ts'
import { putJob } from '../jobs/jobs.ts'
import { mustNotKeepApart } from '../people/marks.ts'
import { Denial } from '../problem.ts'
import type { Write } from '../storage/group.ts'
import type { EntrantRow } from '../storage/schema-tournaments.ts'
import type { SeatingContext } from '../tables/context.ts'
import { mustOrganise } from './open.ts'
import { TOURNAMENT } from './room.ts'
import { changing, guarded, numberOf, type StoredTournament } from './stored.ts'

export async function enter(context: SeatingContext, id: string, person: Person): Promise<void> {
  const { db } = context.storage
  await changing(context.storage, id, async ({ row, entrants }) => {
    const mine = entrants.find((entrant) => entrant.person === person.id)
    if (mine !== undefined && mine.until_round === null) return []
    mustBeOnTime(row)
    if (row.entered >= row.most) throw new Denial('not-possible-now', (t) => t.tournamentFull({ most: row.most }))
    await mustNotKeepApart(
      context.marks,
      person.id,
      [row.owner, ...entrants.filter(({ until_round }) => until_round === null).map((one) => one.person)].filter((one) => one !== null),
    )
    const more = guarded(db, row, { entered: row.entered + 1 })
    if (mine !== undefined) {
      // A round went by without them: between two rounds one is in it or not, and a gap is neither.
      if ((mine.until_round as number) < row.drawn) throw new Denial('not-possible-now', (t) => t.withdrawnBefore)
      return [more, whereIs(db.updateTable('tournament_entrants').set({ until_round: null }), mine).compile()]
    }
    const number = 1 + Math.max(0, ...entrants.map((entrant) => entrant.number))
    const entrant = { tournament: id, number, person: person.id, from_round: row.drawn + 1, until_round: null, created_at: row.created_at }
    return [more, db.insertInto('tournament_entrants').values(entrant).compile()]
  })
}

export async function withdraw(context: SeatingContext, id: string, person: Person): Promise<void> {
  await changing(context.storage, id, async (stored) => {
    const mine = stored.entrants.find((entrant) => entrant.person === person.id)
    if (mine === undefined || mine.until_round !== null) throw new Denial('not-possible-now', (t) => t.notEntered)
    return withdrawing(context, stored, mine)
  })
  context.jobs.look()
}

/** By the organiser: somebody who does not play, or should not. Their table goes on, as the clocks say. */
export async function withdrawEntrant(context: SeatingContext, id: string, person: Person, entrant: string): Promise<void> {
  await changing(context.storage, id, async (stored) => {
    mustOrganise(stored, person)
    const one = stored.entrants.find(({ number }) => number === numberOf(entrant))
    if (one === undefined || one.until_round !== null) throw new Denial('not-possible-now', (t) => t.notEntered)
    return withdrawing(context, stored, one)
  })
  context.jobs.look()
}

export function withdrawing(
  { storage: { db }, now }: Pick<SeatingContext, 'storage' | 'now'>,
  { row }: StoredTournament,
  entrant: EntrantRow,
): Write[] {
  if (row.status !== 'open' && row.status !== 'running') throw new Denial('not-possible-now', (t) => t.tournamentOver)
  const less = guarded(db, row, { entered: row.entered - 1 })
  // Nothing was drawn with them: they leave no trace.
  if (row.status === 'open' || entrant.from_round > row.drawn)
    return [less, whereIs(db.deleteFrom('tournament_entrants'), entrant).compile()]
  return [
    less,
    whereIs(db.updateTable('tournament_entrants').set({ until_round: row.drawn }), entrant).compile(),
    // Where too few are left, that is noticed now.
    putJob(db, { kind: TOURNAMENT, key: row.id, dueAt: Math.max(now(), row.next_at ?? 0) }),
  ]
}

function mustBeOnTime({ status, system, rounds, drawn }: StoredTournament['row']): void {
  if (status === 'open') return
  if (status !== 'running') throw new Denial('not-possible-now', (t) => t.tournamentOver)
  if (system === 'knockout') throw new Denial('not-possible-now', (t) => t.noLateKnockout)
  if (drawn >= rounds) throw new Denial('not-possible-now', (t) => t.lastRoundDrawn)
}

function whereIs<Query extends { where(column: 'tournament' | 'number', is: '=', value: string | number): Query }>(
  query: Query,
  { tournament, number }: Pick<EntrantRow, 'tournament' | 'number'>,
): Query {
  return query.where('tournament', '=', tournament).where('number', '=', number)
}
