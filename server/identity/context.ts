import type { Logger } from 'pino'
import type { Mail } from '../notices/mail.ts'
import type { Storage } from '../storage/storage.ts'
import type { SeatingContext } from '../tables/context.ts'
import type { People } from './people.ts'

/** To know people, and the ways back to them. */
export interface AccountContext {
  readonly storage: Storage
  readonly people: People
  readonly mail: Mail
  readonly publicUrl: string
  readonly log: Logger
  readonly now: () => number
}

/** To sign them in and to take away what is theirs: that reaches to the tables. */
export interface IdentityContext extends SeatingContext, AccountContext {}
