/** Everything that goes wrong is answered in one shape. */
import type { FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { House } from '../house.ts'
import { Denial, STATUS } from '../problem.ts'
import { wrongAt } from '../protocol/wrong.ts'
import { denialFrom } from '../socket/connection.ts'

const PARTS: Readonly<Record<string, string>> = { body: 'The body', querystring: 'The query', params: 'The path' }

export function answerProblems(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error: unknown, _request, reply) => {
    const { denial, status } = read(house, error)
    house.figures.refused.inc({ code: denial.problem.code })
    reply.status(status).send({ problem: denial.problem, ...(denial.position === undefined ? {} : { position: denial.position }) })
  })
}

function read(house: House, error: unknown): { denial: Denial; status: number } {
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
  const denial = denialFrom(house, error)
  return { denial, status: STATUS[denial.problem.code] }
}

function asSentence(message = 'This request cannot be read'): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}
