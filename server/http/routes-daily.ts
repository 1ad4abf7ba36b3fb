/** The game of the day. */
import { mustBeOpen } from '../actions/acting.ts'
import { beginDay, handIn } from '../daily/attempt.ts'
import { dayFor } from '../daily/shown.ts'
import { DailyAnswer, DayBody, DayQuery, DayResultBody, LIMITS, ProblemAnswer } from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const tags = ['daily']
const response = { 200: DailyAnswer, '4xx': ProblemAnswer, '5xx': ProblemAnswer }
/** Each is played again, the opponents' part by the opponents. */
const seldom = { rateLimit: { max: 12, timeWindow: 60_000 } }

export function routesOfTheDay(app: App, context: AppContext): void {
  app.get(
    '/api/daily',
    { schema: { summary: 'The game of a day, and everybody’s results', tags, querystring: DayQuery, response } },
    async ({ person, query }) => ({ daily: await dayFor(context, person, query) }),
  )

  app.post(
    '/api/daily/begin',
    { schema: { summary: 'Begin today’s: your one attempt', tags, body: DayBody, response } },
    async ({ person, body: { day } }) => {
      mustBeOpen(context)
      await beginDay(context, mustBeSomebody(person), day)
      return { daily: await dayFor(context, person, { day, limit: 50 }) }
    },
  )

  app.post(
    '/api/daily/result',
    {
      bodyLimit: LIMITS.record,
      config: seldom,
      schema: { summary: 'Hand in what you played', tags, body: DayResultBody, response },
    },
    async ({ person, body: { day, record } }) => {
      mustBeOpen(context)
      await handIn(context, mustBeSomebody(person), day, record)
      return { daily: await dayFor(context, person, { day, limit: 50 }) }
    },
  )
}
