/** What those who run the house see of reports, straight from the database. */
import type { Storage } from '../storage/storage.ts'

export interface ShownReport {
  readonly id: string
  readonly at: number
  readonly reason: string
  /** In the words of who reports. */
  readonly text: string
  readonly by: { readonly person: string; readonly name: string }
  readonly about: { readonly person: string; readonly name: string; readonly nameThen: string }
  readonly table: { readonly id: string; readonly game: string; readonly owner: string } | null
  /** The line that is reported, as it was. */
  readonly said: string | null
  /** What was said around it; or, where a person is reported at a table, what they said there last. */
  readonly around: readonly {
    readonly line: number
    readonly person: string
    readonly name: string
    readonly text: string
    readonly at: number
  }[]
  readonly handledAt: number | null
  readonly note: string
}

const AROUND = 10
const MOST_SHOWN = 500

/** The newest first; those that are handled only if `all` is wished. */
export async function readReports(storage: Storage, all: boolean): Promise<ShownReport[]> {
  const { db } = storage
  let query = db
    .selectFrom('reports')
    .innerJoin('people as reporter', 'reporter.id', 'reports.person')
    .innerJoin('people as subject', 'subject.id', 'reports.other_person')
    .leftJoin('tables', 'tables.id', 'reports.table_id')
    .selectAll('reports')
    .select(['reporter.name as by_name', 'subject.name as about_name', 'tables.game', 'tables.owner'])
  if (!all) query = query.where('reports.handled_at', 'is', null)
  const rows = await query.orderBy('reports.at', 'desc').orderBy('reports.id').limit(MOST_SHOWN).execute()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      at: row.at,
      reason: row.reason,
      text: row.text,
      by: { person: row.person, name: row.by_name },
      about: { person: row.other_person, name: row.about_name, nameThen: row.other_name },
      table: row.table_id === null ? null : { id: row.table_id, game: row.game ?? '', owner: row.owner ?? '' },
      said: row.line === null ? null : row.said,
      around: row.table_id === null ? [] : await linesAround(storage, row.table_id, row.line, row.other_person),
      handledAt: row.handled_at,
      note: row.note,
    })),
  )
}

async function linesAround({ db }: Storage, table: string, line: number | null, person: string): Promise<ShownReport['around']> {
  const all = db
    .selectFrom('chat')
    .leftJoin('people', 'people.id', 'chat.person')
    .select(['chat.id', 'chat.person', 'people.name', 'chat.text', 'chat.at'])
    .where('table_id', '=', table)
  const rows =
    line === null
      ? await all.where('chat.person', '=', person).orderBy('chat.id', 'desc').limit(AROUND).execute()
      : await all
          .where('chat.id', '>=', line - AROUND)
          .where('chat.id', '<=', line + AROUND)
          .orderBy('chat.id', 'desc')
          .execute()
  return rows.reverse().map(({ id, person: by, name, text, at }) => ({ line: id, person: by ?? '', name: name ?? '', text, at }))
}

/** Marks a report as handled, with a note for whoever looks later. */
export async function handleReport({ db, commit }: Storage, id: string, note: string, now: number): Promise<void> {
  const row = await db.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Error(`there is no report ${id}`)
  await commit([db.updateTable('reports').set({ handled_at: now, note }).where('id', '=', id).compile()])
}
