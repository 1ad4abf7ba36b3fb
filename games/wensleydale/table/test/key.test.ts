/** The key of signs: a name, and beside it what it means, not its name again. */
import { LOCALES, loadLanguages } from '@branchline/engine'
import { beforeAll, expect, it } from 'vitest'
import { signsFor } from '../signs/signs.tsx'

beforeAll(() => loadLanguages())

it.each(LOCALES)('says nothing twice of a sign (%s)', (locale) => {
  const firstWord = (text: string) => text.split(/[\s,:]/)[0]
  for (const map of ['wensleydale', 'nuremberg'] as const)
    for (const { signs } of signsFor(map, map, locale))
      for (const { name, meaning } of signs) if (meaning !== undefined) expect(firstWord(meaning), name).not.toBe(firstWord(name))
})
