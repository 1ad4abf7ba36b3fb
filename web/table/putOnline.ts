import type { Player } from '@branchline/design'
import type { GameRecord } from '@branchline/engine'
import type { Table } from '@branchline/server/protocol'
import { becomeSomebody } from '../account/person.ts'
import { ask } from '../http/client.ts'
import { botPlan } from '../play/botPlan.ts'

/** The same record goes on at the server: the first person keeps their seat, the others' seats are open. */
export async function putOnline(record: GameRecord, players: readonly Player[]): Promise<string> {
  await becomeSomebody()
  const mine = players.find(({ kind }) => kind === 'person')?.seat
  const { table } = await ask<{ table: Table }>('/tables', {
    game: record.game,
    options: record.options,
    seats: players.map(({ seat, kind, level, character }) =>
      seat === mine ? 'me' : kind === 'bot' && level ? botPlan(level, character) : 'open',
    ),
    record,
  })
  return `/t/${table.id}`
}
