/**
 * What players ask besides the position: about a card, the price of something to be built, a place. A title says what can be asked about and
 * answers in sentences; finding what was meant, or what is near it, is done here for all of them.
 */
import type { Json, Locale, Refusal, Said, Seat } from './basics.ts'
import type { AnyGame } from './game.ts'
import { speaker } from './language.ts'
import { idOf } from './notation.ts'
import type { Question } from './question.ts'

/** How many names are offered to whoever has mistyped one. */
const NEAR = 5
/** More answers than these nobody reads. */
const MANY = 8

export function answerQuestion(
  game: AnyGame,
  view: unknown,
  question: Question,
  text: string,
  seat: Seat,
  locale: Locale,
  names: readonly string[] = [],
): string[] {
  const say = speaker(game, locale, names)
  const ids: readonly string[] = game.questions?.ids(view, question) ?? []
  if (ids.length === 0) return [say.said({ say: `question.${question}.none` })]
  const nameOf = (id: string) => id.split('~').map((part) => game.label?.(part) ?? nameIn(say.word(`name.${part}`), part))
  if (text.trim() === '') return [say.said({ say: `question.${question}.which`, example: nameOf(ids[0]).join(' ') })]
  const about = (id: string) => (game.questions?.answer(view, question, id, seat) ?? []).map((sentence: Said) => say.said(sentence))
  // Of what lies between two things one is enough: the price of a town is what every railway pays to come there.
  const typed = plain(text)
  const between = ids.filter((id) => id.includes('~') && [...id.split('~'), ...nameOf(id)].some((part) => plain(part) === typed))
  if (between.length > MANY) return [say.said({ say: `question.${question}.which`, example: nameOf(between[0]).join(' ') })]
  if (between.length > 0) return between.flatMap(about)
  const found = idsMeant(typed, ids, (id) => nameOf(id).join(' '))
  if (found.length === 1) return about(found[0])
  return [say.said({ say: 'question.near', text: text.trim().slice(0, 60), near: found.slice(0, NEAR).map((id) => nameOf(id).join(' ')) })]
}

/** A refusal as an answer, with its clause. */
export function refusedSaid({ refused: _, clause, code, ...parameters }: Refusal): Said {
  return { say: 'question.refused', why: { say: `refusal.${code}`, ...(parameters as Record<string, Json>) }, clause }
}

const nameIn = (word: string, id: string) => (word === `name.${id}` ? id : word)

/** The one that was meant; otherwise those that are near, the nearest first. */
function idsMeant(typed: string, ids: readonly string[], nameOf: (id: string) => string): readonly string[] {
  const spellings = ids.map((id) => [plain(id), plain(nameOf(id))])
  const exact = ids.filter((_, at) => spellings[at].includes(typed))
  if (exact.length > 0) return exact.slice(0, 1)
  const begun = ids.filter((_, at) => spellings[at].some((spelling) => spelling.startsWith(typed)))
  if (begun.length === 1) return begun
  const far = new Map(ids.map((id, at) => [id, Math.min(...spellings[at].map((spelling) => distance(typed, spelling)))]))
  const near = begun.length > 0 ? begun : ids
  const sorted = near.toSorted((one, other) => (far.get(one) ?? 0) - (far.get(other) ?? 0))
  // Never a single one: that would be an answer to something that was not asked.
  return sorted.slice(0, Math.max(2, NEAR))
}

const plain = (text: string) => idOf(text.replace(/~|–| to | nach /gi, ' '))

/** Letters to be changed, added or left out. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]
}
