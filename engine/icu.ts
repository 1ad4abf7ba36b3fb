/**
 * ICU messages, read where they are said. In the built client another file stands in this one's place (web/language/icu.ts): messages are
 * compiled there when it is built, and no browser fetches a parser.
 */
import { IntlMessageFormat } from 'intl-messageformat'

export type Sentence = (values: Readonly<Record<string, string | number>>) => string

export function sentence(text: string, locale: string): Sentence {
  const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
  return (values) => String(format.format(values))
}

/** Needs no values, and reads as it is written. */
export const isPlain = (text: string) => !/[{']/.test(text)

/** The names of what its choices turn on: `{outbid, select, …}`. */
export const choicesIn = (text: string): readonly string[] => Array.from(text.matchAll(/\{(\w+), select,/g), ([, name]) => name as string)
