/** What is wrong with a tournament, to be said in any language: a message of the catalogue and what it needs. */
import type { Locale } from '@branchline/engine'
import { messages } from './messages/index.ts'

export class TournamentProblem extends Error {
  readonly code: ProblemCode
  readonly values: Readonly<Record<string, string | number>>
  constructor(code: ProblemCode, values: Readonly<Record<string, string | number>> = {}) {
    super(messages.say('en', `problem.${code}`, values))
    this.code = code
    this.values = values
  }
  in(locale: Locale): string {
    return messages.say(locale, `problem.${this.code}`, this.values) ?? this.message
  }
}

export type ProblemCode =
  | 'not-json'
  | 'not-an-object'
  | 'format'
  | 'field'
  | 'unknown-game'
  | 'options'
  | 'twice'
  | 'unknown-entrant'
  | 'bad-table'
  | 'not-present'
  | 'bad-places'
  | 'record'
  | 'record-game'
  | 'record-seats'
  | 'record-options'
  | 'record-wrong'
  | 'record-unfinished'
  | 'record-begun'
  | 'record-names'
  | 'record-deal'
  | 'places-differ'
  | 'scores-differ'
