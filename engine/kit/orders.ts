/** Laws of standing orders: they answer from a view with a move that is legal, remember plain data, and end only by what happened since. */
import { type GameState, LOCALES, type Seat } from '../basics.ts'
import type { Game } from '../game.ts'
import { hashOf, sameData } from '../hash.ts'
import { speaker } from '../language.ts'
import type { AnyField } from '../options.ts'
import type { Order, OrderAnswer } from '../order.ts'
import { answerTo, NAMED, orderKinds } from '../orders.ts'
import { oddValue } from '../referee.ts'
import type { Complain } from './finding.ts'

/** Orders just given, and how often they were over at once: one that always is can do nothing. */
export interface Triggers {
  asked(order: string, isOver: boolean, complain: Complain): void
  report(): void
}

const ENOUGH = 30

export function triggers(): Triggers {
  const met = new Map<string, { asked: number; over: number; complain: Complain }>()
  return {
    asked(order, isOver, complain) {
      const one = met.get(order) ?? { asked: 0, over: 0, complain }
      met.set(order, one)
      one.asked++
      if (isOver) one.over++
    },
    report() {
      for (const [order, { asked, over, complain }] of met) {
        if (asked >= ENOUGH && over === asked)
          complain('orders', `order ${order}: over the moment it is given, ${asked} times of ${asked}, though nothing has happened since`)
      }
    },
  }
}

/** Orders that this seat could have given, tried on its view. */
export function checkOrders<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  seat: Seat,
  triggers: Triggers,
  pick: (n: number) => number,
  complain: Complain,
): void {
  const before = hashOf(view)
  const { orders } = game
  try {
    const then = orders?.remember(view, seat) ?? null
    const odd = oddValue(then, 'what an order remembers')
    if (odd !== null) complain('orders', odd)
    for (const [kind, { fields, triggers: ends, always = [] }] of Object.entries(orderKinds(game))) {
      const until = ends.filter((trigger) => trigger !== NAMED)
      const order: Order = { kind, fields: someFields(fields, pick), until }
      for (const trigger of [...until, ...always]) {
        const isTriggered: unknown = orders?.isTriggered(trigger, view, seat, order, then)
        if (typeof isTriggered !== 'boolean') complain('orders', `whether “${trigger}” has ended order ${kind} is ${String(isTriggered)}`)
        triggers.asked(`${kind} … ${trigger}`, isTriggered === true, complain)
      }
      if (game.toAct(view) === seat) checkAnswer(game, view, seat, order, complain)
    }
  } catch (error) {
    complain('orders', `an order throws: ${(error as Error).message}`)
  }
  if (hashOf(view) !== before) complain('orders', 'asking an order changed the view')
}

function checkAnswer<State extends GameState, Move>(
  game: Game<State, Move>,
  view: State,
  seat: Seat,
  order: Order,
  complain: Complain,
): void {
  const answer: OrderAnswer = answerTo(game, view, seat, order)
  if (!sameData(answer, answerTo(game, view, seat, order))) complain('orders', `order ${order.kind} answers differently when asked again`)
  if (answer === 'ask') return
  if ('over' in answer) {
    const key = `order.until.${answer.over}`
    const wordless = LOCALES.filter((locale) => speaker(game, locale).word(key) === key)
    if (wordless.length > 0)
      complain('orders', `order ${order.kind} ends by “${answer.over}”, which has no text in ${wordless.join(' and ')}`)
    return
  }
  const legal = game.moves(view).map((move) => game.print(view, move))
  if (!legal.includes(answer.move))
    complain('orders', `order ${order.kind} ${JSON.stringify(order.fields)} answers “${answer.move}”, which is no legal move`)
}

function someFields(fields: { readonly [name: string]: AnyField }, pick: (n: number) => number): Order['fields'] {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, someValue(field, pick)]))
}

function someValue(field: AnyField, pick: (n: number) => number): Order['fields'][string] {
  switch (field.kind) {
    case 'flag':
      return pick(2) === 1
    case 'choice':
      return field.values[pick(field.values.length)]
    case 'number':
      // Small ones are what people order; a maximum of thousands covers nothing.
      return pick(3) === 0 ? field.default : field.min + pick(Math.min(20, field.max - field.min + 1))
    case 'list':
      return [...field.default]
  }
}
