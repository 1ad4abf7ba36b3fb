import { type Flight, seatSign } from '@branchline/design'
import { useRings } from './useMotion.ts'

const DECORATIVE = { 'aria-hidden': true } as const

/** Where nothing moves: a ring around what is new, in the colour of whoever brought it. In the units of a board of this width. */
export function Rings({ width }: { width: number }) {
  const flights = useRings((rings) => rings.flights)
  const rings = flights.flatMap((flight) => pointsOf(flight).map((at) => ({ at, seat: flight.seat })))
  if (rings.length === 0) return null
  return (
    <g {...DECORATIVE} pointerEvents="none" fill="none" data-testid="rings">
      {rings.map(({ at: [x, y], seat }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the list
        <g key={place}>
          <circle cx={x} cy={y} r={width / 44} stroke="var(--paper-raised)" strokeWidth={width / 150} />
          <circle cx={x} cy={y} r={width / 44} stroke={seat === null ? 'var(--ink)' : seatSign(seat).colour} strokeWidth={width / 260} />
        </g>
      ))}
    </g>
  )
}

/** Where it ended on the board; of what left it, where it began. */
function pointsOf({ kind, from, to, via }: Flight): (readonly [number, number])[] {
  if (kind === 'line' || kind === 'takeover') return via?.length ? [via[Math.floor(via.length / 2)] as readonly [number, number]] : []
  if ('at' in to) return [to.at]
  return kind === 'run' && 'at' in from ? [from.at] : []
}
