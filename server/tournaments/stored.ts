/** A tournament as it is stored, and as the draw and the standings are computed from it. */
import { FORMAT, type Round, type Tournament } from '@branchline/tournaments'
import type { Kysely } from 'kysely'
import { Denial } from '../problem.ts'
import type { Write } from '../storage/group.ts'
import { Overtaken } from '../storage/group.ts'
import type { Schema, TableRow } from '../storage/schema.ts'
import type { EntrantRow, RoundRow, TournamentRow, TournamentTableRow } from '../storage/schema-tournaments.ts'
import type { Storage } from '../storage/storage.ts'

export interface StoredTournament {
  readonly row: TournamentRow
  readonly entrants: readonly (EntrantRow & { readonly name: string })[]
  readonly rounds: readonly RoundRow[]
  /** By round and number; with how the table itself stands. */
  readonly tables: readonly (TournamentTableRow & Pick<TableRow, 'status' | 'is_sealed' | 'result'>)[]
}

export const entrantId = (number: number): string => `p${number}`
export const numberOf = (id: string): number => Number(id.slice(1))

/** All of it as it was at one moment: whoever changes its field, rounds or results changes its revision in the same commit, and then it is read again. */
export async function readTournament(storage: Storage, id: string): Promise<StoredTournament> {
  let row = await readRow(storage, id)
  for (;;) {
    const parts = await readParts(storage, id)
    const after = await readRow(storage, id)
    if (after.revision === row.revision) return { row, ...parts }
    row = after
  }
}

async function readRow({ db }: Storage, id: string): Promise<TournamentRow> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new Denial('not-found', (t) => t.noSuchTournament)
  return row
}

async function readParts({ db }: Storage, id: string): Promise<Omit<StoredTournament, 'row'>> {
  const [entrants, rounds, tables] = await Promise.all([
    db
      .selectFrom('tournament_entrants')
      .leftJoin('people', 'people.id', 'tournament_entrants.person')
      .selectAll('tournament_entrants')
      .select('people.name')
      .where('tournament', '=', id)
      .orderBy('number')
      .execute(),
    db.selectFrom('tournament_rounds').selectAll().where('tournament', '=', id).orderBy('round').execute(),
    db
      .selectFrom('tournament_tables')
      .innerJoin('tables', 'tables.id', 'tournament_tables.table_id')
      .selectAll('tournament_tables')
      .select(['tables.status', 'tables.is_sealed', 'tables.result'])
      .where('tournament_tables.tournament', '=', id)
      .orderBy('tournament_tables.round')
      .orderBy('tournament_tables.number')
      .execute(),
  ])
  return { entrants: entrants.map(({ name, ...entrant }) => ({ ...entrant, name: name ?? '' })), rounds, tables }
}

/** As docs/tournaments.md has it, without the records. */
export function tournamentOf({ row, entrants, rounds, tables }: StoredTournament): Tournament {
  return {
    format: FORMAT,
    name: row.name,
    game: row.game,
    options: JSON.parse(row.options) as Tournament['options'],
    system: row.system,
    seats: row.seats,
    rounds: row.rounds,
    advance: row.advance,
    duplicate: row.is_duplicate === 1,
    seed: row.seed,
    entrants: entrants.map(({ number, name, from_round, until_round }) => ({
      id: entrantId(number),
      name: name === '' ? entrantId(number) : name,
      from: from_round,
      ...(until_round === null ? {} : { until: until_round }),
    })),
    drawn: rounds.map(
      ({ round, byes }): Round => ({
        tables: tables
          .filter((table) => table.round === round)
          .map(({ seats, places, scores }) => ({
            seats: idsIn(seats),
            ...(places === null
              ? {}
              : {
                  result: {
                    places: JSON.parse(places) as number[],
                    ...(row.is_duplicate === 1 && scores !== null ? { scores: JSON.parse(scores) as (number | null)[] } : {}),
                  },
                }),
          })),
        byes: idsIn(byes),
      }),
    ),
  }
}

export const idsIn = (numbers: string): string[] => (JSON.parse(numbers) as number[]).map(entrantId)

/** Fails the commit when somebody has changed the tournament since it was read. */
export function guarded(
  db: Kysely<Schema>,
  { id, revision }: TournamentRow,
  change: Partial<Omit<TournamentRow, 'id' | 'revision'>> = {},
): Write {
  const query = db
    .updateTable('tournaments')
    .set({ ...(change as Pick<TournamentRow, 'status'>), revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .compile()
  return { sql: query.sql, parameters: query.parameters, mustChange: 1 }
}

const MOST_TRIES = 20

/** Decides on the tournament as it is stored, and stores what was decided; where somebody was quicker, it is decided again. */
export async function changing(storage: Storage, id: string, decide: (stored: StoredTournament) => Promise<readonly Write[]>) {
  for (let tries = 1; ; tries++) {
    const writes = await decide(await readTournament(storage, id))
    if (writes.length === 0) return
    try {
      return await storage.commit(writes)
    } catch (error) {
      if (!(error instanceof Overtaken) || tries >= MOST_TRIES) throw error
    }
  }
}
