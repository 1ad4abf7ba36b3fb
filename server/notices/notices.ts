/** Notices whose time has come: this process carries out what is due. */
import { type Job, putJob, removeJob } from '../jobs/jobs.ts'
import { ASKING } from '../protocol/notices.ts'
import type { Room } from '../tables/consequence.ts'
import { isLooking, NOTICE, type Notice, noticesAfter } from './causes.ts'
import type { NoticesContext } from './context.ts'
import { atTableOrNull, channelsFor, choiceAt, takesPart, toldWrite, weigh } from './decide.ts'
import { LETTER, letterDue, letterJob } from './delivery.ts'
import { DIGEST, digestDue, endOfQuietFor, MORNING, morningDue, putOff } from './digest.ts'

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

/** Does the person still have to hear of it, and where? */
export async function noticeDue(context: NoticesContext, job: Job): Promise<void> {
  const notice = job.body as Notice
  const { person, table, reason } = notice
  const choice = await choiceAt(context, person, table)
  const channels = takesPart(choice.mode, reason) ? await channelsFor(context, person, reason) : []
  const isAsking = ASKING.includes(reason)
  const answer = channels.length === 0 ? 'moot' : await atTableOrNull(context, table, (live) => weigh(context, live, notice, choice.toldAt))
  if (answer === null || answer === 'moot') return
  const { db } = context.storage
  const later = (dueAt: number) => context.storage.commit([putJob(db, { kind: NOTICE, key: job.key, dueAt, body: notice })])
  if (typeof answer === 'number') return later(answer)
  const quietUntil = reason === 'time' ? 0 : await endOfQuietFor(context, person)
  if (quietUntil > context.now()) return context.storage.commit(putOff(context, job.key, { person, table, reason }, quietUntil))
  await context.storage.commit([
    job.done,
    ...channels.map(({ id }) => letterJob(context, { channel: id, person, table, reason, at: context.now() })),
    ...(isAsking || answer.isTurn ? [toldWrite(context, person, table, answer.seq, choice.toldAt)] : []),
  ])
  context.jobs.look()
}
