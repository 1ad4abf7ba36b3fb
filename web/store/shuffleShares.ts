/** What this device adds to the shuffle of a table, and what it keeps to check the game by afterwards. */
import type { Noted } from '@branchline/engine'
import type { Table } from '@branchline/server/protocol'
import { readLocal, writeLocal } from './localStore.ts'

interface Kept {
  readonly commitment: string
  /** By whom: another person may sit down on the same device. */
  readonly seat: number
  readonly share: string
}

const PREFIX = 'branchline.shuffle.'

export function newShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Called when the server has taken the share: the commitment is the one shown before it was given. */
export function keepShare({ id, shuffle }: Table, seat: number, share: string): void {
  if (shuffle === null) return
  const kept: Kept = { commitment: shuffle.commitment, seat, share }
  // A browser that keeps nothing: the game can be checked all the same, only not against this device's own word.
  writeLocal(PREFIX + id, kept)
}

/** What this device kept of the table, for the seat one had there. */
export function notedAt(id: string, seat: number | null): Noted {
  const kept = readLocal(PREFIX + id) as Kept | null
  if (kept === null || kept.seat !== seat) return {}
  return { commitment: kept.commitment, share: { seat: kept.seat, share: kept.share } }
}

/** Whether this person sits there before the start without having given a share: who made the table does, or who asked for a rematch. */
export function lacksShare({ status, you, shuffle }: Table): boolean {
  return status === 'open' && you.seat !== null && shuffle !== null && shuffle.shares[you.seat] === null
}
