/** The route in mind, drawn over the land before anything is decided, with its price; and the other ways to the same town as plates to choose. */
import { type Attention, hexagon, lineThrough, type Point, useChosen, useConsidered, usePainted } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { type KeyboardEvent, useMemo } from 'react'
import { type Hex, RURAL, urbanAt } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import { prefer, usePreferred } from '../desk.ts'
import { livery } from '../livery.ts'
import { wordsFor } from '../messages/index.ts'
import { pounds } from '../money.ts'
import type { Choice } from '../places.ts'
import { planFor } from '../plan.ts'
import type { Route } from '../route.ts'
import type { Way } from '../ways.ts'
import styles from './board.module.css'
import { between, centres, pointsAlong } from './geometry.ts'
import { decorative } from './glyphs.tsx'

interface PlanProps {
  readonly view: State
  readonly attention: Attention
  readonly locale: Locale
  /** Whether it is for this page to decide. */
  readonly mine: boolean
  /** What can be chosen now. */
  readonly open: ReadonlyMap<Hex, Choice>
}

/** A frame after the move, which is seen first: finding the ways takes as long as drawing all else. */
export function Plan(props: PlanProps) {
  const view = usePainted(props.view)
  return view === props.view ? <Planned {...props} /> : <g data-testid="plan" />
}

function Planned({ view, attention, locale, mine, open }: PlanProps) {
  const [considered, chosen, preferred] = [useConsidered(attention), useChosen(attention), usePreferred(attention)]
  const plan = useMemo(() => planFor(view, { considered, chosen, preferred }), [view, considered, chosen, preferred])
  const others = mine ? plan.others : []
  return (
    <g data-testid="plan">
      {others.map((way) => (
        <g key={way.id} {...decorative} pointerEvents="none">
          <path d={lineThrough(pointsAlong(way.origin, way.path))} className={styles.wayCase} />
          <path d={lineThrough(pointsAlong(way.origin, way.path))} className={styles.wayLine} />
        </g>
      ))}
      {plan.route === null ? null : <PlannedRoute route={plan.route} />}
      {chosen === null ? <HexPrices open={open} route={plan.route} /> : null}
      {placesOf(others, plan.route, open).map(({ way, at }) => (
        <WayPlate key={way.id} way={way} at={at} attention={attention} locale={locale} />
      ))}
    </g>
  )
}

function PlannedRoute({ route }: { route: Route }) {
  const { origin, path, steps, cost, railway } = route
  const points = pointsAlong(origin, path)
  const line = lineThrough(points)
  const target = centres[path.at(-1) ?? origin]
  const middle = middleOf(points)
  return (
    <g {...decorative} pointerEvents="none" data-route={cost} data-in-mind data-at={`${middle.x} ${middle.y}`}>
      <path d={hexagon(target, 51)} className={styles.planEnd} />
      <path d={line} className={styles.planCase} />
      <path d={line} className={styles.planBed} />
      <path d={line} className={styles.planLine} stroke={livery(railway).colour} />
      {path.length < 3 ? (
        <PriceDisc {...middle} price={cost} />
      ) : (
        // Of a town above it, as where it is lit: at its edge the disc would hide its name.
        path.map((hex, place) => (
          <PriceDisc key={hex} {...(urbanAt[hex] === RURAL ? points[place + 1] : aboveTown(hex))} price={steps[place]} />
        ))
      )}
    </g>
  )
}

/** Of hexes that can be chosen and are not priced as part of the plan. */
function HexPrices({ open, route }: { open: ReadonlyMap<Hex, Choice>; route: Route | null }) {
  const hexes = [...open].filter(([hex]) => urbanAt[hex] === RURAL && !route?.path.includes(hex))
  return (
    <g {...decorative}>
      {hexes.map(([hex, { price }]) => (
        <PriceDisc key={hex} {...centres[hex]} price={price} />
      ))}
    </g>
  )
}

/** Where the one price of a short route stands: in the middle of it. */
function middleOf(points: readonly Point[]): Point {
  return points.length === 2 ? between(points[0], points[1], 0.5) : points[Math.floor(points.length / 2)]
}

/** Where the price of a town stands. */
export const aboveTown = (hex: Hex): Point => ({ x: centres[hex].x, y: centres[hex].y - 57 })

export function PriceDisc({ x, y, price }: Point & { price: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.disc}>
      <circle r={price > 9 ? 20 : 18} />
      <text dy="0.35em">{pounds(price)}</text>
    </g>
  )
}

/** Another way, by its price and length. A click makes it the plan. */
function WayPlate({ way, at, attention, locale }: { way: Way; at: Point; attention: Attention; locale: Locale }) {
  const words = wordsFor(locale).build
  const says = `${pounds(way.cost)} · ${way.path.length}`
  const wide = 22 + says.length * 9.6
  const meaning = words.thisWay({ price: way.cost, hexes: way.path.length })
  const take = () => prefer(attention, way.id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    take()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={meaning}
      data-sign={meaning}
      className={styles.way}
      transform={`translate(${at.x} ${at.y})`}
      data-way={way.id}
      data-walk={`${at.x} ${at.y}`}
      onClick={take}
      onKeyDown={onKeyDown}
    >
      <rect x={-wide / 2} y="-19" width={wide} height="38" rx="7" />
      <text dy="0.35em">{says}</text>
    </g>
  )
}

/**
 * Each over the middle of what a way does not share with the others, none over another or over a hex that can be chosen: whoever goes by hand would
 * swap the way instead. A way without such a place is chosen by its hexes.
 */
function placesOf(ways: readonly Way[], route: Route | null, open: ReadonlyMap<Hex, Choice>): { way: Way; at: Point }[] {
  const taken = new Set(open.keys())
  return ways.flatMap((way) => {
    const others = [route, ...ways].filter((other) => other !== null && other !== way)
    const free = way.path.slice(0, -1).filter((hex) => !taken.has(hex))
    const own = free.filter((hex) => !others.some((other) => other?.path.includes(hex)))
    const hexes = own.length > 0 ? own : free
    const hex = hexes[Math.floor(hexes.length / 2)]
    if (hex === undefined) return []
    taken.add(hex)
    return [{ way, at: centres[hex] }]
  })
}
