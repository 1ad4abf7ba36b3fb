/** Whose bot thinks next: a queue without threads, by a clock that the test sets. */
import { expect, test } from 'vitest'
import { type FairQueue, fairQueue, type Ticket } from '../bots/queue.ts'

function queueOf(places = 1, placesEach = 1) {
  const clock = { at: 0 }
  const queue = fairQueue<string>({ now: () => clock.at, places, placesEach })
  const ask = (person: string, item = person, address = person, hasPeople = true) => queue.add({ person, address, hasPeople }, item)
  /** Lets thoughts of this length follow each other, and says whose they were. */
  const think = (count: number, milliseconds: number | ((item: string) => number) = 100) =>
    Array.from({ length: count }, () => {
      const ticket = queue.next()
      if (ticket === null) return null
      clock.at += typeof milliseconds === 'number' ? milliseconds : milliseconds(ticket.item)
      queue.end(ticket)
      return ticket.item
    })
  return { queue, clock, ask, think }
}

const times = (count: number, act: () => void) => Array.from({ length: count }, act)
const counted = (items: readonly (string | null)[], item: string) => items.filter((one) => one === item).length

test('one person is answered in the order of the questions', () => {
  const { ask, think, queue } = queueOf()
  for (const item of ['a', 'b', 'c']) ask('ann', item)
  expect(think(4)).toEqual(['a', 'b', 'c', null])
  expect(queue.waiting).toBe(0)
})

test('who asks once is not behind all that another asked before', () => {
  const { ask, think, queue, clock } = queueOf()
  times(60, () => ask('flood'))
  const first = queue.next() as Ticket<string>
  clock.at += 50
  ask('bob')
  queue.end(first)
  expect(think(2)).toEqual(['bob', 'flood'])
})

test('and also when no thought is under way as they come', () => {
  const { ask, think } = queueOf()
  times(60, () => ask('flood'))
  ask('bob')
  expect(think(1)).toEqual(['bob'])
})

test('people share the time and not the number of thoughts', () => {
  const { ask, think } = queueOf()
  times(100, () => ask('long'))
  times(100, () => ask('short'))
  const items = think(44, (item) => (item === 'long' ? 1000 : 100))
  expect(counted(items, 'long')).toBe(4)
  expect(counted(items, 'short')).toBe(40)
})

test('addresses share it first: thirty guests of one are not thirty people', () => {
  const { ask, think } = queueOf()
  for (let guest = 0; guest < 30; guest++) times(5, () => ask(`guest ${guest}`, 'guest', 'hall'))
  times(100, () => ask('bob', 'bob', 'home'))
  const items = think(40)
  expect(counted(items, 'bob')).toBe(20)
})

test('within an address people share what it has', () => {
  const { ask, think } = queueOf()
  times(60, () => ask('flood', 'flood', 'hall'))
  times(60, () => ask('bob', 'bob', 'hall'))
  times(60, () => ask('cyd', 'cyd', 'home'))
  const items = think(40)
  expect([counted(items, 'flood'), counted(items, 'bob'), counted(items, 'cyd')]).toEqual([10, 10, 20])
})

test('tables with people come first, and those of bots only are not starved', () => {
  const { ask, think } = queueOf()
  times(50, () => ask('watcher', 'bots', 'there', false))
  times(50, () => ask('ann', 'ann'))
  expect(think(10)).toEqual(['ann', 'ann', 'ann', 'ann', 'bots', 'ann', 'ann', 'ann', 'ann', 'bots'])
})

test('tables of bots only have all the time when nobody else wants any', () => {
  const { ask, think } = queueOf()
  times(3, () => ask('watcher', 'bots', 'there', false))
  expect(think(3)).toEqual(['bots', 'bots', 'bots'])
})

test('who waited is not paid for it later: nobody saves up time', () => {
  const { ask, think } = queueOf()
  times(100, () => ask('busy'))
  think(50)
  times(100, () => ask('late'))
  const items = think(20)
  expect(counted(items, 'busy')).toBe(10)
})

test('who was here before and comes back begins where the others are now, not where they were then', () => {
  const { ask, think } = queueOf()
  ask('bob')
  times(100, () => ask('busy'))
  think(50)
  times(100, () => ask('bob'))
  expect(counted(think(20), 'bob')).toBe(10)
})

test('a thought that is under way counts as it goes', () => {
  const { ask, queue, clock } = queueOf(2, 2)
  times(3, () => ask('ann'))
  times(3, () => ask('bob'))
  const [ann, bob] = [queue.next() as Ticket<string>, queue.next() as Ticket<string>]
  expect([ann.item, bob.item]).toEqual(['ann', 'bob'])
  clock.at += 500
  queue.end(bob)
  clock.at += 100
  expect(queue.next()?.item).toBe('bob')
})

test('at the same moment: whose address has a thought under way comes after whose has none, however much that asks for', () => {
  const { ask, queue } = queueOf(3, 3)
  times(2, () => ask('ann'))
  expect(queue.next()?.item).toBe('ann')
  times(10, () => ask('bob'))
  expect(queue.next()?.item).toBe('bob')
})

test('an address that asks for little is before one that asks for much, whoever asks there', () => {
  const { ask, think } = queueOf()
  times(60, () => ask('flood', 'flood', 'hall'))
  ask('guest', 'guest', 'hall')
  times(2, () => ask('bob', 'bob', 'home'))
  expect(think(1)).toEqual(['bob'])
})

test('within an address too', () => {
  const { ask, think } = queueOf()
  times(60, () => ask('flood', 'flood', 'hall'))
  ask('bob', 'bob', 'hall')
  expect(think(1)).toEqual(['bob'])
})

test('nobody has more thoughts at once than one may, even when places are free', () => {
  const { ask, queue } = queueOf(4, 2)
  times(10, () => ask('ann'))
  expect([queue.next(), queue.next(), queue.next()].map((ticket) => ticket?.item ?? null)).toEqual(['ann', 'ann', null])
  ask('bob')
  expect(queue.next()?.item).toBe('bob')
})

test('no more thoughts at once than there are places', () => {
  const { ask, queue } = queueOf(2, 2)
  for (const person of ['ann', 'bob', 'cyd']) ask(person)
  expect([queue.next(), queue.next(), queue.next()].map((ticket) => ticket?.item ?? null)).toEqual(['ann', 'bob', null])
})

test('with several places those who have none come first, though nothing has been used up yet', () => {
  const { ask, queue } = queueOf(3, 3)
  times(10, () => ask('ann'))
  ask('bob')
  ask('cyd')
  expect([queue.next(), queue.next(), queue.next()].map((ticket) => ticket?.item).sort()).toEqual(['ann', 'bob', 'cyd'])
})

test('what is no longer wanted leaves, waiting or begun, and leaves once', () => {
  const { ask, queue, think } = queueOf()
  const [one, two] = [ask('ann', 'one'), ask('ann', 'two')]
  ask('ann', 'three')
  queue.end(two)
  queue.end(two)
  expect(queue.waiting).toBe(2)
  expect(queue.next()).toBe(one)
  queue.end(one)
  queue.end(one)
  expect(think(2)).toEqual(['three', null])
})

test('clear takes out all that wait and nothing that has begun', () => {
  const { ask, queue } = queueOf()
  for (const item of ['a', 'b', 'c']) ask('ann', item)
  const begun = queue.next() as Ticket<string>
  expect(queue.clear().map(({ item }) => item)).toEqual(['b', 'c'])
  expect(queue.waiting).toBe(0)
  queue.end(begun)
})

const shareOf = (queue: FairQueue<string>, ticket: Ticket<string>) => Number(queue.share(ticket).toFixed(3))

test('a thought has all its time while nobody waits', () => {
  const { ask, queue } = queueOf()
  ask('ann')
  expect(shareOf(queue, queue.next() as Ticket<string>)).toBe(1)
})

test('who asks for much has little time for each, and takes none from who asks once but their equal share', () => {
  const { ask, queue } = queueOf()
  times(10, () => ask('flood'))
  const thought = queue.next() as Ticket<string>
  expect(shareOf(queue, thought)).toBe(0.1)
  ask('bob')
  expect(shareOf(queue, thought)).toBe(0.05)
  queue.end(thought)
  expect(shareOf(queue, queue.next() as Ticket<string>)).toBe(0.5)
})

test('a table of bots only makes way at once for people, and takes nothing from them', () => {
  const { ask, queue } = queueOf()
  times(10, () => ask('watcher', 'bots', 'there', false))
  const bots = queue.next() as Ticket<string>
  ask('ann')
  expect(shareOf(queue, bots)).toBe(0)
  queue.end(bots)
  expect(shareOf(queue, queue.next() as Ticket<string>)).toBe(1)
})

test('nobody waits for ever: among many that keep asking every one is answered in each round', () => {
  const { ask, think } = queueOf()
  const people = Array.from({ length: 20 }, (_, index) => `p${index}`)
  for (const person of people) times(5, () => ask(person))
  for (let round = 0; round < 5; round++) expect(new Set(think(20)).size).toBe(20)
})

/**
 * Two people with a driver each (33 ms a thought on a quick machine), who move as soon as they are answered, beside a flood of sixty tables
 * of inspectors, who think for as long as they may. One thread, a millisecond at a time; how late the two were answered on average.
 */
function lateness(flood: 'none' | 'one guest' | 'thirty who sit', others = 'away'): number {
  const { queue, clock, ask } = queueOf()
  const [driver, inspector] = [
    { full: 300, takes: 33 },
    { full: 3000, takes: 3000 },
  ]
  /** From an answer to the next question of the same table: a move, its commit, and what travels. */
  const between = 3
  const due: { at: number; ask(): void }[] = []
  const asked = new Map<Ticket<string>, () => void>()
  const late: number[] = []
  const table = (person: string, kind: string, address: string, hasPeople: boolean) => {
    const again = () => asked.set(ask(person, kind, address, hasPeople), () => due.push({ at: clock.at + between, ask: again }))
    again()
  }
  for (const person of ['ann', 'bob']) table(person, 'driver', 'home', true)
  for (let i = 0; flood !== 'none' && i < 60; i++) {
    if (flood === 'one guest') table('flood', 'inspector', others, false)
    else table(`guest ${i % 30}`, 'inspector', others, true)
  }
  let thought = queue.next()
  for (clock.at = 1; clock.at < 60_000; clock.at++) {
    for (const one of due.splice(0)) one.at <= clock.at ? one.ask() : due.push(one)
    if (thought !== null) {
      const { full, takes } = thought.item === 'driver' ? driver : inspector
      if (clock.at - thought.begun! >= Math.min(takes, queue.timeOf(thought, full))) {
        queue.end(thought)
        if (thought.item === 'driver') late.push(clock.at - thought.since)
        asked.get(thought)!()
        asked.delete(thought)
        thought = null
      }
    }
    thought ??= queue.next()
  }
  return late.reduce((sum, one) => sum + one, 0) / late.length
}

test.each([
  ['one guest', 'away'],
  ['one guest', 'home'],
  ['thirty who sit', 'away'],
] as const)('beside a flood by %s (%s) others are answered less than twice as late', (flood, from) => {
  expect(lateness(flood, from) / lateness('none')).toBeLessThan(1.7)
})
