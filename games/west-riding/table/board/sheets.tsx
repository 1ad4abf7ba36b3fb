/** The sheets below the one that is played on, lowest first: the land, lines with the names of rivers, and towns. */
import { PaintedSheet, Table, type TableProps, useSame } from '@branchline/design'
import { useContext, useMemo } from 'react'
import type { State } from '../../rules/state.ts'
import { useChoices } from '../places.ts'
import { Ground, RiverNames } from './Ground.tsx'
import { LOOK } from './look.ts'
import { Lights } from './Places.tsx'
import { Towns } from './Towns.tsx'
import { Tracks } from './Tracks.tsx'
import { linesOf, routesBuilt } from './tracks.ts'

function Land() {
  return (
    <PaintedSheet {...LOOK}>
      <Ground />
    </PaintedSheet>
  )
}

function Lines(props: TableProps<State>) {
  const cubes = useSame(props.view.cubes)
  const model = useContext(Table)?.model
  const built = routesBuilt((model?.entries ?? []).filter(({ n }) => n <= (model?.at ?? n)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: no line changes without its cubes, but what tells of its way may come after them
  const lines = useMemo(() => linesOf(cubes, built), [cubes, built.length])
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
