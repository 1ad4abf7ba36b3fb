/** The texts of a lesson: all there, in every language, no longer than somebody reads at a table, and filled from what the rules know. */
import { IntlMessageFormat } from 'intl-messageformat'
import { LOCALES, type Locale, UNFINISHED } from '../basics.ts'
import type { Texts } from '../catalogue.ts'
import type { Lesson } from '../lessons/format.ts'
import { keysOf } from '../lessons/words.ts'

const MOST_STEPS = 14
const MOST_DECISIONS = 6
const MOST_WORDS = 170
const WORDS_A_SENTENCE = 16
/** English is the shortest of our languages. */
const letters = (locale: Locale) => (locale === 'en' ? 170 : 230)

export function textComplaints(lesson: Lesson, messages: Texts, facts: ReadonlySet<string>): readonly string[] {
  const { said, replies } = keysOf(lesson)
  const decisions = lesson.steps.filter(({ kind }) => kind === 'do').length
  const words = said.flatMap((key) => wordsIn(messages.text(key) ?? '')).length
  return [
    ...(lesson.steps.length > MOST_STEPS ? [`${lesson.id}: ${lesson.steps.length} steps, where ${MOST_STEPS} are the most`] : []),
    ...(decisions > MOST_DECISIONS ? [`${lesson.id}: ${decisions} decisions, where ${MOST_DECISIONS} are the most`] : []),
    ...(words > MOST_WORDS ? [`${lesson.id}: ${words} words, where ${MOST_WORDS} are the most`] : []),
    ...LOCALES.flatMap((locale) => inLanguage(lesson, locale, messages, [lesson.id, ...said, ...replies], facts)),
  ]
}

function inLanguage(lesson: Lesson, locale: Locale, texts: Texts, keys: readonly string[], facts: ReadonlySet<string>): string[] {
  if (texts.keys(locale).length === 0) return []
  const known = new Set(keys)
  const idle = texts.keys(locale).filter((key) => key.startsWith(`${lesson.id}.`) && !known.has(key))
  return [
    ...idle.map((key) => `${whereIs(lesson, key)}: nothing says its text in “${locale}”`),
    ...keys.flatMap((key) => {
      const text = texts.text(key, locale)
      if (text === undefined) return UNFINISHED.includes(locale) ? [] : [`${whereIs(lesson, key)}: it has no text in “${locale}”`]
      return faultsOf(text, locale, facts).map((fault) => `${whereIs(lesson, key)} (${locale}): ${fault}`)
    }),
  ]
}

function faultsOf(text: string, locale: Locale, facts: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const long = text.split(/(?<=[.!?:])\s+/).find((sentence) => wordsIn(sentence).length > WORDS_A_SENTENCE + (locale === 'en' ? 0 : 4))
  if (long !== undefined) faults.push(`“${long}” has ${wordsIn(long).length} words, where ${WORDS_A_SENTENCE} are the most`)
  if (text.length > letters(locale)) faults.push(`${text.length} letters, where ${letters(locale)} are the most`)
  try {
    for (const name of argumentsOf(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst()))
      if (!facts.has(name)) faults.push(`nothing fills in “{${name}}”`)
  } catch (error) {
    faults.push(`it cannot be read: ${(error as Error).message}`)
  }
  return faults
}

type Ast = ReturnType<IntlMessageFormat['getAst']>

/** 0 is text, 7 the # of a plural; all else is filled in by name. */
function argumentsOf(parts: Ast): string[] {
  return parts.flatMap((part) => {
    if (part.type === 0 || part.type === 7) return []
    const own = part.type === 8 ? argumentsOf(part.children) : [part.value]
    return 'options' in part ? [...own, ...Object.values(part.options).flatMap(({ value }) => argumentsOf(value))] : own
  })
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}£${}'’-]+/gu) ?? []

/** `wd-1-load.take.pass` → "wd-1-load, step take (pass)". */
function whereIs(lesson: Lesson, key: string): string {
  const [step, reply] = key.slice(lesson.id.length + 1).split('.')
  if (step === '') return lesson.id
  return `${lesson.id}, step ${step}${reply === undefined ? '' : ` (${reply})`}`
}
