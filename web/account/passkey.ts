/** Passkeys, as the browser makes and uses them. */
import type { Account, Ceremony, Profile } from '@branchline/server/protocol'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { ask } from '../http/client.ts'
import { bringFromAccount, shareProgress } from '../settings/fromAccount.ts'
import { becomeSomebody } from './person.ts'

export { browserSupportsWebAuthn as knowsPasskeys } from '@simplewebauthn/browser'

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON']
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON']

/** For whoever this device belongs to; nobody becomes somebody first. */
export async function makePasskey(): Promise<Account> {
  await becomeSomebody()
  const { ceremony, options } = await ask<Ceremony>('/me/passkeys/begin', undefined, 'POST')
  const response = await startRegistration({ optionsJSON: options as unknown as Creation })
  const account = await ask<Account>('/me/passkeys', { ceremony, response: plain(response) })
  await shareProgress()
  return account
}

export async function signInByPasskey(): Promise<void> {
  const { ceremony, options } = await ask<Ceremony>('/sign-in/passkey/begin', undefined, 'POST')
  const response = await startAuthentication({ optionsJSON: options as unknown as Request })
  await signedIn(await ask<SignedIn>('/sign-in/passkey', { ceremony, response: plain(response) }))
}

export async function follow(code: string): Promise<void> {
  await signedIn(await ask<SignedIn>('/me/claim', { code }))
}

/** What was played on this device before it signed in goes over to the account, or is left. */
export async function decideAboutGuest(takeAlong: boolean): Promise<void> {
  await signedIn(await ask<SignedIn>('/me/guest', { takeAlong }))
}

interface SignedIn {
  readonly person: { readonly name: string }
  readonly profile: Profile
}

/** The page begins afresh, so that nothing on it belongs to somebody else. */
async function signedIn({ person, profile }: SignedIn): Promise<void> {
  await bringFromAccount(person.name, profile)
  location.assign('/account')
}

/** The person closed the browser's dialog, or had nothing to offer. */
export const wasCancelled = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && error.name === 'NotAllowedError')

/** Browsers leave empty fields in these answers, which JSON does not know. */
const plain = (response: unknown): unknown => JSON.parse(JSON.stringify(response, (_, value: unknown) => value ?? undefined))
