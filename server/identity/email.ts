/**
 * A link by e-mail, good once, for a quarter of an hour. Anybody can ask for one to any address, and whoever has the mailbox follows it: so
 * nothing of who asked goes into it. A link to sign in opens the account of its address, or makes one. A link that adds an address to an account
 * is good only in the very session that asked for it: neither the owner of the mailbox, led there by a stranger, nor somebody who was sent a
 * stranger's link can join the two. Whether an address is known here, only its mailbox learns.
 */

import type { Locale } from '@branchline/engine'
import { wordsFor } from '../messages/index.ts'
import { Denial } from '../problem.ts'
import type { AccountContext } from './context.ts'
import type { Person } from './person.ts'
import { randomText, sha256 } from './secrets.ts'

const LIFE = 15 * 60_000
/** Letters to one address within that time. */
const MOST_LETTERS = 3
const MOST_ADDRESSES = 5

type Parts = Pick<AccountContext, 'storage' | 'people' | 'now'>

/** Whose account an address is to be added to, and the hash of the session in which they asked. */
export interface Adding {
  readonly person: Person
  readonly session: string
}

/** Resolves before the letter is sent, and in the same way whoever asks for whichever address. */
export async function sendLink(
  context: Parts & Pick<AccountContext, 'mail' | 'log' | 'publicUrl'>,
  email: string,
  language: Locale,
  adding: Adding | null,
): Promise<void> {
  const { db } = context.storage
  const now = context.now()
  const sent = await db.selectFrom('email_links').select('hash').where('email', '=', email).where('expires_at', '>', now).execute()
  if (sent.length >= MOST_LETTERS) return
  const code = randomText(24)
  const asked = { person: adding?.person.id ?? null, session: adding?.session ?? null }
  await context.storage.commit([
    db.deleteFrom('email_links').where('expires_at', '<', now).compile(),
    db
      .insertInto('email_links')
      .values({ hash: sha256(code), email, ...asked, expires_at: now + LIFE })
      .compile(),
  ])
  // Behind the #: browsers do not send it, so it is in no log and no referrer; and nothing happens until a button is pressed.
  const link = `${context.publicUrl}/link#${code}`
  const { signIn, addAddress } = wordsFor(language)
  const { subject, text } = adding === null ? signIn : addAddress
  context.mail
    .send({ to: email, subject, text: text({ link }) })
    .catch((error: Error) => context.log.warn({ problem: withoutAddress(error.message, email) }, 'a sign-in letter was not sent'))
}

export interface EmailLink {
  readonly email: string
  /** It adds the address to the account of this session; otherwise it signs in. */
  readonly adds: boolean
  /** Whose account it opens or adds to; null: a new one. */
  readonly person: Person | null
}

/** What a link would do in this session; null when it was used already or is too old. */
export async function lookAtLink(context: Parts, code: string, session: string | null): Promise<EmailLink | null> {
  const row = await context.storage.db.selectFrom('email_links').selectAll().where('hash', '=', sha256(code)).executeTakeFirst()
  if (row === undefined || row.expires_at < context.now()) return null
  if (row.person === null) return { email: row.email, adds: false, person: await ownerOf(context, row.email) }
  mustBeSameSession(row.session, session)
  return { email: row.email, adds: true, person: await context.people.find(row.person) }
}

/** Uses it up; the address is then known to be its person's. */
export async function followLink(context: Parts, code: string, session: string | null): Promise<EmailLink | null> {
  // Looked at first: opened in a wrong place it is not used up.
  if ((await lookAtLink(context, code, session)) === null) return null
  // Deleted and returned in one statement: of two that come at once, one is served.
  const row = await context.storage.db.deleteFrom('email_links').where('hash', '=', sha256(code)).returningAll().executeTakeFirst()
  if (row === undefined || row.expires_at < context.now()) return null
  const { email } = row
  const owner = await ownerOf(context, email)
  if (row.person === null) return { email, adds: false, person: owner ?? (await newAccount(context, email)) }
  const person = await context.people.find(row.person)
  if (person === null) return null
  if (owner !== null && owner.id !== person.id) throw new Denial('not-possible-now', (t) => t.addressTaken)
  if (owner === null) await add(context, person, email)
  return { email, adds: true, person }
}

function mustBeSameSession(asked: string | null, here: string | null): void {
  if (asked === null || asked !== here) throw new Denial('not-allowed', (t) => t.openInSameBrowser)
}

async function add(context: Parts, person: Person, email: string): Promise<void> {
  const { db } = context.storage
  const own = await db.selectFrom('emails').select('email').where('person', '=', person.id).execute()
  if (own.length >= MOST_ADDRESSES) throw new Denial('not-possible-now', (t) => t.mostAddresses({ most: MOST_ADDRESSES }))
  await prove(context, person, email)
  if ((await ownerOf(context, email))?.id !== person.id) throw new Denial('not-possible-now', (t) => t.addressTaken)
}

/** Of two links to a new address that are followed at once, one makes the account and the other opens it. */
async function newAccount(context: Parts, email: string): Promise<Person> {
  const person = await context.people.arrive()
  await prove(context, person, email)
  const owner = await ownerOf(context, email)
  if (owner === null || owner.id === person.id) return person
  await context.storage.commit([context.storage.db.deleteFrom('people').where('id', '=', person.id).compile()])
  return owner
}

function prove({ storage, now }: Parts, person: Person, email: string): Promise<void> {
  const row = { email, person: person.id, verified_at: now() }
  const first = storage.db.insertInto('emails').values(row)
  return storage.commit([first.onConflict((conflict) => conflict.column('email').doNothing()).compile()])
}

async function ownerOf(context: Parts, email: string): Promise<Person | null> {
  const owner = await context.storage.db.selectFrom('emails').select('person').where('email', '=', email).executeTakeFirst()
  return owner === undefined ? null : context.people.find(owner.person)
}

const withoutAddress = (message: string, email: string) => message.replaceAll(email, '…').slice(0, 200)
