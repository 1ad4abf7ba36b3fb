import { classes, type TableProps, useIsLit, useZoom, walk } from '@branchline/design'
import { memo, useMemo, useRef } from 'react'
import { deskOf } from '../desk.ts'
import { eventsOfRound, goneThisRound, useEntries } from '../history.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation, moving, offers } from '../moves.ts'
import { isBuilding, isPlanning, pinnedRoute, planOf, routesNow } from '../planning.ts'
import { boardOf, type State } from '../rules.ts'
import { contentsOf } from '../sentences.ts'
import { type AreaShape, type Sheet, sheetOf } from '../sheet.ts'
import styles from './Board.module.css'
import { BuildTargets } from './BuildTargets.tsx'
import { Fuerth } from './Fuerth.tsx'
import { Companies, CompanySigns, Links, Pieces, Threads } from './Layers.tsx'
import { LinkHint } from './LinkHint.tsx'
import { PlanOverlay } from './PlanOverlay.tsx'
import { Lettering, LinkBeds, PrintedBoard } from './PrintedBoard.tsx'
import { RunTargets } from './RunTargets.tsx'
import { ShipTargets } from './ShipTargets.tsx'

/** The board of either title: printed sheet, pieces, and what can be done on it now. */
export function Board(props: TableProps<State>) {
  const { view, locale, attention } = props
  const t = wordsFor(locale)
  const sheet = sheetOf(view)
  const entries = useEntries()
  const events = useMemo(() => eventsOfRound(entries, view.phase), [entries, view.phase])
  const gone = useMemo(() => goneThisRound(events), [events])
  const names = sheet.board.map === 'wensleydale' ? RAILWAYS : COLOURS
  const id = `board-${view.board}`
  const group = useRef<SVGGElement>(null)
  useZoom(group)
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
      <Companies view={view} sheet={sheet} id={id} />
      <Threads view={view} sheet={sheet} />
      <Areas {...props} sheet={sheet} t={t} />
      <LinkBeds sheet={sheet} />
      <Lettering sheet={sheet} toWord={t.to} title={t.cartouche} />
      <CompanySigns view={view} sheet={sheet} names={names} />
      <Pieces view={view} sheet={sheet} gone={gone} />
      <Links view={view} sheet={sheet} names={names} />
      <LitAreas sheet={sheet} attention={attention} />
      <LinkHint {...props} sheet={sheet} />
      <PlanOverlay {...props} sheet={sheet} />
      <RunTargets {...props} sheet={sheet} />
      <BuildTargets {...props} sheet={sheet} />
      <ShipTargets {...props} sheet={sheet} gone={gone} />
      <Fuerth {...props} sheet={sheet} events={events} />
    </g>
  )
}

const RAILWAYS = { red: 'MR', green: 'NER' }
const COLOURS = { red: 'R', green: 'G' }

/** Every area as a place: to be pointed at, walked to by keys, and asked about. */
function Areas(props: TableProps<State> & { sheet: Sheet; t: Words }) {
  const { view, sheet, speaker, attention, t } = props
  const desk = deskOf(attention)
  return (
    <g>
      {sheet.areas.map((area, number) => (
        <AreaHit
          key={area.id}
          area={area}
          label={contentsOf(view, number, speaker, t)}
          onPoint={(id) => desk.change({ area: id })}
          onChoose={() => chooseArea(props, number)}
        />
      ))}
    </g>
  )
}

interface HitProps {
  readonly area: AreaShape
  readonly label: string
  readonly onPoint: (id: string | null) => void
  readonly onChoose: () => void
}
function AreaHit({ area, label, onPoint, onChoose }: HitProps) {
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
      onPointerEnter={() => onPoint(area.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(area.id)}
      onBlur={() => onPoint(null)}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
    />
  )
}

/** A click on an area: the one move that leads there; a place further away is pinned to the plan; else the reason why there is none. */
function chooseArea(props: TableProps<State>, number: number): void {
  const { view, moves, choose, askWhy, attention } = props
  const board = boardOf(view)
  const id = board.ids[number] as string
  if (isPlanning(props)) {
    const desk = deskOf(attention)
    const into = offers(moves).filter(({ move }) => move.do === 'build' && move.to === number)
    if (into.length === 1 && into[0] && pinnedRoute(view, desk.now().route).length === 0) return choose(into[0].text)
    // A plan for later may count on means that are yet to come; one for now must be paid.
    const isPinnable = (route: readonly string[] | undefined) =>
      route !== undefined && (!isBuilding(props) || planOf(props, route)?.cost.refusal === null)
    const onwards = routesNow(props).get(id)
    if (isPinnable(onwards)) return desk.change({ route: onwards ?? [] })
    // What is pinned down does not lead there: begin the plan anew.
    desk.change({ route: [] })
    const anew = routesNow(props).get(id)
    if (isPinnable(anew)) return desk.change({ route: anew ?? [] })
    if (!isBuilding(props)) return
    askWhy(inNotation(view, { do: 'build', from: view.chain.at(-1) ?? startBeside(view, number), to: number }))
    return
  }
  if (view.phase !== 'trains' || moves.length === 0) return
  const here = offers(moves).filter(({ move }) => move.do === 'move' && move.area === number)
  if (here.length === 1 && here[0]) return choose(here[0].text)
  const kind = board.goodsKind[number] as number
  const standing =
    kind >= 0 ? board.kinds[kind] : (view.red[number] as number) > 0 ? 'red' : (view.green[number] as number) > 0 ? 'green' : null
  if (here.length === 0 && standing) askWhy(inNotation(view, moving(view, { kind: standing, area: id })))
}

/** Where one would begin to build into a place: a company town beside it, else any neighbour. */
function startBeside(view: State, number: number): number {
  const { areas, linkOf, closed } = boardOf(view)
  const beside = Array.from({ length: areas }, (_, area) => area).filter((area) => {
    const border = area * areas + number
    return (linkOf[border] as number) >= 0 || closed.has(border)
  })
  return beside.find((area) => view.company[area] !== 0) ?? beside[0] ?? number
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
