/** What a hex is, holds, costs and is worth, in words: for the card of a place, for screen readers, for the position in words. */
import type { Speaker } from '@branchline/engine'
import { CITY, KINDS, REMOTE, SEA } from '../rules/board.ts'
import { priceItems, wasteOf } from '../rules/help.ts'
import { MARKERS } from '../rules/move.ts'
import { priceOf } from '../rules/rails.ts'
import { boardOf, type State } from '../rules/state.ts'
import { markersOn } from './linking.ts'
import type { Words } from './messages/index.ts'
import { mostAt, nowAt } from './worth.ts'

export function seatsIn(mask: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => mask & (1 << seat))
}

/** "Yokohama: city, 2 of 3 stations; rails of Ada, Grace". */
export function contentsOf(view: State, hex: number, speaker: Speaker, t: Words): string {
  return t.placeSays({ name: boardOf(view).names[hex], parts: partsOf(view, hex, speaker, t) })
}

/** For eyes: a hex that bears no name on the board is called what it is. */
export function headedContents(view: State, hex: number, speaker: Speaker, t: Words): { name: string; contents: string[] } {
  const { names, kind } = boardOf(view)
  const parts = partsOf(view, hex, speaker, t)
  const [name, ...rest] = kind[hex] === CITY || kind[hex] === REMOTE ? [names[hex], ...parts] : parts
  return { name, contents: rest.length === 0 ? [] : [t.row({ items: rest })] }
}

/** First what the hex is. */
function partsOf(view: State, hex: number, speaker: Speaker, t: Words): [string, ...string[]] {
  const { kind, value } = boardOf(view)
  const parts: [string, ...string[]] = [
    kind[hex] === CITY
      ? t.cityHolds({ built: view.stations[hex], places: value[hex] })
      : kind[hex] === REMOTE
        ? t.remoteWorth({ value: value[hex] })
        : t.kinds[KINDS[kind[hex]]],
  ]
  const there = seatsIn(view.rails[hex], view.seats)
  if (there.length > 0) parts.push(t.railsOf({ names: there.map((seat) => speaker.seat(seat)) }))
  const markers = markersOn(view, hex)
  if (markers.length > 0) parts.push(t.routeEnd({ letters: markers.map((marker) => MARKERS[marker].toUpperCase()) }))
  return parts
}

/** The price of a rail there, part by part. */
export function priceLines(view: State, seat: number, hex: number, t: Words): string[] {
  if (boardOf(view).kind[hex] === SEA || view.rails[hex] & (1 << seat)) return []
  const items = priceItems(view, seat, hex).map(
    ({ what, money }) => `${t.priceParts[what as keyof typeof t.priceParts]} ${money < 0 ? `−$${-money}` : `$${money}`}`,
  )
  const waste = wasteOf(view, seat, hex)
  return [
    t.railCosts({ price: priceOf(view, seat, hex), parts: items.join(' + ').replaceAll('+ −', '− ').replaceAll('−$', '$') }),
    ...(waste > 0 ? [t.bringsWaste] : []),
  ]
}

export function worthLines(view: State, hex: number, t: Words): string[] {
  const [now, most] = [nowAt(view, hex), mostAt(view, hex)]
  return most === 0 ? [] : [now === most ? t.scoresFor({ now }) : t.scoresUpTo({ now, most })]
}
