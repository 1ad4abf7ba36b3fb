import { expect, test } from 'vitest'
import { guestAsKept, sayInWords } from '../http/client.ts'
import { inSentence } from '../online/inSentence.ts'

test('a name from right to left is set apart in a sentence, others stand as they are', () => {
  expect(`${inSentence('نادي')}: 2`).toBe('\u2068نادي\u2069: 2')
  expect(['Ada', 'Zoë', '🚂 Kim'].map(inSentence)).toEqual(['Ada', 'Zoë', '🚂 Kim'])
})

test('who has said no name is a guest in the language of the page, and nobody else is', () => {
  sayInWords('', 'Invité')
  expect(['Guest NFwf', 'Guest a-_9', 'Guest', 'Guest of honour', 'The Guest 1234'].map(inSentence)).toEqual([
    'Invité NFwf',
    'Invité a-_9',
    'Guest',
    'Guest of honour',
    'The Guest 1234',
  ])
  expect(['Invité NFwf', 'Invité', 'Ada', 'Invitée'].map(guestAsKept)).toEqual(['Guest NFwf', 'Invité', 'Ada', 'Invitée'])
  sayInWords('', 'Guest')
})
