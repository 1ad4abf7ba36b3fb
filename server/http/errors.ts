/** Everything that goes wrong is answered in one shape. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Denial, type Say, STATUS } from '../problem.ts'
import { type Issue, type Part, wrongAt } from '../protocol/wrong.ts'
import { denialFrom } from '../socket/connection.ts'
import type { AppContext } from './context.ts'
import { languageAsked, languageOf } from './language.ts'

export function answerProblems(app: FastifyInstance, context: AppContext): void {
  app.setErrorHandler(async (error: unknown, request, reply) => {
    const { denial, status } = read(context, error)
    context.metrics.refused.inc({ code: denial.code })
    if (denial.retryAfter !== undefined) reply.header('retry-after', denial.retryAfter)
    const problem = denial.problemIn(await languageOf(context, request))
    return reply.status(status).send({ problem, ...(denial.position === undefined ? {} : { position: denial.position }) })
  })
}

/** An address so long or so damaged that no way in is looked for. */
export function answerBadAddress(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const denial = new Denial('bad-message', (t) => t.addressUnreadable)
  reply.status(400).send({ problem: denial.problemIn(languageAsked(request.headers['accept-language']) ?? 'en') })
}

const BROKEN: Readonly<Record<string, readonly [status: number, say: Say]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, (t) => t.requestSlow],
  HPE_HEADER_OVERFLOW: [431, (t) => t.headersLong],
}

/** What is not even HTTP: nobody can say in which language it asks. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, say] = BROKEN[error.code ?? ''] ?? [400, (t) => t.notARequest]
  const body = JSON.stringify({ problem: new Denial('bad-message', say).problemIn('en') })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  socket.destroy()
}

function read(context: AppContext, error: unknown): { denial: Denial; status: number } {
  if (error instanceof Denial) return { denial: error, status: STATUS[error.code] }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, keyword, message, params }): Issue => {
      return { ...params, code: keyword, path: instancePath.split('/').filter((part) => part !== ''), message: message ?? '' }
    })
    const part = (error.validationContext ?? 'body') as Part
    return { denial: new Denial('bad-message', (t, locale) => wrongAt(t, locale, part, issues)), status: 400 }
  }
  // Fastify's own: body too long (413), not JSON (400, 415), and the like.
  const { statusCode } = error as { statusCode?: number }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return {
      denial: new Denial(statusCode === 404 ? 'not-found' : 'bad-message', UNREAD[statusCode] ?? ((t) => t.cannotBeRead)),
      status: statusCode,
    }
  const denial = denialFrom(context, error)
  return { denial, status: STATUS[denial.code] }
}

const UNREAD: Readonly<Record<number, Say>> = {
  400: (t) => t.bodyNotJson,
  404: (t) => t.nothingHere,
  413: (t) => t.bodyLong,
  415: (t) => t.bodyKind,
}
