/** The account: what it holds, its ways in, its devices. */
import * as z from 'zod/mini'
import { accountOf, changeProfile, removeEmail, removePasskey, removeSessions, renamePasskey } from '../identity/account.ts'
import { deviceNamed } from '../identity/device.ts'
import { askToRegister, type Party, register } from '../identity/passkeys.ts'
import { guestShown } from '../identity/sign-in.ts'
import { Denial } from '../problem.ts'
import {
  Account,
  Ceremony,
  PasskeyId,
  PasskeyNameBody,
  ProblemAnswer,
  ProfileBody,
  RegisterBody,
  RemoveBody,
  RemoveEmailBody,
  SessionId,
} from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import { changeMyTime, myTime } from '../time/my-time.ts'
import type { App } from './app-type.ts'
import { credentialOf, guestOf } from './authentication.ts'
import type { AppContext } from './context.ts'

const tags = ['account']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const response = { 200: Account, ...problems }
const ofPasskey = z.object({ id: PasskeyId })
const ofSession = z.object({ id: SessionId })

export function routesAboutAccounts(app: App, context: AppContext, settings: { party: Party | null }): void {
  type Asked = Parameters<typeof credentialOf>[0]
  /** Every answer is the account as it is then. */
  const show = async (request: Asked) =>
    accountOf(
      context,
      mustBeSomebody(request.person),
      context.people.sessionOf(credentialOf(request)),
      await guestShown(context, { person: request.person, guest: guestOf(request) }),
    )

  app.get('/api/me/account', { schema: { summary: 'Your account', tags, response } }, show)

  app.patch(
    '/api/me/account',
    { schema: { summary: 'Change time zone, language, preferences', tags, body: ProfileBody, response } },
    async (request) => {
      const person = mustBeSomebody(request.person)
      const { timeZone } = request.body
      await changeProfile(context, person.id, request.body)
      // The clocks at their tables go by it too.
      if (timeZone) {
        const { quiet, vacations } = await myTime(context, person)
        await changeMyTime(context, person, { timeZone, quiet, vacations })
      }
      return show(request)
    },
  )

  app.post(
    '/api/me/passkeys/begin',
    { schema: { summary: 'Begin to make a passkey', tags, response: { 200: Ceremony, ...problems } } },
    async ({ person }) => askToRegister(context, mustBeSomebody(person), mustOffer(settings.party)),
  )

  app.post('/api/me/passkeys', { schema: { summary: 'Keep a passkey', tags, body: RegisterBody, response } }, async (request) => {
    const { name = deviceNamed(request.headers['user-agent']), ...answer } = request.body
    await register(context, mustBeSomebody(request.person), mustOffer(settings.party), { ...answer, name })
    return show(request)
  })

  app.post(
    '/api/me/passkeys/:id/rename',
    { schema: { summary: 'Name a passkey', tags, params: ofPasskey, body: PasskeyNameBody, response } },
    async (request) => {
      await renamePasskey(context, mustBeSomebody(request.person), request.params.id, request.body.name)
      return show(request)
    },
  )

  app.post(
    '/api/me/passkeys/:id/remove',
    { schema: { summary: 'Remove a passkey', tags, params: ofPasskey, body: RemoveBody, response } },
    async (request) => {
      await removePasskey(context, mustBeSomebody(request.person), request.params.id, request.body.lastWay)
      return show(request)
    },
  )

  app.post(
    '/api/me/emails/remove',
    { schema: { summary: 'Remove an e-mail address', tags, body: RemoveEmailBody, response } },
    async (request) => {
      await removeEmail(context, mustBeSomebody(request.person), request.body.email, request.body.lastWay)
      return show(request)
    },
  )

  app.post(
    '/api/me/sessions/:id/remove',
    { schema: { summary: 'Sign one device out', tags, params: ofSession, response } },
    async (request) => {
      const person = mustBeSomebody(request.person)
      await removeSessions(context, person, { id: request.params.id })
      return show(request)
    },
  )

  app.post('/api/me/sessions/remove-others', { schema: { summary: 'Sign all other devices out', tags, response } }, async (request) => {
    await removeSessions(context, mustBeSomebody(request.person), { allBut: context.people.sessionOf(credentialOf(request)) })
    return show(request)
  })
}

export function mustOffer(party: Party | null): Party {
  if (party === null) throw new Denial('not-possible-now', (t) => t.noPasskeys)
  return party
}
