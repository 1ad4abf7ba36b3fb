import type { People } from '../identity/people.ts'
import type { Around } from '../lobby/around.ts'
import type { Reach } from '../notices/context.ts'
import type { ChatContext, PeopleContext } from '../tables/context.ts'
import type { Heartbeat } from '../time/heartbeat.ts'

/** To follow what other processes did. */
export interface BusContext extends PeopleContext, ChatContext {
  /** This process, among those that share a database. */
  readonly process: string
  readonly people: People
  readonly notices: Reach
  readonly heartbeat: Heartbeat
  readonly around: Around
}
