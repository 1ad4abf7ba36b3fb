/**
 * What a game is dealt from: the secret the house bound itself to when it made the table, and the shares of those who sit down.
 * docs/decisions/0011-a-shuffle-anybody-can-check.md says what this proves, and what not.
 */
import { randomBytes } from 'node:crypto'
import { commitmentOf, type Deal, houseShare, SHUFFLE, type Share, type Shuffle } from '@branchline/engine'
import { Denial } from '../problem.ts'
import type { Table } from '../protocol/index.ts'
import type { SeatRow, TableRow } from '../storage/schema.ts'

/** The house's part, before anybody sits there. */
export function newSecret(table: string): { readonly secret: string; readonly commitment: string } {
  const secret = randomBytes(32).toString('hex')
  return { secret, commitment: commitmentOf(table, secret) }
}

/** What the start of a game fixes: from what it is dealt, and where that counts from. */
export interface Dealt {
  readonly seed: string
  readonly shares: string | null
  readonly deals: string | null
}

export function deal(row: TableRow, seats: readonly SeatRow[], openingMoves: number, seedFrom: (shuffle: Shuffle) => string): Dealt {
  const { id, secret, commitment } = row
  if (secret === null || commitment === null) {
    // Made by an older version: what the house dealt is the house's, what somebody brought is refused.
    if (row.opening === null) return { seed: row.seed, shares: null, deals: null }
    throw new Denial('not-possible-now', (t) => t.dealtBefore)
  }
  if (commitmentOf(id, secret) !== commitment) throw new Denial('not-possible-now', (t) => t.secretDiffers)
  const shares = seats.map((seat) => shareOf(seat) ?? houseShare(id, secret, seat.seat))
  const seed = seedFrom({ method: SHUFFLE, table: id, commitment, secret, at: openingMoves, shares })
  const kept = { shares: JSON.stringify(shares) }
  if (openingMoves === 0) return { ...kept, seed, deals: null }
  return { ...kept, seed: row.seed, deals: JSON.stringify([...dealsOf(row), { at: openingMoves, seed }]) }
}

/** All of it, for the record of a game that is over; null where nothing was bound to anything. */
export function shuffleOf(row: TableRow): Shuffle | null {
  const { id: table, secret, commitment } = row
  if (secret === null || commitment === null || row.shares === null) return null
  return { method: SHUFFLE, table, commitment, secret, at: movesBrought(row) ?? 0, shares: JSON.parse(row.shares) as Share[] }
}

/** What everybody may see of it at any time. Shares are no secret: without the house's own they say nothing. */
export function shuffleOnWire({ commitment, shares, status }: TableRow, seats: readonly SeatRow[]): Table['shuffle'] {
  if (commitment === null) return null
  const given = shares !== null ? (JSON.parse(shares) as Share[]) : status === 'open' ? seats.map(shareOf) : []
  return { method: SHUFFLE, commitment, shares: given }
}

export function dealsOf({ deals }: Pick<TableRow, 'deals'>): readonly Deal[] {
  return deals === null ? [] : (JSON.parse(deals) as Deal[])
}

/** How many moves the record had that the table began from; null where there was none. */
export function movesBrought({ opening }: Pick<TableRow, 'opening'>): number | null {
  return opening === null ? null : (JSON.parse(opening) as string[]).length
}

function shareOf({ kind, share }: SeatRow): Share | null {
  return kind === 'person' && share !== null ? { by: 'device', share } : null
}
