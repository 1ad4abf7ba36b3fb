/**
 * How anybody acts at a table, whichever way they come (HTTP, the socket, a link out of a letter): the server is open, nobody else is at
 * the table meanwhile, who asks has the right, and then it is done. What can be done stands in the files beside this one; the ways in translate.
 */
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { Table } from '../protocol/index.ts'
import type { TableContext } from '../tables/context.ts'
import type { LiveTable } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { liveTableFor } from '../tables/wire.ts'

/** Who asks, as the way in made out; null for a stranger. */
export type Asker = Person | null

/** `right` denies, or says as whom they act. Should another process have been quicker, both are asked again. */
export async function acting<Who, T>(
  context: TableContext,
  id: string,
  right: (table: LiveTable) => Who,
  act: (table: LiveTable, who: Who) => T | Promise<T>,
): Promise<T> {
  mustBeOpen(context)
  return atTable(context, id, (table) => act(table, right(table)))
}

/** The same, answered by the table as it is then. */
export function changing<Who>(
  context: TableContext,
  id: string,
  asker: Asker,
  right: (table: LiveTable) => Who,
  act: (table: LiveTable, who: Who) => unknown,
): Promise<Table> {
  return acting(context, id, right, async (table, who) => {
    await act(table, who)
    return liveTableFor(table, asker?.id ?? null)
  })
}

/** A server that stops finishes what it has accepted and takes on nothing new. */
export function mustBeOpen({ isClosing }: { readonly isClosing: boolean }, again: 'try' | 'connect' = 'try'): void {
  if (isClosing) throw new Denial('closing', (t) => t.closing({ again }))
}
