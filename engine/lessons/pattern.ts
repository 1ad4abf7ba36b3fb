/** What a lesson accepts, compared with what is played. */
import type { Entry, EntryGroup, Pattern } from './format.ts'

/** Word by word: `*` stands for any letters, `>3` and `<3` for a number above or below. */
export function matches(pattern: Pattern, text: string): boolean {
  const [wanted, given] = [pattern.split(' '), text.split(' ')]
  return wanted.length === given.length && wanted.every((word, at) => isWord(word, given[at]))
}

function isWord(wanted: string, given: string): boolean {
  const bound = /^([<>])(\d+)$/.exec(wanted)
  if (bound !== null) return /^\d+$/.test(given) && (bound[1] === '>' ? Number(given) > Number(bound[2]) : Number(given) < Number(bound[2]))
  if (!wanted.includes('*')) return wanted === given
  const parts = wanted.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(given)
}

/** What is still to be done of an entry after a move; null where the move is no part of it, an empty list where it is finished. */
export type Rest = readonly Entry[]

export function restAfter(rest: Rest, text: string): Rest | null {
  const [first, ...others] = rest
  if (first === undefined) return null
  const left = after(first, text)
  return left === null ? null : [...left, ...others]
}

function after(entry: Entry, text: string): Rest | null {
  if (typeof entry === 'string') return matches(entry, text) ? [] : null
  if (entry.move !== undefined) return matches(entry.move, text) ? [] : null
  if (entry.line !== undefined) return restAfter(entry.line, text)
  for (const [at, one] of (entry.all ?? entry.any ?? []).entries()) {
    const left = after(one, text)
    if (left === null) continue
    if (entry.any !== undefined) return left
    const others = (entry.all ?? []).filter((_, other) => other !== at)
    return [...left, ...(others.length === 0 ? [] : [{ all: others }])]
  }
  return null
}

/** Ways through an entry, as patterns in their order: those that stand first, and with lists gone through backwards. */
export function waysThrough(entry: Entry): readonly (readonly Pattern[])[] {
  if (typeof entry === 'string') return [[entry]]
  if (entry.move !== undefined) return [[entry.move]]
  if (entry.any !== undefined) return entry.any.flatMap(waysThrough)
  const parts = entry.line ?? entry.all ?? []
  const straight = joined(parts)
  return entry.line !== undefined ? straight : [...straight, ...joined(parts.toReversed())]
}

function joined(parts: readonly Entry[]): readonly (readonly Pattern[])[] {
  return parts.reduce<readonly (readonly Pattern[])[]>(
    (ways, part) => ways.flatMap((way) => waysThrough(part).map((more) => [...way, ...more])),
    [[]],
  )
}

export const groupOf = (entry: Entry): EntryGroup => (typeof entry === 'string' ? { move: entry } : entry)
