/** What the things of a title are called: one name each, shown to players and held against all its messages. */
import type { Locale } from './basics.ts'
import type { Texts } from './catalogue.ts'

export interface Glossary {
  readonly terms: readonly Term[]
  /** `<id>.name` and `<id>.means`, one sentence. */
  readonly messages: Texts
}

export interface Term {
  readonly id: string
  /** The sign of the table that shows it. */
  readonly sign?: string
  /** What it is never called in this title. */
  readonly never?: Readonly<Partial<Record<Locale, readonly RegExp[]>>>
}
