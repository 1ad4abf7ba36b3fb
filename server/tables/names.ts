/** Names change while people sit at tables. */
import type { TableContext } from './context.ts'
import { tellTable } from './wire.ts'

export function renamedAt(context: TableContext, person: { readonly id: string; readonly name: string }): void {
  for (const table of context.live.values()) {
    if (!table.names.has(person.id) || table.names.get(person.id) === person.name) continue
    table.names.set(person.id, person.name)
    tellTable(table)
  }
}
