/** How those at a table are called; names change while people sit there. */
import type { Locale } from '@branchline/engine'
import { wordsFor } from '../messages/index.ts'
import type { TableContext } from './context.ts'
import type { LiveTable } from './live.ts'
import { tellTable } from './wire.ts'

export function renamedAt(context: TableContext, person: { readonly id: string; readonly name: string }): void {
  for (const table of context.live.values()) {
    if (!table.names.has(person.id) || table.names.get(person.id) === person.name) continue
    table.names.set(person.id, person.name)
    tellTable(table)
  }
}

/** As the table's players are called; whoever gave no name is called as everywhere by the game's speaker. */
export function namesAt(table: LiveTable, locale: Locale): string[] {
  return table.seats.map((seat) =>
    seat.person === null ? wordsFor(locale).bot({ number: seat.seat + 1 }) : (table.names.get(seat.person) ?? ''),
  )
}
