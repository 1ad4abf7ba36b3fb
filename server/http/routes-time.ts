/** A person's own time, and the others' votes about somebody whose time is up. */
import * as z from 'zod/mini'
import { Denial } from '../problem.ts'
import { MyTime, MyTimeBody, ProblemAnswer, TableAnswer, TableId, VoteBody } from '../protocol/index.ts'
import { mustBeSomebody, mustSit } from '../tables/access.ts'
import { atTable } from '../tables/load.ts'
import { liveTableFor } from '../tables/wire.ts'
import { voteAt } from '../time/late.ts'
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
      if (context.isClosing) throw new Denial('closing', 'The server is stopping: try again in a moment.')
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
    async ({ params: { id }, person, body }) => {
      if (context.isClosing) throw new Denial('closing', 'The server is stopping: try again in a moment.')
      return atTable(context, id, async (table) => {
        await voteAt(context, table, mustSit(table, person), body.choice)
        return { table: liveTableFor(table, person?.id ?? null) }
      })
    },
  )
}
