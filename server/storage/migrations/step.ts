import type { Kysely } from 'kysely'
import type { Clustered } from './clustered.ts'

/** One step of the schema. */
export interface Step {
  readonly name: string
  up(db: Kysely<unknown>, clustered: Clustered, kind: 'sqlite' | 'postgres'): Promise<void>
}
