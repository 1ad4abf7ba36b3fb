import { expect, test } from 'vitest'
import { inSentence } from '../online/inSentence.ts'

test('a name from right to left is set apart in a sentence, others stand as they are', () => {
  expect(`${inSentence('نادي')}: 2`).toBe('\u2068نادي\u2069: 2')
  expect(['Ada', 'Zoë', '🚂 Kim'].map(inSentence)).toEqual(['Ada', 'Zoë', '🚂 Kim'])
})
