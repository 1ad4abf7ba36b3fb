/** The jobs that look after notices. */
import { removeJob } from '../jobs/jobs.ts'
import type { Room } from '../tables/consequence.ts'
import { isLooking, NOTICE, type Notice, noticesAfter } from './cause.ts'
import type { NoticesContext } from './context.ts'
import { DIGEST, digestDue } from './digest.ts'
import { noticeDue } from './due.ts'
import { letterDue } from './letter.ts'
import { MORNING, morningDue } from './morning.ts'
import { LETTER } from './outbox.ts'

export const noticesRoom = (context: NoticesContext): Room => ({
  afterEntry: ({ table, entry, next }) => ({ writes: noticesAfter(context, table, entry, { toAct: next, isOver: next === null }) }),
})

/** From now on this process carries out what is due. */
export function attendToNotices(context: NoticesContext): () => void {
  context.jobs.on(NOTICE, (job) => noticeDue(context, job))
  context.jobs.on(LETTER, (job) => letterDue(context, job))
  context.jobs.on(DIGEST, (job) => digestDue(context, job))
  context.jobs.on(MORNING, (job) => morningDue(context, job))
  if (context.storage.kind === 'sqlite') return () => {}
  const clock = setInterval(() => void withdraw(context).catch(() => {}), LOOKS_EVERY)
  clock.unref()
  return () => clearInterval(clock)
}

const LOOKS_EVERY = 10_000

/** Another process may have written a notice for somebody who is looking at the table here: it is taken back before its time. */
export async function withdraw(context: NoticesContext): Promise<void> {
  if (context.live.size === 0) return
  const { db } = context.storage
  const now = context.now()
  const soon = await db
    .selectFrom('jobs')
    .select(['key', 'body'])
    .where('kind', '=', NOTICE)
    .where('due_at', '>', now)
    .where('due_at', '<=', now + 2.5 * LOOKS_EVERY)
    .execute()
  const seen = soon.filter(({ body }) => {
    const { table, person } = JSON.parse(body) as Notice
    const live = context.live.get(table)
    return live !== undefined && isLooking(live, person)
  })
  if (seen.length > 0) await context.storage.commit(seen.map(({ key }) => removeJob(db, NOTICE, key)))
}
