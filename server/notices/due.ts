/** A notice whose time has come: does the person still have to hear of it, and where? */
import type { House } from '../house.ts'
import { type Job, putJob } from '../jobs/jobs.ts'
import { ASKING } from '../protocol/notices.ts'
import { endOfQuiet } from '../time/calendar.ts'
import { calendarFrom } from '../time/load.ts'
import { NOTICE, type Notice } from './cause.ts'
import { channelsFor, choiceAt } from './choices.ts'
import { putOff } from './morning.ts'
import { letterJob } from './outbox.ts'
import { atTableOrNull } from './situation.ts'
import { takesPart, toldWrite, weigh } from './weigh.ts'

export async function noticeDue(house: House, job: Job): Promise<void> {
  const notice = job.body as Notice
  const { person, table, reason } = notice
  const choice = await choiceAt(house, person, table)
  const channels = takesPart(choice.mode, reason) ? await channelsFor(house, person, reason) : []
  const isAsking = ASKING.includes(reason)
  const answer = channels.length === 0 ? 'moot' : await atTableOrNull(house, table, (live) => weigh(house, live, notice, choice.toldAt))
  if (answer === null || answer === 'moot') return
  const { db } = house.storage
  const later = (dueAt: number) => house.storage.commit([putJob(db, { kind: NOTICE, key: job.key, dueAt, body: notice })])
  if (typeof answer === 'number') return later(answer)
  const quietUntil = reason === 'time' ? 0 : await endOfQuietFor(house, person)
  if (quietUntil > house.now()) return house.storage.commit(putOff(house, job.key, { person, table, reason }, quietUntil))
  await house.storage.commit([
    job.done,
    ...channels.map(({ id }) => letterJob(house, { channel: id, person, table, reason, at: house.now() })),
    ...(isAsking || answer.isTurn ? [toldWrite(house, person, table, answer.seq, choice.toldAt)] : []),
  ])
  house.jobs.look()
}

/** Nobody is woken for a move: in somebody's quiet hours, when they are over. */
async function endOfQuietFor({ storage, now }: House, person: string): Promise<number> {
  const row = await storage.db.selectFrom('person_time').selectAll().where('person', '=', person).executeTakeFirst()
  return row === undefined ? now() : endOfQuiet(now(), calendarFrom(row))
}
