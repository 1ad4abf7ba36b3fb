/** Games on this device: their records, who sits where, and what the home page needs to show them without any rules. */
import type { GameRecord, Seat } from '@branchline/engine'

export type Occupant =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string }

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
}

const PREFIX = 'branchline.table.'

export function storedTables(): StoredTable[] {
  const tables: StoredTable[] = []
  try {
    for (let index = 0; index < localStorage.length; index++) {
      const key = localStorage.key(index)
      if (key?.startsWith(PREFIX)) {
        const table = readTable(key.slice(PREFIX.length))
        if (table) tables.push(table)
      }
    }
  } catch {
    return []
  }
  return tables.sort((a, b) => b.changedAt - a.changedAt)
}

export function readTable(id: string): StoredTable | null {
  try {
    const text = localStorage.getItem(PREFIX + id)
    if (text === null) return null
    const table = JSON.parse(text) as StoredTable
    return Array.isArray(table.record?.moves) && Array.isArray(table.occupants) ? table : null
  } catch {
    return null
  }
}

/** False when the browser keeps nothing (private windows): the game then lasts as long as the page. */
export function storeTable(table: StoredTable): boolean {
  try {
    localStorage.setItem(PREFIX + table.id, JSON.stringify(table))
    return true
  } catch {
    return false
  }
}

export function removeTable(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Nothing was stored, so nothing is left.
  }
}

/** Letters and digits that nobody mistakes for one another. */
export function newId(length = 8): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => signs[byte % signs.length]).join('')
}

/** Surnames from the dales and from Franconia for those who drive our trains. */
const BOT_NAMES = ['Alderson', 'Metcalfe', 'Dinsdale', 'Pickersgill', 'Iveson', 'Löhner', 'Kleinlein', 'Tanaka', 'Priestley']

export function botName(seat: Seat, id: string): string {
  const shift = [...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)
  return BOT_NAMES[(shift + seat) % BOT_NAMES.length] as string
}
