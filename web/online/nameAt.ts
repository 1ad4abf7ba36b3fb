import type { Table } from '@branchline/server/protocol'
import { botName } from '../play/botName.ts'
import { inSentence } from './inSentence.ts'

/** Bots at the server have a level and no name; here they get one of the house's. */
export function nameAt(table: Table, seat: number): string {
  const { name, kind } = table.seats[seat] ?? { name: null, kind: 'open' }
  return name === null ? (kind === 'bot' ? botName(seat, table.id) : '–') : inSentence(name)
}
