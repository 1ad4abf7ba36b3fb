/**
 * Who runs the house. Whoever has its data makes a code at the command line (`branchline host`), and who follows it in a browser is a host from then on. The code is
 * good once and soon; what is kept of it is a hash.
 */
import type { Person } from '../identity/person.ts'
import { randomText, sha256 } from '../identity/secrets.ts'
import { Denial } from '../problem.ts'
import { Overtaken } from '../storage/group.ts'
import { openToRead, type Storage, type StoragePlace } from '../storage/storage.ts'

export interface HostContext {
  readonly storage: Storage
  readonly now: () => number
}

const CODE = 'host-code'
const GOOD_FOR = 15 * 60_000

/** For everybody else there is nothing at these addresses. */
export async function mustHost({ storage: { db } }: HostContext, person: Person | null): Promise<Person> {
  const row = person === null ? undefined : await db.selectFrom('hosts').select('person').where('person', '=', person.id).executeTakeFirst()
  if (person === null || row === undefined) throw new Denial('not-found', (t) => t.nothingHere)
  return person
}

export async function becomeHost({ storage: { db, commit }, now }: HostContext, person: Person, code: string): Promise<void> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', CODE).executeTakeFirst()
  const known = row === undefined ? null : (JSON.parse(row.value) as { readonly hash: string; readonly expiresAt: number })
  if (known === null || known.expiresAt < now() || known.hash !== sha256(code)) throw new Denial('not-found', (t) => t.linkUsed)
  // Of two who follow it at once one is too late.
  const used = {
    ...db
      .deleteFrom('settings')
      .where('name', '=', CODE)
      .where('value', '=', row?.value ?? '')
      .compile(),
    mustChange: 1,
  }
  const host = db.insertInto('hosts').values({ person: person.id, since: now() })
  try {
    await commit([used, host.onConflict((conflict) => conflict.doNothing()).compile()])
  } catch (error) {
    if (error instanceof Overtaken) throw new Denial('not-found', (t) => t.linkUsed)
    throw error
  }
}

const ADDRESS = 'address'

/** Where the house was opened last, for links that are made beside it. */
export const rememberAddress = ({ db, commit }: Storage, value: string): Promise<unknown> =>
  commit([
    db
      .insertInto('settings')
      .values({ name: ADDRESS, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .compile(),
  ])

/** For the command line: the whole link. Where nobody has named an address, the one at which the house was opened last. */
export async function hostLinkAt(
  place: StoragePlace & { readonly publicUrl?: string | undefined; readonly host: string; readonly port: number },
) {
  const code = await hostCodeAt(place)
  const storage = await openToRead(place)
  try {
    const kept = await storage.db.selectFrom('settings').select('value').where('name', '=', ADDRESS).executeTakeFirst()
    return `${place.publicUrl ?? kept?.value ?? `http://${place.host}:${place.port}`}/host#${code}`
  } finally {
    await storage.close()
  }
}

/** For the command line, whether the server runs or not: the code. */
export async function hostCodeAt(place: StoragePlace): Promise<string> {
  const storage = await openToRead(place)
  try {
    const code = randomText(24)
    const value = JSON.stringify({ hash: sha256(code), expiresAt: Date.now() + GOOD_FOR })
    const { db } = storage
    const write = db.insertInto('settings').values({ name: CODE, value })
    await storage.commit([write.onConflict((conflict) => conflict.column('name').doUpdateSet({ value })).compile()])
    return code
  } finally {
    await storage.close()
  }
}
