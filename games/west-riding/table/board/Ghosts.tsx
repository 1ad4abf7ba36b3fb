/** Routes that could be: drawn over the land before anything is decided, with the price of each step. */
import { type Attention, lineThrough, type Point, useConsidered } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { useMemo } from 'react'
import { hexById } from '../../rules/board.ts'
import { pathOutlooks } from '../../rules/index.ts'
import { HULL_BARNSLEY } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { cheapestNewRoute, different, type Route, routeOf, routesTo } from '../foresight.ts'
import { livery } from '../livery.ts'
import { pounds } from '../money.ts'
import { fromNotation } from '../moves.ts'
import { wordsIn } from '../words.ts'
import styles from './board.module.css'
import { centres, pointsAlong } from './geometry.ts'
import { decorative } from './glyphs.tsx'

export function Ghosts({ view, attention, locale }: { view: State; attention: Attention; locale: Locale }) {
  const considered = useConsidered(attention)
  // What is under the pointer may still speak of the position before; a route without hexes is none.
  const routes = useMemo(() => routesInMind(view, considered).filter(({ path }) => path.length > 1), [view, considered])
  return (
    <g {...decorative} pointerEvents="none" data-testid="ghosts">
      {routes.map((route, index) => (
        <Ghost
          key={[route.origin, ...route.path].join()}
          route={route}
          other={routes[1 - index]}
          second={index > 0}
          says={wordsIn(locale).build.onePath(route.cost, route.path.length)}
        />
      ))}
    </g>
  )
}

/** The routes that what is considered, or what is being decided, speaks of. The first is the cheapest. */
export function routesInMind(view: State, considered: string | null): Route[] {
  const move = considered === null ? null : fromNotation(view, considered)
  if (view.phase === 'offer') {
    const lot = move?.kind === 'offer' ? move.lot : HULL_BARNSLEY
    return lot === HULL_BARNSLEY ? [] : different([cheapestNewRoute(view, lot)])
  }
  if (view.phase === 'bid') return view.lot === HULL_BARNSLEY ? [] : different([cheapestNewRoute(view, view.lot)])
  if (view.phase === 'to') return move?.kind === 'to' ? routesTo(view, move.hex) : []
  if (view.phase === 'from') return routesTo(view, view.target, move?.kind === 'from' ? move.hex : undefined)
  if (view.phase !== 'path') return []
  const outlooks = pathOutlooks(view)
  const chosen = outlooks.filter(({ choice }) => choice === considered)
  const shown = chosen.length > 0 ? chosen : outlooks.filter(({ choice }) => fromNotation(view, choice)?.kind !== 'via')
  return different(
    shown.map(({ hexes }) =>
      routeOf(
        view.lot,
        view.origin,
        hexes.flatMap((id) => hexById.get(id) ?? []),
      ),
    ),
  )
}

function Ghost({ route, other, second, says }: { route: Route; other: Route | undefined; second: boolean; says: string }) {
  const { colour, on } = livery(route.railway)
  const points = pointsAlong(route.origin, route.path)
  const line = lineThrough(points)
  const tag = tagOf(route, other)
  const wide = says.length * 9.6 + 22
  return (
    <g className={styles.ghost}>
      <path d={line} className={styles.ghostCase} />
      <path d={line} stroke={colour} className={second ? styles.ghostDashed : styles.ghostLine} />
      {route.path.map((hex, place) => (
        <g key={hex} transform={`translate(${points[place + 1].x} ${points[place + 1].y})`}>
          <circle r="13" fill={colour} className={styles.ghostStep} />
          <text y="4.500" fontSize="13" fill={on} className={styles.cubeLetters}>
            {pounds(route.steps[place])}
          </text>
        </g>
      ))}
      <g transform={`translate(${tag.x} ${tag.y})`}>
        <rect x={-wide / 2} y="-15" width={wide} height="30" rx="15" fill={colour} className={styles.ghostStep} />
        <text y="7" fontSize="19" fill={on} className={styles.cubeLetters}>
          {says}
        </text>
      </g>
    </g>
  )
}

/** Where a route's price stands: over the middle of what it does not share with the other, on the side away from that one. */
function tagOf({ path }: Route, other: Route | undefined): Point {
  const rural = path.slice(0, -1)
  const own = rural.filter((hex) => !other?.path.includes(hex))
  const hexes = own.length > 0 ? own : rural
  const { x, y } = centres[hexes[Math.floor(hexes.length / 2)]]
  const isBelow = other !== undefined && heightOf(hexes) > heightOf(other.path)
  return { x, y: y + (isBelow ? 37 : -37) }
}

const heightOf = (hexes: readonly number[]): number => hexes.reduce((sum, hex) => sum + centres[hex].y, 0) / hexes.length
