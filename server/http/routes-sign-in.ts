/** Ways in for those who have an account: passkey, e-mail link, a code from another device. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import { profileOf } from '../identity/account.ts'
import { deviceNamed } from '../identity/device.ts'
import { sendLink } from '../identity/email.ts'
import { answerSignIn, askToSignIn, type Party } from '../identity/passkeys.ts'
import type { Person } from '../identity/people.ts'
import { type Device, follow, lookAt, signIn } from '../identity/sign-in.ts'
import { Denial } from '../problem.ts'
import { Ceremony, ClaimBody, EmailBody, LinkLook, LookBody, Me, PasskeySignInBody, ProblemAnswer, SignInWays } from '../protocol/index.ts'
import type { App } from './app.ts'
import { mustOffer } from './routes-account.ts'
import { credentialOf, setCookie } from './who.ts'

const tags = ['sign in']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const Nothing = z.object({})

export function routesOfSignIn(
  app: App,
  house: House,
  settings: { isSecure: boolean; newPeoplePerMinute: number; party: Party | null },
): void {
  const config = { rateLimit: { max: settings.newPeoplePerMinute, timeWindow: 60_000 } }

  app.get('/api/sign-in', { schema: { summary: 'Ways to sign in', tags, response: { 200: SignInWays, ...problems } } }, async () => ({
    passkeys: settings.party !== null,
    email: house.mail.isConfigured,
    origin: settings.party?.origin ?? house.publicUrl,
  }))

  app.post(
    '/api/sign-in/passkey/begin',
    { config, schema: { summary: 'Begin to sign in by passkey', tags, response: { 200: Ceremony, ...problems } } },
    async () => askToSignIn(house, mustOffer(settings.party)),
  )

  app.post(
    '/api/sign-in/passkey',
    { config, schema: { summary: 'Sign in by passkey', tags, body: PasskeySignInBody, response: { 200: Me, ...problems } } },
    async (request, reply) => {
      const account = await answerSignIn(house, mustOffer(settings.party), request.body)
      return enter(request, reply, account, request.body.adopt)
    },
  )

  app.post(
    '/api/sign-in/email',
    { config, schema: { summary: 'Ask for a sign-in link by e-mail', tags, body: EmailBody, response: { 200: Nothing, ...problems } } },
    async ({ person, body }) => {
      if (!house.mail.isConfigured) throw new Denial('not-possible-now', 'This server sends no e-mail.')
      await sendLink(house, person, body.email, body.locale)
      return {}
    },
  )

  app.post(
    '/api/sign-in/look',
    { config, schema: { summary: 'What a link or code would do', tags, body: LookBody, response: { 200: LinkLook, ...problems } } },
    async (request) => lookAt(house, deviceOf(request), request.body.code),
  )

  app.post(
    '/api/me/claim',
    { config, schema: { summary: 'Sign this device in by a link or code', tags, body: ClaimBody, response: { 200: Me, ...problems } } },
    async (request, reply) => enter(request, reply, await follow(house, request.body.code), request.body.adopt),
  )

  async function enter(request: FastifyRequest, reply: FastifyReply, account: Person, takesAlong: boolean) {
    if (house.isClosing) throw new Denial('closing', 'The server is stopping: try again in a moment.')
    setCookie(reply, await signIn(house, deviceOf(request), account, takesAlong), settings.isSecure)
    return { person: account, profile: await profileOf(house, account.id) }
  }
}

function deviceOf(request: FastifyRequest): Device {
  return { person: request.person, credential: credentialOf(request), name: deviceNamed(request.headers['user-agent']) }
}
