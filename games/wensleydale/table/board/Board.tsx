import {
  classes,
  isByKeys,
  isHovering,
  later,
  pick,
  type TableProps,
  useIsLit,
  useLabels,
  useLatest,
  usePainted,
  usePalette,
  useSame,
  useZoom,
  walk,
} from '@branchline/design'
import { memo, useCallback, useMemo, useRef } from 'react'
import { deskOf, useDesk } from '../desk.ts'
import { eventsOfRound, goneThisRound, useEntries } from '../history.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation, moving, offers } from '../moves.ts'
import { sheetIn } from '../placeNames.ts'
import { extendPlan, isPlanning } from '../planning.ts'
import { boardOf, type State } from '../rules.ts'
import { contentsOf, stateOfArea } from '../sentences.ts'
import { type AreaShape, type Sheet, sheetOf } from '../sheet.ts'
import styles from './Board.module.css'
import { Companies, CompanySigns, lettersOf, Pieces } from './Layers.tsx'
import { Lettering, LinkBeds, Marks, PrintedBoard } from './PrintedBoard.tsx'
import { LinkPieces, Track } from './Track.tsx'

const AllPrices = later(async () => (await import('../rest.ts')).AllPrices)
const BuildTargets = later(async () => (await import('../rest.ts')).BuildTargets)
const ChosenRun = later(async () => (await import('../rest.ts')).ChosenRun)
const PlanLine = later(async () => (await import('../rest.ts')).PlanLine)
const PlanPrices = later(async () => (await import('../rest.ts')).PlanPrices)
const RecapLayer = later(async () => (await import('../rest.ts')).RecapLayer)
const Run = later(async () => (await import('../rest.ts')).Run)
const RunTargets = later(async () => (await import('../rest.ts')).RunTargets)
const ShipRings = later(async () => (await import('../rest.ts')).ShipRings)
const ShipTargets = later(async () => (await import('../rest.ts')).ShipTargets)

/** Pixels to a unit below which only towns keep their names. */
const FAR = 0.34

/**
 * Not to be seen. Chromium paints what has the same transform as one piece, known by the first thing in it: a ring that comes first and goes had all
 * names painted again, and so the whole board.
 */
const APART = 'translate(0.01 0)'

/** The board of either title: the land, what lies on it, what is planned, and what can be chosen now. Names stand above all track. */
export function Board(props: TableProps<State>) {
  const { view, locale, speaker, attention, recap } = props
  const t = wordsFor(locale)
  const sheet = sheetIn(sheetOf(view), speaker)
  const entries = useEntries()
  const events = useMemo(() => eventsOfRound(entries, view.phase), [entries, view.phase])
  const gone = useMemo(() => goneThisRound(events), [events])
  const owner = useSame(view.owner)
  const company = useSame(view.company)
  const id = `board-${view.board}`
  const group = useRef<SVGGElement>(null)
  useZoom(group, FAR)
  usePalette('dales')
  // In an auction there is nothing to choose on the map, unless one sketches what to build.
  const isSketching = useDesk(attention, (sketch) => sketch.isSketching || sketch.showsPrices)
  const hasTargets = recap === null && (view.phase !== 'auction' || isSketching)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that reach the board from the places on it
    <g
      ref={group}
      data-table="dales"
      className={classes(styles.sheet, sheet.board.map === 'nuremberg' && styles.franconiaSheet)}
      transform={`translate(${sheet.margin.join(' ')})`}
      onKeyDown={walk}
    >
      <PrintedBoard sheet={sheet} id={id} />
      <Companies company={company} sheet={sheet} id={id} />
      <Areas key={id} {...props} sheet={sheet} t={t} />
      <LinkBeds sheet={sheet} />
      <Track owner={owner} sheet={sheet} />
      {hasTargets ? (
        <g transform={APART}>
          <PlanLine {...props} sheet={sheet} />
          <Run {...props} sheet={sheet} />
          <ChosenRun {...props} sheet={sheet} />
        </g>
      ) : null}
      <Marks sheet={sheet} />
      <CompanySigns company={company} sheet={sheet} names={lettersOf(sheet.board.map)} />
      <Pieces view={view} sheet={sheet} gone={gone} />
      <LinkPieces owner={owner} sheet={sheet} />
      <LitAreas sheet={sheet} attention={attention} />
      {hasTargets ? (
        <g transform={APART}>
          <AllPrices {...props} sheet={sheet} />
          <ShipRings {...props} sheet={sheet} gone={gone} />
        </g>
      ) : null}
      <Lettering sheet={sheet} cartouche={t.cartouche} />
      {hasTargets ? (
        <g transform={APART}>
          <PlanPrices {...props} sheet={sheet} />
          <RunTargets {...props} sheet={sheet} />
          <BuildTargets {...props} sheet={sheet} />
          <ShipTargets {...props} sheet={sheet} gone={gone} />
        </g>
      ) : null}
      {recap === null ? null : <RecapLayer {...props} sheet={sheet} />}
    </g>
  )
}

/** Every area as a place: to be pointed at, walked to by keys, and asked about. */
function Areas(props: TableProps<State> & { sheet: Sheet; t: Words }) {
  const { view, sheet, speaker, attention, t } = props
  const now = useLatest(props)
  const onPoint = useCallback((id: string | null) => deskOf(attention).change({ area: id }), [attention])
  const onChoose = useCallback((number: number) => chooseArea(now.current, number), [now])
  // What they are called is heard and not seen: it follows when the move has been painted.
  return <AreaHits view={usePainted(view)} sheet={sheet} speaker={speaker} t={t} onPoint={onPoint} onChoose={onChoose} />
}

interface HitsProps extends Pick<HitProps, 'onPoint' | 'onChoose'>, Pick<TableProps<State>, 'view' | 'speaker'> {
  readonly sheet: Sheet
  readonly t: Words
}
const AreaHits = memo(function AreaHits({ view, sheet, speaker, t, onPoint, onChoose }: HitsProps) {
  const labels = useLabels(
    sheet.areas.length,
    (number) => stateOfArea(view, number),
    (number) => contentsOf(view, number, speaker, t),
    [sheet, speaker, t],
  )
  return (
    <g>
      {sheet.areas.map((area, number) => (
        <AreaHit key={area.id} area={area} number={number} label={labels[number]} onPoint={onPoint} onChoose={onChoose} />
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

/** The places a line of the log speaks of. */
const LitAreas = memo(function LitAreas({ sheet, attention }: { sheet: Sheet; attention: TableProps['attention'] }) {
  return (
    <g>
      {sheet.areas.map((area) => (
        <LitArea key={area.id} area={area} attention={attention} />
      ))}
    </g>
  )
})

function LitArea({ area, attention }: { area: AreaShape; attention: TableProps['attention'] }) {
  return useIsLit(attention, area.id) ? <path d={area.outline} className={styles.litArea} /> : null
}
