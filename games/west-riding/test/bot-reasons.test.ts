import { expect, test } from 'vitest'
import { insight } from '../bot/index.ts'
import { westRiding } from '../rules/index.ts'
import { newGame } from './table.ts'

test('whoever has not the money for a bid does not leave the share to others, but cannot bid', () => {
  const table = newGame({}, 3).does('offer mr', 'bid 7')
  const [pass] = westRiding.moves(table.state)
  expect(insight.reason(table.state, pass!, 'en')).toBe('cannot bid £8')
  expect(insight.reason(table.state, pass!, 'de')).toBe('kann keine £8 bieten')
  const other = newGame({}, 3).does('offer mr', 'bid 4')
  expect(insight.reason(other.state, westRiding.moves(other.state)[0]!, 'en')).toMatch(
    /^leaves MR to others, though it is worth about £\d+$/,
  )
})
