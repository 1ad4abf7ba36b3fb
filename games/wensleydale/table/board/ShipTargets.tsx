import { type TableProps, Target, useChosen, useConsidered } from '@branchline/design'
import { useMemo } from 'react'
import type { Gone } from '../history.ts'
import { wordsFor } from '../messages/index.ts'
import { offers } from '../moves.ts'
import { earningsOf, type Move, type State } from '../rules.ts'
import { kindWord } from '../sentences.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import { wayOf } from '../way.ts'
import styles from './Board.module.css'
import { placesOf } from './Layers.tsx'
import { inside } from './spots.ts'
import { pathOf } from './Track.tsx'

type Shipping = Extract<Move, { do: 'move' }>

const KIND_NAMES: Readonly<Record<number, string>> = { 2: 'red-passenger', 3: 'green-passenger' }
const DISC = 23

/** Every piece that can be moved now: a ring where it stands, and what it earns below it. */
export function ShipTargets(props: TableProps<State> & { sheet: Sheet; gone: readonly Gone[] }) {
  const { view, moves, sheet, gone, locale, speaker, attention, choose } = props
  if (view.phase !== 'trains') return null
  const t = wordsFor(locale)
  return (
    <g>
      {moves.map(({ text, move }) => {
        const ship = move as Move
        if (ship.do !== 'move') return null
        const area = sheet.areas[ship.area] as AreaShape
        const kind = KIND_NAMES[ship.kind] ?? (sheet.board.kinds[ship.kind] as string)
        const places = placesOf(view, sheet, gone, ship.area, kind)
        const [first] = places
        if (first === undefined) return null
        const last = places.at(-1) ?? first
        const half = 14 * sheet.pieceScale
        // Two kinds side by side: the figure of the left one stands to its left.
        const isLeftOfTwo = offers(moves).some(
          ({ move: other }) => other.do === 'move' && other.area === ship.area && other.kind > ship.kind,
        )
        const points = earningsOf(view, view.actor, ship.kind)
        const box = {
          x: first[0] - half - 2,
          y: first[1] - half - 2,
          width: last[0] - first[0] + 2 * half + 4,
          height: 2 * half + 4,
          rx: 10,
        }
        const [discX, discY] = inside(sheet, [isLeftOfTwo ? first[0] - half - 10 : last[0] + half + 12, last[1] + half + 4], DISC)
        return (
          <Target
            key={text}
            move={text}
            label={t.shipLabel({ kind: kindWord(kind, speaker), area: area.name, pieces: places.length, points })}
            attention={attention}
            choose={choose}
          >
            <rect {...box} className={styles.reach} data-walk={`${first[0]} ${first[1]}`} data-name={area.name} />
            <rect {...box} className={styles.litCase} />
            <rect {...box} className={styles.litRing} />
            <circle cx={discX} cy={discY} r={DISC} className={styles.earnsDisc} />
            <text x={discX} y={discY + 8} className={styles.earns}>
              +{points}
            </text>
          </Target>
        )
      })}
    </g>
  )
}

/** The way of the piece that is chosen or pointed at, along one's own track to its town. */
export function Run(props: TableProps<State> & { sheet: Sheet }) {
  const { view, moves, sheet, attention } = props
  const chosen = useChosen(attention)
  const considered = useConsidered(attention)
  const ship = useMemo(() => {
    if (view.phase !== 'trains') return undefined
    const found = [considered, chosen].flatMap((text) => offers(moves).filter((offer) => offer.text === text))
    return found.map(({ move }) => move).find((move): move is Shipping => move.do === 'move')
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
