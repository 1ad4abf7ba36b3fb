/** What can still be moved, and what of it nobody else could take first. */
import type { MoveText } from '@branchline/design'
import { inNotation, moving } from './moves.ts'
import { isWithinReach } from './plan.ts'
import { boardOf, earningsOf, GREEN_PASSENGER, INCOME, type PieceOutlook, piecesFor, RED_PASSENGER, type State, trainIn } from './rules.ts'

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
  return rivalsByPiece(view, seat).get(nameOf({ kind, area })) ?? []
}

const nameOf = ({ kind, area }: Pick<PieceOutlook, 'kind' | 'area'>) => `${kind} ${area}`

/** Who has not passed and could move what, trains aside. */
function rivalsByPiece(view: State, seat: number): ReadonlyMap<string, readonly number[]> {
  const rivals = new Map<string, number[]>()
  for (let rival = 0; rival < view.seats; rival++) {
    if (rival === seat || view.passed[rival] === 1) continue
    for (const piece of piecesFor(view, rival))
      if (isWithinReach(piece.refusal)) rivals.set(nameOf(piece), [...(rivals.get(nameOf(piece)) ?? []), rival])
  }
  return rivals
}

/** What the seat can move now and a rival could take first: the one that is worth most. Income counts as points at the end. */
export function contestedPiece(view: State, seat: number): PieceOutlook | null {
  if (view.phase !== 'trains' || view.due > 0) return null
  const rivals = rivalsByPiece(view, seat)
  const after = (piece: PieceOutlook) => rivals.get(nameOf(piece))?.length ?? 0
  const worth = (piece: PieceOutlook) => {
    const { kind } = moving(view, piece)
    return earningsOf(view, seat, kind) + INCOME[kind]
  }
  const found = movableBy(view, seat).filter((piece) => after(piece) > 0)
  const [first] = found
    .map((piece) => ({ piece, worth: worth(piece), after: after(piece) }))
    .sort((a, b) => b.worth - a.worth || b.after - a.after)
  return first?.piece ?? null
}

/**
 * Moves of pieces that no other player could make, trains aside; empty when there are not slots for all of them, for then there is a
 * choice to be made. Track does not change in this phase, so what is safe now stays so until the end of it.
 */
export function uncontested(view: State, seat: number): MoveText[] {
  if (view.phase !== 'trains' || view.due > 0) return []
  const wanted = rivalsByPiece(view, seat)
  const safe = movableBy(view, seat).filter((piece) => !wanted.has(nameOf(piece)))
  const { goods, passengers: people } = freeSlots(view, seat)
  const passengers = safe.filter(isPassenger)
  const others = safe.filter((piece) => !isPassenger(piece))
  const fitting = [...(count(others) <= goods ? others : []), ...(count(passengers) <= people ? passengers : [])]
  return fitting.flatMap((piece) => new Array<MoveText>(piece.pieces).fill(inNotation(view, moving(view, piece))))
}

const isPassenger = ({ kind }: PieceOutlook) => kind.endsWith('-passenger')
const count = (pieces: readonly PieceOutlook[]) => pieces.reduce((sum, piece) => sum + piece.pieces, 0)

function freeSlots(view: State, seat: number) {
  const [goods = 0, first = 0, second = 0, third = 0] = view.slots.slice(seat * 4, seat * 4 + 4)
  return { goods, passengers: first + second + third }
}

export interface Freight {
  readonly pieces: number
  /** What they may be. */
  readonly kinds: readonly string[]
}

/** What a train would carry of the pieces within the seat's reach, beyond what its free slots carry already: goods and passengers. */
export function freightOf(view: State, seat: number, train: number): readonly Freight[] {
  const { goods, passengers } = trainIn(view, train)
  const free = freeSlots(view, seat)
  const within = piecesFor(view, seat).filter(({ refusal }) => isWithinReach(refusal))
  const fill = (pieces: readonly PieceOutlook[], before: number, more: number): Freight => ({
    pieces: Math.max(0, Math.min(count(pieces) - before, more)),
    kinds: [...new Set(pieces.map(({ kind }) => kind))],
  })
  return [
    fill(
      within.filter((piece) => !isPassenger(piece)),
      free.goods,
      goods,
    ),
    fill(within.filter(isPassenger), free.passengers, passengers.length),
  ].filter(({ pieces }) => pieces > 0)
}
