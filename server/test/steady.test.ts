/** The time of the house, by clocks that the test sets. */
import { expect, test, vi } from 'vitest'
import { networkOf, openNetworks } from '../http/network.ts'
import { rateStore } from '../http/rates.ts'
import { type SteadyClock, steadyClock } from '../time/steady.ts'
import { guest } from './client.ts'
import { house } from './start.ts'

const SECOND = 1_000
const HOUR = 3_600_000
const NOON = Date.parse('2026-06-01T12:00Z')

function byHand() {
  const at = { wall: NOON, monotonic: 500 }
  const clock = steadyClock({ wall: () => at.wall, monotonic: () => at.monotonic })
  /** Time goes by; the wall's clock is wrong by this part of it. */
  const pass = (milliseconds: number, wrong = 0) => {
    for (let left = milliseconds; left > 0; left -= SECOND) {
      const step = Math.min(SECOND, left)
      at.wall += step * (1 + wrong)
      at.monotonic += step
      clock.behind()
    }
  }
  return { at, clock, pass }
}

const since = (clock: SteadyClock) => clock.now() - NOON

test('it goes with the wall while that goes steadily', () => {
  const { clock, pass } = byHand()
  pass(HOUR)
  expect([since(clock), clock.behind()]).toEqual([HOUR, 0])
})

test.each([2 * HOUR, -2 * HOUR, 5 * SECOND, -5 * SECOND])(
  'a wall clock that is set by %i does not move it; that is noticed, and followed when told to',
  (by) => {
    const { at, clock, pass } = byHand()
    pass(10 * SECOND)
    at.wall += by
    expect([since(clock), clock.behind()]).toEqual([10 * SECOND, by])
    clock.moveBy(by)
    expect([since(clock), clock.behind()]).toEqual([10 * SECOND + by, 0])
  },
)

test('a machine that slept, its steady clock with it: noticed as a wall clock set forward', () => {
  const { at, clock } = byHand()
  at.wall += HOUR
  expect([since(clock), clock.behind()]).toEqual([0, HOUR])
})

test('a process that was frozen while both clocks went on has not lived through it', () => {
  const { at, clock } = byHand()
  at.wall += HOUR
  at.monotonic += HOUR
  expect([since(clock), clock.behind()]).toEqual([0, HOUR])
})

test('a pause shorter than ten seconds is time like any other', () => {
  const { at, clock } = byHand()
  at.wall += 9 * SECOND
  at.monotonic += 9 * SECOND
  expect([since(clock), clock.behind()]).toEqual([9 * SECOND, 0])
})

test('a wall clock that is hurried or held back is followed without a jump', () => {
  for (const wrong of [0.0005, -0.0005]) {
    const { at, clock, pass } = byHand()
    pass(6 * HOUR, wrong)
    expect(clock.behind()).toBe(0)
    expect(Math.abs(clock.now() - at.wall)).toBeLessThan(10)
  }
})

test('a small difference is made up for slowly: nobody sees the time stand still or leap', () => {
  const { at, clock, pass } = byHand()
  at.wall += 4 * SECOND
  const before = clock.now()
  pass(100 * SECOND)
  expect(clock.now() - before).toBeGreaterThan(100 * SECOND)
  expect(clock.now() - before).toBeLessThanOrEqual(100.2 * SECOND)
  pass(2 * HOUR)
  expect(Math.abs(clock.now() - at.wall)).toBeLessThan(10)
})

test('summer time is a matter of zones: the wall clock here is that of the world', () => {
  const clock = steadyClock({ wall: () => Date.parse('2026-10-25T02:30+02:00') + 0, monotonic: () => 0 })
  expect(clock.behind(Date.parse('2026-10-25T02:30+02:00'))).toBe(0)
  expect(clock.behind(Date.parse('2026-10-25T02:30+01:00'))).toBe(HOUR)
})

test('limits of requests count by a clock that nobody sets', () => {
  const clock = { at: 0 }
  const Store = rateStore(() => clock.at)
  const store = new Store()
  const ask = (key = 'ann') => {
    let found = { current: 0, ttl: 0 }
    store.incr(key, (_, result) => Object.assign(found, result), 60_000, 10)
    found = { ...found }
    return [found.current, found.ttl]
  }
  expect([ask(), ask(), ask('bob')]).toEqual([
    [1, 60_000],
    [2, 60_000],
    [1, 60_000],
  ])
  clock.at = 59_999
  expect(ask()).toEqual([3, 1])
  clock.at = 60_000
  expect(ask()).toEqual([1, 60_000])
  expect(store.child({} as never)).not.toBe(store)
})

test('at the door: setting the machine’s clock lets nobody off and locks nobody out', async () => {
  const server = await house({ requestsPerMinute: 5 })
  const statuses = async (count: number) => {
    const found: number[] = []
    for (let i = 0; i < count; i++) found.push((await fetch(`${server.url}/api/games`)).status)
    return found
  }
  expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429])
  const real = Date.now.bind(Date)
  const wall = vi.spyOn(Date, 'now').mockImplementation(() => real() + 2 * HOUR)
  try {
    expect(await statuses(1)).toEqual([429])
  } finally {
    wall.mockRestore()
  }
})

test('one subscriber is one address, however many numbers it holds', () => {
  expect(networkOf('203.0.113.5')).toBe('203.0.113.5')
  expect(networkOf('::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0db8:0001:0002:ffff::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('64:ff9b::192.0.2.33')).toBe('64:ff9b:0:0::/64')
})

test('who was not seen shares an address with all others who were not; who was seen longest ago is forgotten first', () => {
  const networks = openNetworks(2)
  networks.seen('ann', '192.0.2.1')
  networks.seen('bob', '192.0.2.2')
  networks.seen('ann', '192.0.2.3')
  networks.seen('cyd', '192.0.2.4')
  expect(['ann', 'bob', 'cyd', 'dan'].map(networks.of)).toEqual(['192.0.2.3', 'elsewhere', '192.0.2.4', 'elsewhere'])
})

test('behind a proxy the address it saw counts, and not one that the client made up', async () => {
  const server = await house({ trustProxy: true, requestsPerMinute: 3 })
  const ask = async (forwarded: string) => (await fetch(`${server.url}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status
  const made = [1, 2, 3, 4].map((number) => ask(`198.51.100.${number}, 203.0.113.5`))
  expect((await Promise.all(made)).sort()).toEqual([200, 200, 200, 429])
  expect(await ask('203.0.113.6')).toBe(200)
})

test('the people of a house are known by where they come from', async () => {
  const server = await house({ trustProxy: true })
  const ann = await guest(server.url, 'Ann')
  const { person } = await ann.must('GET', '/api/me')
  expect(server.context.networks.of(person.id)).toBe('127.0.0.1')
})
