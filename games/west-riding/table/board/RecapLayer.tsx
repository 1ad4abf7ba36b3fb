/** A step of a recap: the map steps back under a veil, and what somebody did stands above it in that player's colour. */
import { hexagon, lineThrough, type RecapStep, round, seatSign } from '@branchline/design'
import { type Hex, hexById, hexNames, RURAL, urbanAt } from '../../rules/board.ts'
import styles from './board.module.css'
import { centres, neighbours, pointsAlong, SHEET } from './geometry.ts'
import { decorative } from './glyphs.tsx'

export function RecapLayer({ step }: { step: RecapStep }) {
  const hexes = step.places.flatMap((id) => hexById.get(id) ?? [])
  const { colour, on } = step.seat === null ? { colour: 'var(--plan)', on: 'var(--enamel-cream)' } : seatSign(step.seat)
  const routes = routesIn(hexes)
  const alone = hexes.filter((hex) => urbanAt[hex] !== RURAL && !routes.some((route) => route.includes(hex)))
  return (
    <g {...decorative} pointerEvents="none" data-testid="recap" data-recapped="">
      <rect x="-400" y="-400" width={SHEET.width + 800} height={SHEET.height + 800} className={styles.veil} />
      {routes.map((route) => {
        const points = pointsAlong(route[0], route.slice(1))
        const line = lineThrough(points)
        return (
          <g key={route.join()}>
            <path d={hexagon(centres[route.at(-1) as Hex], 50)} stroke={colour} className={styles.actRing} />
            <path d={line} className={styles.actCase} />
            <path d={line} stroke={colour} className={styles.actLine} />
            {route.slice(1).map((hex, place) => (
              <g key={hex} transform={`translate(${points[place + 1].x} ${points[place + 1].y})`} className={styles.actNumber}>
                <circle r="27" fill={colour} />
                <text dy="0.35em" fill={on}>
                  {place + 1}
                </text>
              </g>
            ))}
          </g>
        )
      })}
      {alone.map((hex) => (
        <path key={hex} d={hexagon(centres[hex], 50)} stroke={colour} className={styles.actRing} />
      ))}
      {routes.flatMap((route) => [
        <PlaceName key={route[0]} hex={route[0]} beside={route[1]} />,
        <PlaceName key={route.at(-1)} hex={route.at(-1) as Hex} beside={route.at(-2) as Hex} />,
      ])}
      {alone.map((hex) => (
        <PlaceName key={hex} hex={hex} beside={hex} />
      ))}
    </g>
  )
}

/** Runs of hexes one beside the other, in the order they were told. */
function routesIn(hexes: readonly Hex[]): Hex[][] {
  const runs: Hex[][] = []
  for (const hex of hexes) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const goesOn = last !== undefined && neighbours[last].includes(hex) && !(run !== undefined && run.length > 1 && urbanAt[last] !== RURAL)
    if (run !== undefined && goesOn) run.push(hex)
    else runs.push([hex])
  }
  return runs.filter((run) => run.length > 1)
}

/** Above its place, or below where the route or the edge of the sheet is above it. */
function PlaceName({ hex, beside }: { hex: Hex; beside: Hex }) {
  const { x, y } = centres[hex]
  const isBelow = y < 110 || centres[beside].y < y
  return (
    <text x={x} y={round(isBelow ? y + 78 : y - 58)} className={styles.actName}>
      {hexNames[hex]}
    </text>
  )
}
