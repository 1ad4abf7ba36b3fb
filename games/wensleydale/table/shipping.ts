/** What can still be moved, and what of it nobody else could take first. */
import type { MoveText } from '@branchline/design'
import { inNotation, moving } from './moves.ts'
import { isWithinReach } from './plan.ts'
import { type PieceOutlook, piecesFor, type State } from './rules.ts'

export interface Outlook {
  readonly movable: readonly PieceOutlook[]
  /** On the seat's own track or beside it, but not to be moved now: with the reason. */
  readonly stuck: readonly PieceOutlook[]
}

/** Too far away to be worth a line. */
const FAR: ReadonlySet<string> = new Set(['track-does-not-enter', 'no-town-beside'])

export function outlookFor(view: State, seat: number): Outlook {
  const all = piecesFor(view, seat)
  return {
    movable: all.filter(({ refusal }) => refusal === null),
    stuck: all.filter(({ refusal }) => refusal !== null && !FAR.has(refusal.code)),
  }
}

/**
 * Moves of pieces that no other player could make, trains aside; empty when there are not slots for all of them, for then there is a
 * choice to be made. Track does not change in this phase, so what is safe now stays so until the end of it.
 */
export function uncontested(view: State, seat: number): MoveText[] {
  if (view.phase !== 'trains' || view.due > 0) return []
  const rivals = Array.from({ length: view.seats }, (_, other) => other).filter((other) => other !== seat && view.passed[other] === 0)
  const wanted = new Set(
    rivals.flatMap((rival) =>
      piecesFor(view, rival)
        .filter(({ refusal }) => isWithinReach(refusal))
        .map(({ kind, area }) => `${kind} ${area}`),
    ),
  )
  const safe = piecesFor(view, seat).filter(({ refusal, kind, area }) => refusal === null && !wanted.has(`${kind} ${area}`))
  const isPassenger = ({ kind }: PieceOutlook) => kind.endsWith('-passenger')
  const count = (pieces: readonly PieceOutlook[]) => pieces.reduce((sum, piece) => sum + piece.pieces, 0)
  const [goods = 0, first = 0, second = 0, third = 0] = view.slots.slice(seat * 4, seat * 4 + 4)
  const passengers = safe.filter(isPassenger)
  const others = safe.filter((piece) => !isPassenger(piece))
  const fitting = [...(count(others) <= goods ? others : []), ...(count(passengers) <= first + second + third ? passengers : [])]
  return fitting.flatMap((piece) => new Array<MoveText>(piece.pieces).fill(inNotation(view, moving(view, piece))))
}
