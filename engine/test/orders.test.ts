/** What can be ordered in every title, also in one that offers no orders of its own. */
import { expect, it } from 'vitest'
import { answerTo, isRefusal, NAMED, ONLY_MOVE, type Order, orderKinds, readOrder, rememberFor, triggerOf } from '../index.ts'
import { lockers } from './lockers.ts'
import { parcels } from './parcels.ts'

const plain = { ...parcels, orders: undefined } as never
const view = parcels.view(parcels.setup({} as never, 2, 'orders'), 0)

function order(given: Parameters<typeof readOrder>[1], game: never = plain): Order {
  const read = readOrder(game, given)
  if (isRefusal(read)) throw new Error(read.code)
  return read
}

it('a title without orders of its own knows the general one, and the general trigger', () => {
  expect(orderKinds(plain)).toEqual({ [ONLY_MOVE]: { fields: {}, triggers: [NAMED] } })
  expect(rememberFor(plain, view, 0)).toBeNull()
  expect(readOrder(plain, { kind: 'toString' })).toMatchObject({ code: 'unknown-order', known: [ONLY_MOVE] })
  expect(readOrder(plain, { kind: ONLY_MOVE, until: ['never'] })).toMatchObject({ code: 'unknown-trigger', known: [NAMED] })
  expect(order({ kind: ONLY_MOVE, until: [NAMED, NAMED] })).toEqual({ kind: ONLY_MOVE, fields: {}, until: [NAMED] })
})

it('there an order ends when its owner is named, and only then', () => {
  const ended = (until: string[], event: object) =>
    triggerOf(plain, view, 1, order({ kind: ONLY_MOVE, until }), null, [{ type: 'told', ...event } as never])
  expect(ended([NAMED], { seat: 1 })).toBe(NAMED)
  expect(ended([NAMED], { fromSeat: 1 })).toBe(NAMED)
  expect(ended([NAMED], { seats: [0, 1] })).toBe(NAMED)
  expect(ended([NAMED], { seat: 0, seats: [0, 2], coins: 1 })).toBeNull()
  expect(ended([], { seat: 1 })).toBeNull()
})

it('the general order answers with the only move, and asks where there is a choice', () => {
  const moves = (...all: unknown[]) =>
    ({ ...parcels, orders: undefined, moves: () => all, print: (_: unknown, move: unknown) => `${move}` }) as never
  const given = order({ kind: ONLY_MOVE })
  expect(answerTo(moves('rest'), view, 0, given)).toEqual({ move: 'rest' })
  expect(answerTo(moves('rest', 'draw'), view, 0, given)).toBe('ask')
  expect(answerTo(moves(), view, 0, given)).toBe('ask')
})

it('the kinds of a title stand beside the general one', () => {
  expect(Object.keys(orderKinds(lockers as never)).length).toBeGreaterThan(1)
  for (const { triggers } of Object.values(orderKinds(lockers as never))) expect(triggers.at(-1)).toBe(NAMED)
})
