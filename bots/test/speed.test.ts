import { expect, test } from 'vitest'
import { middleOf } from '../speed.ts'
import { known, TABLES } from './tables.ts'

test.each(TABLES.filter(({ name }) => name !== 'parcels'))(
  'the middle of $name, where speed is measured, is one of a game as it is played',
  ({ game, seats }) => {
    const middle = middleOf(known(game), seats)
    expect(game.moves(middle).length).toBeGreaterThan(1)
    // Somebody is ahead by now: in a game of nothing but passes all would still be where they began.
    const scores = game.standing(middle).map(({ score }) => score)
    expect(new Set(scores).size).toBeGreaterThan(1)
  },
)
