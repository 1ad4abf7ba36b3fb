import { catalogue, type Locale, type Words } from '@branchline/engine'
import { en } from './en.ts'

const messages = catalogue('cli', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })

export type CliWords = Words<typeof en>

export function wordsIn(locale: Locale): CliWords {
  return messages.words(locale)
}
