import { catalogue, type Locale, type Words } from '@branchline/engine'
import { en } from './en.ts'

const messages = catalogue('cli/problems', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })

export type ProblemWords = Words<typeof en>

export function problemWords(locale: Locale): ProblemWords {
  return messages.words(locale)
}

/** Where a call ends before any language was loaded. */
export async function loadProblemWords(locale: Locale): Promise<ProblemWords> {
  await messages.load(locale)
  return messages.words(locale)
}
