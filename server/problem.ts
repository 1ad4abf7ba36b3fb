/** Why something asked from outside is not done. Thrown inside, caught at the border, and told there in the language of whoever asked. */
import type { Locale, Refusal } from '@branchline/engine'
import { type DenialWords, denialWords } from './messages/denials/index.ts'
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

/** The sentence in one language: a message of the catalogue, or what a game's speaker says. */
export type Say = (words: DenialWords, locale: Locale) => string

export class Denial extends Error {
  readonly code: ProblemCode
  /** The newer position, when the request answered an older one. */
  readonly position: Position | undefined
  readonly retryAfter: number | undefined
  private readonly say: Say
  private readonly more: Pick<Problem, 'refusal' | 'report' | 'retryAfter'>

  constructor(code: ProblemCode, say: Say, more: { refusal?: Refusal; report?: string; retryAfter?: number; position?: Position } = {}) {
    super(say(denialWords('en'), 'en'))
    const { position, ...rest } = more
    this.code = code
    this.position = position
    this.retryAfter = rest.retryAfter
    this.say = say
    this.more = rest
  }

  problemIn(locale: Locale): Problem {
    return { code: this.code, message: this.say(denialWords(locale), locale), ...this.more }
  }
}
