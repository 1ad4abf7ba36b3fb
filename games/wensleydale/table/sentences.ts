/** Prices, places and pieces in words: for labels, hints and the description of the position. */

import { withMinus } from '@branchline/design'
import { type GameEvent, phrase, type Speaker } from '@branchline/engine'
import type { Words } from './messages/index.ts'
import { placeCalled, placeName } from './placeNames.ts'
import {
  type Board,
  boardOf,
  CHEESE,
  MIDLAND,
  NORTH_EASTERN,
  OPPOSITION,
  RED_LINK,
  type RunOutlook,
  STONE,
  type State,
  trainIn,
} from './rules.ts'
import type { Sheet } from './sheet.ts'
import type { Influence } from './signs/shapes.ts'

/** Whose words are used: station and stretch are of the rules of 2010, whatever board they are played on. */
export const titleOf = ({ rules }: Board) => (rules === 2010 ? 'nuremberg' : 'wensleydale')

/** What an influence is for, and beside what it is called: "White (government): order of building, and against opposition". */
export const influenceFor = (board: Board, colour: Influence, t: Words): string =>
  phrase(t.influenceFor[colour], { map: board.map, title: titleOf(board) })

export const influenceInWords = (board: Board, colour: Influence, t: Words): string =>
  t.named({ name: t.influenceIs[colour], what: influenceFor(board, colour, t) })

interface Price {
  readonly points: number
  readonly red: number
  readonly green: number
  readonly white: number
}

/** "2 build points, 1 red influence". */
export function priceInWords({ points, red, green, white }: Price, t: Words): string {
  const parts = [
    t.buildPoints({ points }),
    ...(red > 0 ? [t.redInfluence({ points: red })] : []),
    ...(green > 0 ? [t.greenInfluence({ points: green })] : []),
    ...(white > 0 ? [t.whiteInfluence({ points: white })] : []),
  ]
  return t.row({ items: parts })
}

export function kindWord(kind: string, speaker: Speaker): string {
  return speaker.word(`name.${kind}`)
}

/** What a train carries: "3 goods slots and 3 passenger slots, 2 of them first class (worth 3, 2)". First class is of 2010 (NB-9.16). */
export function slotsInWords(view: State, train: number, t: Words): string {
  const { goods, passengers } = trainIn(view, train)
  const worth = boardOf(view).rules === 2009 ? [] : passengers.filter((points) => points > 1).map(String)
  return t.slotsOf({ goods, passengers: passengers.length, first: worth.length, worth })
}

/** Name of a place, whose it is and what stands there. */
export function contentsOf(view: State, area: number, speaker: Speaker, t: Words): string {
  const board = boardOf(view)
  const company = view.company[area] as number
  const goods = board.goodsKind[area] as number
  const parts: string[] = []
  if ((company & MIDLAND) !== 0) parts.push(t.townOf({ title: titleOf(board), company: speaker.word('name.red') }))
  if ((company & NORTH_EASTERN) !== 0) parts.push(t.townOf({ title: titleOf(board), company: speaker.word('name.green') }))
  if (goods === STONE || goods === CHEESE) parts.push(`${view.goods[area]} × ${kindWord(board.kinds[goods] as string, speaker)}`)
  if ((view.red[area] as number) > 0) parts.push(`${view.red[area]} × ${kindWord('red-passenger', speaker)}`)
  if ((view.green[area] as number) > 0) parts.push(`${view.green[area]} × ${kindWord('green-passenger', speaker)}`)
  if ((view.white[area] as number) > 0) parts.push(`${view.white[area]} × ${kindWord(board.kinds[OPPOSITION] as string, speaker)}`)
  parts.push(...linksAt(view, area, speaker, t))
  return t.placeSays({ name: placeName(board, area, speaker), parts: parts.length === 0 ? t.nothingHere : parts })
}

/** All that its contents go by: as long as it is the same, so are they. */
export function stateOfArea(view: State, area: number): string {
  const { firstExit, exitLink } = boardOf(view)
  const owners = exitLink.slice(firstExit[area], firstExit[area + 1]).map((link) => view.owner[link] as number)
  const pieces = [view.company, view.goods, view.red, view.green, view.white].map((kind) => kind[area])
  return [...pieces, ...owners].join()
}

/** Whose track enters: "track of Ann to Malham". */
function linksAt(view: State, area: number, speaker: Speaker, t: Words): string[] {
  const board = boardOf(view)
  const found: string[] = []
  for (let exit = board.firstExit[area] as number; exit < (board.firstExit[area + 1] as number); exit++) {
    const owner = view.owner[board.exitLink[exit] as number] as number
    if (owner === 0) continue
    found.push(t.trackTo({ owner: ownerName(view, owner, speaker, t), area: placeName(board, board.exitTo[exit] as number, speaker) }))
  }
  return found
}

export function ownerName(view: State, owner: number, speaker: Speaker, t: Words): string {
  if (owner <= view.seats) return speaker.seat(owner - 1)
  return t.theCompany({ company: speaker.word(owner === RED_LINK ? 'name.red' : 'name.green') })
}

export function removedInWords({ removed }: RunOutlook, sheet: Sheet, speaker: Speaker, t: Words): string {
  if (removed.length === 0) return t.nothingLeaves
  const items = removed.map(
    ({ kind, area, pieces }) => `${pieces} × ${kindWord(kind, speaker)} (${placeCalled(sheet.board, area, speaker)})`,
  )
  return t.row({ items })
}

/** A figure with its sign: "+2", "−3", "0". */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : withMinus(value)
}

/** Who scored how much by the same event. */
export const gainsInWords = (gains: readonly GameEvent[], speaker: Speaker, t: Words): string =>
  t.row({ items: gains.map(({ seat, points }) => `${speaker.seat(Number(seat))} ${signed(Number(points))}`) })
