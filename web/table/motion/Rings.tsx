import { type Flight, seatSign } from '@branchline/design'
import { useEffect, useId, useRef, useState } from 'react'
import { useRings } from './useMotion.ts'

const DECORATIVE = { 'aria-hidden': true } as const

type Spot = readonly [x: number, y: number]

/** Where nothing moves: a ring around what is new, in the colour of whoever brought it. In the units of a board of this width. */
export function Rings({ width }: { width: number }) {
  const flights = useRings((rings) => rings.flights)
  const group = useRef<SVGGElement>(null)
  const [drawn, setDrawn] = useState<{ of: readonly Flight[]; rings: readonly Ringed[] } | null>(null)
  const radius = width / 44
  // Letters are measured once the position is painted, and where nothing is ringed not at all.
  useEffect(() => {
    const rings = flights.flatMap((flight) => pointsOf(flight).map((at) => ({ at, seat: flight.seat })))
    if (group.current === null || rings.length === 0) return
    const letters = lettersNear(
      group.current,
      rings.map(({ at }) => at),
      radius * 1.2,
    )
    setDrawn({ of: flights, rings: rings.map((ring, place) => ({ ...ring, letters: letters[place] })) })
  }, [flights, radius])
  const rings = drawn?.of === flights ? drawn.rings : []
  return (
    <g {...DECORATIVE} ref={group} pointerEvents="none" fill="none" data-testid="rings">
      {rings.map((ring, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place in the list
        <Ring key={place} {...ring} width={width} radius={radius} />
      ))}
    </g>
  )
}

interface Ringed {
  readonly at: Spot
  readonly seat: number | null
  readonly letters: readonly Letters[]
}

/** Its mask is no larger than the ring: one as large as the board had all of it painted again into a sheet of its own. */
function Ring({ at: [x, y], seat, letters, width, radius }: Ringed & { width: number; radius: number }) {
  const mask = useId()
  const reach = radius + width / 150
  const around = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
  return (
    <>
      {letters.length === 0 ? null : (
        <mask id={mask} maskUnits="userSpaceOnUse" {...around}>
          <rect {...around} fill="white" />
          {letters.map(({ key, ...box }) => (
            <rect key={key} {...box} fill="black" />
          ))}
        </mask>
      )}
      <g mask={letters.length === 0 ? undefined : `url(#${mask})`}>
        <circle cx={x} cy={y} r={radius} stroke="var(--paper-raised)" strokeWidth={width / 150} />
        <circle cx={x} cy={y} r={radius} stroke={seat === null ? 'var(--ink)' : seatSign(seat).colour} strokeWidth={width / 260} />
      </g>
    </>
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

/** What is written on the board within this reach of each spot: a ring goes behind it. */
function lettersNear(group: SVGGElement, spots: readonly Spot[], reach: number): Letters[][] {
  const onScreen = group.getScreenCTM()
  const near = spots.map((): Letters[] => [])
  if (onScreen === null) return near
  const [toSheet, scale] = [onScreen.inverse(), Math.hypot(onScreen.a, onScreen.b)]
  const middles = spots.map(([x, y]) => new DOMPoint(x, y).matrixTransform(onScreen))
  for (const [key, text] of (group.ownerSVGElement?.parentElement?.querySelectorAll('text') ?? []).entries()) {
    // Where it is on the screen is asked first, which is the cheapest of all: few of a hundred names are near.
    const seen = text.getBoundingClientRect()
    const places = middles.flatMap((middle, place) => (distance(seen, middle) < reach * scale ? [place] : []))
    const matrix = places.length === 0 ? undefined : toSheet.multiply(text.getScreenCTM() ?? undefined)
    if (matrix === undefined || seen.width === 0) continue
    const { x, y, width, height } = text.getBBox()
    const { a, b, c, d, e, f } = matrix
    const box = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }
    for (const place of places) near[place].push({ key, ...box, transform: `matrix(${[a, b, c, d, e, f].join(' ')})` })
  }
  return near
}

/** From a point to the nearest of a box. */
function distance({ left, top, right, bottom }: DOMRect, { x, y }: DOMPoint): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** Where it ended on the board; of what left it, where it began. */
function pointsOf({ kind, from, to, via }: Flight): Spot[] {
  if (kind === 'line' || kind === 'takeover') return via?.length ? [via[Math.floor(via.length / 2)] as Spot] : []
  if ('at' in to) return [to.at]
  return kind === 'run' && 'at' in from ? [from.at] : []
}
