/** Ways in for those who have an account: passkey, e-mail link, a code from another device. */
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { mustBeOpen } from '../actions/acting.ts'
import { profileOf } from '../identity/account.ts'
import { sendLink } from '../identity/email.ts'
import { answerSignIn, askToSignIn, type Party } from '../identity/passkeys.ts'
import { decideAboutGuest, follow, lookAt, type SignedIn, signIn } from '../identity/sign-in.ts'
import { Denial } from '../problem.ts'
import {
  Ceremony,
  ClaimBody,
  EmailBody,
  GuestBody,
  LinkLook,
  LookBody,
  Me,
  PasskeySignInBody,
  ProblemAnswer,
  SignInWays,
} from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import type { App } from './app-type.ts'
import { type CookieSettings, clearGuestCookie, credentialOf, deviceOf, setCookie, setGuestCookie } from './authentication.ts'
import type { AppContext } from './context.ts'
import { mustOffer } from './routes-account.ts'

const tags = ['sign in']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const Nothing = z.object({})

export function routesOfSignIn(
  app: App,
  context: AppContext,
  settings: CookieSettings & { newPeoplePerMinute: number; party: Party | null },
): void {
  const config = { rateLimit: { max: settings.newPeoplePerMinute, timeWindow: 60_000 } }

  app.get('/api/sign-in', { schema: { summary: 'Ways to sign in', tags, response: { 200: SignInWays, ...problems } } }, async () => ({
    passkeys: settings.party !== null,
    email: context.mail.isConfigured,
    origin: settings.party?.origin ?? context.publicUrl,
  }))

  app.post(
    '/api/sign-in/passkey/begin',
    { config, schema: { summary: 'Begin to sign in by passkey', tags, response: { 200: Ceremony, ...problems } } },
    async () => askToSignIn(context, mustOffer(settings.party)),
  )

  app.post(
    '/api/sign-in/passkey',
    { config, schema: { summary: 'Sign in by passkey', tags, body: PasskeySignInBody, response: { 200: Me, ...problems } } },
    async (request, reply) => {
      const account = await answerSignIn(context, mustOffer(settings.party), request.body)
      return enter(reply, await signIn(context, deviceOf(request), account))
    },
  )

  app.post(
    '/api/sign-in/email',
    { config, schema: { summary: 'Ask for a sign-in link by e-mail', tags, body: EmailBody, response: { 200: Nothing, ...problems } } },
    async ({ body }) => {
      mustSendMail()
      await sendLink(context, body.email, body.locale, null)
      return {}
    },
  )

  app.post(
    '/api/me/emails',
    {
      config,
      schema: { summary: 'Add an e-mail address to your account', tags, body: EmailBody, response: { 200: Nothing, ...problems } },
    },
    async (request) => {
      const person = mustBeSomebody(request.person)
      mustSendMail()
      const session = context.people.sessionOf(credentialOf(request)) as string
      await sendLink(context, request.body.email, request.body.locale, { person, session })
      return {}
    },
  )

  app.post(
    '/api/sign-in/look',
    { config, schema: { summary: 'What a link or code would do', tags, body: LookBody, response: { 200: LinkLook, ...problems } } },
    async (request) => lookAt(context, deviceOf(request), request.body.code),
  )

  app.post(
    '/api/me/claim',
    { config, schema: { summary: 'Sign this device in by a link or code', tags, body: ClaimBody, response: { 200: Me, ...problems } } },
    async (request, reply) => enter(reply, await follow(context, deviceOf(request), request.body.code)),
  )

  app.post(
    '/api/me/guest',
    {
      schema: {
        summary: 'Take along what this device played as a guest, or leave it',
        tags,
        body: GuestBody,
        response: { 200: Me, ...problems },
      },
    },
    async (request, reply) => {
      mustBeOpen(context)
      const before = mustBeSomebody(request.person)
      const person = await decideAboutGuest(context, deviceOf(request), before, request.body.takeAlong)
      clearGuestCookie(reply)
      return { person, profile: await profileOf(context, person.id) }
    },
  )

  async function enter(reply: FastifyReply, { account, credential, guest }: SignedIn) {
    mustBeOpen(context)
    if (credential !== null) setCookie(reply, credential, settings)
    if (guest !== null) setGuestCookie(reply, guest, settings)
    return { person: account, profile: await profileOf(context, account.id) }
  }

  function mustSendMail(): void {
    if (!context.mail.isConfigured) throw new Denial('not-possible-now', (t) => t.noMail)
  }
}
