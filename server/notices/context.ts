import type { People } from '../identity/people.ts'
import type { PeopleContext } from '../tables/context.ts'
import type { Mail } from './mail.ts'
import type { Reach } from './reach.ts'

export interface NoticesContext extends PeopleContext {
  readonly people: People
  readonly mail: Mail
  readonly notices: Reach
  /** Where people find this server, for links in letters; without a slash at the end. */
  readonly publicUrl: string
}
