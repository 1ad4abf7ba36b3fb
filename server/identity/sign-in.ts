/** A device becomes somebody else's: by passkey, by a link, or by a code from another device. */
import type { House } from '../house.ts'
import { Denial } from '../problem.ts'
import type { LinkLook } from '../protocol/index.ts'
import { isAccount } from './account.ts'
import { adopt } from './adopt.ts'
import { followLink, lookAtLink } from './email.ts'
import type { Person } from './people.ts'
import { sha256 } from './secrets.ts'

/** The device that asks: who it is now, and by what. */
export interface Device {
  readonly person: Person | null
  readonly credential: string | undefined
  readonly name: string
}

/** The device's new credential. Whoever was a guest on it brings their tables along if they wish; an account stays by itself. */
export async function signIn(house: House, device: Device, account: Person, takesAlong: boolean): Promise<string> {
  const { person: before } = device
  if (before !== null && before.id !== account.id && takesAlong && !(await isAccount(house, before.id))) await adopt(house, before, account)
  const credential = await house.people.newSession(account, 'cookie', device.name)
  await house.people.signOut(device.credential)
  return credential
}

/** What a link or code would do; to be shown and agreed to first, since anybody can send anybody a link of their own. */
export async function lookAt(house: House, device: Device, code: string): Promise<LinkLook> {
  const found = (await lookAtCode(house, code)) ?? (await lookAtLink(house, code))
  if (found === null) throw usedUp()
  const { person: here } = device
  const isGuest = here !== null && here.id !== found.person?.id && !(await isAccount(house, here.id))
  return { name: found.person?.name ?? null, email: found.email, guestTables: isGuest ? await tablesOf(house, here.id) : null }
}

export async function follow(house: House, code: string): Promise<Person> {
  const person = (await house.people.claim(code)) ?? (await followLink(house, code))
  if (person === null) throw usedUp()
  return person
}

async function lookAtCode(house: House, code: string): Promise<{ person: Person; email: null } | null> {
  const row = await house.storage.db.selectFrom('links').selectAll().where('hash', '=', sha256(code)).executeTakeFirst()
  const person = row === undefined || row.expires_at < house.now() ? null : await house.people.find(row.person)
  return person === null ? null : { person, email: null }
}

async function tablesOf({ storage: { db } }: House, person: string): Promise<number> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where((where) =>
      where.or([where('owner', '=', person), where('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person))]),
    )
    .execute()
  return rows.length
}

function usedUp(): Denial {
  return new Denial('not-found', 'This link was used already or is too old: ask for a new one.')
}
