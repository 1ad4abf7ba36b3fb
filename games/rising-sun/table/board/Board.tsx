/** The uppermost sheet of the board: its places, and what can be done on them now. Land and what stands on it are in sheets.tsx. */

import {
  LitPlaces,
  later,
  type MoveText,
  PaintedSheet,
  type TableProps,
  useLabels,
  useLatest,
  usePainted,
  useWasPainted,
  walk,
} from '@branchline/design'
import { useCallback, useMemo } from 'react'
import { CITY, SEA } from '../../rules/board.ts'
import type { Move } from '../../rules/move.ts'
import { priceOf } from '../../rules/rails.ts'
import { boardOf, PLACEMENT, type State } from '../../rules/state.ts'
import { choicesIn, type HexChoice, seatOf } from '../choices.ts'
import { markersOn } from '../linking.ts'
import { wordsFor } from '../messages/index.ts'
import { withPlaceNames } from '../placeName.ts'
import { contentsOf, headedContents, priceLines, worthLines } from '../sentences.ts'
import { sheetOf } from '../sheet.ts'
import { pointsFor, type Worth, worthOf } from '../worth.ts'
import { Barriers } from './Lettering.tsx'
import { LOOK } from './look.ts'
import { PlaceCard } from './PlaceCard.tsx'
import { ChosenPlace, inWords, PlainPlace, PriceTags, type Weighed } from './Places.tsx'

const Recap = later(async () => (await import('../rest.ts')).Recap)

export function Board(props: TableProps<State>) {
  const { view, viewer, moves, attention, locale, speaker, recap } = props
  const t = wordsFor(locale)
  const sheet = sheetOf(view)
  const seat = seatOf(view, viewer)
  const choices = useMemo(() => choicesIn(view, moves), [view, moves])
  // Each place is played ahead by the rules, up to sixty of them: they are lit at once, and what each brings is said when that has been seen.
  const isLit = usePainted(choices) === choices
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything asked of the rules depends on the position alone
  const ways = useMemo(
    () => new Map(isLit ? [...choices.hexes].map(([hex, here]) => [hex, here.map((choice) => weighed(props, seat, hex, choice))]) : []),
    [choices, isLit, locale, speaker],
  )
  const labelOf = useLabels(
    (hex) => `${view.stations[hex]} ${view.rails[hex]} ${markersOn(view, hex)}`,
    (hex) => contentsOf(view, hex, speaker, t),
    [sheet, speaker, t],
  )
  const wasPainted = useWasPainted()
  const outlineOf = useCallback((hex: number) => sheet.outlines[hex], [sheet])
  const act = useLatest(props)
  const choose = useCallback((text: MoveText) => act.current.choose(text), [act])
  const ask = useCallback(
    (hex: number) => {
      const { game, view, moves, locale, askWhy } = act.current
      if (moves.length === 0) return
      const refusal = game.explain(view, moveMeant(view, hex))
      if (refusal !== null) askWhy(withPlaceNames(refusal, boardOf(view), wordsFor(locale)))
    },
    [act],
  )
  const textFor = (hex: number) => {
    const { name, contents } = headedContents(view, hex, speaker, t)
    return {
      name,
      strong: ways.get(hex)?.map(({ label }) => label) ?? [],
      plain: [
        ...contents,
        ...(choices.hexes.has(hex) || view.phase === PLACEMENT ? [] : priceLines(view, seat, hex, t)),
        ...(choices.hexes.has(hex) ? [] : worthLines(view, hex, t)),
      ],
    }
  }
  const first = choices.hexes.size === 0 ? (sheet.board.cities[0] ?? 0) : -1
  return (
    <PaintedSheet {...LOOK} onKeyDown={walk}>
      <g data-table="rising-sun" data-board={sheet.board.sheet.id}>
        <g>
          {sheet.board.ids.map((id, hex) =>
            !wasPainted || choices.hexes.has(hex) || sheet.board.kind[hex] === SEA ? null : (
              <PlainPlace key={id} sheet={sheet} hex={hex} label={labelOf(hex)} attention={attention} ask={ask} first={hex === first} />
            ),
          )}
        </g>
        <LitPlaces ids={sheet.board.ids} outlineOf={outlineOf} attention={attention} />
        <g>
          {[...choices.hexes].map(([hex, [choice]]) => (
            <ChosenPlace
              key={sheet.board.ids[hex]}
              sheet={sheet}
              hex={hex}
              label={inWords(labelOf(hex), ways.get(hex)?.[0])}
              attention={attention}
              choice={choice}
              choose={choose}
            />
          ))}
          <Barriers sheet={sheet} lit={choices.hexes} />
          {[...ways].map(([hex, here]) => (
            <PriceTags
              key={sheet.board.ids[hex]}
              sheet={sheet}
              view={view}
              hex={hex}
              label={labelOf(hex)}
              attention={attention}
              ways={here}
              seat={seat}
              choose={choose}
            />
          ))}
        </g>
        {recap === null ? null : <Recap sheet={sheet} view={view} step={recap} />}
        <PlaceCard sheet={sheet} attention={attention} textFor={textFor} />
      </g>
    </PaintedSheet>
  )
}

function weighed(props: TableProps<State>, seat: number, hex: number, choice: HexChoice): Weighed {
  const worth = worthOf(props, seat, hex, choice)
  return { choice, worth, label: labelOf(props, seat, hex, choice, worth) }
}

/** The move in words: what it is, takes and gives. */
function labelOf({ view, speaker, locale }: TableProps<State>, seat: number, hex: number, choice: HexChoice, worth: Worth): string {
  const t = wordsFor(locale)
  const name = boardOf(view).names[hex]
  if (choice.kind === 'start') return t.startAt({ name, most: worth.most })
  if (choice.kind === 'station') {
    const gains = worth.gains.map((gain) => t.gains({ isYou: gain.seat === seat, name: speaker.seat(gain.seat), points: gain.points }))
    return t.stationAt({ name, gains: gains.length === 0 ? t.nobodyGains : gains })
  }
  const now = pointsFor(worth, seat)
  return t.railAt({
    name,
    price: priceOf(view, seat, hex, choice.partners),
    waste: worth.waste,
    partners: choice.partners,
    now,
    most: worth.most,
    more: Math.max(0, worth.most - now),
  })
}

/** What a click on a hex that is not lit was meant to do. */
function moveMeant(view: State, hex: number): Move {
  if (view.phase === PLACEMENT) return { do: 'start', hex }
  if (view.frames.length > 0 && boardOf(view).kind[hex] === CITY) return { do: 'station', hex }
  return { do: 'rail', hex, partners: 0 }
}
