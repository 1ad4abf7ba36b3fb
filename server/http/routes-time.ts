/** A person's own time, and the others' votes about somebody whose time is up. */
import * as z from 'zod/mini'
import { mustBeOpen } from '../actions/acting.ts'
import { voteAt } from '../actions/tables.ts'
import { MyTime, MyTimeBody, ProblemAnswer, TableAnswer, TableId, VoteBody } from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import { changeMyTime, myTime } from '../time/my-time.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }

export function routesOfTime(app: App, context: AppContext): void {
  app.get(
    '/api/me/time',
    { schema: { summary: 'Your time zone, quiet hours and vacations', tags: ['me'], response: { 200: MyTime, ...problems } } },
    async ({ person }) => myTime(context, mustBeSomebody(person)),
  )

  app.put(
    '/api/me/time',
    { schema: { summary: 'Change them', tags: ['me'], body: MyTimeBody, response: { 200: MyTime, ...problems } } },
    async ({ person, body }) => {
      mustBeOpen(context)
      return changeMyTime(context, mustBeSomebody(person), body)
    },
  )

  app.post(
    '/api/tables/:id/vote',
    {
      schema: {
        summary: 'What is to be done about somebody who is late',
        tags: ['play'],
        params: z.object({ id: TableId }),
        body: VoteBody,
        response: { 200: TableAnswer, ...problems },
      },
    },
    async ({ params: { id }, person, body }) => ({ table: await voteAt(context, id, person, body.choice) }),
  )
}
