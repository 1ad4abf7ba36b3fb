import { type AnyGame, type Locale, speaker } from '@branchline/engine'
import { expect, test } from 'vitest'
import { moveInWords } from '../table/wording.ts'
import { loadGame } from '../titles/titles.ts'

test.each<[string, Locale, string, string]>([
  ['wensleydale', 'en', 'build hawes~askrigg', 'Build Hawes–Askrigg'],
  ['west-riding', 'en', 'build to dewsbury', 'Build to Dewsbury'],
  ['west-riding', 'en', 'build from sheffield', 'Build from Sheffield'],
  ['west-riding', 'de', 'build to dewsbury', 'Baue nach Dewsbury'],
  ['west-riding', 'en', 'trade mr+lyr for lmsr-public', 'Trade MR + LYR for a public share of the LMSR'],
  ['west-riding', 'de', 'trade ner+gnr for lner-stack', 'Tausche NER + GNR für eine neue Aktie der LNER vom Stapel'],
])('in words, %s, %s: %s', async (id, locale, move, said) => {
  const game = (await loadGame(id)) as AnyGame
  expect(moveInWords(game, speaker(game, locale, []), locale, move)).toBe(said)
})
