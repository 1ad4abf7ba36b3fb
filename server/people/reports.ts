/** Reports to those who run the house: about a line of chat, or about somebody. What was said stands in the report; what was said around it is read with it. */
import type { Logger } from 'pino'
import type { Person } from '../identity/person.ts'
import { randomText } from '../identity/secrets.ts'
import { Denial } from '../problem.ts'
import type { ReportBody } from '../protocol/index.ts'
import type { Storage } from '../storage/storage.ts'

export interface ReportParts {
  readonly storage: Storage
  readonly log: Logger
  readonly now: () => number
}

const HOUR = 3_600_000
/** Of one person in an hour. */
export const MOST_REPORTS = 20

/** The number of the report; the same when it is sent again. The table, where one is named, must be one that the person may see. */
export async function report({ storage, log, now }: ReportParts, person: Person, body: ReportBody): Promise<string> {
  const { db } = storage
  const again = await db
    .selectFrom('reports')
    .select('id')
    .where('person', '=', person.id)
    .where('request_id', '=', body.id)
    .executeTakeFirst()
  if (again !== undefined) return again.id
  const { about, said } = await subjectOf(storage, body)
  if (about === person.id) throw new Denial('bad-message', (t) => t.yourself)
  const named = await db.selectFrom('people').select('name').where('id', '=', about).where('erased_at', 'is', null).executeTakeFirst()
  if (named === undefined) throw new Denial('not-found', (t) => t.nobodyOfNumber)
  const { sent } = await db
    .selectFrom('reports')
    .select((row) => row.fn.countAll().as('sent'))
    .where('person', '=', person.id)
    .where('at', '>', now() - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(sent) >= MOST_REPORTS) throw new Denial('too-many', (t) => t.mostReports)
  const id = randomText(12)
  const row = {
    id,
    request_id: body.id,
    person: person.id,
    other_person: about,
    other_name: named.name,
    table_id: body.table ?? null,
    line: body.line ?? null,
    said,
    reason: body.reason,
    text: body.text,
    at: now(),
    handled_at: null,
    note: '',
  }
  await storage.commit([db.insertInto('reports').values(row).compile()])
  log.warn({ report: id, reason: body.reason }, 'somebody reports something: read it with "branchline reports"')
  return id
}

async function subjectOf({ db }: Storage, { table, line, person }: ReportBody): Promise<{ about: string; said: string }> {
  if (line === undefined) {
    if (person === undefined) throw new Denial('bad-message', (t) => t.reportWhat)
    return { about: person, said: '' }
  }
  if (table === undefined) throw new Denial('bad-message', (t) => t.reportTable)
  const row = await db.selectFrom('chat').select(['person', 'text']).where('table_id', '=', table).where('id', '=', line).executeTakeFirst()
  if (row === undefined || row.person === null) throw new Denial('not-found', (t) => t.noSuchLine)
  if (person !== undefined && person !== row.person) throw new Denial('bad-message', (t) => t.lineOfAnother)
  return { about: row.person, said: row.text }
}
