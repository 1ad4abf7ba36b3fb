/** Copies of everything, made while the server runs, and read again before they get their name. */
import { once } from 'node:events'
import { chmodSync, createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { moveInto } from './into-place.ts'
import { accountant } from './portable.ts'
import type { Schema } from './schema.ts'
import { openToRead, type Storage, type StoragePlace } from './storage.ts'
import { type Verified, verifyBackup } from './verify.ts'

/** In this order on the way back, so that people come before their seats. */
export const TABLES = [
  'people',
  'sessions',
  'links',
  'tables',
  'seats',
  'members',
  'moves',
  'chat',
  'notes',
  'faults',
  'jobs',
  'settings',
  'profiles',
  'passkeys',
  'emails',
  'results',
  'ratings',
  'notice_people',
  'notice_tables',
  'notice_channels',
  'clocks',
  'turns_paid',
  'person_time',
  'orders',
  'order_log',
  'person_marks',
  'reports',
  'tournaments',
  'tournament_entrants',
  'tournament_rounds',
  'tournament_tables',
  'daily_deals',
  'daily_attempts',
  'hosts',
  'clubs',
  'club_people',
  'club_ratings',
  'club_dates',
  'progress',
] as const satisfies readonly (keyof Schema)[]

/** Passing things, and what is made again from the others. */
export const NOT_COPIED = [
  'snapshots',
  'ceremonies',
  'email_links',
  'own_tables',
  'lobby',
  'result_sums',
  'daily_counts',
  'daily_scores',
] as const satisfies readonly (keyof Schema)[]

/** `….sqlite`: a copy of the SQLite file. Anything else: the portable form, for either database. */
export async function backup(place: StoragePlace, target: string): Promise<Verified> {
  if (existsSync(target)) throw new Error(`${target} exists already`)
  const storage = await openToRead(place)
  // Under its own name only when it is whole: what a kill leaves behind is nobody's backup.
  const part = `${target}.part`
  try {
    rmSync(part, { force: true })
    if (!target.endsWith('.sqlite')) await writeRows(storage, part)
    else if (storage.file === null)
      throw new Error('only SQLite can be copied to a .sqlite file; choose another name for the portable form')
    else {
      storage.file.prepare('vacuum into ?').run(part)
      chmodSync(part, 0o600)
    }
    const verified = await verifyBackup(part)
    moveInto(part, target)
    return verified
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    await storage.close()
  }
}

const DATED = /^branchline-\d{4}-\d\d-\d\d-\d{6}\.(sqlite|jsonl)$/

/** A backup with the moment as its name, and of the older ones in the folder no more than are to be kept. None goes before the new one is whole. */
export async function backupInto(
  place: StoragePlace,
  folder: string,
  keep: number,
  now = new Date(),
): Promise<Verified & { readonly file: string; readonly removed: readonly string[] }> {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`)
  const moment = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  const file = join(folder, `branchline-${moment}.${place.database === undefined ? 'sqlite' : 'jsonl'}`)
  const verified = await backup(place, file)
  const old = readdirSync(folder).filter((name) => DATED.test(name))
  const removed = old.sort().slice(0, Math.max(0, old.length - keep))
  for (const name of removed) rmSync(join(folder, name))
  return { ...verified, file, removed }
}

async function writeRows({ db, kind, step }: Storage & { readonly step: string }, target: string): Promise<void> {
  const out = createWriteStream(target, { mode: 0o600, flags: 'wx' })
  const failed = once(out, 'error').then(([error]) => Promise.reject(error as Error))
  const finished = once(out, 'finish')
  const write = async (text: string) => {
    if (!out.write(text)) await Promise.race([once(out, 'drain'), failed])
  }
  const { head, row, end } = accountant({ step, at: new Date().toISOString() })
  await write(head())
  // One moment for all tables, though people play on.
  await db
    .transaction()
    .setIsolationLevel(kind === 'postgres' ? 'repeatable read' : 'serializable')
    .execute(async (trx) => {
      const there = new Set((await trx.introspection.getTables()).map(({ name }) => name))
      // Where a newer version makes the backup of an older one that still runs, some are not there yet.
      for (const table of TABLES.filter((name) => there.has(name)))
        for await (const found of rowsOf(trx, kind, table)) await write(row(table, found))
    })
  await write(end())
  out.end()
  await Promise.race([finished, failed])
}

/** Row by row, whatever the size: the drivers have different ways for that. */
async function* rowsOf(trx: Transaction<Schema>, kind: Storage['kind'], table: (typeof TABLES)[number]): AsyncIterable<unknown> {
  if (kind === 'sqlite') {
    yield* trx.selectFrom(table).selectAll().stream()
    return
  }
  await sql`declare rows_to_copy cursor for select * from ${sql.table(table)}`.execute(trx)
  for (;;) {
    const { rows } = await sql`fetch 1000 from rows_to_copy`.execute(trx)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close rows_to_copy`.execute(trx)
}
