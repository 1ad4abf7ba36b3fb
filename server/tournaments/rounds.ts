/**
 * What a tournament does by itself: it begins at its hour, notes how tables ended, draws the next round and begins its tables. A job that does one thing,
 * stores it and comes again, so that it can be killed anywhere: what is stored is done, and what is not is done the next time, and never twice.
 */
import { type AnyGame, isRefusal, optionsUnder } from '@branchline/engine'
import { type Drawn, draw, hasFieldChanged, type Round } from '@branchline/tournaments'
import { randomText } from '../identity/secrets.ts'
import { type Job, putJob } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import type { Result } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { SeatingContext } from '../tables/context.ts'
import { arrangedTable } from '../tables/create.ts'
import { START_TABLE, unseal } from './at-table.ts'
import { beginning, sizesAt } from './open.ts'
import { TOURNAMENT } from './room.ts'
import { guarded, numberOf, readTournament, type StoredTournament, tournamentOf } from './stored.ts'

const MINUTE = 60_000

export async function attendTo(context: SeatingContext, job: Job): Promise<void> {
  const stored = await readTournament(context.storage, job.key).catch((error: unknown) => {
    if (error instanceof Denial && error.code === 'not-found') return null
    throw error
  })
  // Its game is switched off here: whoever switches it on again goes on with it.
  if (stored === null || !context.games.has(stored.row.game)) return
  const writes = await nextStep(context, stored)
  if (writes.length === 0) return
  await context.storage.commit(writes)
  context.jobs.look()
}

/** The next thing to be done, to be stored in one commit; nothing where people are waited for. */
async function nextStep(context: SeatingContext, stored: StoredTournament): Promise<readonly Write[]> {
  const { row, tables } = stored
  const { db } = context.storage
  const now = context.now()
  if (row.status === 'open' && row.begins_at !== null && row.begins_at <= now)
    return row.entered < sizesAt(context, row).min ? [] : beginning(context, stored)
  if (row.status !== 'running') return []
  const ended = tables.filter(({ places, status }) => places === null && status === 'finished')
  if (ended.length > 0)
    return [guarded(db, row), ...(await resultsOf(context, ended)), putJob(db, { kind: TOURNAMENT, key: row.id, dueAt: now })]
  if (tables.some(({ places }) => places === null)) return []
  for (const table of tables) if (table.is_sealed === 1) await unseal(context, table.table_id)
  const due = row.next_at ?? now + row.pause * MINUTE
  if (!hasNext(context, stored)) return [guarded(db, row, { status: 'finished', finished_at: now, next_at: null, plan: '[]' })]
  if (due > now)
    return row.next_at === null ? [guarded(db, row, { next_at: due }), putJob(db, { kind: TOURNAMENT, key: row.id, dueAt: due })] : []
  const next = nextRound(context, stored)
  return 'none' in next ? [] : beginRound(context, stored, next)
}

async function resultsOf({ storage: { db } }: SeatingContext, ended: StoredTournament['tables']): Promise<Write[]> {
  const ids = ended.map(({ table_id }) => table_id)
  const gone = await db.selectFrom('seats').select(['table_id', 'seat']).where('table_id', 'in', ids).where('resigned', '=', 1).execute()
  return ended.map(({ tournament, round, number, table_id, seats, result }) => {
    const { standing } = JSON.parse(result as string) as Result
    const lines = (JSON.parse(seats) as number[]).map(
      (_, seat) => standing.find((line) => line.seat === seat) as Result['standing'][number],
    )
    const hasResigned = (seat: number) => gone.some((one) => one.table_id === table_id && one.seat === seat)
    const places = JSON.stringify(lines.map(({ rank }) => rank))
    const scores = JSON.stringify(lines.map(({ score }, seat) => (hasResigned(seat) ? null : score)))
    return db
      .updateTable('tournament_tables')
      .set({ places, scores })
      .where('tournament', '=', tournament)
      .where('round', '=', round)
      .where('number', '=', number)
      .compile()
  })
}

/** Known without drawing, which takes its time. */
function hasNext(context: SeatingContext, stored: StoredTournament): boolean {
  const { row, entrants } = stored
  const number = row.drawn + 1
  if (row.system === 'knockout') return !('none' in nextRound(context, stored))
  const present = entrants.filter(({ from_round, until_round }) => from_round <= number && number <= (until_round ?? number))
  return number <= row.rounds && present.length >= sizesAt(context, row).min
}

type Next = { readonly round: Round; readonly plan: readonly Round[] } | Extract<Drawn, { none: unknown }>

/** All rounds of a league are planned at once, and planned again from where somebody came or went. */
function nextRound(context: SeatingContext, stored: StoredTournament): Next {
  const { row } = stored
  const tournament = tournamentOf(stored)
  const [planned, ...rest] = JSON.parse(row.plan) as Round[]
  if (planned !== undefined && !hasFieldChanged(tournament, row.drawn + 1)) return { round: planned, plan: rest }
  const drawn = draw(tournament, sizesAt(context, row))
  return 'none' in drawn ? drawn : { round: drawn.rounds[0], plan: drawn.rounds.slice(1) }
}

function beginRound(context: SeatingContext, stored: StoredTournament, { round, plan }: Extract<Next, { round: unknown }>): Write[] {
  const { row, entrants } = stored
  const { db } = context.storage
  const game = context.games.get(row.game) as AnyGame
  // The rules may have got an option more since it was opened.
  const given = optionsUnder<object>(game, row.rules_version, JSON.parse(row.options))
  if (isRefusal(given)) throw new Error(given.code)
  const number = row.drawn + 1
  const numbers = (ids: readonly string[]) => JSON.stringify(ids.map(numberOf))
  // Of a round with one deal nobody may know it before it is played, the organiser neither: who sits first owns the table.
  const seed = row.is_duplicate === 1 ? randomText(43) : null
  const personOf = (id: string) => entrants.find((entrant) => entrant.number === numberOf(id))?.person ?? null
  const made = round.tables.map(({ seats }, at) => {
    const id = randomText(12)
    const people = seats.map(personOf)
    const owner = seed === null ? row.owner : (people.find((person) => person !== null) ?? row.owner)
    const arranged = { owner, game, options: given, pace: row.pace, tournament: row.id, people, seed }
    return [
      ...arrangedTable(context, id, arranged),
      // In the organiser's own list only where they sit.
      ...(people.includes(owner)
        ? []
        : [db.insertInto('members').values({ table_id: id, person: owner, watches: 0, archived: 1 }).compile()]),
      db
        .insertInto('tournament_tables')
        .values({
          tournament: row.id,
          round: number,
          number: at + 1,
          table_id: id,
          seats: numbers(seats),
          places: null,
          scores: null,
          is_decided: 0,
        })
        .compile(),
      putJob(db, { kind: START_TABLE, key: id, dueAt: context.now() }),
    ]
  })
  return [
    guarded(db, row, { drawn: number, next_at: null, plan: JSON.stringify(plan) }),
    db
      .insertInto('tournament_rounds')
      .values({ tournament: row.id, round: number, byes: numbers(round.byes), seed })
      .compile(),
    ...made.flat(),
  ]
}
