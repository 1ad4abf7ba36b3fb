/** Through whose eyes the table looks: the seat that decides here, else the seat that watches, else whoever is to act. */
import type { TableProps } from '@branchline/design'
import type { State } from './rules.ts'

export function seatOf({ view, viewer, moves }: Pick<TableProps<State>, 'view' | 'viewer' | 'moves'>): number | null {
  if (moves.length > 0 && view.actor >= 0) return view.actor
  if (viewer !== 'spectator') return viewer
  return view.actor >= 0 ? view.actor : null
}
