/** The words of some pages, beside those of the shell: fetched with these pages, not with the first one. */
import { type Locale, UNFINISHED } from '@branchline/engine/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { filledIn, type Translated } from './fallback.ts'
import { useSpoken, written } from './spoken.ts'

type Load<Words> = () => Promise<{ readonly default: Words }>

/** Shows nothing before the words are there. */
export function moreWords<Words extends object>(
  english: Load<Words>,
  translations: Readonly<Partial<Record<Locale, Load<Translated<Words>>>>>,
) {
  async function load(locale: Locale): Promise<Words> {
    const translated = (await translations[locale]?.())?.default
    if (translated !== undefined && !UNFINISHED.includes(locale)) return translated as Words
    return filledIn((await english()).default, translated)
  }

  return function MoreWords({ children }: { children: ReactNode }) {
    const locale = useSpoken()
    const shell = useMessages()
    const [loaded, setLoaded] = useState<{ locale: Locale; words: Words } | null>(null)
    useEffect(() => {
      let current = true
      void load(locale).then((words) => current && setLoaded({ locale, words }))
      return () => {
        current = false
      }
    }, [locale])
    if (loaded === null) return null
    return (
      <IntlProvider locale={written(loaded.locale)} messages={{ ...shell, ...loaded.words }}>
        {children}
      </IntlProvider>
    )
  }
}
