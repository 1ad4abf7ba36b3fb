/** Who you are, your devices, your data. */

import * as z from 'zod/mini'
import { mustBeOpen } from '../actions/acting.ts'
import { isAccount, profileOf } from '../identity/account.ts'
import { eraseAt, personData } from '../identity/rights.ts'
import {
  DeviceLink,
  EraseBody,
  Me,
  MyTablesQuery,
  NameBody,
  NextAnswer,
  NextQuery,
  ProblemAnswer,
  TablesAnswer,
  Token,
} from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import { myTables, nextTable } from '../tables/lists.ts'
import { renamedAt } from '../tables/names.ts'
import type { App } from './app-type.ts'
import { type CookieSettings, clearCookie, clearGuestCookie, credentialOf, guestOf, seenDevice, setCookie } from './authentication.ts'
import type { AppContext } from './context.ts'

const Nothing = z.object({})
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }

export function routesAboutMe(app: App, context: AppContext, settings: CookieSettings & { newPeoplePerMinute: number }): void {
  app.get('/api/me', { schema: { summary: 'Who you are', tags: ['me'], response: { 200: Me, ...problems } } }, async ({ person }) => ({
    person,
    profile: person !== null && (await isAccount(context, person.id)) ? await profileOf(context, person.id) : null,
  }))

  app.post(
    '/api/me',
    {
      config: { rateLimit: { max: settings.newPeoplePerMinute, timeWindow: 60_000 } },
      schema: { summary: 'Become somebody, or change your name', tags: ['me'], body: NameBody, response: { 200: Me, ...problems } },
    },
    async (request, reply) => {
      const { name } = request.body
      if (request.person !== null) {
        const person = name === undefined ? request.person : await context.people.rename(request.person, name)
        renamedAt(context, person)
        return { person }
      }
      const { person, credential } = await context.people.welcome(name, seenDevice(request))
      setCookie(reply, credential, settings)
      return { person }
    },
  )

  app.post(
    '/api/me/links',
    { schema: { summary: 'A one-time code for a second device', tags: ['me'], response: { 200: DeviceLink, ...problems } } },
    async (request) => {
      const { code, expiresAt } = await context.people.newLink(mustBeSomebody(request.person))
      // Behind the #: browsers do not send it, so it is in no log and no referrer.
      return { code, path: `/link#${code}`, expiresAt }
    },
  )

  app.post(
    '/api/me/tokens',
    { schema: { summary: 'A token for scripts, shown once', tags: ['me'], response: { 200: Token, ...problems } } },
    async (request) => ({
      token: await context.people.newSession(mustBeSomebody(request.person), 'token', { ...seenDevice(request), name: '' }),
    }),
  )

  app.post(
    '/api/me/sign-out',
    { schema: { summary: 'Forget this device', tags: ['me'], response: { 200: Nothing, ...problems } } },
    async (request, reply) => {
      const guest = guestOf(request)
      await context.people.signOut(credentialOf(request))
      // The guest that it was before it signed in is still there, unless they were taken along or left.
      if ((await context.people.whoIs(guest)) === null) clearCookie(reply)
      else setCookie(reply, guest as string, settings)
      clearGuestCookie(reply)
      return {}
    },
  )

  app.get(
    '/api/me/export',
    { schema: { summary: 'All that is stored about you', tags: ['me'], response: { 200: z.looseObject({}), ...problems } } },
    async (request, reply) => {
      const person = mustBeSomebody(request.person)
      reply.header('content-disposition', 'attachment; filename="branchline-my-data.json"')
      return personData(context, person)
    },
  )

  app.post(
    '/api/me/erase',
    { schema: { summary: 'Erase all that is stored about you', tags: ['me'], body: EraseBody, response: { 200: Nothing, ...problems } } },
    async (request, reply) => {
      mustBeOpen(context)
      await eraseAt(context, mustBeSomebody(request.person))
      clearCookie(reply)
      return {}
    },
  )

  app.get(
    '/api/me/tables',
    {
      schema: {
        summary: 'Your tables, those that wait for you first',
        tags: ['me'],
        querystring: MyTablesQuery,
        response: { 200: TablesAnswer, ...problems },
      },
    },
    async (request) => myTables(context, mustBeSomebody(request.person).id, request.query),
  )

  app.get(
    '/api/me/next',
    {
      schema: {
        summary: 'The next table that waits for you',
        tags: ['me'],
        querystring: NextQuery,
        response: { 200: NextAnswer, ...problems },
      },
    },
    async (request) => ({ table: await nextTable(context, mustBeSomebody(request.person).id, request.query.after) }),
  )
}
