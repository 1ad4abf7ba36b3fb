/** A person's account: the ways in, the devices, and what is kept for all of them. */
import { LOCALES, type Locale } from '@branchline/engine'
import { sql } from 'kysely'
import { Denial } from '../problem.ts'
import type { Account, Preferences, Profile, ProfileBody } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { AccountContext } from './context.ts'
import type { Person } from './person.ts'
import { idOfSession } from './sessions.ts'

/** Who can come back without this device has an account; all others are guests. */
export async function isAccount({ storage: { db } }: Pick<AccountContext, 'storage'>, person: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from passkeys where person = ${person} union all select 1 from emails where person = ${person}`.execute(db)
  return rows.length > 0
}

/** `session` is the hash of the one that asks; `guest`: whom its device was before. */
export async function accountOf(
  context: AccountContext,
  person: Person,
  session: string | null,
  guest: Account['guest'] = null,
): Promise<Account> {
  const { db } = context.storage
  const [profile, passkeys, emails, sessions] = await Promise.all([
    profileOf(context, person.id),
    db.selectFrom('passkeys').selectAll().where('person', '=', person.id).orderBy('created_at').execute(),
    db.selectFrom('emails').selectAll().where('person', '=', person.id).orderBy('verified_at').execute(),
    db.selectFrom('sessions').selectAll().where('person', '=', person.id).orderBy('used_at', 'desc').execute(),
  ])
  return {
    person,
    isAccount: passkeys.length + emails.length > 0,
    profile,
    guest,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at })),
    emails: emails.map(({ email, verified_at }) => ({ email, verifiedAt: verified_at })),
    sessions: sessions.map(({ hash, kind, device, place, created_at, used_at }) => ({
      id: idOfSession(hash),
      kind,
      device,
      place,
      createdAt: created_at,
      usedAt: Math.max(used_at, created_at),
      isThis: hash === session,
    })),
  }
}

export async function profileOf({ storage: { db } }: Pick<AccountContext, 'storage'>, person: string): Promise<Profile> {
  const row = await db.selectFrom('profiles').selectAll().where('person', '=', person).executeTakeFirst()
  return {
    timeZone: row?.time_zone ?? null,
    locale: (row?.locale ?? null) as Profile['locale'],
    preferences: JSON.parse(row?.preferences ?? '{}') as Preferences,
    isPublic: row === undefined || row.is_public === 1,
    isSeen: row?.is_seen === 1,
    changedAt: row?.changed_at ?? 0,
  }
}

/** A person lives in one zone: where their hours are changed it goes along. */
export function keepZone(context: Pick<AccountContext, 'storage' | 'now'>, person: string, zone: string): Write {
  const columns = { time_zone: zone, changed_at: context.now() }
  return context.storage.db
    .insertInto('profiles')
    .values({ person, ...columns, locale: null, preferences: '{}', is_public: 1, is_seen: 0 })
    .onConflict((conflict) => conflict.column('person').doUpdateSet(columns))
    .compile()
}

export async function changeProfile(context: AccountContext, person: string, change: ProfileBody): Promise<void> {
  const { db } = context.storage
  const before = await profileOf(context, person)
  // Only what is to change is written: another change may be under way, and has not been read here.
  const columns = {
    ...(change.timeZone === undefined ? {} : { time_zone: change.timeZone }),
    ...(change.locale === undefined ? {} : { locale: change.locale }),
    ...(change.preferences === undefined ? {} : { preferences: JSON.stringify({ ...before.preferences, ...change.preferences }) }),
    ...(change.isPublic === undefined ? {} : { is_public: change.isPublic ? (1 as const) : (0 as const) }),
    ...(change.isSeen === undefined ? {} : { is_seen: change.isSeen ? (1 as const) : (0 as const) }),
    changed_at: context.now(),
  }
  await context.storage.commit([
    db
      .insertInto('profiles')
      .values({ person, time_zone: null, locale: null, preferences: '{}', is_public: 1, is_seen: 0, ...columns })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(columns))
      .compile(),
  ])
}

export async function renamePasskey(context: AccountContext, person: Person, id: string, name: string): Promise<void> {
  const { db } = context.storage
  await mustHavePasskey(context, person, id)
  await context.storage.commit([db.updateTable('passkeys').set({ name }).where('id', '=', id).compile()])
}

export async function removePasskey(context: AccountContext, person: Person, id: string, lastWay: boolean): Promise<void> {
  const { db } = context.storage
  await mustHavePasskey(context, person, id)
  await removeWay(context, person, lastWay, db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person.id).compile())
}

export async function removeEmail(context: AccountContext, person: Person, email: string, lastWay: boolean): Promise<void> {
  const { db } = context.storage
  const row = await db.selectFrom('emails').select('person').where('email', '=', email).executeTakeFirst()
  if (row?.person !== person.id) throw new Denial('not-found', (t) => t.notYourAddress)
  await removeWay(context, person, lastWay, db.deleteFrom('emails').where('email', '=', email).where('person', '=', person.id).compile())
}

async function removeWay(context: AccountContext, person: Person, lastWay: boolean, write: Write): Promise<void> {
  const { passkeys, emails } = await accountOf(context, person, null)
  // An address is a way in only while letters can be sent.
  const ways = passkeys.length + (context.mail.isConfigured ? emails.length : 0)
  if (ways <= 1 && !lastWay) throw new Denial('not-possible-now', (t) => t.lastWayIn)
  await context.storage.commit([write])
}

async function mustHavePasskey({ storage: { db } }: AccountContext, person: Person, id: string): Promise<void> {
  const row = await db.selectFrom('passkeys').select('person').where('id', '=', id).executeTakeFirst()
  if (row?.person !== person.id) throw new Denial('not-found', (t) => t.notYourPasskey)
}

/** Null for those who have not chosen one, or none of ours. */
export async function chosenLanguage({ storage: { db } }: Pick<AccountContext, 'storage'>, person: string): Promise<Locale | null> {
  const row = await db.selectFrom('profiles').select('locale').where('person', '=', person).executeTakeFirst()
  return LOCALES.find((locale) => row?.locale?.startsWith(locale)) ?? null
}

/** Signs devices out: the one with this number, or all but the one that asks. */
export async function removeSessions(
  context: AccountContext,
  person: Person,
  which: { readonly id: string } | { readonly allBut: string | null },
): Promise<void> {
  const { db } = context.storage
  const sessions = await db.selectFrom('sessions').select('hash').where('person', '=', person.id).execute()
  const ended = sessions.filter(({ hash }) => ('id' in which ? idOfSession(hash) === which.id : hash !== which.allBut))
  if ('id' in which && ended.length === 0) throw new Denial('not-found', (t) => t.deviceNotSignedIn)
  await context.people.endSessions(
    person.id,
    ended.map(({ hash }) => hash),
  )
}
