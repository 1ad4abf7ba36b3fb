import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ANCHORED, type Match, ratingsOf } from '../ratings.ts'
import { ratingsChart, ratingsTable } from '../ratings-page.ts'

const match = (bots: [string, string], share: number, games = 400, title = 'west-riding'): Match => {
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / games)
  return { day: '2026-01-02', title, bots, games, share, low: share - margin, high: share + margin }
}
const eloOf = (matches: readonly Match[], player: string) => ratingsOf(matches).find((rating) => rating.player === player)

describe('ratings', () => {
  it('are those of Elo: three of four games are 191 points', () => {
    const rating = eloOf([match(['driver', 'driver@1'], 0.75, 4000)], 'driver of 2026-01-02')
    expect(rating?.elo).toBeCloseTo(ANCHORED + 191, -1)
    expect(rating?.anchor).toBe('driver@1')
  })
  it('are narrower the more games there are, and hold the true value', () => {
    const few = eloOf([match(['driver', 'driver@1'], 0.6, 50)], 'driver of 2026-01-02')
    const many = eloOf([match(['driver', 'driver@1'], 0.6, 5000)], 'driver of 2026-01-02')
    expect(few?.margin).toBeGreaterThan(8 * (many?.margin as number))
    expect(Math.abs((few?.elo as number) - (many?.elo as number))).toBeLessThan(few?.margin as number)
  })
  it('add up over those who met by way of others, and keep apart who never did', () => {
    const chain = [match(['a', 'b@1'], 0.64), match(['b@1', 'c@1'], 0.64)]
    const [a, c] = ['a of 2026-01-02', 'c@1'].map((player) => eloOf(chain, player)?.elo as number) as [number, number]
    expect(a - c).toBeCloseTo(200, -1)
    const apart = ratingsOf([match(['a', 'b@1'], 0.64), match(['c', 'd@1'], 0.64)])
    expect(new Set(apart.map(({ anchor }) => anchor))).toEqual(new Set(['b@1', 'd@1']))
  })
  it('know a bot of today from the same of another day', () => {
    const later = { ...match(['driver', 'driver@1'], 0.9), day: '2027-01-02' }
    const players = ratingsOf([match(['driver', 'driver@1'], 0.6), later]).map(({ player }) => player)
    expect(players).toEqual(['driver of 2026-01-02', 'driver@1', 'driver of 2027-01-02'])
  })
  it('stay finite where all games went one way', () => {
    const rating = eloOf([{ ...match(['driver', 'driver@1'], 1), low: 0.96, high: 1 }], 'driver of 2026-01-02')
    expect(rating?.elo).toBeGreaterThan(ANCHORED + 400)
    expect(Number.isFinite(rating?.elo) && Number.isFinite(rating?.margin)).toBe(true)
  })
  it('on file are those that follow from the matches on file', () => {
    const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
    const matches = read('results.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Match)
    expect(read('RATINGS.md')).toBe(ratingsTable(ratingsOf(matches), matches))
    expect(read('ratings.svg')).toBe(ratingsChart(ratingsOf(matches)))
  })
})
