import {
  isByKeys,
  isHovering,
  later,
  PaintedSheet,
  pick,
  type TableProps,
  useLabels,
  useLatest,
  usePainted,
  usePalette,
  useWasPainted,
  walk,
} from '@branchline/design'
import { memo, useCallback } from 'react'
import { deskOf } from '../desk.ts'
import { useGone } from '../history.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation, moving, offers } from '../moves.ts'
import { placesIn } from '../placeNames.ts'
import { extendPlan, isPlanning } from '../planning.ts'
import { boardOf, type State } from '../rules.ts'
import { contentsOf, stateOfArea } from '../sentences.ts'
import type { AreaShape, Sheet } from '../sheet.ts'
import styles from './Board.module.css'
import { useHasTargets } from './hasTargets.ts'
import { lookOf } from './look.ts'

const BuildTargets = later(async () => (await import('../rest.ts')).BuildTargets)
const PlanPrices = later(async () => (await import('../rest.ts')).PlanPrices)
const RecapLayer = later(async () => (await import('../rest.ts')).RecapLayer)
const RunTargets = later(async () => (await import('../rest.ts')).RunTargets)
const ShipTargets = later(async () => (await import('../rest.ts')).ShipTargets)

/** The uppermost sheet of the board of either title: its places, prices of what is planned, and what can be chosen now. The others are in sheets.tsx. */
export function Board(props: TableProps<State>) {
  const { view, locale, speaker, recap } = props
  const sheet = placesIn(view, speaker)
  const gone = useGone(view)
  usePalette('dales')
  return (
    <PaintedSheet {...lookOf(sheet)} onKeyDown={walk}>
      <Areas key={view.board} {...props} sheet={sheet} t={wordsFor(locale)} />
      {useHasTargets(props) ? (
        <>
          <PlanPrices {...props} sheet={sheet} />
          <RunTargets {...props} sheet={sheet} />
          <BuildTargets {...props} sheet={sheet} />
          <ShipTargets {...props} sheet={sheet} gone={gone} />
        </>
      ) : null}
      {recap === null ? null : <RecapLayer {...props} sheet={sheet} />}
    </PaintedSheet>
  )
}

/** Every area as a place: to be pointed at, walked to by keys, and asked about. */
function Areas(props: TableProps<State> & { sheet: Sheet; t: Words }) {
  const { view, sheet, speaker, attention, t } = props
  const now = useLatest(props)
  const onPoint = useCallback((id: string | null) => deskOf(attention).change({ area: id }), [attention])
  const onChoose = useCallback((number: number) => chooseArea(now.current, number), [now])
  // What they are called is heard and not seen: it follows when the move has been painted. So do they themselves when a table opens.
  const painted = usePainted(view)
  return useWasPainted() ? <AreaHits view={painted} sheet={sheet} speaker={speaker} t={t} onPoint={onPoint} onChoose={onChoose} /> : null
}

interface HitsProps extends Pick<HitProps, 'onPoint' | 'onChoose'>, Pick<TableProps<State>, 'view' | 'speaker'> {
  readonly sheet: Sheet
  readonly t: Words
}
const AreaHits = memo(function AreaHits({ view, sheet, speaker, t, onPoint, onChoose }: HitsProps) {
  const labelOf = useLabels(
    (number) => stateOfArea(view, number),
    (number) => contentsOf(view, number, speaker, t),
    [sheet, speaker, t],
  )
  return (
    <g>
      {sheet.areas.map((area, number) => (
        <AreaHit key={area.id} area={area} number={number} label={labelOf(number)} onPoint={onPoint} onChoose={onChoose} />
      ))}
    </g>
  )
})

interface HitProps {
  readonly area: AreaShape
  readonly number: number
  readonly label: string
  readonly onPoint: (id: string | null) => void
  readonly onChoose: (number: number) => void
}
const AreaHit = memo(function AreaHit({ area, number, label, onPoint, onChoose }: HitProps) {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: an area is a place to ask about; what can be chosen are the lit targets
    <path
      d={area.outline}
      className={styles.hit}
      role="img"
      tabIndex={-1}
      aria-label={label}
      data-area={area.id}
      data-walk={area.at.join(' ')}
      data-name={area.name}
      onPointerMove={(event) => isHovering(event) && onPoint(area.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={(event) => isByKeys(event) && onPoint(area.id)}
      onBlur={() => onPoint(null)}
      onClick={() => onChoose(number)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose(number)
      }}
    />
  )
})

/** A click on an area: it becomes part of the plan, its one lit piece is chosen, or the reason is told why there is nothing to choose. */
function chooseArea(props: TableProps<State>, number: number): void {
  const { view, moves, askWhy, attention } = props
  const board = boardOf(view)
  if (isPlanning(props)) {
    const refused = extendPlan(props, board.ids[number] as string)
    if (refused !== null) askWhy(refused)
    return
  }
  if (view.phase !== 'trains' || moves.length === 0) return
  const here = offers(moves).filter(({ move }) => move.do === 'move' && move.area === number)
  if (here.length > 0) return pick(attention, here[0]?.text ?? null)
  const kind = board.goodsKind[number] as number
  const standing =
    kind >= 0 ? board.kinds[kind] : (view.red[number] as number) > 0 ? 'red' : (view.green[number] as number) > 0 ? 'green' : null
  if (standing) askWhy(inNotation(view, moving(view, { kind: standing, area: board.ids[number] as string })))
}
