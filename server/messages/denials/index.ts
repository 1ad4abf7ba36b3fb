import { catalogue, type Locale, type Words } from '@branchline/engine'
import { en } from './en.ts'

const messages = catalogue('server/denials', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })

export type DenialWords = Words<typeof en>

export function denialWords(locale: Locale): DenialWords {
  return messages.words(locale)
}
