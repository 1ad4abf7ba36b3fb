import { SeatPiece, seatSign, type TableProps } from '@branchline/design'
import type { GameEvent } from '@branchline/engine'
import { useState } from 'react'
import { joiningLines } from '../joining.ts'
import { wordsFor } from '../messages/index.ts'
import type { State } from '../rules.ts'
import type { AreaShape, Point, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { pathOf } from './PlanOverlay.tsx'
import { Tag } from './Tag.tsx'

/** Nuremberg and Fürth joined: in the round in which it happened the line is drawn, with the run that counts for each player, until it is put away. */
export function Fuerth(props: TableProps<State> & { sheet: Sheet; events: readonly GameEvent[] }) {
  const { view, sheet, events, locale, speaker } = props
  const [seenIn, setSeenIn] = useState(-1)
  if (sheet.board.fuerth < 0 || seenIn === view.round || !events.some(({ type }) => type === 'fuerth-joined')) return null
  const t = wordsFor(locale)
  const lines = joiningLines(view)
  const gains = events.flatMap((event) =>
    event.type === 'fuerth-bonus' && event.seat !== undefined
      ? [t.joinedGain({ name: speaker.seat(event.seat), points: Number(event.points) })]
      : [],
  )
  return (
    <g className={styles.joins} data-event="fuerth-joined">
      {lines.path.length > 1 ? (
        <>
          <path d={pathOf(sheet, lines.path)} className={styles.runCase} />
          <path d={pathOf(sheet, lines.path)} className={styles.runLine} stroke="var(--ink)" strokeOpacity=".55" strokeDasharray="2 14" />
        </>
      ) : null}
      {lines.runs.map(({ seat, run }) => (
        <path key={seat} d={pathOf(sheet, run)} className={styles.runLine} stroke={seatSign(seat).colour} strokeOpacity=".85" />
      ))}
      {lines.runs.map(({ seat, run }) => {
        const [x, y] = middleOf(sheet, run)
        return (
          <g key={seat} transform={`translate(${x} ${y})`} data-run-of={seat} data-value={run.length - 1}>
            <g className={styles.legible}>
              <rect x="-30" y="-15" width="60" height="30" rx="15" className={styles.pricePlate} stroke="var(--ink)" />
              <SeatPiece seat={seat} x={-14} y={0} size={22} />
              <text x="12" y="6" textAnchor="middle" className={styles.joinedMark}>
                +{run.length - 1}
              </text>
            </g>
          </g>
        )
      })}
      {/* biome-ignore lint/a11y/useSemanticElements: an HTML button cannot stand inside a drawing */}
      <g
        role="button"
        tabIndex={0}
        aria-label={t.putAway}
        className={styles.close}
        onClick={() => setSeenIn(view.round)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') setSeenIn(view.round)
        }}
      >
        <Tag sheet={sheet} at={emptyCorner(sheet, lines.path)} lines={[`${t.joined}  ×`, t.joinedWhy, gains.join(', ')]} />
      </g>
    </g>
  )
}

function placeOf(sheet: Sheet, id: string): Point {
  return (sheet.areas[sheet.board.areaOf.get(id) as number] as AreaShape).at
}

/** Over the middle link of a run. */
function middleOf({ board, links }: Sheet, run: readonly string[]): Point {
  const place = Math.floor((run.length - 1) / 2)
  const [from, to] = [board.areaOf.get(run[place] as string), board.areaOf.get(run[place + 1] as string)] as [number, number]
  return links[board.linkOf[from * board.areas + to] as number]?.at ?? [0, 0]
}

/** The corner of the board that is farthest from the line. */
function emptyCorner(sheet: Sheet, path: readonly string[]): Point {
  const { width, height } = sheet.inner
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
  const farOff = ([x, y]: Point) =>
    Math.min(
      ...path.map((id) => {
        const [pathX, pathY] = placeOf(sheet, id)
        return Math.hypot(pathX - x, pathY - y)
      }),
    )
  return [...corners].sort((a, b) => farOff(b) - farOff(a))[0] as Point
}
