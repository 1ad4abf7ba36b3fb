/** Statistics and ratings. */
import * as z from 'zod/mini'
import { personPage } from '../people/page.ts'
import { Leaders, LeadersQuery, PersonId, ProblemAnswer, PublicPerson, Statistics } from '../protocol/index.ts'
import { leadersOf, statisticsOf } from '../ratings/statistics.ts'
import { mustBeSomebody } from '../tables/access.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const tags = ['ratings']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const params = z.object({ id: PersonId })

export function routesAboutRatings(app: App, context: AppContext): void {
  app.get(
    '/api/me/statistics',
    { schema: { summary: 'Your games, by kind', tags, response: { 200: Statistics, ...problems } } },
    async ({ person }) => statisticsOf(context, mustBeSomebody(person).id),
  )

  app.get(
    '/api/people/:id',
    { schema: { summary: 'What somebody shows of themselves', tags, params, response: { 200: PublicPerson, ...problems } } },
    async (request) => personPage(context, request.params.id, request.person?.id ?? null),
  )

  app.get(
    '/api/leaders',
    { schema: { summary: 'The best at a game', tags, querystring: LeadersQuery, response: { 200: Leaders, ...problems } } },
    async ({ query }) => leadersOf(context, query),
  )
}
