import { expect, test } from 'vitest'
import { pairwise } from '../kit/index.ts'
import { type Choices, enumerateSetUps } from '../options.ts'

interface Options {
  readonly map: string
  readonly length: string
  readonly hidden: boolean
  readonly cards: string
}
const values = (name: string) => [1, 2, 3, 4].map((n) => `${name}${n}`)
const game: Choices<Options> = {
  seats: { min: 2, max: 5 },
  options: {
    map: { kind: 'choice', values: values('map'), default: 'map1' },
    length: { kind: 'choice', values: ['short', 'long'], default: 'long' },
    hidden: { kind: 'flag', default: false },
    cards: { kind: 'choice', values: values('cards'), default: 'cards1' },
  },
  // The second map is too small for five, and knows no hidden cash.
  fits: ({ map, hidden }, seats) => (map === 'map2' && (seats === 5 || hidden) ? { refused: true, clause: 'X-1', code: 'small' } : null),
}
const meetings = (setUps: readonly { options: Options; seats: number }[]) => {
  const found = new Set<string>()
  for (const { options, seats } of setUps) {
    const entries = Object.entries({ seats, ...options })
    for (const [name, value] of entries) for (const [other, its] of entries) found.add(`${name} ${value} with ${other} ${its}`)
  }
  return found
}

test('in a pairwise choice every two values meet that can meet, in a small part of the set-ups', () => {
  const every = enumerateSetUps(game, Number.POSITIVE_INFINITY)
  const few = pairwise(every)
  expect(meetings(few)).toEqual(meetings(every))
  expect(few.every((setUp) => every.includes(setUp))).toBe(true)
  expect(few.length).toBeGreaterThanOrEqual(16)
  expect(few.length).toBeLessThan(every.length / 5)
})

test('a title without options is played with each number of players', () => {
  const plain: Choices<object> = { seats: { min: 3, max: 4 }, options: {} }
  expect(pairwise(enumerateSetUps(plain))).toEqual([
    { options: {}, seats: 3 },
    { options: {}, seats: 4 },
  ])
})
