/** Coming, going, and bots that play for those who are away. */

import type { Person } from '../identity/person.ts'
import { mustNotKeepApart } from '../people/marks.ts'
import { Denial } from '../problem.ts'
import type { SeatRow } from '../storage/schema.ts'
import { timeAfterSeats } from '../time/at-table.ts'
import { mustSee } from './access.ts'
import { mustHaveRoomForBots } from './bots-bound.ts'
import { settledAt } from './consequence.ts'
import type { SeatingContext, TableContext } from './context.ts'
import { mustKnowBot } from './create.ts'
import { type LiveTable, seatOf, viewerOf } from './live.ts'
import { mustFitRatings } from './rating-range.ts'
import { stored } from './settle.ts'
import { lastDecided, presentAt, tellTable } from './wire.ts'

export async function join(
  context: SeatingContext,
  table: LiveTable,
  person: Person,
  wish: { seat?: number | undefined; invite?: string | undefined; share?: string | undefined; agree?: boolean | undefined },
): Promise<void> {
  mustSee(table, person, wish.invite)
  const own = seatOf(table, person.id)
  if (own !== null) {
    // Whoever has a seat keeps it; what their device adds to the shuffle is taken, or refused, as it would be by itself.
    if (wish.share !== undefined) await giveShare(context, table, own, wish.share)
    return
  }
  if (table.row.status !== 'open') throw new Denial('not-possible-now', (t) => t.begunWatch)
  const free = wish.seat === undefined ? table.seats.find((seat) => seat.kind === 'open') : table.seats[wish.seat]
  if (free === undefined || free.kind !== 'open') throw new Denial('not-possible-now', (t) => t.seatTaken)
  await mustNotKeepApart(
    context.marks,
    person.id,
    [table.row.owner, ...table.seats.map((seat) => seat.person)].filter((other) => other !== null),
  )
  await mustFitRatings(context, table, person.id)
  if (table.row.opening !== null && wish.agree !== true) throw new Denial('not-possible-now', (t) => t.agreeToRecord)
  // Whatever an earlier one gave for this seat went with them.
  const share = wish.share === undefined ? null : mustBeNew(table, wish.share)
  table.names.set(person.id, person.name)
  await changeSeat(context, table, free.seat, { kind: 'person', person: person.id, share, agreed: 1, seen_at: context.now() })
}

export async function leave(context: SeatingContext, table: LiveTable, seat: number): Promise<void> {
  mustBeFree(table)
  if (table.row.status !== 'open') throw new Denial('not-possible-now', (t) => t.begunResign)
  await changeSeat(context, table, seat, { kind: 'open', person: null, share: null })
}

/** Of a tournament's table the tournament says who sits there and when it begins, and no bot plays for anybody by choice. */
export function mustBeFree({ row }: LiveTable): void {
  if (row.tournament !== null) throw new Denial('not-possible-now', (t) => t.tournamentSeats)
}

/** Once, and before the start: said again it is no news, and another one is refused. */
export async function giveShare(context: SeatingContext, table: LiveTable, seat: number, share: string): Promise<void> {
  const { row, seats } = table
  if (seats[seat]?.share === share) return
  if (row.status !== 'open') throw new Denial('not-possible-now', (t) => t.begunDealt)
  if (row.commitment === null) throw new Denial('not-possible-now', (t) => t.beforeShares)
  if (seats[seat]?.share !== null) throw new Denial('not-possible-now', (t) => t.shareGiven)
  await changeSeat(context, table, seat, { share: mustBeNew(table, share) })
}

/** A copy of another's share would do no harm (nobody knows the secret it is mixed with), but it is nobody's own either. */
function mustBeNew({ seats }: LiveTable, share: string): string {
  if (seats.some((seat) => seat.share === share)) throw new Denial('bad-message', (t) => t.shareOfAnother)
  return share
}

/** A bot for an absent person; or, by `null`, the person back in their seat. */
export async function standIn(
  context: SeatingContext,
  table: LiveTable,
  asker: Person,
  wish: { seat: number; bot: string | null },
): Promise<void> {
  const seat = table.seats[wish.seat]
  if (seat === undefined || seat.kind !== 'person') throw new Denial('bad-message', (t) => t.nobodyInSeat)
  if (table.row.status !== 'running') throw new Denial('not-possible-now', (t) => t.notUnderWay)
  const isMine = seat.person === asker.id
  if (wish.bot === null) {
    if (!isMine) throw new Denial('not-your-seat', (t) => t.comeBackYourself)
    await changeSeat(context, table, seat.seat, { stand_in: null, stand_in_asked: 0, seen_at: context.now() })
    return
  }
  mustBeFree(table)
  mustKnowBot(context, wish.bot)
  if (!isMine && !isAbsent(context, table, seat)) throw new Denial('not-possible-now', (t) => t.awayFor(spanOf(table.row.absent_after)))
  const seats = table.seats.map((one) => (one === seat ? { ...one, stand_in: wish.bot } : one))
  await mustHaveRoomForBots(context.storage.db, table.row.owner, seats, context.botSeatsPerPerson)
  await changeSeat(context, table, seat.seat, { stand_in: wish.bot, stand_in_asked: isMine ? 1 : 0 })
}

/** Somebody whose place was kept by a bot is back: unless they asked for the bot themselves, it makes way. */
export async function comeBack(context: TableContext, table: LiveTable, seatNumber: number): Promise<void> {
  const seat = table.seats[seatNumber]
  if (seat === undefined || seat.stand_in === null || seat.stand_in_asked === 1) return
  await changeSeat(context, table, seatNumber, { stand_in: null, seen_at: context.now() })
}

/** Remembered when somebody goes, so that "away since" is known after a restart too. To be called at the table: seats may be changing just now. */
export async function wentAway(context: SeatingContext, table: LiveTable, person: string): Promise<void> {
  const seat = seatOf(table, person)
  if (seat === null || table.row.status !== 'running') return
  const seen_at = context.now()
  const { db } = context.storage
  await context.storage.commit([
    db.updateTable('seats').set({ seen_at }).where('table_id', '=', table.row.id).where('seat', '=', seat).compile(),
  ])
  table.seats = table.seats.with(seat, { ...table.seats[seat], seen_at })
}

/** Ends a table without a result: before the start, or when the rules failed on it. */
export async function closeTable(context: SeatingContext, table: LiveTable): Promise<void> {
  const { row } = table
  if (row.status === 'open' && row.fault === null) mustBeFree(table)
  const mayClose = row.status === 'open' || (row.status === 'running' && (row.fault !== null || table.play?.bad != null))
  if (!mayClose) throw new Denial('not-possible-now', (t) => t.closeOnlyFailed)
  await endTable(context, table)
}

/** Whatever its state was; those who run the house may. What is over stays. */
export async function endTable(context: TableContext, table: LiveTable): Promise<void> {
  const { row } = table
  if (row.status === 'finished' || row.status === 'closed') throw new Denial('not-possible-now', (t) => t.over)
  const closed = { status: 'closed' as const, to_act: null, changed_at: context.now(), finished_at: context.now() }
  await stored(context, table, [context.storage.db.updateTable('tables').set(closed).where('id', '=', row.id).compile()], { row: closed })
  tellTable(table)
}

/** Puts a table away from one's own list, or back. */
export async function archive(context: SeatingContext, table: LiveTable, person: Person, archived: boolean): Promise<void> {
  const watches = table.members.get(person.id)?.watches ?? false
  await keepMember(context, table, person.id, { watches, archived })
}

/** Whoever came to a private table by its invitation may come again without. */
export async function keepSpectator(
  context: SeatingContext,
  table: LiveTable,
  person: Person | null,
  invite: string | undefined,
): Promise<void> {
  if (person === null || invite === undefined || table.row.visibility !== 'private' || invite !== table.row.invite) return
  const known = table.members.get(person.id)
  if (known?.watches === true || seatOf(table, person.id) !== null || table.row.owner === person.id) return
  await keepMember(context, table, person.id, { watches: true, archived: known?.archived ?? false })
}

async function keepMember(
  context: SeatingContext,
  table: LiveTable,
  person: string,
  member: { watches: boolean; archived: boolean },
): Promise<void> {
  const columns = { watches: member.watches ? (1 as const) : (0 as const), archived: member.archived ? (1 as const) : (0 as const) }
  const keep = context.storage.db
    .insertInto('members')
    .values({ table_id: table.row.id, person, ...columns, invited_by: null, invited_at: null })
    .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet(columns))
    .compile()
  await stored(context, table, [keep], {})
  table.members.set(person, { invitedBy: null, ...table.members.get(person), ...member })
}

export async function changeSeat(
  context: TableContext,
  table: LiveTable,
  seat: number,
  change: Partial<Omit<SeatRow, 'table_id' | 'seat'>>,
): Promise<void> {
  const { db } = context.storage
  const time = timeAfterSeats(context, table, table.seats.with(seat, { ...table.seats[seat], ...change }))
  const write = db.updateTable('seats').set(change).where('table_id', '=', table.row.id).where('seat', '=', seat).compile()
  await stored(context, table, [write, ...time.writes], { seats: time.seats })
  time.keep()
  for (const watcher of table.watchers) watcher.viewer = viewerOf(table, watcher.person)
  tellTable(table)
  settledAt(context, table)
}

function isAbsent(context: SeatingContext, table: LiveTable, seat: SeatRow): boolean {
  if (seat.person === null || presentAt(table).has(seat.person)) return false
  return context.now() - Math.max(seat.seen_at, lastDecided(table, seat.seat)) >= table.row.absent_after * 60_000
}

/** In the largest unit that it is a whole number of. */
function spanOf(minutes: number) {
  if (minutes % (24 * 60) === 0) return { unit: 'days', n: minutes / (24 * 60) } as const
  return minutes % 60 === 0 ? ({ unit: 'hours', n: minutes / 60 } as const) : ({ unit: 'minutes', n: minutes } as const)
}
