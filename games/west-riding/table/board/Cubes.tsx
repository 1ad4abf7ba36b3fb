/** Wood on the board: track cubes, control cubes, and which of a town's incomes counts. A move changes only the hexes it touches. */
import { animate } from '@branchline/design'
import { memo, useEffect, useRef } from 'react'
import { homeRailwayAt, RURAL, urbanAt, urbanHexes } from '../../rules/board.ts'
import { BASIC_RAILWAYS, type Company } from '../../rules/railways.ts'
import { NOBODY, type State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import { TownCoins } from './Ground.tsx'
import { centres, placesInTown } from './geometry.ts'
import { decorative, WoodenCube } from './glyphs.tsx'

export function Cubes({ view }: { view: State }) {
  return (
    <g {...decorative} pointerEvents="none">
      {urbanHexes.map((hex) =>
        homeRailwayAt[hex] >= 0 ? null : <Coins key={hex} hex={hex} controlled={view.control[urbanAt[hex]] !== NOBODY} />,
      )}
      {view.cubes.map((cubes, hex) =>
        cubes === 0 ? null : <CubesInHex key={centres[hex].x * 2000 + centres[hex].y} hex={hex} cubes={cubes} />,
      )}
      {view.control.map((grouping, urban) =>
        grouping === NOBODY ? null : <ControlCube key={urbanHexes[urban]} hex={urbanHexes[urban]} grouping={grouping} />,
      )}
    </g>
  )
}

const Coins = memo(TownCoins)

const CubesInHex = memo(function CubesInHex({ hex, cubes }: { hex: number; cubes: number }) {
  const railways = railwaysIn(cubes)
  if (urbanAt[hex] === RURAL) {
    return railways.map((railway) => (
      <Placed key={railway} company={railway} {...centres[hex]} size={38} letters={livery(railway).letters} />
    ))
  }
  const places = placesInTown(railways.length, centres[hex], homeRailwayAt[hex] >= 0 ? 12.4 : 13.4)
  const low = homeRailwayAt[hex] >= 0 ? 4 : 0
  return railways.map((railway, place) => (
    <Placed
      key={railway}
      company={railway}
      x={places[place].x}
      y={places[place].y + low}
      size={railways.length > 4 ? 13 : 14.5}
      letters={livery(railway).letter}
    />
  ))
})

function railwaysIn(cubes: number): number[] {
  return Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway).filter((railway) => (cubes >> railway) & 1)
}

/** Above a town, beside the name of a home city. */
const ControlCube = memo(function ControlCube({ hex, grouping }: { hex: number; grouping: Company }) {
  const { x, y } = centres[hex]
  const isHome = homeRailwayAt[hex] >= 0
  const letters = livery(grouping).letters.slice(0, 3)
  return <Placed company={grouping} x={isHome ? x + 28 : x} y={isHome ? y + 17 : y - 36} size={isHome ? 19 : 20} letters={letters} />
})

/** A cube that drops into its place when it comes. */
function Placed(cube: { company: Company; x: number; y: number; size: number; letters: string }) {
  const group = useRef<SVGGElement>(null)
  useEffect(() => {
    if (group.current)
      animate(
        group.current,
        [
          { translate: '0 -26px', opacity: 0 },
          { translate: '0 0', opacity: 1 },
        ],
        260,
      )
  }, [])
  return (
    <g ref={group}>
      <WoodenCube {...cube} />
    </g>
  )
}
