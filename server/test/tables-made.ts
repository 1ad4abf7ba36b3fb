/**
 * The steps of the schema take longer than most tests of a server. What they come to in memory is remembered, and the next database in memory begins
 * with it: the steps themselves have tests of their own.
 */
import type { Server } from '../server.ts'
import { type SqliteFile, seeFilesThrough } from '../storage/sqlite.ts'

let remembered: string | null = null

export async function withItsTables(start: () => Promise<Server>): Promise<Server> {
  if (remembered === null) {
    const server = await start()
    remembered = tablesOf(server.context.storage.file as SqliteFile)
    return server
  }
  const tables = remembered
  const before = seeFilesThrough((file) => {
    file.exec(tables)
    return before(file)
  })
  return start().finally(() => seeFilesThrough(before))
}

/** Tables before their indexes and triggers, as they were made, and which steps were taken. */
function tablesOf(file: SqliteFile): string {
  const made = file.prepare("select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid").all()
  const steps = file.prepare('select name, timestamp from kysely_migration').all() as { name: string; timestamp: string }[]
  const taken = steps.map(({ name, timestamp }) => `('${name}', '${timestamp}')`).join(', ')
  return ['begin', ...made.map((row) => (row as { sql: string }).sql), `insert into kysely_migration values ${taken}`, 'commit'].join(';\n')
}
