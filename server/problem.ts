/** Why something asked from outside is not done. Thrown inside, caught at the border, and told in one shape over both ways in. */
import type { Refusal } from '@branchline/engine'
import type { Position, Problem, ProblemCode } from './protocol/index.ts'

export const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-message': 400,
  'sign-in': 401,
  'not-allowed': 403,
  'not-your-seat': 403,
  'not-found': 404,
  'not-your-turn': 409,
  'not-possible-now': 409,
  stale: 409,
  refused: 422,
  'too-many': 429,
  'rules-fault': 500,
  internal: 500,
  storage: 503,
  closing: 503,
}

export class Denial extends Error {
  readonly problem: Problem
  /** The newer position, when the request answered an older one. */
  readonly position: Position | undefined
  constructor(
    code: ProblemCode,
    message: string,
    more: { refusal?: Refusal; report?: string; retryAfter?: number; position?: Position } = {},
  ) {
    super(message)
    const { position, ...rest } = more
    this.problem = { code, message, ...rest }
    this.position = position
  }
}
