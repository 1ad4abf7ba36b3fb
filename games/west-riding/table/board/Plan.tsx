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
import { between, centres, LIT, pointsAlong } from './geometry.ts'
import { decorative } from './glyphs.tsx'
import { RiversRound } from './Rivers.tsx'

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
      {placesOf(others, plan.route, open, chosen !== null).map((placed) => (
        <WayPlate key={placed.way.id} {...placed} attention={attention} locale={locale} />
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
      <path d={hexagon(target, LIT)} className={styles.planEnd} />
      <RiversRound hex={path.at(-1) ?? origin} />
      <path d={line} className={styles.planCase} />
      <path d={line} className={styles.planBed} />
      <path d={line} className={styles.planLine} stroke={livery(railway).colour} />
      {path.length < 3 ? (
        <PriceDisc {...middle} price={cost} />
      ) : (
        path.map((hex, place) => <PriceDisc key={hex} {...discsOf(route)[place]} price={steps[place]} />)
      )}
    </g>
  )
}

/** Where the prices of a route stand: of a short one in its middle, of a town above it, as where it is lit: at its edge the disc would hide its name. */
function discsOf({ origin, path }: Route): readonly Point[] {
  const points = pointsAlong(origin, path)
  if (path.length < 3) return [middleOf(points)]
  return path.map((hex, place) => (urbanAt[hex] === RURAL ? points[place + 1] : aboveTown(hex)))
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

/** Another way, by its price. A click makes it the plan. */
function WayPlate({ way, at, isNear, attention, locale }: Placed & { attention: Attention; locale: Locale }) {
  const words = wordsFor(locale).build
  const [wide, high] = plateOf(way)
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
      data-near={isNear || undefined}
      onClick={take}
      onKeyDown={onKeyDown}
    >
      <path d={hexagon({ x: 0, y: 0 }, 43)} className={styles.area} />
      <rect x={-wide / 2} y={-high / 2} width={wide} height={high} rx="7" />
      <text dy="0.35em">{pounds(way.cost)}</text>
    </g>
  )
}

const plateOf = ({ cost }: Way): readonly [number, number] => [22 + pounds(cost).length * 9.6, 38]

interface Placed {
  readonly way: Way
  readonly at: Point
  /** Only seen close up: from afar signs are larger (board.module.css), and it would lie on another one. */
  readonly isNear: boolean
}

/** So much larger they stand from afar. */
export const FAR_SCALE = 1.9
const DISC = 42

/**
 * Each on a hex that a way does not share with the others if it has one, from its middle outwards, none on another, on a price or on a hex that can be
 * chosen: whoever goes by hand would swap the way instead. A way without such a place is chosen by its hexes.
 */
function placesOf(ways: readonly Way[], route: Route | null, open: ReadonlyMap<Hex, Choice>, isPlanned: boolean): Placed[] {
  const priced = isPlanned ? [] : [...open.keys()].map((hex) => (urbanAt[hex] === RURAL ? centres[hex] : aboveTown(hex)))
  const boxes: Box[] = [...priced, ...(route === null ? [] : discsOf(route))].map((at) => ({ at, size: [DISC, DISC] }))
  const placed: Placed[] = []
  const taken = new Set(open.keys())
  for (const way of ways) {
    const others = [route, ...ways].filter((other) => other !== null && other !== way)
    const free = way.path.slice(0, -1).filter((hex) => !taken.has(hex) && urbanAt[hex] === RURAL)
    const isOwn = (hex: Hex) => !others.some((other) => other?.path.includes(hex))
    const inOrder = [...fromMiddle(free.filter(isOwn)), ...fromMiddle(free.filter((hex) => !isOwn(hex)))]
    const size = plateOf(way)
    const isClear = (hex: Hex, scale: number) => boxes.every((box) => !overlap({ at: centres[hex], size }, box, scale))
    const hex = inOrder.find((one) => isClear(one, FAR_SCALE)) ?? inOrder.find((one) => isClear(one, 1))
    if (hex === undefined) continue
    taken.add(hex)
    placed.push({ way, at: centres[hex], isNear: !isClear(hex, FAR_SCALE) })
    boxes.push({ at: centres[hex], size })
  }
  return placed
}

interface Box {
  readonly at: Point
  readonly size: readonly [number, number]
}

function overlap(one: Box, other: Box, scale: number): boolean {
  const isClose = (axis: 0 | 1, apart: number) => Math.abs(apart) < (scale * (one.size[axis] + other.size[axis])) / 2
  return isClose(0, one.at.x - other.at.x) && isClose(1, one.at.y - other.at.y)
}

/** The middle one first, then those beside it. */
function fromMiddle(hexes: readonly Hex[]): Hex[] {
  const middle = Math.floor(hexes.length / 2)
  return hexes.toSorted((one, other) => Math.abs(hexes.indexOf(one) - middle) - Math.abs(hexes.indexOf(other) - middle))
}
