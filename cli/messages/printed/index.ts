import { catalogue, type Locale, type Words } from '@branchline/engine'
import { language } from '../../flags.ts'
import { en } from './en.ts'

const messages = catalogue('cli/printed', en, { de: () => import('./de.ts'), fr: () => import('./fr.ts') })

export type PrintedWords = Words<typeof en>

/** In the language of whoever called, also where no game has been loaded, and none of its words. */
export async function printedWords(locale: Locale = language()): Promise<PrintedWords> {
  await messages.load(locale)
  return messages.words(locale)
}
