import { type Flight, seatSign } from '@branchline/design'
import { useEffect, useId, useRef, useState } from 'react'
import { useRings } from './useMotion.ts'

const DECORATIVE = { 'aria-hidden': true } as const

type Spot = readonly [x: number, y: number]

/** Where nothing moves: a ring around what is new, in the colour of whoever brought it. In the units of a board of this width. */
export function Rings({ width }: { width: number }) {
  const flights = useRings((rings) => rings.flights)
  const group = useRef<SVGGElement>(null)
  const mask = useId()
  const [letters, setLetters] = useState<{ of: readonly Flight[]; boxes: readonly Letters[] } | null>(null)
  const radius = width / 44
  // Letters are measured once the position is painted, and where nothing is ringed not at all.
  useEffect(() => {
    const spots = flights.flatMap(pointsOf)
    if (group.current !== null) setLetters({ of: flights, boxes: lettersNear(group.current, spots, radius * 1.2) })
  }, [flights, radius])
  const rings = flights.flatMap((flight) => pointsOf(flight).map((at) => ({ at, seat: flight.seat })))
  if (rings.length === 0) return null
  const isMeasured = letters?.of === flights
  return (
    <g {...DECORATIVE} ref={group} pointerEvents="none" fill="none" data-testid="rings">
      <mask id={mask} maskUnits="userSpaceOnUse" x="-50%" y="-50%" width="200%" height="200%">
        <rect x="-50%" y="-50%" width="200%" height="200%" fill="white" />
        {isMeasured ? letters.boxes.map(({ key, ...box }) => <rect key={key} {...box} fill="black" />) : null}
      </mask>
      <g mask={`url(#${mask})`} visibility={isMeasured ? undefined : 'hidden'}>
        {rings.map(({ at: [x, y], seat }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the list
          <g key={place}>
            <circle cx={x} cy={y} r={radius} stroke="var(--paper-raised)" strokeWidth={width / 150} />
            <circle cx={x} cy={y} r={radius} stroke={seat === null ? 'var(--ink)' : seatSign(seat).colour} strokeWidth={width / 260} />
          </g>
        ))}
      </g>
    </g>
  )
}

interface Letters {
  readonly key: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly transform: string
}

/** Letters have an edge. */
const AROUND = 2

/** What is written on the board within this reach of the spots: a ring goes behind it. */
function lettersNear(group: SVGGElement, spots: readonly Spot[], reach: number): Letters[] {
  const toSheet = group.getScreenCTM()?.inverse()
  const texts = group.parentElement?.querySelectorAll('text') ?? []
  return [...texts].flatMap((text, key) => {
    const matrix = toSheet?.multiply(text.getScreenCTM() ?? undefined)
    const { x, y, width, height } = text.getBBox()
    if (matrix === undefined || width === 0) return []
    const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix)
    const far = reach + (Math.hypot(width, height) / 2) * Math.hypot(matrix.a, matrix.b)
    if (!spots.some(([cx, cy]) => Math.hypot(cx - middle.x, cy - middle.y) < far)) return []
    const { a, b, c, d, e, f } = matrix
    const box = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }
    return [{ key, ...box, transform: `matrix(${[a, b, c, d, e, f].join(' ')})` }]
  })
}

/** Where it ended on the board; of what left it, where it began. */
function pointsOf({ kind, from, to, via }: Flight): Spot[] {
  if (kind === 'line' || kind === 'takeover') return via?.length ? [via[Math.floor(via.length / 2)] as Spot] : []
  if ('at' in to) return [to.at]
  return kind === 'run' && 'at' in from ? [from.at] : []
}
