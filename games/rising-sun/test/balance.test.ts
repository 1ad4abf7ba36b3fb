/** The balance report: that it counts what it says. The figures are in maps/BALANCE.md. */
import { expect, it } from 'vitest'
import { balanceReport, balanceTables } from '../balance/report.ts'

it('RS-6.9 every game has a winner, an end and a start for each seat', () => {
  const report = balanceReport('kyushu', { games: 6, seed: 'test' })
  expect(report.seatWins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(report.starts.reduce((sum, { chosen }) => sum + chosen, 0)).toBe(12)
  expect(Object.values(report.endings).reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(1)
  expect(Object.values(report.sources).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

it('RS-2.1 the tables have a line for each board and number of players', () => {
  const lines = balanceTables({ games: 1 }).split('\n')
  expect(lines.filter((line) => line.startsWith('| nagoya'))).toHaveLength(4)
  expect(lines.filter((line) => line.startsWith('| texas'))).toHaveLength(2)
})

it('RS-3.1 the same games come out every time', () => {
  expect(balanceReport('italy', { games: 3 })).toEqual(balanceReport('italy', { games: 3 }))
})
