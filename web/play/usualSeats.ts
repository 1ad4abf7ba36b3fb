import { readLocal, writeLocal } from '../store/localStore.ts'
import type { Occupant } from '../store/localTables.ts'

const SEATS = 'branchline.seats.'

/** With how many Play now begins: as last time against bots, else as few as can play. */
export function usualSeats({ id, seats: { min, max } }: { id: string; seats: { readonly min: number; readonly max: number } }): number {
  const last = readLocal(SEATS + id)
  return typeof last === 'number' && last >= min && last <= max ? last : min
}

export function rememberSeats(game: string, occupants: readonly Occupant[]): void {
  if (occupants.filter(({ kind }) => kind === 'person').length === 1) writeLocal(SEATS + game, occupants.length)
}
