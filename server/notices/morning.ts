/** What came in somebody's quiet hours is told when those are over: together, in one letter for each channel. */

import { type Job, putJob, removeJob } from '../jobs/jobs.ts'
import type { Reason } from '../protocol/notices.ts'
import type { Write } from '../storage/group.ts'
import { NOTICE, type Notice, PAUSE } from './cause.ts'
import { channelsFor, choiceAt } from './choices.ts'
import type { NoticesContext } from './context.ts'
import { letterJob, type Told } from './outbox.ts'
import { atTableOrNull } from './situation.ts'
import { takesPart, toldWrite, weigh } from './weigh.ts'

export const MORNING = 'morning'

/** Of two at one table the one that says more. What asks for haste is not put off. */
const WEIGHT: readonly Reason[] = ['undo', 'turn', 'vote', 'finished', 'started', 'chat']

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
