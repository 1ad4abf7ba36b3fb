/**
 * How the database came to be as it is, step by step; the same steps on both databases.
 *
 * To add one: write `NNNN-what-it-brings.ts` beside this file, with the next free number, and add its line at the end of STEPS. A step runs in one
 * transaction together with the row that says it was done (run.ts), so that a kill in the middle leaves nothing of it; it must therefore not begin or end
 * transactions, nor do what a transaction cannot take back (`vacuum`, `create index concurrently`, files). Use only what both databases understand.
 * Never change or rename one that was released. New tables also go into schema.ts and into the list of backup.ts. The tests stop every step at each of
 * its commits without being told of it.
 */
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { tablesAndPeople } from './0001-tables-and-people.ts'
import { jobs } from './0002-jobs.ts'
import { severalProcesses } from './0003-several-processes.ts'
import { accounts } from './0004-accounts.ts'
import { time } from './0005-time.ts'
import { orders } from './0006-orders.ts'
import { notices } from './0007-notices.ts'
import { wishes } from './0008-wishes.ts'
import { lists } from './0009-lists.ts'
import { shuffle } from './0010-shuffle.ts'
import { sessions } from './0011-sessions.ts'
import { people } from './0012-people.ts'
import { standings } from './0013-standings.ts'
import { finishedGames } from './0014-finished-games.ts'
import { agreement } from './0015-agreement.ts'
import { tournaments } from './0020-tournaments.ts'
import { daily } from './0021-daily.ts'
import { lobby } from './0022-lobby.ts'
import { invitations } from './0023-invitations.ts'
import { clubs } from './0024-clubs.ts'
import { hosts } from './0025-hosts.ts'
import { progress } from './0026-progress.ts'
import { marks } from './0027-marks.ts'
import { dailyCounts } from './0028-daily-counts.ts'
import { characters } from './0029-characters.ts'
import { clusteredOn } from './clustered.ts'
import { refuseNewer, runSteps, stepsDone } from './run.ts'
import type { Step } from './step.ts'

/** In their order. */
export const STEPS: readonly Step[] = [
  { name: '0001-tables-and-people', up: tablesAndPeople },
  { name: '0002-jobs', up: jobs },
  { name: '0003-several-processes', up: severalProcesses },
  { name: '0004-accounts', up: accounts },
  { name: '0005-time', up: time },
  { name: '0006-orders', up: orders },
  { name: '0007-notices', up: notices },
  { name: '0008-wishes', up: wishes },
  { name: '0009-lists', up: lists },
  { name: '0010-shuffle', up: shuffle },
  { name: '0011-sessions', up: sessions },
  { name: '0012-people', up: people },
  { name: '0013-standings', up: standings },
  { name: '0014-finished-games', up: finishedGames },
  { name: '0015-agreement', up: agreement },
  { name: '0020-tournaments', up: tournaments },
  { name: '0021-daily', up: daily },
  { name: '0022-lobby', up: lobby },
  { name: '0023-invitations', up: invitations },
  { name: '0024-clubs', up: clubs },
  { name: '0025-hosts', up: hosts },
  { name: '0026-progress', up: progress },
  { name: '0027-marks', up: marks },
  { name: '0028-daily-counts', up: dailyCounts },
  { name: '0029-characters', up: characters },
]

/** Brings the database up to date; or, by `upTo`, to where it was after that step. */
export async function migrate(db: Kysely<Schema>, kind: 'sqlite' | 'postgres', upTo = STEPS.length): Promise<void> {
  await runSteps(db as Kysely<unknown>, { kind, steps: STEPS.slice(0, upTo), known: STEPS, clustered: clusteredOn(kind) })
}

/** The last step that the database has come to, without changing anything. */
export async function stepOf({ db, kind }: { db: Kysely<Schema>; kind: 'sqlite' | 'postgres' }): Promise<string> {
  const done = await stepsDone(db as Kysely<unknown>, kind)
  refuseNewer(done ?? [], STEPS)
  const last = done?.at(-1)
  if (last === undefined) throw new Error('no server has ever opened this database, or it was stopped at its first start: start one first')
  return last
}
