import { SeatPiece, seatSign, type TableProps } from '@branchline/design'
import { entriesOf, useAllEntries } from '../history.ts'
import { joiningLines } from '../joining.ts'
import type { State } from '../rules.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { Piece } from './glyphs.tsx'
import { AreaName } from './PrintedBoard.tsx'
import { discSpot, inside } from './spots.ts'
import { linkBetween, linkPiece, pathOf } from './Track.tsx'

/** One step of what happened: the map steps back under a veil, and what this step touched stands above it, numbered in its order, in the colour of who did it. */
export function RecapLayer(props: TableProps<State> & { sheet: Sheet }) {
  const { recap, sheet } = props
  const entries = useAllEntries()
  if (recap === null) return null
  const events = entriesOf(entries, recap).flatMap((entry) => entry.events)
  const colour = recap.seat === null ? 'var(--ink)' : seatSign(recap.seat).colour
  const on = recap.seat === null ? 'var(--paper)' : seatSign(recap.seat).on
  // A step without places tells of figures; one of nobody tells of the game itself.
  const isActed = recap.seat !== null && recap.places.length > 0
  const acted = isActed ? events : []
  const built = acted.flatMap(({ type, from, to }) => (type === 'link-built' ? [[from as string, to as string] as const] : []))
  const moved = acted.flatMap(({ type, area, kind }) => (type === 'piece-moved' ? [[area as string, kind as string] as const] : []))
  const gone = acted.flatMap(({ type, area, kind }) =>
    type === 'piece-removed' || type === 'opposition-removed' ? [[area as string, kind as string] as const] : [],
  )
  const taken = acted.flatMap(({ type, run, company }) =>
    type === 'takeover' ? [{ run: run as string[], company: company as string }] : [],
  )
  const isJoined = recap.seat === null && events.some(({ type }) => type === 'fuerth-joined')
  const named = new Set([...recap.places, ...built.flat(), ...taken.flatMap(({ run }) => [run[0] as string, run.at(-1) as string])])
  return (
    <g className={styles.recap} data-testid="recap-layer" data-recapped="">
      <rect width={sheet.inner.width} height={sheet.inner.height} className={styles.veil} />
      {taken.map(({ run, company }) => (
        <g key={run.join()}>
          <path d={pathOf(sheet, run)} className={styles.recapCase} />
          <path
            d={pathOf(sheet, run)}
            className={styles.recapLine}
            stroke={`var(--company-${company})`}
            strokeDasharray={company === 'green' ? '30 10' : undefined}
          />
        </g>
      ))}
      {built.map((link) => (
        <path key={link.join()} d={pathOf(sheet, link)} className={styles.recapCase} {...pieceOf(sheet, link)} />
      ))}
      {built.map((link) => (
        <path key={link.join()} d={pathOf(sheet, link)} className={styles.recapLine} stroke={colour} {...pieceOf(sheet, link)} />
      ))}
      {isJoined ? <Joined {...props} /> : null}
      {gone.map(([id, kind]) => (
        <Standing key={`${id} ${kind}`} sheet={sheet} id={id} kind={kind} isGone />
      ))}
      {moved.map(([id, kind], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may leave a place twice
        <Standing key={place} sheet={sheet} id={id} kind={kind} shift={moved.slice(0, place).filter(([before]) => before === id).length} />
      ))}
      {sheet.areas
        .filter(({ id }) => named.has(id))
        .map((area) => (
          <AreaName key={area.id} area={area} className={styles.recapName} />
        ))}
      {built.map(([from, to], place) => {
        const [x, y] = discSpot(sheet, from, to, [27, 0])
        return <Numbered key={`${from} ${to}`} x={x} y={y} number={place + 1} colour={colour} on={on} {...pieceOf(sheet, [from, to])} />
      })}
      {moved.map(([id, kind], place) => {
        const area = sheet.areas[sheet.board.areaOf.get(id) as number] as AreaShape
        const before = moved.slice(0, place).filter(([other]) => other === id).length
        const [x, y] = slotOf(area, before)
        const [atX, atY] = inside(sheet, [x + 24, y + 30], 27)
        // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may leave a place twice
        return <Numbered key={`${id} ${kind} ${place}`} x={atX} y={atY} number={place + 1} colour={colour} on={on} />
      })}
    </g>
  )
}

/** What flies there brings it. */
function pieceOf(sheet: Sheet, [from, to]: readonly [string, string]) {
  const link = linkBetween(sheet, from, to)
  return link === undefined ? {} : { 'data-piece': linkPiece(link.link) }
}

interface NumberedProps {
  readonly x: number
  readonly y: number
  readonly number: number
  readonly colour: string
  readonly on: string
  readonly 'data-piece'?: string
}

function Numbered({ x, y, number, colour, on, ...piece }: NumberedProps) {
  return (
    <g transform={`translate(${x} ${y})`} data-step={number} {...piece}>
      <circle r="27" fill={colour} className={styles.recapDisc} />
      <text y="10" fill={on} className={styles.recapNumber}>
        {number}
      </text>
    </g>
  )
}

function slotOf(area: AreaShape, shift: number): readonly [number, number] {
  const [x, y] = area.slots[Math.min(shift, area.slots.length - 1)] ?? area.at
  return [x, y]
}

function Standing({ sheet, id, kind, isGone, shift = 0 }: { sheet: Sheet; id: string; kind: string; isGone?: boolean; shift?: number }) {
  const area = sheet.areas[sheet.board.areaOf.get(id) as number] as AreaShape
  const [x, y] = slotOf(area, shift)
  return (
    <g>
      <Piece kind={kind} x={x} y={y} scale={sheet.pieceScale * 1.2} />
      {isGone ? <path d={`M${x - 20} ${y + 20}L${x + 20} ${y - 20}`} className={styles.doomed} /> : null}
    </g>
  )
}

/** Nuremberg and Fürth joined: the line, and the run that scores for each (NB-8.17). */
function Joined({ view, sheet }: TableProps<State> & { sheet: Sheet }) {
  const lines = joiningLines(view)
  return (
    <g data-event="fuerth-joined">
      {lines.path.length > 1 ? (
        <>
          <path d={pathOf(sheet, lines.path)} className={styles.recapCase} />
          <path d={pathOf(sheet, lines.path)} className={styles.joinLine} />
        </>
      ) : null}
      {lines.runs.map(({ seat, run }) => (
        <path key={seat} d={pathOf(sheet, run)} className={styles.recapLine} stroke={seatSign(seat).colour} />
      ))}
      {lines.runs.map(({ seat, run }) => {
        const place = Math.floor((run.length - 1) / 2)
        const [x, y] = linkBetween(sheet, run[place] as string, run[place + 1])?.at ?? [0, 0]
        return (
          <g key={seat} transform={`translate(${x} ${y})`} data-run-of={seat} data-value={run.length - 1}>
            <rect x="-46" y="-25" width="92" height="50" rx="25" className={styles.joinPlate} />
            <SeatPiece seat={seat} x={-20} y={0} size={36} />
            <text x="20" y="10" className={styles.joinText}>
              +{run.length - 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}
