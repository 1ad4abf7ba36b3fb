/** The cloth bag (WD-2.6). */
import { type Chance, draw } from '@branchline/engine'

/** Draws blind from a bag given as the number of each piece in it; the piece is then out of the bag. */
export function drawFrom(chance: Chance | null, bag: number[]): number {
  let left = 0
  for (let piece = 0; piece < bag.length; piece++) left += bag[piece]
  let lot = draw(chance, left)
  let piece = 0
  while (lot >= bag[piece]) lot -= bag[piece++]
  bag[piece]--
  return piece
}
