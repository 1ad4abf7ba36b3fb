import { catalogue, type Locale, type Words } from '@branchline/engine'
import { en } from './en.ts'

export const messages = catalogue('bots', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })

export function wordsFor(locale: Locale): Words<typeof en> {
  return messages.words(locale)
}
