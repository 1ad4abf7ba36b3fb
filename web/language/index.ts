/** What the shell says, in each language. Games bring their own catalogues. */
import type { Locale } from '@branchline/engine'
import type { AccountWords } from '../account/language/en.ts'
import type * as en from './en.ts'

/** One file for each area of the shell and language: the English one says which words there are. */
export type Catalogue = typeof en

declare module 'use-intl' {
  interface AppConfig {
    /** Those of accounts are there below their own pages only. */
    Messages: Catalogue & AccountWords
    Locale: Locale
  }
}

const CATALOGUES: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return { ...(await CATALOGUES[locale]()) }
}
