import type { Locale } from '@branchline/engine'
import { de } from './de.ts'
import { en } from './en.ts'

/** All that this table says, in the shape of the English catalogue. */
export type Words = typeof en

const CATALOGUES: Readonly<Record<Locale, Words>> = { en, de }

export function wordsFor(locale: Locale): Words {
  return CATALOGUES[locale]
}
