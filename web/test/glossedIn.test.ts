/** The words of a glossary are found where they stand, and the sentence stays what it was. */
import { type Glossary, type Locale, loadLanguages } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { expect, test } from 'vitest'
import { glossedIn } from '../table/glossedIn.ts'

const glossaryOf = async (id: string) => {
  const glossary = (await TITLES.find((title) => title.id === id)?.glossary?.()) as Glossary
  await loadLanguages()
  return glossary
}

test.each<[string, Locale, string, string[]]>([
  ['rising-sun', 'en', 'You have 2 rail points and a station.', ['rail points', 'station']],
  ['wensleydale', 'en', 'Begin a chain in a company town.', ['chain', 'company town']],
  ['west-riding', 'en', 'Nothing of that kind is for sale.', []],
  ['west-riding', 'de', 'Die Würfel der Strecken liegen da.', ['Würfel', 'Strecken']],
  ['rising-sun', 'en', 'Trainee: unsupplied.', []],
])('%s, %s: “%s”', async (id, locale, text, words) => {
  const pieces = glossedIn(await glossaryOf(id), locale, text)
  expect(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.word])).sort()).toEqual(words.toSorted())
  expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.word)).join('')).toBe(text)
})

test('each word is explained once in a sentence, by its one sentence', async () => {
  const pieces = glossedIn(await glossaryOf('rising-sun'), 'en', 'Station after station after STATION')
  expect(pieces).toEqual([
    { id: 'station', word: 'Station', name: 'Station', means: 'Makes every rail in its city worth 2, 4 or 8.' },
    ' after station after STATION',
  ])
})
