/**
 * A link by e-mail: opens the account of an address, or joins the address to whoever asked. Good once, for a quarter of an hour.
 * Whether an address is known here, only its mailbox learns.
 */
import type { House } from '../house.ts'
import { Denial } from '../problem.ts'
import type { Person } from './people.ts'
import { randomText, sha256 } from './secrets.ts'

const LIFE = 15 * 60_000
/** Letters to one address within that time. */
const MOST_LETTERS = 3
const MOST_ADDRESSES = 5

type Language = 'en' | 'de'

/** Resolves before the letter is sent, and in the same way whoever asks for whichever address. */
export async function sendLink(house: House, asker: Person | null, email: string, language: Language): Promise<void> {
  const { db } = house.storage
  const [owner, sent] = await Promise.all([
    db.selectFrom('emails').select('person').where('email', '=', email).executeTakeFirst(),
    db.selectFrom('email_links').select('hash').where('email', '=', email).where('expires_at', '>', house.now()).execute(),
  ])
  if (sent.length >= MOST_LETTERS) return
  const code = randomText(24)
  await house.storage.commit([
    db.deleteFrom('email_links').where('expires_at', '<', house.now()).compile(),
    db
      .insertInto('email_links')
      .values({ hash: sha256(code), email, person: owner?.person ?? asker?.id ?? null, expires_at: house.now() + LIFE })
      .compile(),
  ])
  // Behind the #: browsers do not send it, so it is in no log and no referrer; and nothing happens until a button is pressed.
  const link = `${house.publicUrl}/link#${code}`
  house.mail
    .send({ to: email, ...LETTER[language](link) })
    .catch((error: Error) => house.log.warn({ problem: withoutAddress(error.message, email) }, 'a sign-in letter was not sent'))
}

export interface EmailLink {
  readonly email: string
  /** Who opens with it; null: somebody new. */
  readonly person: Person | null
}

/** What a link would do. */
export async function lookAtLink(house: House, code: string): Promise<EmailLink | null> {
  const row = await house.storage.db.selectFrom('email_links').selectAll().where('hash', '=', sha256(code)).executeTakeFirst()
  return row === undefined || row.expires_at < house.now() ? null : { email: row.email, person: await whoseIs(house, row) }
}

/** Uses it up; the address is then known to be its person's. Null when it was used already or is too old. */
export async function followLink(house: House, code: string): Promise<Person | null> {
  const { db } = house.storage
  // Deleted and returned in one statement: of two that come at once, one is served.
  const row = await db.deleteFrom('email_links').where('hash', '=', sha256(code)).returningAll().executeTakeFirst()
  if (row === undefined || row.expires_at < house.now()) return null
  const person = (await whoseIs(house, row)) ?? (await house.people.arrive())
  const own = await db.selectFrom('emails').select('email').where('person', '=', person.id).execute()
  if (own.some(({ email }) => email === row.email)) return person
  if (own.length >= MOST_ADDRESSES) throw new Denial('not-possible-now', `An account has at most ${MOST_ADDRESSES} addresses.`)
  await house.storage.commit([db.insertInto('emails').values({ email: row.email, person: person.id, verified_at: house.now() }).compile()])
  return person
}

async function whoseIs(house: House, link: { readonly email: string; readonly person: string | null }): Promise<Person | null> {
  // Somebody may have proved the address to be theirs since the letter was sent.
  const owner = await house.storage.db.selectFrom('emails').select('person').where('email', '=', link.email).executeTakeFirst()
  const id = owner?.person ?? link.person
  return id === null ? null : house.people.find(id)
}

const withoutAddress = (message: string, email: string) => message.replaceAll(email, '…').slice(0, 200)

const LETTER: Record<Language, (link: string) => { subject: string; text: string }> = {
  en: (link) => ({
    subject: 'Sign in to Branchline',
    text: `Open this address to sign in. It works once, for fifteen minutes:\n\n${link}\n\nIf you did not ask for it, somebody mistyped their address: do nothing, and nothing happens.\n`,
  }),
  de: (link) => ({
    subject: 'Bei Branchline anmelden',
    text: `Öffne diese Adresse, um dich anzumelden. Sie gilt einmal und eine Viertelstunde lang:\n\n${link}\n\nFalls du sie nicht angefordert hast, hat sich jemand vertippt: Tu nichts, dann geschieht nichts.\n`,
  }),
}
