/** Letters that gather: one a day for those who wish no more than that, and one after somebody's quiet hours. */
import { type Job, putJob, removeJob } from '../jobs/jobs.ts'
import type { Reason } from '../protocol/notices.ts'
import type { Write } from '../storage/group.ts'
import { endOfQuiet } from '../time/calendar.ts'
import { calendarFrom } from '../time/load.ts'
import { NOTICE, type Notice, PAUSE } from './causes.ts'
import type { Told } from './compose.ts'
import type { NoticesContext } from './context.ts'
import { atTableOrNull, channelsFor, choiceAt, choiceOf, digestTables, type PersonChoice, takesPart, toldWrite, weigh } from './decide.ts'
import { letterJob } from './delivery.ts'

export const DIGEST = 'digest'
const A_DAY = 24 * 3600_000

/** To be stored when somebody begins to want digests, or wants them at another hour. */
export function digestJob(context: NoticesContext, person: string, choice: Pick<PersonChoice, 'zone' | 'digestHour'>): Write {
  return putJob(context.storage.db, { kind: DIGEST, key: person, dueAt: nextHour(choice.zone, choice.digestHour, context.now()) })
}

export async function digestDue(context: NoticesContext, job: Job): Promise<void> {
  const person = job.key
  const choice = await choiceOf(context, person)
  const tables = await digestTables(context, person)
  // Nobody wants it any more: it does not come again until somebody does.
  if (tables.length === 0 && choice.mode !== 'digest') return
  const since = Math.max(choice.digestAt, context.now() - 2 * A_DAY)
  const channels = tables.some(({ changedAt }) => changedAt > since) ? await channelsFor(context, person, 'digest') : []
  const { db } = context.storage
  await context.storage.commit([
    digestJob(context, person, choice),
    db.updateTable('notice_people').set({ digest_at: context.now() }).where('person', '=', person).compile(),
    ...channels.map(({ id }) => letterJob(context, { channel: id, person, table: null, reason: 'digest', at: context.now(), since })),
  ])
  context.jobs.look()
}

const QUARTER = 15 * 60_000

/** The next moment at which clocks in that zone show this full hour; no zone is off by less than a quarter. */
export function nextHour(zone: string, hour: number, now: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const wanted = `${String(hour).padStart(2, '0')}:00`
  let moment = Math.floor(now / QUARTER) * QUARTER + QUARTER
  // An hour that is skipped in spring comes a day later.
  for (let tries = 0; tries < 200 && clock.format(moment) !== wanted; tries++) moment += QUARTER
  return moment
}

export const MORNING = 'morning'

/** Of two at one table the one that says more. What asks for haste is not put off. */
const WEIGHT: readonly Reason[] = ['undo', 'turn', 'vote', 'finished', 'started', 'invited', 'chat']

interface PutOff extends Notice {
  readonly putOff: true
}

/** The notice waits; should nobody gather it in the morning, it goes out by itself a little later. */
export function putOff(context: NoticesContext, key: string, notice: Notice, until: number): Write[] {
  const { db } = context.storage
  const body: PutOff = { ...notice, putOff: true }
  return [putJob(db, { kind: NOTICE, key, dueAt: until + PAUSE, body }), putJob(db, { kind: MORNING, key: notice.person, dueAt: until })]
}

export async function morningDue(context: NoticesContext, job: Job): Promise<void> {
  const { db } = context.storage
  const person = job.key
  const rows = await db
    .selectFrom('jobs')
    .select(['key', 'body'])
    .where('kind', '=', NOTICE)
    .where('key', 'like', `% ${person} %`)
    .execute()
  const waiting = rows
    .map(({ key, body }) => ({ key, notice: JSON.parse(body) as PutOff }))
    .filter(({ notice }) => notice.putOff === true)
    .sort((a, b) => WEIGHT.indexOf(a.notice.reason) - WEIGHT.indexOf(b.notice.reason))
  const letters = new Map<string, Told[]>()
  const writes: Write[] = [job.done]
  const asked = new Set<string>()
  for (const { key, notice } of waiting) {
    const { table, reason } = notice
    const choice = await choiceAt(context, person, table)
    const channels = takesPart(choice.mode, reason) ? await channelsFor(context, person, reason) : []
    const answer =
      channels.length === 0 ? 'moot' : await atTableOrNull(context, table, (live) => weigh(context, live, notice, choice.toldAt))
    // They were here a moment ago: it goes its own way.
    if (typeof answer === 'number') continue
    // Whoever sends it by itself meanwhile comes first, and this begins anew.
    writes.push({ ...removeJob(db, NOTICE, key), mustChange: 1 })
    if (answer === null || answer === 'moot') continue
    for (const { id } of channels) {
      const told = letters.get(id) ?? []
      if (!told.some((one) => one.table === table)) letters.set(id, [...told, { table, reason }])
    }
    if ((answer.isTurn || reason === 'undo') && !asked.has(table)) {
      asked.add(table)
      writes.push(toldWrite(context, person, table, answer.seq, choice.toldAt))
    }
  }
  const at = context.now()
  for (const [channel, told] of letters) {
    const [only] = told
    if (told.length === 1 && only !== undefined) writes.push(letterJob(context, { channel, person, ...only, at }))
    else writes.push(letterJob(context, { channel, person, table: null, reason: 'digest', at, told }))
  }
  await context.storage.commit(writes)
  context.jobs.look()
}

/** Nobody is woken for a move: in somebody's quiet hours, when they are over. */
export async function endOfQuietFor({ storage, now }: NoticesContext, person: string): Promise<number> {
  const row = await storage.db.selectFrom('person_time').selectAll().where('person', '=', person).executeTakeFirst()
  return row === undefined ? now() : endOfQuiet(now(), calendarFrom(row))
}
