/** Games on this device: their records, who sits where, and what the home page needs to show them without any rules. */
import type { Character, GameRecord, Seat } from '@branchline/engine'
import { localKeys, readLocal, removeLocal, writeLocal } from './localStore.ts'

export type Occupant =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly character?: Character | undefined; readonly name: string }

export interface StoredTable {
  readonly id: string
  readonly record: GameRecord
  readonly occupants: readonly Occupant[]
  /** Moves taken back, to be played again; the next one last. */
  readonly undone: readonly string[]
  readonly toAct: Seat | null
  readonly createdAt: number
  readonly changedAt: number
  readonly notes: string
  /** What the title keeps beside the moves. */
  readonly kept?: unknown
  /** The game of this day: one attempt, and the opponents of the day. */
  readonly day?: string
}

const PREFIX = 'branchline.table.'

export function storedTables(): StoredTable[] {
  return localKeys(PREFIX)
    .map((key) => readTable(key.slice(PREFIX.length)))
    .filter((table) => table !== null)
    .sort((a, b) => b.changedAt - a.changedAt)
}

export function readTable(id: string): StoredTable | null {
  const table = readLocal(PREFIX + id) as StoredTable | null
  return Array.isArray(table?.record?.moves) && Array.isArray(table.occupants) ? table : null
}

/** False when the browser keeps nothing (private windows): the game then lasts as long as the page. */
export const storeTable = (table: StoredTable): boolean => writeLocal(PREFIX + table.id, table)

export const removeTable = (id: string): void => removeLocal(PREFIX + id)
