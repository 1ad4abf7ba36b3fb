/** A tournament as everybody sees it. */
import { pointsIn, standings } from '@branchline/tournaments'
import type { Pace, Tournament, TournamentCard, TournamentRound } from '../protocol/index.ts'
import type { TournamentRow } from '../storage/schema-tournaments.ts'
import { entrantId, idsIn, type StoredTournament, tournamentOf } from './stored.ts'

export function cardOf(row: TournamentRow, organiserName: string): TournamentCard {
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    system: row.system,
    seats: row.seats,
    rounds: row.rounds,
    duplicate: row.is_duplicate === 1,
    pace: JSON.parse(row.pace) as Pace,
    status: row.status,
    organiser: row.owner,
    organiserName,
    entered: row.entered,
    most: row.most,
    drawn: row.drawn,
    beginsAt: row.begins_at,
    createdAt: row.created_at,
  }
}

export function tournamentFor(stored: StoredTournament, organiserName: string, least: number, person: string | null): Tournament {
  const { row, entrants } = stored
  const tournament = tournamentOf(stored)
  const mine = person === null ? undefined : entrants.find((entrant) => entrant.person === person)
  return {
    ...cardOf(row, organiserName),
    options: JSON.parse(row.options) as Record<string, unknown>,
    advance: row.advance,
    least,
    pause: row.pause,
    visibility: row.visibility,
    seed: row.seed === '' ? null : row.seed,
    nextAt: row.next_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    entrants: entrants.map(({ number, person: who, name, from_round, until_round }) => ({
      id: entrantId(number),
      person: who,
      name,
      from: from_round,
      until: until_round,
    })),
    round: stored.rounds.map((_, at) => roundFor(stored, at)),
    standings: standings(tournament).map(({ id, rank, points, tables, won, byes, opposition }) => ({
      entrant: id,
      rank,
      points,
      tables,
      won,
      byes,
      opposition,
    })),
    you: {
      organiser: person !== null && row.owner === person,
      entrant: mine === undefined ? null : entrantId(mine.number),
      table: mine === undefined ? null : tableOf(stored, mine.number),
    },
  }
}

/** Of a duplicate round nothing is told before all of it is played: who still plays must not learn from who has. */
function roundFor({ row, rounds, tables }: StoredTournament, at: number): TournamentRound {
  const { round, byes } = rounds[at]
  const own = tables.filter((table) => table.round === round)
  const isHidden = row.is_duplicate === 1 && own.some(({ places }) => places === null)
  const drawn = {
    tables: own.map(({ seats, places, scores }) => ({
      seats: idsIn(seats),
      ...(places === null || isHidden
        ? {}
        : {
            result: {
              places: JSON.parse(places) as number[],
              ...(scores === null ? {} : { scores: JSON.parse(scores) as (number | null)[] }),
            },
          }),
    })),
    byes: idsIn(byes),
  }
  const points = pointsIn(drawn, row.is_duplicate === 1)
  return {
    tables: drawn.tables.map(({ seats, result }, number) => {
      const counted = points[number]
      return {
        table: own[number].table_id,
        seats,
        status: own[number].status,
        places: result === undefined ? null : [...result.places],
        points: counted === null ? null : [...counted],
        scores: row.is_duplicate === 1 && result?.scores !== undefined ? [...result.scores] : null,
        decided: own[number].is_decided === 1 && result !== undefined,
      }
    }),
    byes: drawn.byes,
  }
}

function tableOf({ row, tables }: StoredTournament, number: number): Tournament['you']['table'] {
  for (const { round, table_id, seats } of tables) {
    const seat = round === row.drawn ? (JSON.parse(seats) as number[]).indexOf(number) : -1
    if (seat >= 0) return { table: table_id, seat }
  }
  return null
}
