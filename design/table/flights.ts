/**
 * What travels when a move is made, and for how long: a title says from where to where, the frame makes it fly. Nothing waits for it: the position
 * is drawn at once, and a flight only shows how it came to be.
 */
import type { Seat } from '@branchline/engine'
import type { ReactNode } from 'react'

/** A place on the board in the units of its size, a player's row in the strip, or what a selector finds on the table; the last of those that is there. */
export type FlightEnd =
  | { readonly at: readonly [x: number, y: number] }
  | { readonly seat: Seat }
  | { readonly selector: string; readonly or?: FlightEnd }

export type FlightKind = 'line' | 'run' | 'token' | 'card' | 'takeover'

export interface Flight {
  readonly kind: FlightKind
  /** Whose it is: its colour and, unless there is a sign, its mark. Null: the game's own. */
  readonly seat: Seat | null
  readonly from: FlightEnd
  readonly to: FlightEnd
  /** The way between them on the board. */
  readonly via?: readonly (readonly [x: number, y: number])[]
  readonly colour?: string
  readonly sign?: ReactNode
  /** "£4", "3": how much of it. */
  readonly count?: string | number
  /** What appears when it arrives: elements of the board that carry these as `data-piece`. */
  readonly brings?: readonly string[]
  /** Begins with the one before it. */
  readonly isTogether?: boolean
}

/** In milliseconds, at the usual pace. */
export const FLIGHT_TIMES: Readonly<Record<FlightKind, number>> = { line: 320, run: 700, token: 420, card: 260, takeover: 900 }
/** Links are drawn one after the other, from the fourth on faster. */
const [SLOW_LINES, LATER_LINE] = [3, 180]

export interface TimedFlight {
  readonly flight: Flight
  readonly start: number
  readonly time: number
}

/** When each begins, and how long it takes: one after the other, except those that belong together. */
export function timed(flights: readonly Flight[]): readonly TimedFlight[] {
  const list: TimedFlight[] = []
  let lines = 0
  for (const flight of flights) {
    const before = list.at(-1)
    const time = flight.kind === 'line' && ++lines > SLOW_LINES ? LATER_LINE : FLIGHT_TIMES[flight.kind]
    const start = before === undefined ? 0 : flight.isTogether ? before.start : endOf(list)
    list.push({ flight, start, time })
  }
  return list
}

/** When the last of them has arrived. */
export function endOf(list: readonly TimedFlight[]): number {
  return list.reduce((end, { start, time }) => Math.max(end, start + time), 0)
}
