/** What lies on the board: stations, rails and the track that joins them, route markers. A move redraws only what it changed. */
import { classes, type Point, SHAPES, seatSign } from '@branchline/design'
import { memo } from 'react'
import { CITY, REMOTE } from '../../rules/board.ts'
import { MARKERS } from '../../rules/move.ts'
import type { State } from '../../rules/state.ts'
import { markersOn } from '../linking.ts'
import { seatsIn } from '../sentences.ts'
import type { Sheet } from '../sheet.ts'
import styles from './board.module.css'
import { decorative, Pennant, Station } from './glyphs.tsx'

/** Where a seat's rail lies in a hex: always the same place, so that the track of four players runs side by side. */
export function railAt(sheet: Sheet, seats: number, hex: number, seat: number): Point {
  const { x, y } = sheet.centres[hex]
  const apart = [0, 0, 34, 28, 23][seats]
  const kind = sheet.board.kind[hex]
  return { x: x + (seat - (seats - 1) / 2) * apart, y: y + (kind === CITY || kind === REMOTE ? 31 : 12) }
}

/** A rail of this seat, wherever it is drawn: what flies to it brings it. */
export const railPiece = (hex: string, seat: number) => `of ${seat} in ${hex}`

export const Track = memo(function Track({ sheet, rails, seats }: { sheet: Sheet; rails: readonly number[]; seats: number }) {
  const { ids } = sheet.board
  const spans = Array.from({ length: seats }, (_, seat) => spansOf(sheet, rails, seat).map(([from, to]) => ({ seat, from, to }))).flat()
  return (
    <g {...decorative} pointerEvents="none">
      {spans.map(({ seat, from, to }) => (
        <Span
          key={`${seat} ${ids[from]} ${ids[to]}`}
          seat={seat}
          from={railAt(sheet, seats, from, seat)}
          to={railAt(sheet, seats, to, seat)}
        />
      ))}
    </g>
  )
})

/** The track that joins a player's rails: as little of it as joins all that are adjacent, so that four networks can be told apart. */
export function spansOf({ board }: Sheet, rails: readonly number[], seat: number): [number, number][] {
  const group = rails.map((_, hex) => hex)
  const rootOf = (hex: number): number => (group[hex] === hex ? hex : rootOf(group[hex]))
  const spans: [number, number][] = []
  rails.forEach((mask, hex) => {
    for (const next of board.neighbours[hex]) {
      if (next < hex || !(mask & rails[next] & (1 << seat)) || rootOf(hex) === rootOf(next)) continue
      group[rootOf(next)] = rootOf(hex)
      spans.push([hex, next])
    }
  })
  return spans
}

const STRIPES = ['', '2 9', '11 10', '2 6 10 6'] as const

/** Track between two rails of one player: the colour, and stripes that no other player's track has. */
export const Span = memo(
  function Span({ seat, from, to }: { seat: number; from: Point; to: Point }) {
    const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
    const { colour, on } = seatSign(seat)
    return (
      <>
        <path d={line} className={styles.trackCase} />
        <path d={line} stroke={colour} className={styles.track} />
        {STRIPES[seat] === '' ? null : <path d={line} stroke={on} strokeDasharray={STRIPES[seat]} className={styles.trackStripes} />}
      </>
    )
  },
  (before, after) =>
    before.seat === after.seat && before.from.x === after.from.x && before.to.x === after.to.x && before.to.y === after.to.y,
)

export const Rails = memo(function Rails({ sheet, rails, seats }: { sheet: Sheet; rails: readonly number[]; seats: number }) {
  return (
    <g {...decorative} pointerEvents="none">
      {rails.map((mask, hex) =>
        mask === 0 ? null : <HexRails key={sheet.board.ids[hex]} sheet={sheet} hex={hex} mask={mask} seats={seats} />,
      )}
    </g>
  )
})

interface HexRailsProps {
  readonly sheet: Sheet
  readonly hex: number
  readonly mask: number
  readonly seats: number
}
const HexRails = memo(function HexRails({ sheet, hex, mask, seats }: HexRailsProps) {
  return seatsIn(mask, seats).map((seat) => (
    <g key={seat} data-piece={railPiece(sheet.board.ids[hex], seat)}>
      <RailPiece {...railAt(sheet, seats, hex, seat)} seat={seat} seats={seats} />
    </g>
  ))
})

/** A rail token: the owner's shape, colour and letter. The letter has a size of its own, so that it can be read however small the board is. */
export function RailPiece({ seat, x, y, seats, scale = 1 }: Point & { seat: number; seats: number; scale?: number }) {
  const { shape, colour, on, letter } = seatSign(seat)
  const size = [0, 0, 26, 24, 22][seats] * scale * (shape === 'triangle' || shape === 'diamond' ? 1.16 : 1)
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={SHAPES[shape]}
        transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}
        fill={colour}
        className={styles.railPiece}
      />
      <text
        dy={shape === 'triangle' ? '0.5em' : '0.35em'}
        fill={on}
        className={classes(styles.railLetter, scale > 1 && styles.railLetterLarge)}
      >
        {letter}
      </text>
    </g>
  )
}

export const Stations = memo(function Stations({ sheet, stations }: { sheet: Sheet; stations: readonly number[] }) {
  return (
    <g {...decorative} pointerEvents="none">
      {sheet.board.cities.map((hex) => (
        <CityStations key={hex} {...sheet.centres[hex]} places={sheet.board.value[hex]} built={stations[hex]} />
      ))}
    </g>
  )
})

const CityStations = memo(function CityStations({ x, y, places, built }: Point & { places: number; built: number }) {
  const spots = Array.from({ length: places }, (_, place) => ({
    at: x + (place - (places - 1) / 2) * 20,
    up: places === 3 && place === 1 ? 39 : 33,
    isBuilt: place < built,
  }))
  return spots.map(({ at, up, isBuilt }) => <Station key={at} x={at} y={y - up} built={isBuilt} />)
})

export const Markers = memo(function Markers({ sheet, view }: { sheet: Sheet; view: State }) {
  return (
    <g {...decorative} pointerEvents="none">
      {sheet.board.cities.flatMap((hex) =>
        markersOn(view, hex).map((marker, place) => (
          <Pennant
            key={`${hex} ${marker}`}
            x={sheet.centres[hex].x + (place === 0 ? -38 : 38)}
            y={sheet.centres[hex].y - 40}
            letter={MARKERS[marker]}
            flip={place > 0}
          />
        )),
      )}
    </g>
  )
})
