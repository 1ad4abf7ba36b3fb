import { expect, test } from 'vitest'
import { complaintsOf } from '../campaign/check.ts'
import type { FinalLog, History, SeenEntry, Sight, Wish } from '../campaign/history.ts'

const entry = (seq: number, move: string, over: Partial<SeenEntry> = {}): SeenEntry => ({
  seq,
  n: seq,
  kind: 'move',
  seat: 0,
  by: 'person',
  move,
  ...over,
})
const wish = (id: string, at: number, move: string, over: Partial<Wish> = {}): Wish => ({
  table: 't',
  seat: 0,
  id,
  kind: 'move',
  at,
  move,
  sent: at * 10,
  answers: [{ kind: 'accepted', server: 0, time: at * 10 + 5, seq: at + 1, n: at + 1 }],
  ...over,
})
const final = (entries: SeenEntry[], server = 0, view = 'end'): FinalLog => ({
  table: 't',
  server,
  viewer: 0,
  entries,
  position: { seq: entries.length, n: entries.at(-1)?.n ?? 0, view },
})
const sight = (entries: SeenEntry[], over: Partial<Sight> = {}): Sight => ({
  table: 't',
  line: 'a',
  server: 0,
  viewer: 0,
  asked: 0,
  time: 1,
  entries,
  position: null,
  ...over,
})
const [a, b] = [entry(1, 'rest'), entry(2, 'draw')]
const sound: History = {
  wishes: [wish('one', 0, 'rest'), wish('two', 1, 'draw')],
  sights: [sight([a]), sight([a, b])],
  finals: [final([a, b]), final([a, b], 1)],
}
const only = (change: Partial<History>) => complaintsOf({ ...sound, ...change })

test('a history in which all is well gives no complaint', () => expect(complaintsOf(sound)).toEqual([]))

test('an acknowledged entry that is gone', () =>
  expect(only({ finals: [final([a])], sights: [] })).toEqual([expect.stringContaining('was acknowledged as entry 2, which is not there')]))

test('an acknowledged entry in whose place another stands', () =>
  expect(only({ finals: [final([a, entry(2, 'rest')])], sights: [] }).join()).toMatch(
    /two .*acknowledged as entry 2, which is entry 2 \(move rest/,
  ))

test('one wish that became two entries', () => {
  const twice = [wish('one', 0, 'rest'), wish('two', 1, 'draw')]
  expect(only({ wishes: twice, finals: [final([a, b, entry(3, 'draw')])] })).toEqual([expect.stringContaining('nobody wanted entry 3')])
})

test('one id acknowledged as two entries, and two ids as one', () => {
  const split = wish('two', 1, 'draw')
  split.answers.push({ kind: 'accepted', server: 1, time: 30, seq: 3, n: 3 })
  expect(only({ wishes: [wish('one', 0, 'rest'), split] }).join()).toContain('by server 1 as 3')
  expect(only({ wishes: [wish('one', 0, 'rest'), wish('two', 1, 'draw'), wish('three', 1, 'draw')] }).join()).toContain('both acknowledged')
})

test('what was turned down for good and is there all the same', () => {
  const refused = (code: string) => wish('two', 1, 'draw', { answers: [{ kind: 'refused', server: 0, time: 20, code }] })
  expect(only({ wishes: [wish('one', 0, 'rest'), refused('stale')] }).join()).toContain('was turned down (two)')
  expect(only({ wishes: [wish('one', 0, 'rest'), refused('storage')] })).toEqual([])
})

test('what was not answered may be there or not', () => {
  const open = wish('two', 1, 'draw', { answers: [] })
  expect(only({ wishes: [wish('one', 0, 'rest'), open] })).toEqual([])
  expect(only({ wishes: [wish('one', 0, 'rest'), open], sights: [], finals: [final([a])] })).toEqual([])
})

test('something seen that is gone later', () =>
  expect(only({ wishes: [wish('one', 0, 'rest')], finals: [final([a])] })).toEqual([
    expect.stringContaining('in the end there is nothing'),
  ]))

test('servers that do not agree in the end', () => {
  expect(only({ finals: [final([a, b]), final([a, entry(2, 'draw', { seat: 1 })], 1)] }).join()).toContain('another server')
  expect(only({ finals: [final([a, b]), final([a], 1)] }).join()).toContain('1 entries, not 2')
  expect(only({ finals: [final([a, b]), final([a, b], 1, 'other')] }).join()).toContain('sees one thing at server 0, another at 1')
})

test('an order that contradicts time', () => {
  const late = wish('one', 0, 'rest', { sent: 50, answers: [{ kind: 'accepted', server: 0, time: 60, seq: 1, n: 1 }] })
  expect(only({ wishes: [late, wish('two', 1, 'draw')] })).toEqual([expect.stringContaining('sent after a later entry')])
})

test('a line on which a table goes back', () =>
  expect(only({ sights: [sight([a, b]), sight([a])] })).toEqual([expect.stringContaining('went back from entry 2 to 1')]))

test('a number of moves that is not that of the entry', () =>
  expect(only({ sights: [sight([], { position: { seq: 2, n: 1, view: 'end' } })] })).toEqual([
    expect.stringContaining('showed 1 moves after entry 2'),
  ]))

test('a table that nobody can read', () => expect(only({ finals: [] })).toEqual(['t: nobody could read it in the end']))
