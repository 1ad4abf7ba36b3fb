/** The language of the page, and how its dates and hours are written: English is British here, as the games are. */
import type { Locale } from '@branchline/engine/locales'
import { useLocale } from 'use-intl'

export type Written = Exclude<Locale, 'en'> | 'en-GB'

export const written = (locale: Locale): Written => (locale === 'en' ? 'en-GB' : locale)

export function useSpoken(): Locale {
  const locale = useLocale()
  return locale === 'en-GB' ? 'en' : locale
}
