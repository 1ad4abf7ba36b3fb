/** What the shell says, in each language. Games bring their own catalogues. */
import { type Locale, UNFINISHED } from '@branchline/engine/locales'
import type { AccountWords } from '../account/language/en.ts'
import type { Catalogue } from './catalogue.ts'
import { filledIn, type Translated } from './fallback.ts'

export type { Catalogue }

declare module 'use-intl' {
  interface AppConfig {
    /** Those of accounts are there below their own pages only. */
    Messages: Catalogue & AccountWords
    Locale: Locale
  }
}

const TRANSLATIONS: Readonly<Partial<Record<Locale, () => Promise<Translated<Catalogue>>>>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
}

/** One language; of an unfinished one English too, for what it lacks. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const translated = await TRANSLATIONS[locale]?.()
  if (translated !== undefined && !UNFINISHED.includes(locale)) return { ...translated } as Catalogue
  return filledIn(await import('./en.ts'), translated)
}
