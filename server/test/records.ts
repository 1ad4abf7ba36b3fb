import { createHash } from 'node:crypto'
import { type GameRecord, hashOf, openRecord } from '@branchline/engine'
import { parcels } from '../../engine/test/parcels.ts'

/** What anybody can work out from a record: the hash of its last state, and what was promised about its seed. */
export function gameHash(record: GameRecord): { hash: string; commitment: string } {
  const { history, bad } = openRecord(parcels, record)
  if (bad !== undefined) throw new Error(`move ${bad.at} is refused`)
  return { hash: hashOf(history.state), commitment: createHash('sha256').update(record.seed).digest('hex') }
}
