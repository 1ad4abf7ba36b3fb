/** Passkeys: a key pair in the person's device; we keep the public half, and ask it to sign a challenge that is good once. */
import { isIP } from 'node:net'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { Denial } from '../problem.ts'
import type { Ceremony, PasskeySignInBody, RegisterBody } from '../protocol/index.ts'
import type { AccountContext } from './context.ts'
import type { Person } from './person.ts'
import { randomText } from './secrets.ts'

/** To whom a passkey belongs: the name of this server, and the one origin at which it may be used. */
export interface Party {
  readonly id: string
  readonly origin: string
}

/** Browsers give passkeys to names, not to addresses, and over https only; this machine itself, as `localhost`, is excepted. */
export function partyOf(publicUrl: string): Party | null {
  const url = new URL(publicUrl)
  if (['127.0.0.1', '[::1]'].includes(url.hostname)) url.hostname = 'localhost'
  const isHere = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0
  return isName && (isHere || url.protocol === 'https:') ? { id: url.hostname, origin: url.origin } : null
}

const LIFE = 5 * 60_000
const MOST = 20
const NAME = 'Branchline'

export async function askToRegister(context: AccountContext, person: Person, party: Party): Promise<Ceremony> {
  const { db } = context.storage
  const own = await db.selectFrom('passkeys').select(['credential', 'transports']).where('person', '=', person.id).execute()
  if (own.length >= MOST) throw new Denial('not-possible-now', (t) => t.mostPasskeys({ most: MOST }))
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: party.id,
    userName: person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    timeout: LIFE,
    excludeCredentials: own.map(({ credential, transports }) => ({ id: credential, transports: JSON.parse(transports) as string[] })),
    // Found by the authenticator itself: whoever signs in need not say who they are.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { ceremony: await begin(context, 'register', person.id, options.challenge), options: { ...options } }
}

export async function register(context: AccountContext, person: Person, party: Party, body: RegisterBody): Promise<void> {
  const { db } = context.storage
  const challenge = await finish(context, 'register', body.ceremony, person.id)
  const { registrationInfo } = await checked(
    verifyRegistrationResponse({
      response: body.response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    }),
  )
  if (registrationInfo === undefined) throw notValid()
  const { credential } = registrationInfo
  const known = await db.selectFrom('passkeys').select('id').where('credential', '=', credential.id).executeTakeFirst()
  if (known !== undefined) throw new Denial('not-possible-now', (t) => t.passkeyInUse)
  const at = context.now()
  await context.storage.commit([
    db
      .insertInto('passkeys')
      .values({
        id: randomText(12),
        credential: credential.id,
        person: person.id,
        name: body.name ?? '',
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created_at: at,
        used_at: at,
      })
      .compile(),
  ])
}

export async function askToSignIn(context: AccountContext, party: Party): Promise<Ceremony> {
  const options = await generateAuthenticationOptions({ rpID: party.id, timeout: LIFE, userVerification: 'preferred' })
  return { ceremony: await begin(context, 'sign-in', null, options.challenge), options: { ...options } }
}

/** Whose passkey answered. */
export async function answerSignIn(context: AccountContext, party: Party, body: PasskeySignInBody): Promise<Person> {
  const { db } = context.storage
  const challenge = await finish(context, 'sign-in', body.ceremony, null)
  const passkey = await db.selectFrom('passkeys').selectAll().where('credential', '=', body.response.id).executeTakeFirst()
  if (passkey === undefined) throw new Denial('not-allowed', (t) => t.passkeyUnknown)
  const { verified, authenticationInfo } = await checked(
    verifyAuthenticationResponse({
      response: body.response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  const person = verified ? await context.people.find(passkey.person) : null
  if (person === null) throw notValid()
  await context.storage.commit([
    db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter, used_at: context.now() })
      .where('id', '=', passkey.id)
      .compile(),
  ])
  return person
}

async function begin(context: AccountContext, purpose: 'register' | 'sign-in', person: string | null, challenge: string): Promise<string> {
  const { db } = context.storage
  const id = randomText(24)
  await context.storage.commit([
    db.deleteFrom('ceremonies').where('expires_at', '<', context.now()).compile(),
    db
      .insertInto('ceremonies')
      .values({ id, purpose, person, challenge, expires_at: context.now() + LIFE })
      .compile(),
  ])
  return id
}

/** The challenge, taken away by whoever comes first with its number. */
async function finish(context: AccountContext, purpose: 'register' | 'sign-in', id: string, person: string | null): Promise<string> {
  const begun = await context.storage.db
    .deleteFrom('ceremonies')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returning(['person', 'challenge', 'expires_at'])
    .executeTakeFirst()
  if (begun === undefined || begun.person !== person || begun.expires_at < context.now())
    throw new Denial('not-possible-now', (t) => t.beginAgain)
  return begun.challenge
}

/** The library throws what is wrong with an answer; it is told in one sentence, as it is of no use to a person. */
async function checked<T>(verification: Promise<T>): Promise<T> {
  return verification.catch(() => Promise.reject(notValid()))
}

function notValid(): Denial {
  return new Denial('not-allowed', (t) => t.passkeyAnswer)
}
