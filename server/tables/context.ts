/** What acting at tables takes, whoever acts: each file asks for the least of these that it needs. */
import type { AnyGame, Shuffle } from '@branchline/engine'
import type { Logger } from 'pino'
import type { Bus } from '../bus/bus.ts'
import type { Connections } from '../connections.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Metrics } from '../metrics.ts'
import type { Marks } from '../people/marks.ts'
import type { Storage } from '../storage/storage.ts'
import type { Correction } from '../time/correction.ts'
import type { ChatLimits } from './chat-limits.ts'
import type { Rooms } from './consequence.ts'
import type { LiveTable } from './live.ts'

/** Tables in memory. */
export interface TablesInMemory {
  readonly live: Map<string, LiveTable>
  readonly loading: Map<string, Promise<LiveTable>>
}

export interface TableContext extends TablesInMemory {
  readonly storage: Storage
  readonly games: ReadonlyMap<string, AnyGame>
  readonly jobs: Jobs
  /** To the other processes; null where there can be none. */
  readonly bus: Bus | null
  readonly bots: { /** The level that plays for whoever went. */ readonly usual: string }
  readonly heartbeat: { /** What was done to all clocks last. */ correction(): Correction | null }
  readonly connections: Connections
  /** False only when it is known that nothing can be told to this person. */
  readonly notices: { mayReach(person: string): boolean }
  /** What follows when something is settled at a table. */
  readonly rooms: Rooms
  readonly metrics: Metrics
  readonly log: Logger
  readonly now: () => number
  /** Milliseconds by which those who only watch a game with secrets are behind. */
  readonly watchDelay: number
  isClosing: boolean
}

/** Where it matters who does not want to meet whom. */
export interface PeopleContext extends TableContext {
  readonly marks: Marks
}

/** To open tables and to sit down at them. */
export interface SeatingContext extends PeopleContext {
  readonly bots: {
    readonly usual: string
    readonly levels: readonly string[]
    /** By game. */
    readonly characters: ReadonlyMap<string, readonly string[]>
  }
  /** Bots that may play for one person where nobody sits. */
  readonly botSeatsPerPerson: number
  /** The formula games are dealt by. */
  readonly seedFrom: (shuffle: Shuffle) => string
}

/** To talk at tables. */
export interface ChatContext extends PeopleContext {
  /** How much may be said. */
  readonly chatLimits: ChatLimits
}
