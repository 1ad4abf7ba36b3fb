import { catalogue, type Locale, type Words as WordsOf } from '@branchline/engine'
import { en } from './en.ts'

export type Words = WordsOf<typeof en>

const messages = catalogue('games/wensleydale/table', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })

export function wordsFor(locale: Locale): Words {
  return messages.words(locale)
}
