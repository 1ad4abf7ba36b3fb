/** The lobby: who and what waits, and a place at a table with one call. */
import { openTables } from '../lobby/open.ts'
import { playWithSomebody } from '../lobby/play.ts'
import { AroundAnswer, LobbyAnswer, LobbyQuery, PlayAnswer, PlayBody, ProblemAnswer } from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const tags = ['lobby']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
/** Each may open a table that everybody sees. */
const seldom = { rateLimit: { max: 20, timeWindow: 60_000 } }

export function routesOfLobby(app: App, context: AppContext): void {
  app.get(
    '/api/lobby',
    { schema: { summary: 'Tables that wait for players', tags, querystring: LobbyQuery, response: { 200: LobbyAnswer, ...problems } } },
    async ({ person, query }) => openTables(context, person?.id ?? null, query),
  )

  app.get('/api/around', { schema: { summary: 'Who is around', tags, response: { 200: AroundAnswer, ...problems } } }, async ({ person }) =>
    context.around.look(person?.id ?? null, person === null ? new Set() : await context.marks.apartFrom(person.id)),
  )

  app.post(
    '/api/lobby/play',
    {
      config: seldom,
      schema: { summary: 'A place at a table that fits', tags, body: PlayBody, response: { 200: PlayAnswer, ...problems } },
    },
    async ({ person, body }) => playWithSomebody(context, mustBeSomebody(person), body),
  )
}
