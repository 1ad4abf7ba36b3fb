/** One sentence of the host to everybody, until a day. */
import type { Announcement } from '../protocol/index.ts'
import type { HostContext } from './hosts.ts'

const NAME = 'announcement'

export async function announcementOf({ storage: { db }, now }: HostContext): Promise<Announcement | null> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst()
  const said = row === undefined ? null : (JSON.parse(row.value) as Announcement)
  return said === null || said.until <= now() ? null : said
}

/** Null takes it away. */
export async function announce({ storage: { db, commit } }: HostContext, said: Announcement | null): Promise<void> {
  if (said === null) return commit([db.deleteFrom('settings').where('name', '=', NAME).compile()])
  const value = JSON.stringify(said)
  const write = db.insertInto('settings').values({ name: NAME, value })
  await commit([write.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).compile()])
}
