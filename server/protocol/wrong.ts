/** What a schema found wrong, as a sentence. */
import { type Locale, list, phrase } from '@branchline/engine'
import type { DenialWords } from '../messages/denials/index.ts'

/** As Zod tells it. */
export interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  /** Of a check of our own: the name of its sentence. */
  readonly message: string
  readonly expected?: string | undefined
  readonly values?: readonly unknown[] | undefined
  readonly keys?: readonly string[] | undefined
  readonly maximum?: number | bigint | undefined
  readonly minimum?: number | bigint | undefined
}

export type Part = Exclude<keyof DenialWords['schema'], 'place'>

const MOST = 3
const LONGEST = 200

export function wrongAt(words: DenialWords, locale: Locale, part: Part, issues: readonly Issue[]): string {
  const places = issues.slice(0, MOST).map((issue) => {
    const fault = faultOf(words, issue).slice(0, LONGEST)
    const path = issue.path.map(String).join('.').slice(0, LONGEST)
    return path === '' ? fault : words.schema.place({ path, fault })
  })
  return words.schema[part]({ count: places.length, places: list(locale, places) })
}

function faultOf({ fault }: DenialWords, { code, message, expected, values, keys, maximum, minimum }: Issue): string {
  const name = code === 'custom' ? message : code
  const said = Object.hasOwn(fault, name) ? fault[name as keyof typeof fault] : fault.other
  return phrase(said, {
    expected: expected ?? '',
    values: (values ?? []).map(String),
    keys: keys ?? [],
    most: String(maximum ?? ''),
    least: String(minimum ?? ''),
  })
}
