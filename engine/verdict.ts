/** What checking a record found. */

export type Value = string | number | readonly number[]

/** One thing that was looked at. Text: `verify.<code>` in messages/verdicts-en.ts. */
export interface VerdictLine {
  /** `proved`; `wrong`: the record contradicts itself or what was noted; `open`: nobody can tell from the record. */
  readonly is: 'proved' | 'wrong' | 'open'
  readonly code: string
  readonly [parameter: string]: Value
}
