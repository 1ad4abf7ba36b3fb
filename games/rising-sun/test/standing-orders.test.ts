import { answerTo, isRefusal, type Order, readOrder, rememberFor, speaker, triggerOf } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { risingSun } from '../rules/index.ts'
import { given, type Table } from './table.ts'

const order = (kind: string, fields: Record<string, unknown> = {}, until: string[] = []): Order => {
  const read = readOrder(risingSun, { kind, fields, until })
  if (isRefusal(read)) throw new Error(read.code)
  return read
}
/** What the order says from what its owner can see, and nothing else. */
const answer = ({ state }: Table, kind: string, fields: Record<string, unknown> = {}, seat = risingSun.toAct(state) as number) =>
  answerTo(risingSun, risingSun.view(state, seat), seat, order(kind, fields))

describe('answering in the turns of others', () => {
  const attacked = (hand: string[], attack = 'protesters') =>
    given({
      seats: [
        { hand: [attack], discard: ['legal-counsel'] },
        { hand, deck: ['express-train', 'normal-train'] },
      ],
    }).does(`play ${attack}`)

  test('RS-11.11 Legal Counsel is revealed when it is there; RS-5.25 whoever has none does not react', () => {
    const holding = attacked(['legal-counsel', 'waste'])
    expect(answer(holding, 'answer')).toEqual({ move: 'react with legal-counsel' })
    expect(answer(holding, 'answer', { counsel: 'keep' })).toEqual({ move: 'no reaction' })
    expect(answer(holding, 'answer', { counsel: 'ask' })).toBe('ask')
    expect(answer(attacked(['waste']), 'answer')).toEqual({ move: 'no reaction' })
  })

  test('RS-11.13 RS-11.16 the train of least money goes; who has none shows the hand', () => {
    const table = attacked(['limited-express-train', 'express-train', 'waste'], 'unhappy-passengers').does('no reaction')
    expect(answer(table, 'answer')).toEqual({ move: 'choose express-train' })
    expect(answer(table, 'answer', { losses: 'ask' })).toBe('ask')
    const without = attacked(['lay-rails', 'waste'], 'unhappy-passengers').does('no reaction')
    expect(answer(without, 'answer')).toEqual({ move: 'show hand' })
    const roundhouse = attacked(['waste'], 'roundhouse').does('no reaction')
    expect(answer(roundhouse, 'answer')).toEqual({ move: 'choose normal-train' })
  })

  test('RS-11.14 to the Politician Waste, else the cheapest card, never the one just passed on', () => {
    const table = given({
      seats: [{ hand: ['politician', 'normal-train'] }, { hand: ['express-train', 'waste'] }, { hand: ['express-train', 'stadium'] }],
    }).does('play politician', 'choose normal-train')
    expect(answer(table, 'answer')).toEqual({ move: 'choose waste' })
    table.does('choose waste')
    expect(answer(table, 'answer')).toEqual({ move: 'choose express-train' })
  })

  test('RS-11.12 which card comes back next turn is left to its owner; RS-11.27 a partner may decline', () => {
    const regulations = attacked(['waste', 'waste', 'lay-rails', 'normal-train'], 'regulations').does('no reaction')
    expect(answer(regulations, 'answer')).toBe('ask')
    const table = given({ seats: [{ hand: ['limited-partnership'] }, { hand: ['waste'] }] }).does('play limited-partnership')
    table.does(table.legal('choose ')[0] as string)
    expect(risingSun.toAct(table.state)).toBe(1)
    expect(answer(table, 'answer')).toBe('ask')
    expect(answer(table, 'answer', { partner: 'no' })).toEqual({ move: 'no' })
  })

  test('one’s own turn is not its business', () => {
    expect(answer(given({ seats: [{ hand: ['waste'] }, {}] }), 'answer')).toBe('ask')
  })
})

describe('one’s own turn', () => {
  test('RS-4.14 a pass when there is Waste enough, and only before anything was played', () => {
    const table = given({ seats: [{ hand: ['waste', 'waste', 'waste', 'normal-train', 'lay-rails'] }, {}] })
    expect(answer(table, 'pass')).toEqual({ move: 'pass', yields: true })
    expect(answer(table, 'pass', { waste: 4 })).toBe('ask')
    expect(answer(table.does('play normal-train'), 'pass')).toBe('ask')
  })

  test('RS-9.1 trains without a text are played; with an action in hand or much Waste their owner is asked', () => {
    const table = given({ seats: [{ hand: ['express-train', 'normal-train', 'lay-rails', 'waste', 'office-building'] }, {}] })
    expect(answer(table, 'trains')).toEqual({ move: 'play normal-train' })
    expect(answer(table.does('play normal-train'), 'trains')).toEqual({ move: 'play express-train' })
    expect(answer(table.does('play express-train'), 'trains')).toBe('ask')
    expect(answer(given({ seats: [{ hand: ['normal-train', 'garage'] }, {}] }), 'trains')).toBe('ask')
    const dirty = given({ seats: [{ hand: ['normal-train', 'waste', 'waste', 'waste'] }, {}] })
    expect(answer(dirty, 'trains')).toBe('ask')
    expect(answer(dirty, 'trains', { waste: 4 })).toEqual({ move: 'play normal-train' })
  })

  test('RS-4.11 RS-4.13 one card is bought when the money is there; an empty pile ends the order', () => {
    const table = given({ seats: [{ hand: ['express-train', 'normal-train'] }, {}] })
    expect(answer(table, 'buy')).toBe('ask')
    table.does('play express-train', 'play normal-train')
    expect(answer(table, 'buy')).toEqual({ move: 'buy express-train', isLast: true })
    expect(answer(table, 'buy', { card: 'stadium' })).toBe('ask')
    const gone = given({ seats: [{ hand: ['express-train'] }, {}], supply: { stadium: 0 } })
    expect(answer(gone, 'buy', { card: 'stadium' })).toEqual({ over: 'sold-out' })
    expect(triggerOf(risingSun, risingSun.view(gone.state, 1), 1, order('buy', { card: 'stadium' }), null, [])).toBe('sold-out')
  })

  test('RS-4.3 an action under way is its owner’s', () => {
    const table = given({ seats: [{ hand: ['garage', 'waste', 'waste', 'waste', 'normal-train'] }, {}] }).does('play garage')
    for (const kind of ['pass', 'trains', 'buy']) expect(answer(table, kind)).toBe('ask')
  })
})

test('each trigger ends an order when it happens, and not before', () => {
  const table = given({
    map: 'tokyo',
    seats: [
      { hand: ['lay-rails', 'station-expansion', 'express-train', 'express-train', 'express-train'], rails: ['h3'] },
      { rails: ['yokohama'] },
    ],
    supply: { stadium: 1, 'office-building': 0, 'distribution-centre': 0 },
    money: 9,
  })
  const then = rememberFor(risingSun, risingSun.view(table.state, 1), 1)
  const ended = (trigger: string) => triggerOf(risingSun, risingSun.view(table.state, 1), 1, order('pass', {}, [trigger]), then, [])
  const all = () => ['my-turn', 'company', 'station', 'route', 'pile', 'ending'].filter((trigger) => ended(trigger) === trigger)
  expect(all()).toEqual([])
  table.does('play station-expansion', 'station yokohama')
  expect(all()).toEqual(['station'])
  table.does('play lay-rails', 'rail yokohama')
  expect(all()).toEqual(['company', 'station'])
  table.does('play express-train', 'play express-train', 'play express-train', 'buy stadium')
  expect(all()).toEqual(['company', 'station', 'pile', 'ending'])
  table.does('end turn')
  expect(ended('my-turn')).toBe(null)
  table.does('end turn')
  expect(ended('my-turn')).toBe('my-turn')
})

test('an order is said with the names of its cards', () => {
  expect(speaker(risingSun, 'en').order(order('buy'))).toBe('Buy one Express Train as soon as I have the money.')
  expect(speaker(risingSun, 'de').order(order('answer', { partner: 'no' }))).toContain('Stiller Beteiligung nichts ziehen')
})
