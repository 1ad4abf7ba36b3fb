/** How one wishes to be told of one's tables, and the links out of letters. */
import * as z from 'zod/mini'
import { addChannel, changeEvents, choose, chooseAt, noticesOf, removeChannel, tryChannel } from '../notices/channels.ts'
import { carryOut, pageFor } from '../notices/links.ts'
import {
  AnswerPage,
  AnswerQuery,
  AnswerToken,
  ChannelBody,
  ChannelChangeBody,
  ChannelId,
  Notices,
  NoticesBody,
  NoticeTableBody,
  ProblemAnswer,
  TableId,
} from '../protocol/index.ts'
import { mustBeSomebody, mustSee } from '../tables/access.ts'
import { atTable } from '../tables/load.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const response = { 200: Notices, ...problems }
const tags = ['notices']
/** What makes the server write to somebody else is asked for seldom. */
const seldom = { rateLimit: { max: 20, timeWindow: 60_000 } }

export async function routesAboutNotices(app: App, context: AppContext): Promise<void> {
  app.get('/api/me/notices', { schema: { summary: 'How you are told of your tables', tags, response } }, async ({ person }) =>
    noticesOf(context, mustBeSomebody(person)),
  )

  app.put(
    '/api/me/notices',
    { schema: { summary: 'Choose for all your tables', tags, body: NoticesBody, response } },
    async ({ person, body }) => {
      const me = mustBeSomebody(person)
      await choose(context, me, body)
      return noticesOf(context, me)
    },
  )

  app.put(
    '/api/me/notices/tables/:id',
    { schema: { summary: 'Choose for one table', tags, params: z.object({ id: TableId }), body: NoticeTableBody, response } },
    async ({ person, params, body }) => {
      const me = mustBeSomebody(person)
      await atTable(context, params.id, (table) => mustSee(table, me))
      await chooseAt(context, me, params.id, body.mode)
      return noticesOf(context, me)
    },
  )

  app.post(
    '/api/me/notices/channels',
    { config: seldom, schema: { summary: 'A new channel: push, e-mail or webhook', tags, body: ChannelBody, response } },
    async ({ person, body }) => {
      const me = mustBeSomebody(person)
      await addChannel(context, me, body)
      return noticesOf(context, me)
    },
  )

  const params = z.object({ id: ChannelId })
  app.put(
    '/api/me/notices/channels/:id',
    { schema: { summary: 'What a channel is used for', tags, params, body: ChannelChangeBody, response } },
    async ({ person, params: { id }, body }) => {
      const me = mustBeSomebody(person)
      await changeEvents(context, me, id, body.events)
      return noticesOf(context, me)
    },
  )

  app.delete(
    '/api/me/notices/channels/:id',
    { schema: { summary: 'Remove a channel', tags, params, response } },
    async ({ person, params: { id } }) => {
      const me = mustBeSomebody(person)
      await removeChannel(context, me, id)
      return noticesOf(context, me)
    },
  )

  app.post(
    '/api/me/notices/channels/:id/try',
    { config: seldom, schema: { summary: 'Send something over a channel now', tags, params, response } },
    async ({ person, params: { id } }) => {
      const me = mustBeSomebody(person)
      await tryChannel(context, me, id)
      return noticesOf(context, me)
    },
  )

  const link = { params: z.object({ id: AnswerToken }), querystring: AnswerQuery, response: { 200: AnswerPage, ...problems } }
  app.get(
    '/api/answers/:id',
    { config: seldom, schema: { summary: 'What a link out of a letter would do', tags, ...link } },
    async ({ params: { id }, query }, reply) => {
      reply.header('cache-control', 'no-store')
      return pageFor(context, id, query.locale)
    },
  )

  app.post(
    '/api/answers/:id',
    { config: seldom, schema: { summary: 'Do what a link out of a letter says, once', tags, ...link } },
    async ({ params: { id }, query }) => carryOut(context, id, query.locale),
  )

  // Mail programs unsubscribe by posting a form to the address named in the letter (RFC 8058); nothing else can be done this way.
  await app.register(async (forms: App) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 200 }, (_request, _body, done) =>
      done(null),
    )
    forms.addContentTypeParser('multipart/form-data', { bodyLimit: 1_000 }, (_request, payload, done) => {
      payload.resume().on('end', () => done(null))
    })
    const Stop = z.object({ id: z.string().check(z.regex(/^u\.[A-Za-z0-9._-]{20,60}$/)) })
    forms.post(
      '/a/:id',
      { config: seldom, schema: { summary: 'Unsubscribe in one step', tags, params: Stop, response: { 200: AnswerPage, ...problems } } },
      async ({ params: { id } }) => carryOut(context, id, 'en'),
    )
  })
}
