/** How far a person has come with lessons and puzzles: what their devices tell, put together. What is better stays. */
import { Denial } from '../problem.ts'
import { LIMITS, type Progress } from '../protocol/index.ts'
import { Overtaken } from '../storage/group.ts'
import type { AccountContext } from './context.ts'

type ProgressContext = Pick<AccountContext, 'storage' | 'now'>

const NOTHING: Progress = { epoch: 0, lessons: {}, puzzles: {} }

/** From least to best. */
const LESSONS: readonly Progress['lessons'][string][] = ['skipped', 'done']
const PUZZLES: readonly Progress['puzzles'][string][] = ['tried', 'helped', 'solved']

export const progressOf = async (context: ProgressContext, person: string): Promise<Progress> => (await stored(context, person)).progress

/** What a device tells that has not heard yet that all was forgotten is not taken. */
export const mergeProgress = (context: ProgressContext, person: string, told: Progress): Promise<Progress> =>
  changed(context, person, (before) => (told.epoch < before.epoch ? before : merged(before, told)))

export const forgetProgress = (context: ProgressContext, person: string): Promise<Progress> =>
  changed(context, person, ({ epoch }) => ({ ...NOTHING, epoch: epoch + 1 }))

function merged(before: Progress, told: Progress): Progress {
  const both = {
    epoch: before.epoch,
    lessons: better(before.lessons, told.lessons, LESSONS),
    puzzles: better(before.puzzles, told.puzzles, PUZZLES),
  }
  for (const items of [both.lessons, both.puzzles]) {
    if (Object.keys(items).length > LIMITS.progress) throw new Denial('too-many', (t) => t.tooMuchProgress)
  }
  return both
}

function better<State>(before: Readonly<Record<string, State>>, told: Readonly<Record<string, State>>, order: readonly State[]) {
  const all: Record<string, State> = { ...before }
  for (const [item, state] of Object.entries(told)) {
    if (!(item in all) || order.indexOf(state) > order.indexOf(all[item])) all[item] = state
  }
  return all
}

async function stored({ storage: { db } }: ProgressContext, person: string) {
  const row = await db.selectFrom('progress').selectAll().where('person', '=', person).executeTakeFirst()
  const progress: Progress = row === undefined ? NOTHING : { ...NOTHING, ...(JSON.parse(row.body) as Progress), epoch: row.epoch }
  return { progress, revision: row?.revision ?? null }
}

/** Two devices may tell at once: whoever comes second looks again. */
const TRIES = 5

async function changed(context: ProgressContext, person: string, change: (before: Progress) => Progress, left = TRIES): Promise<Progress> {
  const { db } = context.storage
  const { progress: before, revision } = await stored(context, person)
  const { epoch, ...body } = change(before)
  const columns = { epoch, body: JSON.stringify(body), revision: (revision ?? 0) + 1, changed_at: context.now() }
  const { sql, parameters } =
    revision === null
      ? db
          .insertInto('progress')
          .values({ person, ...columns })
          .onConflict((conflict) => conflict.column('person').doNothing())
          .compile()
      : db.updateTable('progress').set(columns).where('person', '=', person).where('revision', '=', revision).compile()
  try {
    await context.storage.commit([{ sql, parameters, mustChange: 1 }])
  } catch (error) {
    if (!(error instanceof Overtaken) || left <= 1) throw error
    return changed(context, person, change, left - 1)
  }
  return { epoch, ...body }
}
