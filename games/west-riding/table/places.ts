/** What each place on the board is, holds and costs, and which can be chosen now: in words, for eyes and for screen readers. */
import type { LegalMove, MoveText, TableProps } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import { useMemo } from 'react'
import map from '../maps/west-riding.json' with { type: 'json' }
import {
  controlledIncome,
  freeIncome,
  type Hex,
  hexNames,
  homeOf,
  homeRailwayAt,
  RURAL,
  sizeOf,
  terrainOf,
  urbanAt,
} from '../rules/board.ts'
import { townIncome } from '../rules/dividends.ts'
import { pathOutlooks } from '../rules/index.ts'
import { play } from '../rules/moves.ts'
import { BASIC_RAILWAYS } from '../rules/railways.ts'
import { clone, type Move, NOBODY, type State } from '../rules/state.ts'
import { riverSides } from './board/geometry.ts'
import { destinationsNow, hexOf, priceOf } from './foresight.ts'
import { livery } from './livery.ts'
import { wordsFor } from './messages/index.ts'
import { fromNotation, inNotation } from './moves.ts'

export interface Choice {
  readonly text: MoveText
  readonly price: number
  readonly label: string
  /** Done at once: a hex of a route that goes on after it. */
  readonly direct: boolean
}

/** By hex, what choosing it would play. */
export function choicesOn(view: State, moves: readonly LegalMove[], locale: Locale): ReadonlyMap<Hex, Choice> {
  const words = wordsFor(locale).places
  const legal = new Set(moves.map(({ text }) => text))
  const found = new Map<Hex, Choice>()
  const add = (hex: Hex, move: Move, price: number, label: string) => {
    const text = inNotation(view, move)
    if (legal.has(text)) found.set(hex, { text, price, label, direct: move.kind === 'via' && !buildsAll(view, move) })
  }
  switch (view.phase) {
    case 'offer':
      for (let railway = 0; railway < BASIC_RAILWAYS; railway++) {
        const price = view.cheapest[railway]
        add(
          homeOf[railway],
          { kind: 'offer', lot: railway },
          price,
          words.offer({ railway: livery(railway).letters, isShare: true, price }),
        )
      }
      break
    case 'to':
      for (const { town, price, outlook } of destinationsNow(view)) {
        const label = words.buildTo({
          town: hexNames[town],
          price,
          income: outlook.income,
          hasControl: outlook.control !== null,
          control: outlook.control?.toUpperCase() ?? '',
        })
        add(town, { kind: 'to', hex: town }, price, label)
      }
      break
    case 'from':
      for (const offer of destinationsNow(view)[0]?.offers ?? []) {
        const origin = hexOf(offer.origin)
        add(origin, { kind: 'from', hex: origin }, priceOf(offer), words.buildFrom({ town: hexNames[origin], price: priceOf(offer) }))
      }
      break
    case 'path':
      for (const { choice, cost, length } of pathOutlooks(view)) {
        const move = fromNotation(view, choice)
        if (move?.kind === 'via') add(move.hex, move, cost, words.via({ hex: hexNames[move.hex], price: cost, hexes: length }))
      }
      break
    default:
  }
  return found
}

const known = new WeakMap<
  readonly LegalMove[],
  { readonly view: State; readonly locale: Locale; readonly found: ReadonlyMap<Hex, Choice> }
>()

/** The same, worked out once for all sheets of the board. */
export function useChoices({ view, moves, locale }: Pick<TableProps<State>, 'view' | 'moves' | 'locale'>): ReadonlyMap<Hex, Choice> {
  return useMemo(() => {
    const before = known.get(moves)
    if (before?.view === view && before.locale === locale) return before.found
    const found = choicesOn(view, moves, locale)
    known.set(moves, { view, locale, found })
    return found
  }, [view, moves, locale])
}

/** Whether the rest of the path follows by itself. */
function buildsAll(view: State, move: Move): boolean {
  const world = clone(view)
  play(world, move)
  return world.phase !== 'path'
}

/** The move a place stands for in this phase, possible or not; null where a place means nothing. */
export function moveMeant(view: State, hex: Hex): Move | null {
  if (view.phase === 'offer') return homeRailwayAt[hex] < 0 ? null : { kind: 'offer', lot: homeRailwayAt[hex] }
  if (view.phase === 'to') return urbanAt[hex] === RURAL ? null : { kind: 'to', hex }
  if (view.phase === 'from') return urbanAt[hex] === RURAL ? null : { kind: 'from', hex }
  return view.phase === 'path' ? { kind: 'via', hex } : null
}

/** Railways that stand in a hex: those with a cube, and the one whose home it is. */
export function railwaysAt(view: State, hex: Hex): number[] {
  const home = homeRailwayAt[hex]
  return Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway).filter(
    (railway) => railway === home || ((view.cubes[hex] >> railway) & 1) === 1,
  )
}

/** A hex in a few short lines: what it is, what it costs, what it earns, who is there. */
export function linesOn(view: State, hex: Hex, locale: Locale): readonly string[] {
  const words = wordsFor(locale).places
  const urban = urbanAt[hex]
  const there = railwaysAt(view, hex).map((railway) => livery(railway).letters)
  const price = words.price({ price: map.costs[terrainOf[hex]], rivers: riverSides[hex] })
  if (urban === RURAL) {
    return [
      words[terrainOf[hex] === 'mountain' ? 'mountain' : 'countryside'],
      price,
      there.length === 0 ? words.empty : words.track({ railway: there }),
    ]
  }
  const size = sizeOf[urban]
  const control = view.control[urban]
  return [
    size === null ? words.home({ railway: livery(homeRailwayAt[hex]).letters }) : words.sizes[size],
    price,
    size === null
      ? words.earnsAlways({ income: freeIncome[urban] })
      : words.earns({ now: townIncome(view, urban), free: freeIncome[urban], controlled: controlledIncome[urban] }),
    control === NOBODY ? words.uncontrolled : words.controlledBy({ grouping: livery(control).letters }),
    there.length === 0 ? words.noRailway : words.railways({ list: there }),
  ]
}
