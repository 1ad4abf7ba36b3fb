/** A step of the recap: the land steps back under a veil, and what this step touched stands above it, in the order it was done. */
import type { Point, RecapStep } from '@branchline/design'
import { hexagon, seatSign } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { stationAt } from '../recap.tsx'
import { PAD, type Sheet } from '../sheet.ts'
import styles from './board.module.css'
import { decorative, Station } from './glyphs.tsx'
import { linesOf } from './Lettering.tsx'
import { RailPiece, railAt, spansOf } from './Pieces.tsx'

export function Recap({ sheet, view, step }: { sheet: Sheet; view: State; step: RecapStep }) {
  const { board, centres } = sheet
  const hexes = [...new Set(step.places.map((id) => board.hexNumber(id)).filter((hex) => hex >= 0))]
  if (hexes.length === 0) return null
  const isStation = (hex: number) => step.places.includes(stationAt(board.ids[hex]))
  const colour = step.seat === null ? 'var(--spot)' : seatSign(step.seat).colour
  return (
    <g {...decorative} pointerEvents="none" data-testid="recap-veil" data-recapped="">
      <rect x={-PAD.x} y={-PAD.y} width={sheet.width + 2 * PAD.x} height={sheet.height + 2 * PAD.y} className={styles.veil} />
      {hexes.map((hex) => (
        <g key={hex}>
          <path d={hexagon(centres[hex], 54)} className={styles.recapCase} />
          <path d={hexagon(centres[hex], 54)} stroke={colour} className={styles.recapRing} />
        </g>
      ))}
      {step.seat === null ? null : <NewTrack sheet={sheet} view={view} seat={step.seat} hexes={hexes.filter((hex) => !isStation(hex))} />}
      {hexes.map((hex, place) => (
        <g key={hex}>
          <Name name={board.names[hex]} at={centres[hex]} />
          {isStation(hex) ? <Station x={centres[hex].x} y={centres[hex].y + 26} built scale={1.9} /> : null}
          {hexes.length > 1 ? <Order at={centres[hex]} n={place + 1} colour={colour} seat={step.seat} /> : null}
        </g>
      ))}
    </g>
  )
}

/** The rails this step laid, and the track that joins them to what the player had. */
function NewTrack({ sheet, view, seat, hexes }: { sheet: Sheet; view: State; seat: number; hexes: readonly number[] }) {
  const { colour } = seatSign(seat)
  const laid = hexes.filter((hex) => view.rails[hex] & (1 << seat))
  const at = (hex: number) => railAt(sheet, view.seats, hex, seat)
  return (
    <>
      {spansOf(sheet, view.rails, seat)
        .filter(([from, to]) => laid.includes(from) || laid.includes(to))
        .map(([from, to]) => {
          const line = `M${at(from).x} ${at(from).y}L${at(to).x} ${at(to).y}`
          return (
            <g key={line}>
              <path d={line} className={styles.recapTrackCase} />
              <path d={line} stroke={colour} className={styles.recapTrack} />
            </g>
          )
        })}
      {laid.map((hex) => (
        <RailPiece key={hex} seat={seat} {...at(hex)} seats={view.seats} scale={1.4} />
      ))}
    </>
  )
}

function Name({ name, at: { x, y } }: { name: string; at: Point }) {
  const lines = linesOf(name)
  return (
    <text className={styles.recapName}>
      {lines.map((line, place) => (
        <tspan key={line} x={x} y={y - (lines.length > 1 ? 14 : 2) + place * 20}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

function Order({ at: { x, y }, n, colour, seat }: { at: Point; n: number; colour: string; seat: number | null }) {
  return (
    <g transform={`translate(${x + 40} ${y - 40})`}>
      <circle r="16" fill={colour} className={styles.recapNumber} />
      <text y="7" fill={seat === null ? 'var(--spot-ink)' : seatSign(seat).on} className={styles.recapFigure}>
        {n}
      </text>
    </g>
  )
}
