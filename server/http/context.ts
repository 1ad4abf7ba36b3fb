import type { BotPool } from '../bots/pool.ts'
import type { DailyGame } from '../daily/deal.ts'
import type { IdentityContext } from '../identity/context.ts'
import type { Around } from '../lobby/around.ts'
import type { NoticesContext, Reach } from '../notices/context.ts'
import type { ChatContext } from '../tables/context.ts'
import type { Heartbeat } from '../time/heartbeat.ts'
import type { Networks } from './network.ts'

/** All that can be asked for from outside. */
export interface AppContext extends IdentityContext, NoticesContext, ChatContext {
  readonly bots: BotPool
  /** What may be the game of a day. */
  readonly daily: readonly DailyGame[]
  readonly notices: Reach
  readonly heartbeat: Heartbeat
  readonly around: Around
  /** How many clubs there may be on this server. */
  readonly clubs: 'one' | 'many' | 'none'
  /** Where people come from: bots think in turn by it. */
  readonly networks: Networks
  /** Those who wait for news over HTTP; woken when the server closes. */
  readonly wakers: Set<() => void>
  /** Why nothing can be stored at the moment; null when all is well. */
  storageTrouble: string | null
}
