/** Other people: mute, block, report. */
import * as z from 'zod/mini'
import { report } from '../people/reports.ts'
import { MarkBody, PeopleAnswer, PersonId, ProblemAnswer, ReportAnswer, ReportBody } from '../protocol/index.ts'
import { mustBeSomebody, mustSee } from '../tables/access.ts'
import { atTable } from '../tables/load.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const tags = ['people']
const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }
const ofPerson = z.object({ id: PersonId })

export function routesAboutPeople(app: App, context: AppContext): void {
  const { marks } = context

  app.get(
    '/api/me/people',
    { schema: { summary: 'Whom you mute and block', tags, response: { 200: PeopleAnswer, ...problems } } },
    async ({ person }) => ({ people: await marks.list(mustBeSomebody(person).id) }),
  )

  app.put(
    '/api/me/people/:id',
    {
      schema: { summary: 'Mute, block, or neither', tags, params: ofPerson, body: MarkBody, response: { 200: PeopleAnswer, ...problems } },
    },
    async ({ person, params, body }) => {
      const somebody = mustBeSomebody(person)
      await marks.mark(somebody, params.id, body.mark)
      return { people: await marks.list(somebody.id) }
    },
  )

  app.post(
    '/api/reports',
    {
      schema: {
        summary: 'Report a line of chat or a person to the host',
        tags,
        body: ReportBody,
        response: { 200: ReportAnswer, ...problems },
      },
    },
    async ({ person, body }) => {
      const somebody = mustBeSomebody(person)
      if (body.table !== undefined) await atTable(context, body.table, (table) => mustSee(table, somebody))
      return { report: await report(context, somebody, body) }
    },
  )
}
