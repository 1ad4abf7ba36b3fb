/** The help of all commands in one language: plain texts, so that the list of commands needs nothing but them. */
import type { Locale } from '@branchline/engine/locales'
import { type HelpWords, help } from './en.ts'

export type { HelpWords }

const OTHERS: Readonly<Partial<Record<Locale, () => Promise<{ readonly help: HelpWords }>>>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
}

/** What has no words yet speaks English. */
export async function helpIn(locale: Locale): Promise<HelpWords> {
  return (await OTHERS[locale]?.())?.help ?? help
}
