/** What a lot would bring whoever buys it at a price: what it pays now and then, its cheapest route, the money left, its President. */
import type { Consequence, TableProps } from '@branchline/design'
import type { Seat } from '@branchline/engine'
import { hexNames } from '../../rules/board.ts'
import { HULL_BARNSLEY, HULL_BARNSLEY_FINAL } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { paysLater, paysNow } from '../certificate.ts'
import { purchaseOutlook } from '../foresight.ts'
import { wordsFor } from '../messages/index.ts'
import { change, pounds } from '../money.ts'

export function lotFigures({ view, locale, speaker }: TableProps<State>, seat: Seat, lot: number, price: number): Consequence[] {
  const words = wordsFor(locale).auction
  const left = view.cash[seat] - price
  // What may be offered may be too dear for whoever offers it: nobody keeps less than nothing.
  const keep: Consequence =
    left < 0
      ? { label: words.have, value: <Then now={view.cash[seat]} more={words.cannotBid} />, warn: true }
      : { label: words.keep, value: pounds(left) }
  if (lot === HULL_BARNSLEY) {
    const later = paysLater(view)
    const all = later.reduce((sum, amount) => sum + amount, paysNow(view))
    return [
      { label: words.itPays, value: <Then now={paysNow(view)} more={words.inAll({ amount: all })} /> },
      keep,
      ...atEnd(view, paysNow(view) + HULL_BARNSLEY_FINAL - price, words),
    ]
  }
  const outlook = purchaseOutlook(view, seat, lot, price)
  if (outlook === null) return [keep]
  const { now, later, route, presidentSeat, payoff } = outlook
  const isLast = view.turn === view.lastTurn
  return [
    {
      label: words.itPays,
      value: <Then now={now.perShare} more={isLast ? null : words.later({ amount: later.perShare })} />,
      why: words.allYours({ amount: now.bySeat[seat] }),
    },
    { label: words.route, value: <Then now={route.cost} more={words.to({ town: hexNames[route.path.at(-1) ?? route.origin] })} /> },
    keep,
    { label: words.president, value: presidentSeat === seat ? words.you : speaker.seat(presidentSeat) },
    ...atEnd(view, payoff, words),
  ]
}

/** From the last turn but one on: what a purchase changes if the game ends with this turn. */
function atEnd(view: State, payoff: number, words: ReturnType<typeof wordsFor>['auction']): Consequence[] {
  if (view.turn < view.lastTurn - 1) return []
  return [{ label: words.atEnd, value: change(payoff), why: words.atEndWhy, ...(payoff < 0 ? { warn: true } : {}) }]
}

/** What stands in the way of whoever can only pass. */
export function shortOf({ view, locale }: TableProps<State>, seat: Seat, minimum: number): Consequence[] {
  const words = wordsFor(locale).auction
  return [
    { label: words.nextBid, value: pounds(minimum), warn: true },
    { label: words.have, value: pounds(view.cash[seat]) },
  ]
}

function Then({ now, more }: { now: number; more: string | null }) {
  return (
    <>
      {pounds(now)} {more === null ? null : <small>{more}</small>}
    </>
  )
}
