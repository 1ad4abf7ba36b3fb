/** The sheets below the one that is played on, lowest first: the land, lines with the names of rivers, and towns. */
import { PaintedSheet, type TableProps, useSame } from '@branchline/design'
import { useMemo } from 'react'
import type { State } from '../../rules/state.ts'
import { useChoices } from '../places.ts'
import { Ground, RiverNames } from './Ground.tsx'
import { LOOK } from './look.ts'
import { Lights } from './Places.tsx'
import { Towns } from './Towns.tsx'
import { Tracks } from './Tracks.tsx'
import { linesOf } from './tracks.ts'

function Land() {
  return (
    <PaintedSheet {...LOOK}>
      <Ground />
    </PaintedSheet>
  )
}

function Lines(props: TableProps<State>) {
  const cubes = useSame(props.view.cubes)
  const lines = useMemo(() => linesOf(cubes), [cubes])
  const choices = useChoices(props)
  return (
    <PaintedSheet {...LOOK}>
      <Tracks lines={lines} />
      <RiverNames lines={lines} />
      {props.recap === null ? <Lights hexes={choices.keys()} /> : null}
    </PaintedSheet>
  )
}

function TownsAndCities({ view }: TableProps<State>) {
  return (
    <PaintedSheet {...LOOK}>
      <Towns view={view} />
    </PaintedSheet>
  )
}

export const SHEETS = [Land, Lines, TownsAndCities]
