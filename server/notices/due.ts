/** A notice whose time has come: does the person still have to hear of it, and where? */

import { type Job, putJob } from '../jobs/jobs.ts'
import { ASKING } from '../protocol/notices.ts'
import { endOfQuiet } from '../time/calendar.ts'
import { calendarFrom } from '../time/load.ts'
import { NOTICE, type Notice } from './cause.ts'
import { channelsFor, choiceAt } from './choices.ts'
import type { NoticesContext } from './context.ts'
import { putOff } from './morning.ts'
import { letterJob } from './outbox.ts'
import { atTableOrNull } from './situation.ts'
import { takesPart, toldWrite, weigh } from './weigh.ts'

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

/** Nobody is woken for a move: in somebody's quiet hours, when they are over. */
async function endOfQuietFor({ storage, now }: NoticesContext, person: string): Promise<number> {
  const row = await storage.db.selectFrom('person_time').selectAll().where('person', '=', person).executeTakeFirst()
  return row === undefined ? now() : endOfQuiet(now(), calendarFrom(row))
}
