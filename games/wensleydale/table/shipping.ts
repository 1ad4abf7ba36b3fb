/** What can still be moved, and what of it nobody else could take first. */
import type { MoveText } from '@branchline/design'
import { inNotation, moving } from './moves.ts'
import { isWithinReach } from './plan.ts'
import { boardOf, GREEN_PASSENGER, type PieceOutlook, piecesFor, RED_PASSENGER, type State } from './rules.ts'

/** What the seat can move now. */
export function movableBy(view: State, seat: number): readonly PieceOutlook[] {
  return piecesFor(view, seat).filter(({ refusal }) => refusal === null)
}

/** The kind of piece as rules and signs speak of it. */
export function kindOf(view: State, kind: number): string {
  return kind === RED_PASSENGER ? 'red-passenger' : kind === GREEN_PASSENGER ? 'green-passenger' : (boardOf(view).kinds[kind] as string)
}

/** Who else could move this piece, trains aside. */
export function rivalsAfter(view: State, seat: number, kind: string, area: string): readonly number[] {
  return rivalsOf(view, seat).filter((rival) =>
    piecesFor(view, rival).some((piece) => piece.kind === kind && piece.area === area && isWithinReach(piece.refusal)),
  )
}

const rivalsOf = (view: State, seat: number) =>
  Array.from({ length: view.seats }, (_, other) => other).filter((other) => other !== seat && view.passed[other] === 0)

/**
 * Moves of pieces that no other player could make, trains aside; empty when there are not slots for all of them, for then there is a
 * choice to be made. Track does not change in this phase, so what is safe now stays so until the end of it.
 */
export function uncontested(view: State, seat: number): MoveText[] {
  if (view.phase !== 'trains' || view.due > 0) return []
  const wanted = new Set(
    rivalsOf(view, seat).flatMap((rival) =>
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
