/** The board shows no coordinates: a hex without a name is told by what it is and the nearest place that has one. */
import { type Board, KINDS, namedNear } from '../rules/board.ts'
import type { Words } from './messages/index.ts'

export function placeName(board: Board, hex: number, t: Words): string {
  const near = namedNear(board, hex)
  return near === hex ? board.names[hex] : t.nameless({ kind: KINDS[board.kind[hex]], place: board.names[near] })
}
