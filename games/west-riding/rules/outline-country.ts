/** Towns and country in words: what each town earns and who is there, where it lies, what the land costs and whose track lies on it. */
import type { Said } from '@branchline/engine'
import {
  controlledIncome,
  excludedBy,
  type Hex,
  hexCosts,
  hexIds,
  hexPlaces,
  homeRailwayAt,
  rivers,
  ruralHexes,
  sizeOf,
  terrainOf,
  urbanAt,
  urbanHexes,
} from './board.ts'
import { townIncome } from './dividends.ts'
import { BASIC_RAILWAYS, COMPANY_IDS } from './railways.ts'
import { NOBODY, occupies, type State } from './state.ts'

export const townsSaid = (state: State): Said[] => urbanHexes.map((hex) => townSaid(state, hex))

export function townSaid(state: State, hex: Hex): Said {
  const urban = urbanAt[hex]
  const control = state.control[urban]
  const there = railwaysIn(state, hex)
  const home = homeRailwayAt[hex]
  return {
    say: 'outline.town',
    town: hexIds[hex],
    place: hexPlaces[hex],
    size: home >= 0 ? { say: 'outline.home', railway: COMPANY_IDS[home] } : { say: `outline.size.${sizeOf[urban]}` },
    income: townIncome(state, urban),
    control:
      control === NOBODY
        ? { say: 'outline.control.none', income: controlledIncome[urban] }
        : { say: 'outline.control', railway: COMPANY_IDS[control] },
    there,
    number: there.length,
  }
}

export function countrySaid(state: State): Said[] {
  return [
    { say: 'outline.grid' },
    { say: 'outline.costs', ...hexCosts },
    { say: 'outline.mountains', hexes: ruralHexes.filter((hex) => terrainOf[hex] === 'mountain').map((hex) => hexPlaces[hex]) },
    {
      say: 'outline.rivers',
      sides: rivers.map(([one, other]) => ({ say: 'outline.river', one: hexPlaces[one], other: hexPlaces[other] })),
    },
    ...urbanHexes.flatMap((hex) =>
      excludedBy[hex] > hex ? [{ say: 'outline.exclusive', one: hexIds[hex], other: hexIds[excludedBy[hex]] }] : [],
    ),
    ...Array.from({ length: BASIC_RAILWAYS }, (_, railway) => railway).flatMap((railway) => {
      const track = ruralHexes.filter((hex) => occupies(state, railway, hex)).map((hex) => hexPlaces[hex])
      return track.length === 0 ? [] : [{ say: 'outline.track', railway: COMPANY_IDS[railway], hexes: track }]
    }),
  ]
}

export function railwaysIn(state: State, hex: Hex): string[] {
  return COMPANY_IDS.filter((_, railway) => railway < BASIC_RAILWAYS && occupies(state, railway, hex))
}
