/** The words of these pages, beside those of the shell. */
import { type Locale, UNFINISHED } from '@branchline/engine/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { filledIn, type Translated } from '../language/fallback.ts'
import type { AccountWords } from './language/en.ts'

const TRANSLATIONS: Readonly<Partial<Record<Locale, () => Promise<{ readonly default: Translated<AccountWords> }>>>> = {
  de: () => import('./language/de.ts'),
  fr: () => import('./language/fr.ts'),
}

async function loadWords(locale: Locale): Promise<AccountWords> {
  const translated = (await TRANSLATIONS[locale]?.())?.default
  if (translated !== undefined && !UNFINISHED.includes(locale)) return translated as AccountWords
  return filledIn((await import('./language/en.ts')).default, translated)
}

export function Words({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const shell = useMessages()
  const [words, setWords] = useState<{ locale: Locale; words: AccountWords } | null>(null)
  useEffect(() => {
    let current = true
    void loadWords(locale).then((loaded) => current && setWords({ locale, words: loaded }))
    return () => {
      current = false
    }
  }, [locale])
  if (words === null) return null
  return (
    <IntlProvider locale={words.locale} messages={{ ...shell, ...words.words }}>
      {children}
    </IntlProvider>
  )
}
