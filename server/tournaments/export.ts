/** The tournament as a file that anybody can work out again: every table that has a record has it in the file. */
import { printTournament, type Tournament } from '@branchline/tournaments'
import { recordFor } from '../tables/archive.ts'
import type { SeatingContext } from '../tables/context.ts'
import { atTable } from '../tables/load.ts'
import { readTournament, tournamentOf } from './stored.ts'

/** Of a duplicate round that is not over neither results nor records are in it. */
export async function fileOf(context: SeatingContext, id: string): Promise<string> {
  const stored = await readTournament(context.storage, id)
  const tournament = tournamentOf(stored)
  const drawn: Tournament['drawn'][number][] = []
  for (const [at, { tables, byes }] of tournament.drawn.entries()) {
    const own = stored.tables.filter(({ round }) => round === stored.rounds[at].round)
    const isHidden = tournament.duplicate && tables.some(({ result }) => result === undefined)
    const proved: Tournament['drawn'][number]['tables'][number][] = []
    for (const [number, { seats, result }] of tables.entries()) {
      const { table_id, is_decided } = own[number]
      if (result === undefined || isHidden) proved.push({ seats })
      else if (is_decided === 1) proved.push({ seats, result })
      // One after the other: each is replayed, and others play meanwhile.
      else proved.push({ seats, result: { ...result, record: await recordOf(context, table_id) } })
    }
    drawn.push({ tables: proved, byes })
  }
  return printTournament({ ...tournament, seed: tournament.seed === '' ? 'not begun' : tournament.seed, drawn })
}

async function recordOf(context: SeatingContext, id: string) {
  const record = await atTable(context, id, (table) => recordFor(table))
  // As it goes out: plain JSON.
  return JSON.parse(JSON.stringify(record)) as Record<string, never>
}
