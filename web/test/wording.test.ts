import { type AnyGame, type Locale, speaker } from '@branchline/engine'
import { expect, test } from 'vitest'
import { deedOf, moveInWords } from '../table/wording.ts'
import { loadGame } from '../titles/titles.ts'

test.each<[string, Locale, string, string]>([
  ['wensleydale', 'en', 'build hawes~askrigg', 'Build Hawes–Askrigg'],
  ['west-riding', 'en', 'build to dewsbury', 'Build to Dewsbury'],
  ['west-riding', 'en', 'build from sheffield', 'Build from Sheffield'],
  ['west-riding', 'de', 'build to dewsbury', 'Baue nach Dewsbury'],
  ['west-riding', 'de', 'bid 8', 'Biete £8'],
  ['west-riding', 'fr', 'bid 8', 'Offrir £8'],
  ['wensleydale', 'de', 'move red richmond', 'Befördere einen roten Reisenden aus Richmond'],
  ['wensleydale', 'fr', 'move stone hawes', 'Transporter de la pierre depuis Hawes'],
  ['wensleydale', 'fr', 'pass', 'Passer'],
  ['west-riding', 'en', 'trade mr+lyr for lmsr-public', 'Trade MR + LYR for a public share of the LMSR'],
  ['west-riding', 'de', 'trade ner+gnr for lner-stack', 'Tausche NER + GNR für eine neue Aktie der LNER vom Stapel'],
])('in words, %s, %s: %s', async (id, locale, move, said) => {
  const game = (await loadGame(id)) as AnyGame
  expect(moveInWords(game, speaker(game, locale, []), locale, move)).toBe(said)
})

test.each<[Locale, string, string]>([
  ['en', 'buys a share of the LYR', 'Dinsdale buys a share of the LYR'],
  ['en', 'Income 3, upkeep 1', 'Dinsdale: Income 3, upkeep 1'],
  ['fr', 'Revenu 3, entretien 1', 'Dinsdale\u00a0: Revenu 3, entretien 1'],
])('what somebody did, %s: %s', (locale, act, said) => {
  expect(deedOf(locale, 'Dinsdale', act)).toBe(said)
})
