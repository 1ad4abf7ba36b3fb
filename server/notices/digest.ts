/** One letter a day: what happened at the tables for which somebody wishes no more than that. */
import type { Locale } from '@branchline/engine'
import { type Job, putJob } from '../jobs/jobs.ts'
import type { Write } from '../storage/group.ts'
import { current, tablesWithLatest } from '../storage/latest.ts'
import { seatOf } from '../tables/live.ts'
import { channelsFor, choiceOf, type PersonChoice } from './choices.ts'
import { type Chapter, chapterFor } from './compose.ts'
import type { NoticesContext } from './context.ts'
import type { Content } from './forms.ts'
import { letterJob, settingsAt } from './outbox.ts'
import { atTableOrNull } from './situation.ts'
import { WORDS } from './words.ts'

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

/** Null when nothing happened. */
export async function digestContent(
  context: NoticesContext,
  person: string,
  locale: Locale,
  since: number,
  isPublic: boolean,
): Promise<Content | null> {
  const chapters: Chapter[] = []
  for (const { id, changedAt } of await digestTables(context, person)) {
    if (changedAt <= since) continue
    const chapter = await atTableOrNull(context, id, (table) => {
      const seat = seatOf(table, person)
      return seat === null ? null : chapterFor(context, table, seat, { reason: 'digest', locale, isPublic, since })
    })
    if (chapter !== null && (chapter.lines.length > 0 || chapter.ask !== null)) chapters.push(chapter)
  }
  if (chapters.length === 0) return null
  // Those where something is asked come first.
  chapters.sort((a, b) => Number(a.ask === null) - Number(b.ask === null))
  return { reason: 'digest', locale, headline: WORDS[locale].digest(chapters.length), lead: null, chapters, settings: settingsAt(context) }
}

/** The tables at which this person sits and wants a digest. */
async function digestTables(context: NoticesContext, person: string): Promise<{ readonly id: string; readonly changedAt: number }[]> {
  const { db } = context.storage
  const { mode } = await choiceOf(context, person)
  const own = await db.selectFrom('notice_tables').select(['table_id', 'mode']).where('person', '=', person).execute()
  const modes = new Map(own.map((row) => [row.table_id, row.mode]))
  const rows = await tablesWithLatest(db)
    .where('tables.id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person))
    .where('status', 'in', ['running', 'finished'])
    .execute()
  return rows
    .map(current)
    .filter(({ id }) => (modes.get(id) ?? mode) === 'digest')
    .map(({ id, changed_at }) => ({ id, changedAt: changed_at }))
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
