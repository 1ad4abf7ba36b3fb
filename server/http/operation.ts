/** For those who run the house: is it alive, is it ready, how is it doing, what does it offer. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Denial } from '../problem.ts'
import { FromClient, FromServer } from '../protocol/index.ts'
import type { App } from './app-type.ts'
import type { AppContext } from './context.ts'

export type MetricsFor = 'loopback' | 'anybody' | 'nobody'

export function routesOfOperation(app: App, context: AppContext, metricsFor: MetricsFor): void {
  const schema = { hide: true }
  app.get('/healthz', { schema, config: { rateLimit: false } }, async () => ({ ok: true }))

  app.get('/readyz', { schema, config: { rateLimit: false } }, async (_request, reply) => {
    const problem = context.isClosing
      ? 'stopping'
      : await context.storage.ping().then(
          () => context.storageTrouble,
          () => 'the database does not answer',
        )
    return reply.status(problem === null ? 200 : 503).send(problem === null ? { ok: true } : { ok: false, problem })
  })

  app.get('/metrics', { schema, config: { rateLimit: false } }, async (request, reply) => {
    if (metricsFor === 'nobody' || (metricsFor === 'loopback' && !isLocal(request))) throw new Denial('not-found', (t) => t.notHere)
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics())
  })

  app.get('/openapi.json', { schema }, async () => app.swagger())

  // As they are sent: what has a default may be left out.
  const messages = { fromClient: z.toJSONSchema(FromClient, { io: 'input' }), fromServer: z.toJSONSchema(FromServer) }
  app.get('/protocol.json', { schema }, async () => messages)
}

/** From this machine, and not passed on by a proxy on it. */
function isLocal(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) return false
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.raw.socket.remoteAddress ?? '')
}
