import { type AnyGame, type Locale, speaker } from '@branchline/engine'
import { gameById } from '@branchline/games'
import { expect, test } from 'vitest'
import { moveInWords } from '../table/wording.ts'

test.each<[string, Locale, string, string]>([
  ['wensleydale', 'en', 'build hawes~askrigg', 'Build Hawes–Askrigg'],
  ['west-riding', 'en', 'build to dewsbury', 'Build to Dewsbury'],
  ['west-riding', 'en', 'build from sheffield', 'Build from Sheffield'],
  ['west-riding', 'de', 'build to dewsbury', 'Baue nach Dewsbury'],
])('in words, %s, %s: %s', (id, locale, move, said) => {
  const game = gameById(id) as AnyGame
  expect(moveInWords(game, speaker(game, locale, []), locale, move)).toBe(said)
})
