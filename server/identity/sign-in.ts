/** A device becomes somebody else's: by passkey, by a link, or by a code from another device. */

import { Denial } from '../problem.ts'
import type { LinkLook } from '../protocol/index.ts'
import { isAccount } from './account.ts'
import { adopt } from './adopt.ts'
import type { IdentityContext } from './context.ts'
import { followLink, lookAtLink } from './email.ts'
import { firstName } from './people.ts'
import type { Person } from './person.ts'
import { sha256 } from './secrets.ts'
import type { SeenDevice } from './sessions.ts'

/** The device that asks: who it is now, and by what. */
export interface Device extends SeenDevice {
  readonly person: Person | null
  readonly credential: string | undefined
  /** Of the guest that it was before it signed in, where it keeps one. */
  readonly guest: string | undefined
}

/** What the device is to keep: its credential; and that of a guest, to be taken along or left. Null: as before. */
export interface SignedIn {
  readonly account: Person
  readonly credential: string | null
  readonly guest: string | null
}

/**
 * The device's new credential. A guest that it was is neither joined nor lost: the device keeps that session beside the new one, and whoever sits
 * before it decides, knowing whose account they are in, whether to take the guest's things along (`takeAlong`).
 */
export async function signIn(context: IdentityContext, device: Device, account: Person): Promise<SignedIn> {
  const { person: before } = device
  const credential = await context.people.newSession(account, 'cookie', device)
  const wasGuest = before !== null && before.id !== account.id && !(await isAccount(context, before.id))
  if (wasGuest && device.credential !== undefined) return { account, credential, guest: device.credential }
  await context.people.signOut(device.credential)
  return { account, credential, guest: null }
}

/** The guest that the device was before it signed in; null where there is none, or it has become an account itself. */
export async function guestBefore(context: IdentityContext, device: Pick<Device, 'person' | 'guest'>): Promise<Person | null> {
  const guest = await context.people.whoIs(device.guest)
  if (guest === null || guest.id === device.person?.id || (await context.people.find(guest.id)) === null) return null
  return (await isAccount(context, guest.id)) ? null : guest
}

export async function guestShown(
  context: IdentityContext,
  device: Pick<Device, 'person' | 'guest'>,
): Promise<{ name: string; tables: number } | null> {
  const guest = await guestBefore(context, device)
  return guest === null ? null : { name: guest.name, tables: await tablesOf(context, guest.id) }
}

/** What was played on this device before it signed in goes over to the account; or the device forgets it. */
export async function decideAboutGuest(context: IdentityContext, device: Device, account: Person, takesAlong: boolean): Promise<Person> {
  const guest = await guestBefore(context, device)
  if (!takesAlong) {
    await context.people.signOut(device.guest)
    return account
  }
  if (guest === null) throw new Denial('not-possible-now', (t) => t.noGuestBefore)
  if (!(await isAccount(context, account.id))) throw new Denial('not-possible-now', (t) => t.guestYourself)
  await adopt(context, guest, account)
  return account.name === firstName(account.id) ? context.people.rename(account, guest.name) : account
}

/** What a link or code would do; to be shown and agreed to first, since anybody can send anybody a link of their own. */
export async function lookAt(context: IdentityContext, device: Device, code: string): Promise<LinkLook> {
  const found = (await lookAtCode(context, code)) ?? (await lookAtLink(context, code, context.people.sessionOf(device.credential)))
  if (found === null) throw usedUp()
  const { person: here } = device
  const isGuest = !found.adds && here !== null && here.id !== found.person?.id && !(await isAccount(context, here.id))
  return {
    does: found.adds ? 'add' : 'sign-in',
    name: found.person?.name ?? null,
    email: found.email,
    guestTables: isGuest ? await tablesOf(context, here.id) : null,
  }
}

export async function follow(context: IdentityContext, device: Device, code: string): Promise<SignedIn> {
  const claimed = await context.people.claim(code)
  if (claimed !== null) return signIn(context, device, claimed)
  const link = await followLink(context, code, context.people.sessionOf(device.credential))
  if (link === null || link.person === null) throw usedUp()
  return link.adds ? { account: link.person, credential: null, guest: null } : signIn(context, device, link.person)
}

async function lookAtCode(context: IdentityContext, code: string): Promise<{ person: Person; email: null; adds: false } | null> {
  const row = await context.storage.db.selectFrom('links').selectAll().where('hash', '=', sha256(code)).executeTakeFirst()
  const person = row === undefined || row.expires_at < context.now() ? null : await context.people.find(row.person)
  return person === null ? null : { person, email: null, adds: false }
}

async function tablesOf({ storage: { db } }: IdentityContext, person: string): Promise<number> {
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
  return new Denial('not-found', (t) => t.linkUsed)
}
