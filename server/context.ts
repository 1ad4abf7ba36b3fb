/** Everything, as the server is put together: each room takes the part of it that its own context names. */
import type { BusContext } from './bus/context.ts'
import type { AppContext } from './http/context.ts'
import type { Rooms } from './tables/consequence.ts'

export interface ServerContext extends AppContext, BusContext {
  readonly bots: AppContext['bots']
  readonly notices: AppContext['notices']
  readonly heartbeat: AppContext['heartbeat']
  rooms: Rooms
}
