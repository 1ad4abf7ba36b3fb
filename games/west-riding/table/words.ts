/** What the table itself has to say, in the reader's language. */
import type { Locale } from '@branchline/engine'
import { de } from './messages/de.ts'
import { en, type Words } from './messages/en.ts'

const WORDS: Readonly<Record<Locale, Words>> = { en, de }

export function wordsIn(locale: Locale): Words {
  return WORDS[locale]
}
