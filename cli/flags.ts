/** What the list of commands itself needs of a call: light enough to be loaded for every one of them. */
import { LOCALES, type Locale } from '@branchline/engine/locales'

/** `--option name=value` or `--with pack`, given several times: collected. */
export function collect(text: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, text]
}

/** German for those whose terminal is German, English for everybody else. */
export function language(): Locale {
  const wished = (process.env.BRANCHLINE_LANG ?? process.env.LC_ALL ?? process.env.LC_MESSAGES ?? process.env.LANG ?? 'en').slice(0, 2)
  return LOCALES.find((locale) => locale === wished) ?? 'en'
}
