/** The board: land, lines, towns, places, the route in mind, and the card of the place pointed at, one layer over the other. */

import { classes, later, type MoveText, type TableProps, useLatest, usePainted, useSame, useZoom, walk } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { useCallback, useMemo, useRef } from 'react'
import { type Hex, hexIds } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import { deskOf } from '../desk.ts'
import { inNotation } from '../moves.ts'
import { choicesOn, moveMeant } from '../places.ts'
import { movesMeant } from '../plan.ts'
import styles from './board.module.css'
import { Ground, RiverNames } from './Ground.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { ChosenPlace, Lights, labelOf, PlainPlaces } from './Places.tsx'
import { Plan } from './Plan.tsx'
import { Towns } from './Towns.tsx'
import { Tracks } from './Tracks.tsx'
import { linesOf } from './tracks.ts'

const RecapLayer = later(async () => (await import('../rest.ts')).RecapLayer)

export function Board({ view, moves, attention, locale, recap, choose, askWhy }: TableProps<State>) {
  const choices = useMemo(() => choicesOn(view, moves, locale), [view, moves, locale])
  // What places are called is heard and not seen: it follows when the move has been painted.
  const painted = usePainted(view)
  const labels = useSame(useMemo(() => hexIds.map((_, hex) => labelOf(painted, hex, locale)), [painted, locale]))
  const chosen = useSame([...choices.keys()])
  const cubes = useSame(view.cubes)
  const lines = useMemo(() => linesOf(cubes), [cubes])
  const act = useLatest({ view, moves, choose, askWhy })
  const pick = useCallback(
    (text: MoveText) => {
      const desk = deskOf(attention)
      const [first, ...others] = movesMeant(act.current.view, text, desk.now().way)
      if (others.length > 0) desk.change({ queue: [first, ...others] })
      else act.current.choose(first)
    },
    [act, attention],
  )
  const ask = useCallback(
    (hex: Hex) => {
      const meant = act.current.moves.length === 0 ? null : moveMeant(act.current.view, hex)
      if (meant !== null) act.current.askWhy(inNotation(act.current.view, meant))
    },
    [act],
  )
  const root = useRef<SVGGElement>(null)
  useZoom(root)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the places inside
    <g className={classes(printed.sheet, styles.board)} ref={root} onKeyDown={walk}>
      <Ground />
      <Tracks lines={lines} />
      <RiverNames lines={lines} />
      {recap === null ? <Lights hexes={choices.keys()} /> : null}
      <Towns view={view} />
      <PlainPlaces labels={labels} chosen={chosen} attention={attention} ask={ask} />
      {recap === null ? (
        <>
          <g>
            {[...choices].map(([hex, choice]) => (
              <ChosenPlace key={hexIds[hex]} hex={hex} label={labels[hex]} attention={attention} choice={choice} choose={pick} />
            ))}
          </g>
          <Plan view={view} attention={attention} locale={locale} mine={moves.length > 0} />
        </>
      ) : (
        <RecapLayer step={recap} />
      )}
      <PlaceCard view={view} choices={choices} attention={attention} locale={locale} />
    </g>
  )
}
