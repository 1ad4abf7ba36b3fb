import type { Locale } from '@branchline/engine'
import { de } from './de.ts'
import { en, type Words } from './en.ts'

export type { Words }

const CATALOGUES: Readonly<Record<Locale, Words>> = { en, de }

export function wordsFor(locale: Locale): Words {
  return CATALOGUES[locale]
}
