import { classes, type TableProps, Target, useChosen, useConsidered } from '@branchline/design'
import { useMemo } from 'react'
import type { Gone } from '../history.ts'
import { wordsFor } from '../messages/index.ts'
import { moving, offers } from '../moves.ts'
import { earningsOf, INCOME, type Move, type State } from '../rules.ts'
import { kindWord } from '../sentences.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import { contestedPiece } from '../shipping.ts'
import { wayOf } from '../way.ts'
import styles from './Board.module.css'
import { placesOf } from './Layers.tsx'
import { inside } from './spots.ts'
import { pathOf } from './Track.tsx'

const KIND_NAMES: Readonly<Record<number, string>> = { 2: 'red-passenger', 3: 'green-passenger' }
const DISC = 23

interface LitBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rx: number
}

type Lit = TableProps<State> & { sheet: Sheet; gone: readonly Gone[] }

/** Rings round every piece that can be moved now, one for all that stand side by side. They lie under the names, which stand close above the pieces. */
export function ShipRings(props: Lit) {
  const pieces = litPieces(props)
  const areas = [...new Set(pieces.map(({ ship }) => ship.area))]
  return (
    <g pointerEvents="none">
      {areas.map((area) => {
        const box = around(pieces.flatMap((piece) => (piece.ship.area === area ? piece.box : [])))
        return (
          <g key={area}>
            <rect {...box} className={styles.litCase} />
            <rect {...box} className={styles.litRing} data-lit-ring />
          </g>
        )
      })}
    </g>
  )
}

/** They stand in one row. */
function around(boxes: readonly LitBox[]): LitBox {
  const left = Math.min(...boxes.map(({ x }) => x))
  return { ...boxes[0], x: left, width: Math.max(...boxes.map(({ x, width }) => x + width)) - left }
}

/** The same pieces to be pointed at, and what each earns below it. */
export function ShipTargets(props: Lit) {
  const { view, sheet, locale, speaker, attention, choose } = props
  const t = wordsFor(locale)
  const pieces = litPieces(props)
  const earnings: Record<number, number> = {}
  for (const { ship } of pieces) earnings[ship.kind] ??= earningsOf(view, view.actor, ship.kind)
  return (
    <g>
      {pieces.map(({ text, ship, kind, places, box, disc: [x, y] }) => {
        const area = sheet.areas[ship.area] as AreaShape
        const points = earnings[ship.kind]
        return (
          <Target
            key={text}
            move={text}
            label={t.shipLabel({
              kind: kindWord(kind, speaker),
              area: area.name,
              pieces: places.length,
              points,
              income: INCOME[ship.kind],
            })}
            attention={attention}
            choose={choose}
          >
            <rect
              {...box}
              className={classes(styles.reach, styles.litReach)}
              data-walk={`${places[0][0]} ${places[0][1]}`}
              data-name={area.name}
            />
            <circle cx={x} cy={y} r={DISC} className={styles.earnsDisc} data-earns />
            <text x={x} y={y + 8} className={styles.earns}>
              +{points}
            </text>
          </Target>
        )
      })}
    </g>
  )
}

/** Where they stand: the box of each, and the place of its figure. */
function litPieces({ view, moves, sheet, gone }: Lit) {
  if (view.phase !== 'trains') return []
  const half = 14 * sheet.pieceScale
  const shipped = offers(moves).flatMap(({ move }) => (move.do === 'move' ? [move] : []))
  return moves.flatMap(({ text, move }) => {
    const ship = move as Move
    if (ship.do !== 'move') return []
    const kind = KIND_NAMES[ship.kind] ?? (sheet.board.kinds[ship.kind] as string)
    const places = placesOf(view, sheet, gone, ship.area, kind)
    const [first] = places
    if (first === undefined) return []
    const last = places.at(-1) ?? first
    // Two kinds side by side: the figure of each stands on its outer side, clear of both.
    const beside = shipped.find(({ area, kind }) => area === ship.area && kind !== ship.kind)
    const isLeftOfTwo = beside !== undefined && beside.kind > ship.kind
    const out = beside === undefined ? 12 : DISC
    const box: LitBox = {
      x: first[0] - half - 2,
      y: first[1] - half - 2,
      width: last[0] - first[0] + 2 * half + 4,
      height: 2 * half + 4,
      rx: 10,
    }
    const disc = inside(sheet, [isLeftOfTwo ? first[0] - half - out : last[0] + half + out, last[1] + half + 4], DISC)
    return [{ text, ship, kind, places, box, disc }]
  })
}

/** The way of the piece that is chosen or pointed at, or that the bar speaks of, along one's own track to its town. */
export function Run(props: TableProps<State> & { sheet: Sheet }) {
  const { view, moves, sheet, attention } = props
  const chosen = useChosen(attention)
  const considered = useConsidered(attention)
  const ship = useMemo(() => {
    if (view.phase !== 'trains') return undefined
    const found = [considered, chosen].flatMap((text) => offers(moves).filter((offer) => offer.text === text))
    const pointed = found.map(({ move }) => move).find((move) => move.do === 'move' || move.do === 'hire')
    if (pointed !== undefined) return pointed.do === 'move' ? pointed : undefined
    const contested = moves.length > 0 ? contestedPiece(view, view.actor) : null
    return contested === null ? undefined : moving(view, contested)
  }, [view, moves, considered, chosen])
  const way = useMemo(() => (ship === undefined ? [] : wayOf(view, view.actor, ship.kind, ship.area)), [view, ship])
  if (way.length < 2) return null
  const path = pathOf(sheet, way)
  return (
    <g className={styles.plan} data-testid="run" data-route={way.join('~')}>
      <path d={path} className={styles.runCase} />
      <path d={path} className={styles.runLine} />
      <path d={path} className={styles.planSleepers} />
    </g>
  )
}
