/** Everything that goes wrong is answered in one shape. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Denial, STATUS } from '../problem.ts'
import { wrongAt } from '../protocol/wrong.ts'
import { denialFrom } from '../socket/connection.ts'
import type { AppContext } from './context.ts'

const PARTS: Readonly<Record<string, string>> = { body: 'The body', querystring: 'The query', params: 'The path' }

export function answerProblems(app: FastifyInstance, context: AppContext): void {
  app.setErrorHandler((error: unknown, _request, reply) => {
    const { denial, status } = read(context, error)
    context.metrics.refused.inc({ code: denial.problem.code })
    if (denial.problem.retryAfter !== undefined) reply.header('retry-after', denial.problem.retryAfter)
    reply.status(status).send({ problem: denial.problem, ...(denial.position === undefined ? {} : { position: denial.position }) })
  })
}

/** An address so long or so damaged that no way in is looked for. */
export function answerBadAddress(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  reply.status(400).send({ problem: new Denial('bad-message', 'This address cannot be read.').problem })
}

const BROKEN: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too long.'],
}

/** What is not even HTTP. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = BROKEN[error.code ?? ''] ?? [400, 'This is not a request that can be read.']
  const body = JSON.stringify({ problem: new Denial('bad-message', message).problem })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  socket.destroy()
}

function read(context: AppContext, error: unknown): { denial: Denial; status: number } {
  if (error instanceof Denial) return { denial: error, status: STATUS[error.problem.code] }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter((part) => part !== ''),
      message: message ?? '',
    }))
    return { denial: new Denial('bad-message', wrongAt(PARTS[error.validationContext ?? ''] ?? 'The request', issues)), status: 400 }
  }
  // Fastify's own: body too long (413), not JSON (400, 415), and the like.
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { denial: new Denial(statusCode === 404 ? 'not-found' : 'bad-message', asSentence(message)), status: statusCode }
  const denial = denialFrom(context, error)
  return { denial, status: STATUS[denial.problem.code] }
}

function asSentence(message = 'This request cannot be read'): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
