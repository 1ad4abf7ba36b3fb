/** What the shell says, in each language. Games bring their own catalogues. */
import type { Locale } from '@branchline/engine'
import type en from './en.ts'

export type Catalogue = typeof en

declare module 'use-intl' {
  interface AppConfig {
    Messages: Catalogue
    Locale: Locale
  }
}

const CATALOGUES: Readonly<Record<Locale, () => Promise<{ default: Catalogue }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
}

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await CATALOGUES[locale]()).default
}
