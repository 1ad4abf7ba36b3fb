/**
 * What follows when something is settled at a table. Rooms (time, orders, notices, ratings, bots) register here, where the server is put together;
 * whoever settles runs the list and knows none of them. A consequence is worked out before the commit, stored in it, and carried out after it.
 */
import type { GameEvent } from '@branchline/engine'
import type { Clock } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { SeatRow } from '../storage/schema.ts'
import type { LiveTable, LogEntry, TableStanding } from './live.ts'

/** An entry of the log that is about to be stored. */
export interface Settlement {
  readonly table: LiveTable
  /** The state after it. */
  readonly state: unknown
  readonly entry: LogEntry
  readonly events: readonly GameEvent[]
  /** Who is to act then; null when the game is over. */
  readonly next: number | null
  /** The seats as they will be, with what earlier rooms of the list made of them. */
  readonly seats: SeatRow[]
}

export interface Consequence {
  readonly writes?: readonly Write[]
  /** The seats as they will be, where they change. */
  readonly seats?: SeatRow[]
  /** The clocks as they will be, for those who are told of the entry. */
  readonly clock?: Clock | null
  /** What it writes rests on more than the log: stored only if nobody has changed the table since. */
  readonly isGuarded?: boolean
  /** To be called when the writes are stored. */
  afterwards?(): void
}

/** A table is about to stand otherwise than now: after an entry, or because somebody sat down, went, asked something. */
export interface Standing {
  readonly table: LiveTable
  readonly after: TableStanding
  readonly seats: readonly SeatRow[]
}

export interface Room {
  afterEntry?(settlement: Settlement): Consequence | null
  afterChange?(standing: Standing): Pick<Consequence, 'writes' | 'afterwards'> | null
  /** The table has gone on, and it is stored and told: somebody may be waited for now. */
  settled?(table: LiveTable): void
  /** What another process did at the table has been read here. */
  caughtUp?(table: LiveTable): void
  /** The same, after entries alone. */
  followed?(table: LiveTable): void
}

/** In this order: time first, because the others see its seats. */
export type Rooms = readonly Room[]

/** The table has gone on, and it is stored and told. */
export function settledAt({ rooms }: { readonly rooms: Rooms }, table: LiveTable): void {
  for (const room of rooms) room.settled?.(table)
}

export interface Outcome {
  readonly writes: readonly Write[]
  readonly seats: SeatRow[]
  readonly clock: Clock | null
  readonly isGuarded: boolean
  afterwards(): void
}

export function outcomeOf(rooms: Rooms, settlement: Settlement): Outcome {
  const writes: Write[] = []
  const afterwards: (() => void)[] = []
  let { seats } = settlement
  let clock: Clock | null = null
  let isGuarded = false
  for (const room of rooms) {
    const consequence = room.afterEntry?.({ ...settlement, seats })
    if (consequence === undefined || consequence === null) continue
    writes.push(...(consequence.writes ?? []))
    seats = consequence.seats ?? seats
    clock = consequence.clock ?? clock
    isGuarded ||= consequence.isGuarded === true
    if (consequence.afterwards !== undefined) afterwards.push(() => consequence.afterwards?.())
  }
  return { writes, seats, clock, isGuarded, afterwards: () => afterwards.forEach((carryOut) => void carryOut()) }
}
