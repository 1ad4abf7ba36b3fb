import { describe, expect, test } from 'vitest'
import { type Calendar, dayAt, daysAway, daysTaken, deadlineFrom, endOfQuiet, timeBetween } from '../time/calendar.ts'

const at = (text: string) => Date.parse(text)
const shown = (moment: number) => new Date(moment).toISOString().slice(0, 16)
const HOUR = 3_600_000
const DAY = 24 * HOUR

const berlin = (quiet: Calendar['quiet'], vacations: Calendar['vacations'] = []): Calendar => ({
  timeZone: 'Europe/Berlin',
  quiet,
  vacations,
})
const NIGHT = { from: 22 * 60, to: 7 * 60 }

describe('quiet hours', () => {
  test('a deadline in the night is pushed to the morning, in the zone of the person', () => {
    // 23:30 in Berlin, in winter.
    expect(shown(endOfQuiet(at('2026-01-15T22:30Z'), berlin(NIGHT)))).toBe('2026-01-16T06:00')
    // 3:00 in Berlin.
    expect(shown(endOfQuiet(at('2026-01-15T02:00Z'), berlin(NIGHT)))).toBe('2026-01-15T06:00')
    // 12:00 in Berlin: stays.
    expect(shown(endOfQuiet(at('2026-01-15T11:00Z'), berlin(NIGHT)))).toBe('2026-01-15T11:00')
    // The same moment is quiet in Tokyo (20:00 to 6:00) and not in Berlin.
    expect(
      shown(endOfQuiet(at('2026-01-15T12:00Z'), { timeZone: 'Asia/Tokyo', quiet: { from: 20 * 60, to: 6 * 60 }, vacations: [] })),
    ).toBe('2026-01-15T21:00')
  })

  test('the end itself is not quiet, and the beginning is', () => {
    expect(shown(endOfQuiet(at('2026-01-16T06:00Z'), berlin(NIGHT)))).toBe('2026-01-16T06:00')
    expect(shown(endOfQuiet(at('2026-01-15T21:00Z'), berlin(NIGHT)))).toBe('2026-01-16T06:00')
  })

  test('in the night when the clocks go forward seven o’clock comes an hour earlier, in the night when they go back an hour later', () => {
    expect(shown(endOfQuiet(at('2026-03-28T22:30Z'), berlin(NIGHT)))).toBe('2026-03-29T05:00')
    expect(shown(endOfQuiet(at('2026-10-24T21:30Z'), berlin(NIGHT)))).toBe('2026-10-25T06:00')
  })

  test('an end that the clocks jump over is the moment they jump to; one that comes twice lies ahead', () => {
    const early = berlin({ from: 22 * 60, to: 2 * 60 + 30 })
    expect(shown(endOfQuiet(at('2026-03-29T00:30Z'), early))).toBe('2026-03-29T01:30')
    const between = endOfQuiet(at('2026-10-25T01:10Z'), early)
    expect(between).toBeGreaterThan(at('2026-10-25T01:10Z'))
    expect(between).toBeLessThanOrEqual(at('2026-10-25T01:30Z'))
  })

  test('west of Greenwich too an end that comes twice lies ahead', () => {
    const azores: Calendar = { timeZone: 'Atlantic/Azores', quiet: { from: 21 * 60 + 30, to: 30 }, vacations: [] }
    expect(shown(endOfQuiet(at('2026-10-25T01:15Z'), azores))).toBe('2026-10-25T01:30')
  })

  test('hours that do not go over midnight, in a zone of half hours', () => {
    const kolkata: Calendar = { timeZone: 'Asia/Kolkata', quiet: { from: 13 * 60, to: 15 * 60 }, vacations: [] }
    expect(shown(endOfQuiet(at('2026-06-01T08:00Z'), kolkata))).toBe('2026-06-01T09:30')
  })
})

describe('vacations', () => {
  const week = [{ from: '2026-07-06', to: '2026-07-12' }]

  test('stop the clock: the deadline comes as much later as the days that lie in between', () => {
    expect(shown(deadlineFrom(at('2026-07-05T10:00Z'), 2 * DAY, berlin(null, week)))).toBe('2026-07-14T10:00')
    expect(shown(deadlineFrom(at('2026-07-01T10:00Z'), 2 * DAY, berlin(null, week)))).toBe('2026-07-03T10:00')
  })

  test('those that are over count for nothing', () => {
    const away = berlin(null, [{ from: '2026-01-05', to: '2026-01-09' }])
    expect(shown(deadlineFrom(at('2026-01-15T12:00Z'), DAY, away))).toBe('2026-01-16T12:00')
  })

  test('begun in the middle of one, the time begins at its end', () => {
    expect(shown(deadlineFrom(at('2026-07-08T10:00Z'), DAY, berlin(null, week)))).toBe('2026-07-13T22:00')
  })

  test('a deadline pushed by the quiet hours does not fall into one either', () => {
    // 23:00 on Sunday evening before the vacation would be 7:00 on its first day.
    expect(shown(deadlineFrom(at('2026-07-04T21:00Z'), DAY, berlin(NIGHT, week)))).toBe('2026-07-13T05:00')
  })

  test('a day with a change of clocks counts as it is long', () => {
    expect(daysAway(berlin(null, [{ from: '2026-03-29', to: '2026-03-29' }])).map(({ from, until }) => (until - from) / HOUR)).toEqual([23])
    expect(timeBetween(at('2026-03-28T00:00Z'), at('2026-03-31T00:00Z'), berlin(null, [{ from: '2026-03-29', to: '2026-03-29' }]))).toBe(
      49 * HOUR,
    )
  })

  test('days are counted by year, none twice', () => {
    const vacations = [
      { from: '2026-12-28', to: '2027-01-03' },
      { from: '2027-01-02', to: '2027-01-05' },
    ]
    expect([daysTaken(vacations, 2026), daysTaken(vacations, 2027), daysTaken(vacations, 2028)]).toEqual([4, 5, 0])
    expect(daysAway(berlin(null, vacations))).toHaveLength(1)
  })

  test('it is tomorrow already in Auckland', () => {
    expect([dayAt(at('2026-07-05T13:00Z'), 'Pacific/Auckland'), dayAt(at('2026-07-05T13:00Z'), 'UTC')]).toEqual([
      '2026-07-06',
      '2026-07-05',
    ])
  })
})
