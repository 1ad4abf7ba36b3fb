/** A table before its game: seats more or fewer, bots in them or not, other options. Who sat down under others is asked whether they agree. */
import { isRefusal, readOptions } from '@branchline/engine'
import type { Person } from '../identity/person.ts'
import { Denial } from '../problem.ts'
import type { ArrangeBody, SeatPlan } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { SeatRow } from '../storage/schema.ts'
import type { SeatingContext } from './context.ts'
import { mustOfferBot, mustSeat } from './create.ts'
import { notOffered } from './from-record.ts'
import { type LiveTable, viewerOf } from './live.ts'
import { changeSeat, mustBeFree } from './seats.ts'
import { stored } from './settle.ts'
import { tellTable } from './wire.ts'

/** All of it or nothing. People are never sent away by it: each keeps a seat. */
export async function arrange(context: SeatingContext, table: LiveTable, owner: Person, wish: ArrangeBody): Promise<void> {
  mustBeArrangeable(table)
  const { game, row } = table
  const options = readOptions<Record<string, unknown>>(game.options, wish.options ?? table.options)
  if (isRefusal(options)) throw notOffered(game, options)
  const isOther = JSON.stringify(options) !== JSON.stringify(table.options)
  const planned = wish.seats === undefined ? table.seats : planSeats(context, table, wish.seats)
  mustSeat(game, options, planned.length)
  const seats = planned.map((seat) =>
    isOther && seat.person !== null && seat.person !== owner.id ? { ...seat, agreed: 0 as const } : seat,
  )
  const { db } = context.storage
  const change = { options: JSON.stringify(options), changed_at: context.now() }
  const writes: Write[] = [
    db.updateTable('tables').set(change).where('id', '=', row.id).compile(),
    db.deleteFrom('seats').where('table_id', '=', row.id).compile(),
    db.insertInto('seats').values(seats).compile(),
  ]
  await stored(context, table, writes, { row: change, seats })
  table.options = options
  for (const watcher of table.watchers) watcher.viewer = viewerOf(table, watcher.person)
  tellTable(table)
}

/** Whoever sits there has seen how the table is arranged now. */
export async function agree(context: SeatingContext, table: LiveTable, seat: number): Promise<void> {
  if (table.row.status !== 'open') throw new Denial('not-possible-now', (t) => t.begunAlready)
  if (table.seats[seat].agreed === 0) await changeSeat(context, table, seat, { agreed: 1 })
}

function mustBeArrangeable(table: LiveTable): void {
  const { row, game } = table
  if (row.status !== 'open') throw new Denial('not-possible-now', (t) => t.begunAlready)
  mustBeFree(table)
  if (row.opening !== null) throw new Denial('not-possible-now', (t) => t.recordArranges)
  if (row.rules_version !== game.rulesVersion) throw new Denial('not-possible-now', (t) => t.earlierRules)
}

/** The seats that are kept, with all that belongs to whoever sits there, and new ones. */
function planSeats(context: SeatingContext, { row, game, seats }: LiveTable, plan: readonly SeatPlan[]): SeatRow[] {
  const kept = plan.filter((one) => typeof one === 'number')
  if (new Set(kept).size !== kept.length || kept.some((seat) => seats[seat] === undefined))
    throw new Denial('bad-message', (t) => t.keptSeats)
  if (seats.some(({ seat, kind }) => kind === 'person' && !kept.includes(seat))) throw new Denial('not-possible-now', (t) => t.somebodySits)
  return plan.map((one, seat) => {
    if (typeof one === 'number') return { ...seats[one], seat }
    if (one === 'open') return newSeat(row.id, seat, { kind: 'open' }, context.now())
    mustOfferBot(context, game, one)
    return newSeat(row.id, seat, { kind: 'bot', bot: one.bot, character: one.character ?? null }, context.now())
  })
}

function newSeat(table_id: string, seat: number, who: Pick<SeatRow, 'kind'> & Partial<SeatRow>, seen_at: number): SeatRow {
  return {
    table_id,
    seat,
    person: null,
    bot: null,
    character: null,
    stand_in: null,
    stand_in_asked: 0,
    resigned: 0,
    share: null,
    agreed: 1,
    seen_at,
    ...who,
  }
}
