/** The board shows no coordinates: a hex without a name is told by what it is and the nearest place that has one. */
import type { Refusal } from '@branchline/engine'
import { type Board, KINDS, namedNear } from '../rules/board.ts'
import type { Words } from './messages/index.ts'

export function placeName(board: Board, hex: number, t: Words): string {
  const near = namedNear(board, hex)
  return near === hex ? board.names[hex] : t.nameless({ kind: KINDS[board.kind[hex]], place: board.names[near] })
}

/** A refusal is told by the rules with hexes as they stand in notation: here with what they are called on the board. */
export function withPlaceNames(refusal: Refusal, board: Board, t: Words): Refusal {
  const named = PLACES.flatMap((place) => {
    const id = refusal[place]
    return typeof id === 'string' ? [[place, placeName(board, board.hexNumber(id), t)]] : []
  })
  return { ...refusal, ...Object.fromEntries(named) }
}

const PLACES = ['hex', 'beyond'] as const
