/** The sheets below the one that is played on, lowest first: the ground, lines of track, what stands on it, and names above all of it. */
import { LitPlaces, later, PaintedSheet, type TableProps, useSame } from '@branchline/design'
import { useCallback } from 'react'
import { useGone } from '../history.ts'
import { wordsFor } from '../messages/index.ts'
import { placesIn } from '../placeNames.ts'
import type { State } from '../rules.ts'
import { useHasTargets } from './hasTargets.ts'
import { Companies, CompanySigns, lettersOf, Pieces } from './Layers.tsx'
import { lookOf } from './look.ts'
import { Lettering, LinkBeds, Marks, PrintedBoard } from './PrintedBoard.tsx'
import { LinkPieces, Track } from './Track.tsx'

const AllPrices = later(async () => (await import('../rest.ts')).AllPrices)
const ChosenRun = later(async () => (await import('../rest.ts')).ChosenRun)
const PlanLine = later(async () => (await import('../rest.ts')).PlanLine)
const Run = later(async () => (await import('../rest.ts')).Run)
const ShipRings = later(async () => (await import('../rest.ts')).ShipRings)

type Props = TableProps<State>

function Ground({ view, speaker }: Props) {
  const sheet = placesIn(view, speaker)
  const company = useSame(view.company)
  const id = `board-${view.board}`
  return (
    <PaintedSheet {...lookOf(sheet)}>
      <PrintedBoard sheet={sheet} id={id} />
      <Companies company={company} sheet={sheet} id={id} />
      <LinkBeds sheet={sheet} />
    </PaintedSheet>
  )
}

function Lines(props: Props) {
  const sheet = placesIn(props.view, props.speaker)
  const owner = useSame(props.view.owner)
  return (
    <PaintedSheet {...lookOf(sheet)}>
      <Track owner={owner} sheet={sheet} />
      {useHasTargets(props) ? (
        <>
          <PlanLine {...props} sheet={sheet} />
          <Run {...props} sheet={sheet} />
          <ChosenRun {...props} sheet={sheet} />
        </>
      ) : null}
    </PaintedSheet>
  )
}

function Standing(props: Props) {
  const { view, speaker, attention } = props
  const sheet = placesIn(view, speaker)
  const company = useSame(view.company)
  const owner = useSame(view.owner)
  const gone = useGone(view)
  const outlineOf = useCallback((number: number) => sheet.areas[number].outline, [sheet])
  return (
    <PaintedSheet {...lookOf(sheet)}>
      <Marks sheet={sheet} />
      <CompanySigns company={company} sheet={sheet} names={lettersOf(sheet.board.map)} />
      <LinkPieces owner={owner} sheet={sheet} />
      <Pieces view={view} sheet={sheet} gone={gone} />
      <LitPlaces ids={sheet.board.ids} outlineOf={outlineOf} attention={attention} />
      {useHasTargets(props) ? (
        <>
          <AllPrices {...props} sheet={sheet} />
          <ShipRings {...props} sheet={sheet} gone={gone} />
        </>
      ) : null}
    </PaintedSheet>
  )
}

function Names({ view, speaker, locale }: Props) {
  const sheet = placesIn(view, speaker)
  return (
    <PaintedSheet {...lookOf(sheet)}>
      <Lettering sheet={sheet} cartouche={wordsFor(locale).cartouche} />
    </PaintedSheet>
  )
}

export const SHEETS = [Ground, Lines, Standing, Names]
