/** A setting that is made once and kept with the data; of two processes that make one at once, both get the first. */
import type { Storage } from './storage.ts'

export async function settingOf({ db }: Storage, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  const before = await read()
  if (before !== undefined) return before.value
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await read())?.value ?? ''
}
