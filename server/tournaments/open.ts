/** Opening a tournament, beginning it, and giving it up before that. */
import { isRefusal, type Json, readOptions } from '@branchline/engine'
import { sizesFor } from '@branchline/tournaments'
import type { Person } from '../identity/person.ts'
import { randomText } from '../identity/secrets.ts'
import { putJob } from '../jobs/jobs.ts'
import { Denial } from '../problem.ts'
import { TOURNAMENT_LIMITS, type TournamentBody } from '../protocol/index.ts'
import type { TournamentRow } from '../storage/schema-tournaments.ts'
import type { SeatingContext } from '../tables/context.ts'
import { mustSeat } from '../tables/create.ts'
import { notOffered } from '../tables/from-record.ts'
import { TOURNAMENT } from './room.ts'
import { changing, guarded, type StoredTournament } from './stored.ts'

const YEAR = 366 * 24 * 3_600_000

export async function openTournament(context: SeatingContext, owner: Person, wish: TournamentBody): Promise<string> {
  const game = context.games.get(wish.game)
  if (game === undefined) throw new Denial('bad-message', (t) => t.noSuchGame({ game: wish.game }))
  const options = readOptions(game.options, wish.options)
  if (isRefusal(options)) throw notOffered(game, options)
  mustSeat(game, options, wish.seats)
  const { min } = sizesFor(game, options as Record<string, Json>, wish.seats)
  if (wish.system === 'knockout' && wish.duplicate) throw new Denial('bad-message', (t) => t.noDuplicateKnockout)
  if (wish.system === 'knockout' && wish.advance > Math.max(1, min - 1))
    throw new Denial('bad-message', (t) => t.fewerGoOn({ most: Math.max(1, min - 1) }))
  const now = context.now()
  if (wish.beginsAt !== null && (wish.beginsAt < now || wish.beginsAt > now + YEAR))
    throw new Denial('bad-message', (t) => t.beginsWithinYear)
  await mustHaveRoom(context, owner)
  const isKnockout = wish.system === 'knockout'
  const row: TournamentRow = {
    id: randomText(12),
    owner: owner.id,
    name: wish.name,
    game: game.id,
    rules_version: game.rulesVersion,
    options: JSON.stringify(options),
    system: wish.system,
    seats: wish.seats,
    rounds: isKnockout ? 0 : wish.rounds,
    advance: isKnockout ? wish.advance : 0,
    is_duplicate: wish.duplicate ? 1 : 0,
    pace: JSON.stringify(wish.pace),
    pause: wish.pause,
    most: wish.most,
    visibility: wish.visibility,
    status: 'open',
    seed: '',
    plan: '[]',
    entered: 0,
    drawn: 0,
    begins_at: wish.beginsAt,
    next_at: null,
    created_at: now,
    started_at: null,
    finished_at: null,
    revision: 0,
  }
  const { db } = context.storage
  await context.storage.commit([
    db.insertInto('tournaments').values(row).compile(),
    ...(wish.beginsAt === null ? [] : [putJob(db, { kind: TOURNAMENT, key: row.id, dueAt: wish.beginsAt })]),
  ])
  return row.id
}

async function mustHaveRoom({ storage: { db } }: SeatingContext, owner: Person): Promise<void> {
  const { count } = await db
    .selectFrom('tournaments')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner', '=', owner.id)
    .where('status', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= TOURNAMENT_LIMITS.organised)
    throw new Denial('too-many', (t) => t.mostTournaments({ most: TOURNAMENT_LIMITS.organised }))
}

export async function beginTournament(context: SeatingContext, id: string, person: Person): Promise<void> {
  await changing(context.storage, id, async (stored) => {
    mustOrganise(stored, person)
    if (stored.row.status !== 'open') throw new Denial('not-possible-now', (t) => t.tournamentBegun)
    const { min } = sizesAt(context, stored.row)
    if (stored.row.entered < min) throw new Denial('not-possible-now', (t) => t.tooFewEntered({ min, entered: stored.row.entered }))
    return beginning(context, stored)
  })
  context.jobs.look()
}

interface Sizes {
  readonly min: number
  readonly max: number
}

/** The sizes of tables that it may have. */
export function sizesAt({ games }: Pick<SeatingContext, 'games'>, { game: id, options, seats }: TournamentRow): Sizes {
  const game = games.get(id)
  if (game === undefined) throw new Denial('not-possible-now', (t) => t.noSuchGame({ game: id }))
  return sizesFor(game, JSON.parse(options) as Record<string, Json>, seats)
}

/** The seed comes when the field is known: nobody could choose to enter by it. The first round is drawn by the job. */
export function beginning({ storage: { db }, now }: Pick<SeatingContext, 'storage' | 'now'>, { row }: StoredTournament) {
  return [
    guarded(db, row, { status: 'running', seed: randomText(24), started_at: now(), next_at: now() }),
    putJob(db, { kind: TOURNAMENT, key: row.id, dueAt: now() }),
  ]
}

/** Before it has begun: nothing is played, and nothing is lost. */
export async function closeTournament(context: SeatingContext, id: string, person: Person): Promise<void> {
  await changing(context.storage, id, async (stored) => {
    mustOrganise(stored, person)
    if (stored.row.status === 'closed') return []
    if (stored.row.status !== 'open') throw new Denial('not-possible-now', (t) => t.tournamentBegun)
    return [guarded(context.storage.db, stored.row, { status: 'closed', finished_at: context.now() })]
  })
}

export function mustOrganise({ row }: StoredTournament, person: Person): void {
  if (row.owner !== person.id) throw new Denial('not-allowed', (t) => t.organiserOnly)
}
