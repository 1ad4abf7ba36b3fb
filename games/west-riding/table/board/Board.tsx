/** The board: paper, land, wood, places, routes in mind, and the card of the place pointed at, one layer over the other. */

import { classes, isWide, type MoveText, type TableProps, Target, walk } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import { type Hex, hexIds, homeOf } from '../../rules/board.ts'
import { HULL_BARNSLEY, HULL_BARNSLEY_MINIMUM } from '../../rules/railways.ts'
import type { State } from '../../rules/state.ts'
import { inNotation, offers } from '../moves.ts'
import { choicesOn, moveMeant } from '../places.ts'
import { steer, useSteering } from '../steering.ts'
import { wordsIn } from '../words.ts'
import styles from './board.module.css'
import { Cubes } from './Cubes.tsx'
import { certificateBox, HullBarnsley, Legend, Sheet, Title, TurnTrack } from './Furniture.tsx'
import { Ghosts } from './Ghosts.tsx'
import { Ground } from './Ground.tsx'
import { MARGIN } from './geometry.ts'
import { PlaceCard } from './PlaceCard.tsx'
import { ChosenPlace, labelOf, PlainPlace } from './Places.tsx'

export function Board({ view, moves, attention, locale, choose, askWhy }: TableProps<State>) {
  const choices = useMemo(() => choicesOn(view, moves, locale), [view, moves, locale])
  const labels = useMemo(() => hexIds.map((_, hex) => labelOf(view, hex, locale)), [view, locale])
  const act = useLatest({ view, choose, askWhy })
  const pick = useCallback((text: MoveText) => act.current.choose(text), [act])
  const ask = useCallback(
    (hex: Hex) => {
      const meant = moveMeant(act.current.view, hex)
      if (meant !== null) act.current.askWhy(inNotation(act.current.view, meant))
    },
    [act],
  )
  const { turn, lastTurn, seats, plainHullBarnsley: plain, hullBarnsleyOwner: owner } = view
  const wide = isWide()
  const root = useRef<SVGGElement>(null)
  useSteering(attention, 'board', root, moves, choices.size > 0)
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    steer(attention, 'board', event.key)
    walk(event)
  }
  const certificate = offers(moves).find(({ move }) => move.kind === 'offer' && move.lot === HULL_BARNSLEY)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that come up from the places inside
    <g className={classes(printed.sheet, styles.board)} ref={root} onKeyDown={onKeyDown}>
      <Sheet wide={wide} />
      <TurnTrack locale={locale} turn={turn} lastTurn={lastTurn} seats={seats} plain={plain} wide={wide} />
      <g transform={wide ? `translate(${MARGIN - 14} 0)` : undefined}>
        <Title locale={locale} />
        <Legend locale={locale} />
        <HullBarnsley locale={locale} turn={turn} lastTurn={lastTurn} seats={seats} plain={plain} owner={owner} />
        <Ground locale={locale} />
        <Cubes view={view} />
        <g>
          {labels.map((label, hex) =>
            choices.has(hex) ? null : (
              <PlainPlace
                key={hexIds[hex]}
                hex={hex}
                label={label}
                attention={attention}
                ask={moves.length === 0 ? null : ask}
                first={choices.size === 0 && hex === homeOf[1]}
              />
            ),
          )}
        </g>
        <g>
          {[...choices].map(([hex, choice]) => (
            <ChosenPlace key={hexIds[hex]} hex={hex} label={labels[hex]} attention={attention} choice={choice} choose={pick} />
          ))}
          {certificate === undefined ? null : (
            <Target
              move={certificate.text}
              label={wordsIn(locale).places.offerCertificate(HULL_BARNSLEY_MINIMUM)}
              attention={attention}
              choose={pick}
            >
              <rect {...certificateBox} rx="8" data-halo data-walk="1453 159" data-name="Hull & Barnsley" />
            </Target>
          )}
        </g>
        <Ghosts view={view} attention={attention} locale={locale} />
        <PlaceCard view={view} choices={choices} attention={attention} locale={locale} />
      </g>
    </g>
  )
}

/** Callbacks that change with every position must not redraw 166 hexes: they are read when they are called. */
function useLatest<Value>(value: Value): { current: Value } {
  const ref = useRef(value)
  ref.current = value
  return ref
}
