/** In French nought is singular: what is said of one must not be said of none. */
import { LOCALES } from '@branchline/engine'
import { createTranslator } from 'use-intl'
import { expect, test } from 'vitest'
import { lobby as lobbyDe } from '../account/language/lobby.de.ts'
import { lobby as lobbyEn } from '../account/language/lobby.en.ts'
import { lobby as lobbyFr } from '../account/language/lobby.fr.ts'
import { home as homeDe } from '../language/home.de.ts'
import { home as homeEn } from '../language/home.en.ts'
import { home as homeFr } from '../language/home.fr.ts'
import { written } from '../language/spoken.ts'

const AROUND = { en: [lobbyEn.around, homeEn.around], de: [lobbyDe.around, homeDe.around], fr: [lobbyFr.around, homeFr.around] }

test.each(LOCALES)('where nobody is around, no “one” and no nought is said: %s', (locale) => {
  for (const around of AROUND[locale]) {
    const said = createTranslator({ locale: written(locale), messages: { around } as never })
    expect((said as unknown as (key: string, values: object) => string)('around', { n: 0, open: 0, running: 0 })).not.toMatch(
      /\b0\b|\b(?:One|Eine|Une) /,
    )
  }
})
