/** What the shell says, in each language. Games bring their own catalogues. */
import { type Locale, UNFINISHED } from '@branchline/engine/locales'
import type { AccountWords } from '../account/language/en.ts'
import type { CoachWords } from '../coach/language/en.ts'
import type { LearnWords } from '../learn/language/en.ts'
import type { PuzzleWords } from '../puzzles/language/en.ts'
import type { Catalogue } from './catalogue.ts'
import { filledIn, type Translated } from './fallback.ts'
import type { Written } from './spoken.ts'

export type { Catalogue }

declare module 'use-intl' {
  interface AppConfig {
    /** Those of accounts, the coach, lessons and puzzles are there below their own pages only. */
    Messages: Catalogue & AccountWords & CoachWords & LearnWords & PuzzleWords
    Locale: Written
  }
}

const ENGLISH = { first: () => import('./en.ts'), pages: () => import('./pages.en.ts') }

type Words = { readonly [Part in keyof typeof ENGLISH]: Awaited<ReturnType<(typeof ENGLISH)[Part]>> }
type Loaders = { readonly [Part in keyof Words]: () => Promise<Translated<Words[Part]>> }

const TRANSLATIONS: Readonly<Partial<Record<Locale, Loaders>>> = {
  de: { first: () => import('./de.ts'), pages: () => import('./pages.de.ts') },
  fr: { first: () => import('./fr.ts'), pages: () => import('./pages.fr.ts') },
}

/** One language; of an unfinished one English too, for what it lacks. The front page needs few words; whoever goes on gets all of them. */
export async function loadCatalogue(locale: Locale, isWhole: boolean): Promise<Catalogue> {
  const load = async <Part extends keyof Words>(part: Part): Promise<Words[Part]> => {
    const translated = await TRANSLATIONS[locale]?.[part]()
    if (translated !== undefined && !UNFINISHED.includes(locale)) return translated as Words[Part]
    return filledIn((await ENGLISH[part]()) as Words[Part], translated)
  }
  const [first, pages] = await Promise.all([load('first'), isWhole ? load('pages') : ({} as Words['pages'])])
  return { ...first, ...pages }
}
