/** Moves as values: the table says what it means, and the rules print it. */
import { type LegalMove, printerOf } from '@branchline/design'
import { boardOf, COMPANIES, type Move, type PieceOutlook, print, type RunOutlook, type State } from './rules.ts'

export const inNotation = printerOf<State, Move>(print)

/** The legal moves with what they are. */
export const offers = (moves: readonly LegalMove[]) => moves as readonly LegalMove<Move>[]

const areaOf = (view: State, id: string) => boardOf(view).areaOf.get(id) as number

/** A link between two areas. */
export const building = (view: State, from: string, to: string): Move => ({ do: 'build', from: areaOf(view, from), to: areaOf(view, to) })

export type Shipping = Extract<Move, { do: 'move' }>

/** A piece of a kind, as the rules speak of it, away from its area. */
export function moving(view: State, { kind, area }: Pick<PieceOutlook, 'kind' | 'area'>): Shipping {
  return { do: 'move', kind: boardOf(view).kinds.indexOf(kind.replace('-passenger', '')), area: areaOf(view, area) }
}

/** A run sold to a company. */
export function takeover(view: State, { company, run }: Pick<RunOutlook, 'company' | 'run'>): Move {
  return { do: 'takeover', company: (COMPANIES as readonly string[]).indexOf(company), path: run.map((id) => areaOf(view, id)) }
}
