/** The address under which a game can be gone through anywhere: the record lies in the address itself. */
import type { GameRecord } from '@branchline/engine'
import { packRecord } from './packed.ts'

export async function reviewLink(record: GameRecord, at: number): Promise<string> {
  return `/replay#at=${at}&r=${await packRecord(record)}`
}
