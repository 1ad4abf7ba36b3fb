/**
 * What would have to be counted whenever somebody looks at the game of a day: how many began it and came to its end, and how many have each score.
 * Kept by the database itself, by triggers, whoever writes, moves or erases attempts.
 */
import { type Kysely, sql } from 'kysely'
import type { Clustered } from './clustered.ts'
import { type Trigger, trigger } from './trigger.ts'

export async function dailyCounts(db: Kysely<unknown>, clustered: Clustered, kind: 'sqlite' | 'postgres'): Promise<void> {
  const { schema } = db
  await clustered(
    schema
      .createTable('daily_counts')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('begun', 'integer', (c) => c.notNull())
      .addColumn('done', 'integer', (c) => c.notNull()),
  ).execute()
  await clustered(
    schema
      .createTable('daily_scores')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('score', 'integer', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_scores_key', ['day', 'score']),
  ).execute()
  await sql
    .raw('insert into daily_counts (day, begun, done) select day, count(*), count(score) from daily_attempts group by day')
    .execute(db)
  await sql
    .raw(
      'insert into daily_scores (day, score, attempts) select day, score, count(*) from daily_attempts where score is not null group by day, score',
    )
    .execute(db)
  for (const statement of TRIGGERS.flatMap((one) => trigger(kind, one))) await sql.raw(statement).execute(db)
}

const isDone = (row: 'old' | 'new') => `(case when ${row}.score is null then 0 else 1 end)`

const BEGUN = `insert into daily_counts (day, begun, done) values (new.day, 1, ${isDone('new')})
  on conflict (day) do update set begun = daily_counts.begun + 1, done = daily_counts.done + excluded.done`
const SCORED = `insert into daily_scores (day, score, attempts) select new.day, new.score, 1 where new.score is not null
  on conflict (day, score) do update set attempts = daily_scores.attempts + 1`
const UNSCORED = [
  'update daily_scores set attempts = attempts - 1 where day = old.day and score = old.score',
  'delete from daily_scores where day = old.day and score = old.score and attempts = 0',
]

const TRIGGERS: readonly Trigger[] = [
  { name: 'daily_counts_begun', on: 'insert on daily_attempts', does: [BEGUN, SCORED] },
  {
    name: 'daily_counts_done',
    on: 'update of score on daily_attempts',
    does: [`update daily_counts set done = done + ${isDone('new')} - ${isDone('old')} where day = new.day`, ...UNSCORED, SCORED],
  },
  {
    name: 'daily_counts_gone',
    on: 'delete on daily_attempts',
    does: [
      `update daily_counts set begun = begun - 1, done = done - ${isDone('old')} where day = old.day`,
      'delete from daily_counts where day = old.day and begun = 0',
      ...UNSCORED,
    ],
  },
]
