/** What the shell says, in each language. Games bring their own catalogues. */
import type { Locale } from '@branchline/engine'
import type { AccountWords } from '../account/language/en.ts'
import type { Catalogue } from './catalogue.ts'

export type { Catalogue }

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
