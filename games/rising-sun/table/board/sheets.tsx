/** The sheets below the one that is played on, lowest first: the land, and track, lettering and wood on it. */
import { PaintedSheet, type TableProps, useSame } from '@branchline/design'
import type { State } from '../../rules/state.ts'
import { wordsFor } from '../messages/index.ts'
import { sheetOf } from '../sheet.ts'
import { Ground } from './Ground.tsx'
import { Barriers, Lettering } from './Lettering.tsx'
import { LOOK } from './look.ts'
import { Markers, Rails, Stations, Track } from './Pieces.tsx'

function Land({ view }: TableProps<State>) {
  return (
    <PaintedSheet {...LOOK}>
      <Ground sheet={sheetOf(view)} />
    </PaintedSheet>
  )
}

function Standing({ view, locale }: TableProps<State>) {
  const sheet = sheetOf(view)
  const rails = useSame(view.rails)
  const stations = useSame(view.stations)
  return (
    <PaintedSheet {...LOOK}>
      <Track sheet={sheet} rails={rails} seats={view.seats} />
      <Stations sheet={sheet} stations={stations} />
      <Lettering sheet={sheet} startCities={view.startCities} start={wordsFor(locale).startLetter} />
      <Barriers sheet={sheet} />
      <Markers sheet={sheet} view={view} />
      <Rails sheet={sheet} rails={rails} seats={view.seats} />
    </PaintedSheet>
  )
}

export const SHEETS = [Land, Standing]
