import { LOCALES, loadLanguages, speaker } from '@branchline/engine'
import { expect, test } from 'vitest'
import { CARDS, risingSun } from '../../rules/index.ts'
import { nameOf } from '../cards/CardFace.tsx'
import { hyphenated } from '../cards/hyphenated.ts'
import { wordsFor } from '../messages/index.ts'

/** So many letters do not fit on every card. */
const LONG = 8

await loadLanguages()

test.each(LOCALES)('%s: every long word of a card can be parted, and no other is listed', (locale) => {
  const words = new Set(CARDS.flatMap((card) => nameOf(card, speaker(risingSun, locale)).match(/\p{L}+/gu) ?? []))
  const long = [...words].filter(({ length }) => length >= LONG)
  const { hyphenation } = wordsFor(locale)
  expect(long.filter((word) => !hyphenated(word, hyphenation).includes('\u00ad'))).toEqual([])
  expect(hyphenation.split(' ').filter((word) => !words.has(word.replaceAll('·', '')))).toEqual([])
})
