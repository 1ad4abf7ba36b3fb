/** What engine/icu.ts does, for messages that were compiled when the client was built (build/compiledWords.ts). */
import type { Sentence } from '@branchline/engine'
import format, { type CompiledMessage } from 'icu-minify/format'

/** A message that needs values begins so; it is what the compiler made, as JSON. */
export const COMPILED = '{'

export function sentence(text: string, locale: string): Sentence {
  const message = JSON.parse(text.slice(COMPILED.length)) as CompiledMessage
  return (values) => String(format(message, locale, values, { formatters }))
}

export const isPlain = (text: string) => !text.startsWith(COMPILED)

/** In a compiled message a choice is a name, a one, and its branches. */
export const choicesIn = (text: string): readonly string[] => Array.from(text.matchAll(/\["(\w+)",1,/g), ([, name]) => name as string)

const formatters = {
  getDateTimeFormat: kept((locale, options) => new Intl.DateTimeFormat(locale, options as Intl.DateTimeFormatOptions)),
  getNumberFormat: kept((locale, options) =>
    options === undefined ? plainNumbers(locale) : new Intl.NumberFormat(locale, options as Intl.NumberFormatOptions),
  ),
  getPluralRules: kept((locale, options) => new Intl.PluralRules(locale, options as Intl.PluralRulesOptions)),
}

/** Small whole numbers look alike everywhere. The browser's first format of numbers takes a slow phone a tenth of a second before the first board. */
function plainNumbers(locale: string): Intl.NumberFormat {
  let whole: Intl.NumberFormat | undefined
  const format = (value: number) => {
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
    whole ??= new Intl.NumberFormat(locale)
    return whole.format(value)
  }
  // Messages ask a format for nothing else.
  return { format } as Intl.NumberFormat
}

type Locales = string | readonly string[] | undefined

/** Formats are dear to make: each once. */
function kept<Format>(make: (locale: string, options: unknown) => Format): (locale?: Locales, options?: unknown) => Format {
  const made = new Map<string, Format>()
  return (locale, options) => {
    const id = `${locale} ${JSON.stringify(options)}`
    const found = made.get(id) ?? make(String(locale), options)
    made.set(id, found)
    return found
  }
}
