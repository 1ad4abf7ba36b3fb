/** The uppermost sheet of the board: places, the route in mind, and the card of the place pointed at. Land, lines and towns are in sheets.tsx. */

import {
  hexagon,
  LitPlaces,
  later,
  type MoveText,
  PaintedSheet,
  type TableProps,
  useLatest,
  usePainted,
  useSame,
  useWasPainted,
  walk,
} from '@branchline/design'
import { useCallback } from 'react'
import { type Hex, hexIds } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import { deskOf } from '../desk.ts'
import { inNotation } from '../moves.ts'
import { moveMeant, useChoices } from '../places.ts'
import { movesMeant } from '../plan.ts'
import { centres } from './geometry.ts'
import { LOOK } from './look.ts'
import { PlaceCard } from './PlaceCard.tsx'
import { ChosenPlace, labelOf, PlainPlaces } from './Places.tsx'
import { Plan } from './Plan.tsx'

const litOutline = (hex: Hex) => hexagon(centres[hex], 46)

const RecapLayer = later(async () => (await import('../rest.ts')).RecapLayer)

export function Board(props: TableProps<State>) {
  const { view, moves, attention, locale, recap, choose, askWhy } = props
  const choices = useChoices(props)
  // What places are called is heard and not seen: it follows when the move has been painted.
  const painted = usePainted(view)
  const chosen = useSame([...choices.keys()])
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
  return (
    <PaintedSheet {...LOOK} onKeyDown={walk}>
      {useWasPainted() ? <PlainPlaces view={painted} locale={locale} chosen={chosen} attention={attention} ask={ask} /> : null}
      <LitPlaces ids={hexIds} outlineOf={litOutline} attention={attention} />
      {recap === null ? (
        <>
          <g>
            {[...choices].map(([hex, choice]) => (
              <ChosenPlace
                key={hexIds[hex]}
                hex={hex}
                label={labelOf(painted, hex, locale)}
                attention={attention}
                choice={choice}
                choose={pick}
              />
            ))}
          </g>
          <Plan view={view} attention={attention} locale={locale} mine={moves.length > 0} open={choices} />
        </>
      ) : (
        <RecapLayer step={recap} />
      )}
      <PlaceCard view={view} choices={choices} attention={attention} locale={locale} />
    </PaintedSheet>
  )
}
