/** A person's own time, and the others' votes about somebody whose time is up. */
import * as z from 'zod/mini'
import type { House } from '../house.ts'
import { Denial } from '../problem.ts'
import { MyTime, MyTimeBody, ProblemAnswer, TableAnswer, TableId, VoteBody } from '../protocol/index.ts'
import { mustBeSomebody, mustSit } from '../tables/access.ts'
import { atTable } from '../tables/load.ts'
import { liveTableFor } from '../tables/wire.ts'
import { voteAt } from '../time/late.ts'
import { changeMyTime, myTime } from '../time/my-time.ts'
import type { App } from './app.ts'

const problems = { '4xx': ProblemAnswer, '5xx': ProblemAnswer }

export function routesOfTime(app: App, house: House): void {
  app.get(
    '/api/me/time',
    { schema: { summary: 'Your time zone, quiet hours and vacations', tags: ['me'], response: { 200: MyTime, ...problems } } },
    async ({ person }) => myTime(house, mustBeSomebody(person)),
  )

  app.put(
    '/api/me/time',
    { schema: { summary: 'Change them', tags: ['me'], body: MyTimeBody, response: { 200: MyTime, ...problems } } },
    async ({ person, body }) => {
      if (house.isClosing) throw new Denial('closing', 'The server is stopping: try again in a moment.')
      return changeMyTime(house, mustBeSomebody(person), body)
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
      if (house.isClosing) throw new Denial('closing', 'The server is stopping: try again in a moment.')
      return atTable(house, id, async (table) => {
        await voteAt(house, table, mustSit(table, person), body.choice)
        return { table: liveTableFor(table, person?.id ?? null) }
      })
    },
  )
}
