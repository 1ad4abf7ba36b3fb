/** People who are asked along to a table that waits: they find it in their lists, may see it, and are told of it where they can be. */
import type { Person } from '../identity/person.ts'
import { putJob } from '../jobs/jobs.ts'
import { noticeOf } from '../notices/causes.ts'
import { Denial } from '../problem.ts'
import type { Write } from '../storage/group.ts'
import type { PeopleContext, SeatingContext } from './context.ts'
import { type LiveTable, seatOf } from './live.ts'
import { atTable } from './load.ts'
import { stored } from './settle.ts'
import { tellTable } from './wire.ts'

const HOUR = 3_600_000
/** Of one person in an hour, and to one table. */
export const MOST_IN_AN_HOUR = 30
export const MOST_AT_A_TABLE = 30
/** Before the day a table is planned for. */
const REMINDED = HOUR / 2

/** Whoever mutes or blocks who asks is not told, and that is not told either: whom one marked is one's secret. */
export async function invite(context: SeatingContext, table: LiveTable, person: Person, other: string): Promise<void> {
  const { db } = context.storage
  if (table.row.status !== 'open') throw new Denial('not-possible-now', (t) => t.begunAlready)
  if (other === person.id) throw new Denial('bad-message', (t) => t.yourself)
  const known = await db.selectFrom('people').select('id').where('id', '=', other).where('erased_at', 'is', null).executeTakeFirst()
  if (known === undefined) throw new Denial('not-found', (t) => t.nobodyOfNumber)
  if ((await context.marks.unheardBy(person.id)).has(other)) throw new Denial('not-allowed', (t) => t.markedYourself)
  if (seatOf(table, other) !== null || table.members.get(other)?.invitedBy != null) return
  const asked = [...table.members.values()].filter(({ invitedBy }) => invitedBy !== null).length
  const { lately } = await db
    .selectFrom('members')
    .select((row) => row.fn.countAll().as('lately'))
    .where('invited_by', '=', person.id)
    .where('invited_at', '>', context.now() - HOUR)
    .executeTakeFirstOrThrow()
  if (asked >= MOST_AT_A_TABLE || Number(lately) >= MOST_IN_AN_HOUR) throw new Denial('too-many', (t) => t.mostInvited)
  if ((await context.marks.unheardBy(other)).has(person.id)) return
  const writes = inviting(context, table.row.id, person.id, other)
  await stored(context, table, writes, {})
  table.members.set(other, { watches: true, archived: false, invitedBy: person.id })
  tellTable(table)
  context.jobs.look()
}

/** The rows of an invitation, and the notice. */
export function inviting(context: PeopleContext, table: string, by: string, person: string): Write[] {
  const columns = { watches: 1 as const, archived: 0 as const, invited_by: by, invited_at: context.now() }
  const ask = context.storage.db
    .insertInto('members')
    .values({ table_id: table, person, ...columns })
    .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(columns))
    .compile()
  return context.notices.mayReach(person) ? [ask, noticeOf(context, { person, table, reason: 'invited' })] : [ask]
}

export const PLANNED = 'planned'

/** Those who are expected are reminded in time. */
export function remindLater({ storage: { db } }: PeopleContext, table: string, plannedAt: number): Write {
  return putJob(db, { kind: PLANNED, key: table, dueAt: plannedAt - REMINDED })
}

export async function plannedDue(context: SeatingContext, { key }: { readonly key: string }): Promise<void> {
  const expected = await atTable(context, key, ({ row, seats, members }) => {
    if (row.status !== 'open' || row.planned_at === null) return []
    const asked = [...members].filter(([, { invitedBy, archived }]) => invitedBy !== null && !archived).map(([person]) => person)
    return [...new Set([...asked, ...seats.flatMap(({ person }) => person ?? [])])]
  })
  const told = expected.filter((person) => context.notices.mayReach(person))
  if (told.length === 0) return
  await context.storage.commit(told.map((person) => noticeOf(context, { person, table: key, reason: 'invited' })))
  context.jobs.look()
}
