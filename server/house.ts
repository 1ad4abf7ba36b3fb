/** The house: all that the tables share. One per process. */
import type { AnyGame, Shuffle } from '@branchline/engine'
import type { Logger } from 'pino'
import type { BotPool } from './bots/pool.ts'
import type { Bus } from './bus/bus.ts'
import type { Figures } from './figures.ts'
import type { Networks } from './http/network.ts'
import type { People } from './identity/people.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mail } from './notices/mail.ts'
import type { Notices } from './notices/notices.ts'
import type { Marks } from './people/marks.ts'
import type { Storage } from './storage/storage.ts'
import type { LiveTable } from './tables/live.ts'
import type { Metered } from './tables/talk-limits.ts'
import type { Pulse } from './time/pulse.ts'

/** One open line to a person's device. */
export interface Line {
  /** The session it came by, as its hash is stored. */
  readonly session: string | null
  send(text: string): void
  close(): void
}

export interface House {
  /** This process, among those that share a database. */
  readonly process: string
  readonly storage: Storage
  readonly people: People
  /** Whom people mute and block. */
  readonly marks: Marks
  /** How much may be said. */
  readonly metered: Metered
  readonly pulse: Pulse
  readonly games: ReadonlyMap<string, AnyGame>
  readonly bots: BotPool
  /** Where people come from: bots think in turn by it. */
  readonly networks: Networks
  /** Bots that may play for one person where nobody sits. */
  readonly botSeatsPerPerson: number
  readonly jobs: Jobs
  /** To the other processes; null where there can be none. */
  readonly bus: Bus | null
  readonly mail: Mail
  readonly notices: Notices
  /** Where people find this house, for links in letters; without a slash at the end. */
  readonly publicUrl: string
  readonly log: Logger
  readonly figures: Figures
  readonly now: () => number
  /** The formula games are dealt by. */
  readonly seedFrom: (shuffle: Shuffle) => string
  readonly live: Map<string, LiveTable>
  readonly loading: Map<string, Promise<LiveTable>>
  /** Lines by person, to tell them that a table waits for them. */
  readonly lines: Map<string, Set<Line>>
  /** Called when a table has gone on: somebody may be waited for now, perhaps a bot. */
  readonly onSettled: (table: LiveTable) => void
  /** Called when what another process did at a table has been read here. */
  readonly onCaughtUp: (table: LiveTable) => void
  /** Called when a table was brought up to date with another process: a bot that is ours to ask may be to act. */
  readonly onFollowed: (table: LiveTable) => void
  /** Those who wait for news over HTTP; woken when the house closes. */
  readonly wakers: Set<() => void>
  /** Why nothing can be stored at the moment; null when all is well. */
  storageTrouble: string | null
  isClosing: boolean
}
