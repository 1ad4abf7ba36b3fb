/** Lessons and puzzles: how far one has come. */
import { forgetProgress, mergeProgress, progressOf } from '../identity/progress.ts'
import { LIMITS, ProblemAnswer, ProgressAnswer, ProgressBody } from '../protocol/index.ts'
import { mustBeSomebody } from '../tables/access.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

const tags = ['me']
const response = { 200: ProgressAnswer, '4xx': ProblemAnswer, '5xx': ProblemAnswer }

export function routesOfProgress(app: App, context: AppContext): void {
  app.get('/api/me/progress', { schema: { summary: 'How far you are with lessons and puzzles', tags, response } }, async ({ person }) => ({
    progress: await progressOf(context, mustBeSomebody(person).id),
  }))

  app.post(
    '/api/me/progress',
    {
      bodyLimit: LIMITS.progressBody,
      schema: { summary: 'Tell what this device knows; what is better stays', tags, body: ProgressBody, response },
    },
    async ({ person, body }) => ({ progress: await mergeProgress(context, mustBeSomebody(person).id, body) }),
  )

  app.post('/api/me/progress/forget', { schema: { summary: 'Forget all of it, on all devices', tags, response } }, async ({ person }) => ({
    progress: await forgetProgress(context, mustBeSomebody(person).id),
  }))
}
