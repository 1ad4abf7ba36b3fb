/** Where the ends of a flight are on the screen, in pixels of the table. */
import type { Flight, FlightEnd } from '@branchline/design'

export type Spot = readonly [x: number, y: number]

/** Null where nothing of it is in view. */
export function spotOf(end: FlightEnd, table: Element): Spot | null {
  const { left, top } = table.getBoundingClientRect()
  if ('at' in end) {
    const matrix = table.querySelector<SVGGElement>('[data-testid="board"] > svg > g')?.getScreenCTM()
    if (!matrix) return null
    const { x, y } = new DOMPoint(...end.at).matrixTransform(matrix)
    return [x - left, y - top]
  }
  const selector = 'seat' in end ? `#strip [data-seat="${end.seat}"] > svg` : end.selector
  const found = [...table.querySelectorAll(selector)].at(-1)
  const box = found?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return 'or' in end && end.or !== undefined ? spotOf(end.or, table) : null
  return [box.left + box.width / 2 - left, box.top + box.height / 2 - top]
}

/** The whole way. Empty where an end cannot be seen. */
export function wayOf({ from, to, via = [] }: Flight, table: Element): readonly Spot[] {
  const [start, end] = [spotOf(from, table), spotOf(to, table)]
  if (start === null || end === null) return []
  return [start, ...via.flatMap((at) => [spotOf({ at }, table) ?? []].filter(isSpot)), end]
}

const isSpot = (spot: Spot | never[]): spot is Spot => spot.length === 2

/** How far along the way each of its points lies, from 0 to 1. */
export function partsOf(way: readonly Spot[]): readonly number[] {
  const lengths = way.map(([x, y], place) => (place === 0 ? 0 : Math.hypot(x - (way[place - 1]?.[0] ?? x), y - (way[place - 1]?.[1] ?? y))))
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
  let gone = 0
  return lengths.map((length) => {
    gone += length
    return Math.min(1, gone / whole)
  })
}
