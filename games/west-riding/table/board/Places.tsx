/** The hexes as places: pointed at, walked to, asked about, and chosen where they can be. */
import { type Attention, hexagon, type MoveText, Place, pointedBy, Target, useChosen, useSame } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { memo, useMemo } from 'react'
import { type Hex, hexIds, hexNames, homeOf, RURAL, urbanAt } from '../../rules/board.ts'
import type { State } from '../../rules/state.ts'
import { point } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { type Choice, linesOn } from '../places.ts'
import styles from './board.module.css'
import { centres, LIT, outlines } from './geometry.ts'
import { aboveTown, PriceDisc } from './Plan.tsx'
import { RiversRound } from './Rivers.tsx'

interface Common {
  readonly hex: Hex
  readonly label: string
  readonly attention: Attention
}

/** Rings round the towns that can be chosen; under the towns, so that no name is cut. */
export function Lights({ hexes }: { hexes: Iterable<Hex> }) {
  const towns = [...hexes].filter((hex) => urbanAt[hex] !== RURAL)
  const rings = towns.map((hex) => hexagon(centres[hex], LIT))
  return (
    <g pointerEvents="none">
      <path d={rings.join('')} className={styles.ringCase} />
      <path d={rings.join('')} className={styles.ring} />
      {towns.map((hex) => (
        <RiversRound key={hex} hex={hex} />
      ))}
    </g>
  )
}

interface PlainPlacesProps {
  /** Those that can be chosen. */
  readonly chosen: readonly Hex[]
  readonly attention: Attention
  readonly ask: (hex: Hex) => void
}

/** All hexes that cannot be chosen now. */
export function PlainPlaces({ view, locale, ...others }: PlainPlacesProps & { view: State; locale: Locale }) {
  const labels = useSame(useMemo(() => hexIds.map((_, hex) => labelOf(view, hex, locale)), [view, locale]))
  return <NamedPlaces labels={labels} {...others} />
}

const NamedPlaces = memo(function NamedPlaces({ labels, chosen, attention, ask }: PlainPlacesProps & { labels: readonly string[] }) {
  const isChosen = new Set(chosen)
  return (
    <g>
      {labels.map((label, hex) =>
        isChosen.has(hex) ? null : (
          <PlainPlace
            key={hexIds[hex]}
            hex={hex}
            label={label}
            attention={attention}
            ask={ask}
            first={isChosen.size === 0 && hex === homeOf[1]}
          />
        ),
      )}
    </g>
  )
})

/** A hex that cannot be chosen now: a click asks why. */
const PlainPlace = memo(function PlainPlace({ hex, label, attention, ask, first }: Common & { ask: (hex: Hex) => void; first: boolean }) {
  return (
    <Place
      id={hexIds[hex]}
      outline={outlines[hex]}
      label={label}
      at={centres[hex]}
      name={urbanAt[hex] === RURAL ? undefined : hexNames[hex]}
      isFirst={first}
      onPoint={(isPointed) => point(attention, isPointed ? hex : null)}
      onAsk={() => ask(hex)}
    />
  )
})

/** A hex that can be chosen: lit, a town with its price. Those of a route's hexes lie over its ways (Plan.tsx). */
export const ChosenPlace = memo(function ChosenPlace({
  hex,
  label,
  attention,
  choice,
  choose,
}: Common & { choice: Choice; choose: (text: MoveText) => void }) {
  const { x, y } = centres[hex]
  const isRural = urbanAt[hex] === RURAL
  // With a plan on the map only the plan is priced.
  const isAside = useChosen(attention) !== null
  return (
    <g {...pointedBy((isPointed) => point(attention, isPointed ? hex : null))}>
      <Target move={choice.text} label={`${choice.label}. ${label}`} attention={attention} choose={choose} direct={choice.direct}>
        <path
          d={hexagon(centres[hex], isRural ? 46 : 47)}
          data-halo
          className={isRural ? styles.openField : styles.openTown}
          data-walk={`${x} ${y}`}
          data-name={hexNames[hex]}
          data-hex={hexIds[hex]}
        />
        {isAside || isRural ? null : <PriceDisc {...aboveTown(hex)} price={choice.price} />}
      </Target>
    </g>
  )
})

/** Put into words anew only when something has changed there: all 166 with every move took longer than drawing it. */
export function labelOf(view: State, hex: Hex, locale: Locale): string {
  const place = `${locale} ${hex}`
  const now = `${view.cubes[hex]} ${view.control[urbanAt[hex]]}`
  const known = labels.get(place)
  if (known?.at === now) return known.label
  const label = wordsFor(locale).places.says({ name: hexNames[hex], parts: linesOn(view, hex, locale) })
  labels.set(place, { at: now, label })
  return label
}

const labels = new Map<string, { readonly at: string; readonly label: string }>()
