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
  const { marks, around } = context
  const peopleOf = async (person: string) => {
    const people = await marks.list(person)
    const here = new Set((await around.look(person, new Set())).seen.map((one) => one.person))
    return { people: people.map((one) => ({ ...one, isHere: one.mark === 'follow' && here.has(one.person) })) }
  }

  app.get(
    '/api/me/people',
    { schema: { summary: 'Whom you follow, mute and block', tags, response: { 200: PeopleAnswer, ...problems } } },
    async ({ person }) => peopleOf(mustBeSomebody(person).id),
  )

  app.put(
    '/api/me/people/:id',
    {
      schema: {
        summary: 'Follow, mute, block, or none of these',
        tags,
        params: ofPerson,
        body: MarkBody,
        response: { 200: PeopleAnswer, ...problems },
      },
    },
    async ({ person, params, body }) => {
      const somebody = mustBeSomebody(person)
      await marks.mark(somebody, params.id, body.mark)
      return peopleOf(somebody.id)
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
