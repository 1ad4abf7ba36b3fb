/** Where the prices of several links stand: each clear of those before it. */
import type { LinkCost } from '../rules.ts'
import type { Box, Point, Sheet } from '../sheet.ts'
import { roomOf } from './Plate.tsx'
import { discSpot, plateBox } from './spots.ts'

export interface Placed {
  readonly price: LinkCost
  readonly spot: Point
  readonly box: Box
}

export function placed(
  sheet: Sheet,
  links: readonly LinkCost[],
  look: 'plan' | 'onward' | 'small',
  taken: readonly Box[] = [],
): readonly Placed[] {
  const plates: Placed[] = []
  for (const price of links) {
    const room = roomOf(look, price)
    const spot = discSpot(sheet, price.from, price.to, room, [...taken, ...plates.map(({ box }) => box)])
    plates.push({ price, spot, box: plateBox(spot, room) })
  }
  return plates
}
