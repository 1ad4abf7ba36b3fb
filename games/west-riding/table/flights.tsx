/** What travels when somebody moves: lines are drawn hex by hex, money goes to the bank and comes as dividends, shares go to their buyers. */
import type { Flight, FlightEnd, LogEntry, TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { hexById, hexIds, homeOf } from '../rules/board.ts'
import { COMPANY_IDS } from '../rules/railways.ts'
import type { State } from '../rules/state.ts'
import { centres } from './board/geometry.ts'
import { livery } from './livery.ts'
import { pounds } from './money.ts'

export function flights({ events }: LogEntry, _props: TableProps<State>): readonly Flight[] {
  return events.flatMap((event) => FLIGHTS[event.type]?.(event) ?? [])
}

const FLIGHTS: Readonly<Record<string, (event: GameEvent) => readonly Flight[]>> = {
  bid: (event) => [{ ...money(event.seat, event.amount), from: { seat: Number(event.seat) }, to: lotOf(event.lot) }],
  sold(event) {
    const seat = Number(event.seat)
    return [
      { ...money(seat, event.price), from: { seat }, to: lotOf(event.lot) },
      { kind: 'card', seat, from: lotOf(event.lot), to: { seat }, sign: <Share lot={String(event.lot)} /> },
    ]
  },
  built(event) {
    const seat = Number(event.seat)
    const hexes = [String(event.origin), ...(event.path as readonly string[])].map(pointOf)
    return [
      ...hexes
        .slice(1)
        .map((to, place): Flight => ({ kind: 'line', seat, from: { at: hexes[place] }, to: { at: to }, via: [halfWay(hexes[place], to)] })),
      { ...money(null, event.cost), from: companyRow(event.railway, hexes[0]), to: { at: hexes[hexes.length - 1] }, isTogether: true },
    ]
  },
  traded(event) {
    const seat = Number(event.seat)
    const given = [event.first, event.second].map((id) => String(id))
    return [
      ...given.map(
        (id): Flight => ({ kind: 'card', seat, from: { seat }, to: companyRow(id), sign: <Share lot={id} />, isTogether: true }),
      ),
      { kind: 'card', seat, from: companyRow(event.grouping), to: { seat }, sign: <Share lot={String(event.grouping)} /> },
    ]
  },
  'hull-barnsley-dividend': (event) => [
    { ...money(null, event.amount), from: companyRow('hull-barnsley'), to: { seat: Number(event.seat) } },
  ],
  // Railway after railway, to all its shareholders at once.
  dividend: (event) =>
    (event.paid as readonly number[])
      .flatMap((amount, seat): Flight[] =>
        amount === 0 ? [] : [{ ...money(null, amount), from: companyRow(event.railway), to: { seat }, isTogether: true }],
      )
      .map((flight, place) => (place === 0 ? { ...flight, isTogether: false } : flight)),
}

function money(seat: unknown, amount: unknown): Pick<Flight, 'kind' | 'seat' | 'count'> {
  return { kind: 'token', seat: typeof seat === 'number' ? seat : null, count: pounds(Number(amount)) }
}

/** The row of a railway in the shares; where they are not in view, its home. */
function companyRow(id: unknown, or?: readonly [number, number]): FlightEnd {
  const company = (COMPANY_IDS as readonly unknown[]).indexOf(id)
  const home = or ?? (company >= 0 && company < homeOf.length ? pointOf(hexIds[homeOf[company]]) : undefined)
  const selector = `[data-testid="stock"] [data-company="${String(id)}"] th`
  return home === undefined ? { selector, or: BAR } : { selector, or: { at: home } }
}

/** What is for sale is asked for in the bar. */
const BAR: FlightEnd = { selector: '[data-testid="prompt"]' }
const lotOf = (lot: unknown): FlightEnd => companyRow(lot)

const pointOf = (id: string): readonly [number, number] => {
  const { x, y } = centres[hexById.get(id) ?? 0]
  return [x, y]
}
const halfWay = (from: readonly [number, number], to: readonly [number, number]): readonly [number, number] => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
]

function Share({ lot }: { lot: string }) {
  const company = (COMPANY_IDS as readonly string[]).indexOf(lot)
  const { colour, on, letters } = company < 0 ? { colour: 'var(--ink)', on: 'var(--paper)', letters: 'H&B' } : livery(company)
  return (
    <span style={{ padding: '0.25rem 0.5rem', borderRadius: 4, font: '700 0.875rem/1 var(--sans)', color: on, background: colour }}>
      {letters}
    </span>
  )
}
