import type { Point } from './hexes.ts'

/** Part of a board, in the board's own measure. */
export interface Seen {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a slip lies: beside its place, on the side with more room; above or below it where no side has enough, as on a phone. Always whole in what is seen. */
export function slipPlace({ x, y }: Point, away: number, { wide, high }: { readonly wide: number; readonly high: number }, seen: Seen) {
  const within = (wish: number, least: number, most: number) => Math.max(least, Math.min(wish, most))
  const lies = (left: number, top: number) => ({
    left: within(left, seen.left, seen.right - wide),
    top: within(top, seen.top, seen.bottom - high),
  })
  const [leftSide, rightSide] = [x - away - wide, x + away]
  const hasLeft = leftSide >= seen.left
  const hasRight = rightSide + wide <= seen.right
  const isRightOfMiddle = x > (seen.left + seen.right) / 2
  if (hasLeft || hasRight) return lies(hasLeft && (isRightOfMiddle || !hasRight) ? leftSide : rightSide, y - high / 2)
  const below = y + away
  return lies(x - wide / 2, below + high <= seen.bottom ? below : y - away - high)
}

/** What of a board is seen in its frame, measured on one of its layers; null before it is drawn. */
export function seenOf(layer: SVGGraphicsElement | null): Seen | null {
  const [drawn, frame] = [layer?.getScreenCTM?.(), layer?.ownerSVGElement?.getBoundingClientRect()]
  if (!drawn || !frame || drawn.a === 0) return null
  const [x, y] = [(screen: number) => (screen - drawn.e) / drawn.a, (screen: number) => (screen - drawn.f) / drawn.d]
  return { left: x(frame.left), top: y(frame.top), right: x(frame.right), bottom: y(frame.bottom) }
}
