/** Towns and cities over the lines that reach them: name, what they earn, the railways in them, and who controls them. A move changes only those it touches. */
import { hexagon } from '@branchline/design'
import { memo } from 'react'
import {
  controlledIncome,
  freeIncome,
  type Hex,
  hexNames,
  homeRailwayAt,
  type Size,
  sizeOf,
  urbanAt,
  urbanHexes,
} from '../../rules/board.ts'
import { BASIC_RAILWAYS, COMPANY_IDS, type Company } from '../../rules/railways.ts'
import { NOBODY, type State } from '../../rules/state.ts'
import { livery } from '../livery.ts'
import styles from './board.module.css'
import { centres } from './geometry.ts'
import { Coin, decorative, Stop, TownGlyph } from './glyphs.tsx'

export function Towns({ view }: { view: State }) {
  return (
    <g {...decorative} pointerEvents="none">
      {urbanHexes.map((hex, urban) =>
        homeRailwayAt[hex] >= 0 ? (
          <City key={hex} hex={hex} control={view.control[urban]} cubes={view.cubes[hex]} />
        ) : (
          <Town key={hex} hex={hex} size={sizeOf[urban] as Size} control={view.control[urban]} cubes={view.cubes[hex]} />
        ),
      )}
    </g>
  )
}

const MIDDLE = { x: 0, y: 0 }
/** Home cities lie within the rivers on their sides. */
const HOME = 45.5

interface TownProps {
  readonly hex: Hex
  /** The grouping railway that controls it, or nobody. */
  readonly control: number
  /** The railways that have come here, one bit each. */
  readonly cubes: number
}

const Town = memo(function Town({ hex, size, control, cubes }: TownProps & { size: Size }) {
  const { x, y } = centres[hex]
  const isControlled = control !== NOBODY
  const urban = urbanAt[hex]
  const railways = railwaysIn(cubes)
  const lift = railways.length > 4 ? 5 : 0
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hexagon(MIDDLE, 47.5)} className={styles.town} />
      {isControlled ? <ControlRing grouping={control} width={9} /> : null}
      <TownGlyph size={size} x={0} y={-9 - lift} scale={size === 'large' ? 0.8 : 0.9} />
      <Coin x={-29} y={-13 - lift} value={freeIncome[urban]} kind="free" faint={isControlled} />
      <Coin x={29} y={-13 - lift} value={controlledIncome[urban]} kind="controlled" />
      <text
        y={10 - lift}
        className={styles.townName}
        data-long={hexNames[hex].length > 10 || undefined}
        data-small={size === 'small' || undefined}
      >
        {hexNames[hex]}
      </text>
      <Stops railways={railways} places={inTown(railways.length)} />
    </g>
  )
})

export const City = memo(function City({ hex, control, cubes, isAlone }: TownProps & { isAlone?: boolean }) {
  const { x, y } = isAlone ? MIDDLE : centres[hex]
  const home = livery(homeRailwayAt[hex])
  const words = hexNames[hex].split(' ')
  const railways = railwaysIn(cubes).filter((railway) => railway !== homeRailwayAt[hex])
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hexagon(MIDDLE, HOME)} fill={home.colour} className={styles.city} />
      {control === NOBODY ? null : <ControlRing grouping={control} width={6.5} size={HOME - 2} />}
      <text y="-18.5" fill={home.on} className={styles.homeLetters}>
        {home.letters}
      </text>
      <rect
        x="-38"
        y="-14.5"
        width="76"
        height={words.length > 1 ? 30 : 23}
        rx="4"
        className={styles.namePlate}
        data-lines={words.length}
      />
      {words.map((word, line) => (
        <text key={word} y={words.length > 1 ? -2 + line * 14 : 2.5} className={styles.cityName}>
          {words.length > 1 && line === 0 ? word.toUpperCase() : word}
        </text>
      ))}
      <Coin x={-23} y={words.length > 1 ? 27 : 23} value={freeIncome[urbanAt[hex]]} kind="free" />
      <Stops railways={railways} places={inCity(railways.length)} />
    </g>
  )
})

/** Pink for the LMSR, orange and split by a dark line for the LNER: without colour they differ too. */
export function ControlRing({ grouping, width, size = 46.5 }: { grouping: Company; width: number; size?: number }) {
  const ring = hexagon(MIDDLE, size - width * 0.58)
  return (
    <g data-control={COMPANY_IDS[grouping]}>
      <path d={ring} className={styles.controlEdge} strokeWidth={width + 2.4} />
      <path d={ring} className={styles.control} stroke={livery(grouping).colour} strokeWidth={width} />
      {livery(grouping).enamel === 'orange' ? <path d={ring} className={styles.controlSplit} /> : null}
    </g>
  )
}

function Stops({ railways, places }: { railways: readonly number[]; places: readonly (readonly [number, number])[] }) {
  return railways.map((railway, place) => (
    <Stop key={livery(railway).letters} railway={railway} x={places[place][0]} y={places[place][1]} />
  ))
}

const WIDE = 16
const row = (count: number, y: number, middle = 0) =>
  Array.from({ length: count }, (_, place) => [middle + (place - (count - 1) / 2) * WIDE, y] as const)

/** Along the foot: one row while it fits, then the last two below. */
const inTown = (count: number) => (count <= 4 ? row(count, 26) : [...row(count - 2, 18.5), ...row(2, 34)])
/** Beside the coin, then below. */
const inCity = (count: number) => (count <= 3 ? row(count, 25, 10 - (3 - count) * 3) : [...row(3, 20.5, 11), ...row(count - 3, 35.5, 4)])

function railwaysIn(cubes: number): number[] {
  return Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway).filter((railway) => (cubes >> railway) & 1)
}
