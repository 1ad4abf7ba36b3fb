/** The words of these pages, beside those of the shell. */
import type { Locale } from '@branchline/engine'
import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { AccountWords } from './language/en.ts'

const WORDS: Readonly<Record<Locale, () => Promise<{ default: AccountWords }>>> = {
  en: () => import('./language/en.ts'),
  de: () => import('./language/de.ts'),
}

export function Words({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const shell = useMessages()
  const [words, setWords] = useState<{ locale: Locale; words: AccountWords } | null>(null)
  useEffect(() => {
    let current = true
    void WORDS[locale]().then((loaded) => current && setWords({ locale, words: loaded.default }))
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
