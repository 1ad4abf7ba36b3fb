/** A notice whose time has come: does the person still have to hear of it, and where? */
import type { House } from '../house.ts'
import { type Job, putJob } from '../jobs/jobs.ts'
import { ASKING, type NoticeMode, type Reason } from '../protocol/notices.ts'
import { type LiveTable, seatOf } from '../tables/live.ts'
import { endOfQuiet } from '../time/calendar.ts'
import { calendarFrom } from '../time/load.ts'
import { isLooking, NOTICE, type Notice, PAUSE } from './cause.ts'
import { channelsFor, choiceAt } from './choices.ts'
import { letterJob } from './outbox.ts'
import { atTableOrNull, isStillSo, lastSeen } from './situation.ts'

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
  if (quietUntil > house.now()) return later(quietUntil)
  const told = { told_seq: answer.seq, told_at: house.now() }
  await house.storage.commit([
    job.done,
    ...channels.map(({ id }) => letterJob(house, { channel: id, person, table, reason, at: house.now() })),
    ...(isAsking || answer.isTurn
      ? [
          db
            .insertInto('notice_tables')
            .values({ person, table_id: table, mode: null, ...told })
            .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet(told))
            .compile(),
        ]
      : []),
  ])
  house.jobs.look()
}

/** Nobody is woken for a move: in somebody's quiet hours, when they are over. */
async function endOfQuietFor({ storage, now }: House, person: string): Promise<number> {
  const row = await storage.db.selectFrom('person_time').selectAll().where('person', '=', person).executeTakeFirst()
  return row === undefined ? now() : endOfQuiet(now(), calendarFrom(row))
}

/** `moot`: nothing to tell. A number: not before then. */
type Weighed = 'moot' | number | { readonly seq: number; readonly isTurn: boolean }

function weigh(house: House, table: LiveTable, { person, reason }: Notice, toldAt: number): Weighed {
  const seat = seatOf(table, person)
  if (seat === null || isLooking(table, person) || !isStillSo(house, table, seat, reason)) return 'moot'
  const lately = lastSeen(table, seat)
  // Somebody who was here a moment ago may come back in a moment.
  if (reason !== 'time' && house.now() - lately < PAUSE) return lately + PAUSE
  // Told already, and not back since: one notice is enough.
  if (reason === 'turn' && toldAt > lately) return 'moot'
  return { seq: table.row.seq, isTurn: table.row.to_act === seat }
}

function takesPart(mode: NoticeMode, reason: Reason): boolean {
  return mode === 'all' || (mode === 'turn' && ASKING.includes(reason))
}
