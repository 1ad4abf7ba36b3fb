/** Whether there is something to tell somebody: what they have chosen, how things stand at the table, and what they were told already. */

import { LOCALES, type Locale } from '@branchline/engine'
import { Denial } from '../problem.ts'
import { ASKING, type NoticeMode, REASONS, type Reason } from '../protocol/notices.ts'
import type { Write } from '../storage/group.ts'
import { current, tablesWithLatest } from '../storage/latest.ts'
import type { ChannelRow } from '../storage/schema.ts'
import { botOf, type LiveTable, requestOf, seatOf } from '../tables/live.ts'
import { atTable } from '../tables/load.ts'
import { clockOnWire } from '../time/table-time.ts'
import { isLooking, type Notice, PAUSE } from './causes.ts'
import type { NoticesContext } from './context.ts'

export interface PersonChoice {
  readonly mode: NoticeMode
  readonly locale: Locale
  readonly zone: string
  readonly digestHour: number
  readonly digestAt: number
}

/** Chat only for those who ask for it. */
export const USUAL_EVENTS: readonly Reason[] = REASONS.filter((reason) => reason !== 'chat')

export async function choiceOf({ storage }: NoticesContext, person: string): Promise<PersonChoice> {
  const [chosen, profile] = await Promise.all([
    storage.db.selectFrom('notice_people').selectAll().where('person', '=', person).executeTakeFirst(),
    storage.db.selectFrom('profiles').select(['locale', 'time_zone']).where('person', '=', person).executeTakeFirst(),
  ])
  return {
    mode: chosen?.mode ?? 'all',
    locale: LOCALES.find((locale) => profile?.locale?.startsWith(locale)) ?? 'en',
    zone: profile?.time_zone ?? 'UTC',
    digestHour: chosen?.digest_hour ?? 18,
    digestAt: chosen?.digest_at ?? 0,
  }
}

export async function choiceAt(
  context: NoticesContext,
  person: string,
  table: string,
): Promise<PersonChoice & { readonly toldAt: number }> {
  const [all, here] = await Promise.all([
    choiceOf(context, person),
    context.storage.db
      .selectFrom('notice_tables')
      .selectAll()
      .where('person', '=', person)
      .where('table_id', '=', table)
      .executeTakeFirst(),
  ])
  return { ...all, mode: here?.mode ?? all.mode, toldAt: here?.told_at ?? 0 }
}

export function eventsOf(row: Pick<ChannelRow, 'events'>): readonly Reason[] {
  return JSON.parse(row.events) as Reason[]
}

/** The channels that are in use for this. */
export async function channelsFor({ storage }: NoticesContext, person: string, reason: Reason): Promise<ChannelRow[]> {
  const rows = await storage.db
    .selectFrom('notice_channels')
    .selectAll()
    .where('person', '=', person)
    .where('verified_at', 'is not', null)
    .where('trouble', 'is', null)
    .execute()
  return rows.filter((row) => eventsOf(row).includes(reason))
}

/** Whether there still is that reason to tell somebody something. */
export function isStillSo(context: NoticesContext, table: LiveTable, seat: number, reason: Reason): boolean {
  const { row } = table
  switch (reason) {
    case 'turn':
    case 'time':
      return row.status === 'running' && row.to_act === seat && botOf(table.seats[seat], context.bots.usual) === null
    case 'undo':
      return row.status === 'running' && (requestOf(row)?.waiting.includes(seat) ?? false)
    case 'vote':
      return row.status === 'running' && isAskedToVote(table, seat)
    case 'started':
      return row.status === 'running'
    case 'finished':
      return row.status === 'finished'
    case 'invited':
      return row.status === 'open'
    case 'chat':
    case 'digest':
      return row.status !== 'closed'
  }
}

/** Somebody's time is up, and this seat has not said yet what is to be done. */
export function isAskedToVote({ time, seats }: LiveTable, seat: number): boolean {
  return clockOnWire(time, seats)?.vote?.waiting.includes(seat) ?? false
}

/** When this seat's person was here last: they went, or they did something. */
export function lastSeen(table: LiveTable, seat: number): number {
  const own = table.play?.log.findLast((entry) => entry.seat === seat && entry.by === 'person')?.at ?? 0
  return Math.max(own, table.seats[seat]?.seen_at ?? 0)
}

/** Null when the table is gone, or of a game this house no longer has. */
export async function atTableOrNull<T>(context: NoticesContext, id: string, act: (table: LiveTable) => T | Promise<T>): Promise<T | null> {
  try {
    return await atTable(context, id, act)
  } catch (error) {
    if (error instanceof Denial && error.code === 'not-found') return null
    throw error
  }
}

/** `moot`: nothing to tell. A number: not before then. */
type Weighed = 'moot' | number | { readonly seq: number; readonly isTurn: boolean }

export function weigh(context: NoticesContext, table: LiveTable, { person, reason }: Notice, toldAt: number): Weighed {
  const seat = seatOf(table, person)
  if (reason === 'invited') return isExpected(table, person) && !isLooking(table, person) ? { seq: table.row.seq, isTurn: false } : 'moot'
  if (seat === null || isLooking(table, person) || !isStillSo(context, table, seat, reason)) return 'moot'
  const lately = lastSeen(table, seat)
  // Whoever was here since the game began knows that it has.
  if (reason === 'started' && lately > (table.row.started_at ?? 0)) return 'moot'
  // Somebody who was here a moment ago may come back in a moment.
  if (reason !== 'time' && context.now() - lately < PAUSE) return lately + PAUSE
  // Told already, and not back since: one notice is enough. That it is their turn says also that the game has begun.
  if ((reason === 'turn' || reason === 'started') && toldAt > lately) return 'moot'
  return { seq: table.row.seq, isTurn: table.row.to_act === seat }
}

/** Asked along and not seated yet, or seated at a table that is planned. */
export function isExpected({ row, members, seats }: LiveTable, person: string): boolean {
  if (row.status !== 'open') return false
  if (seats.some((seat) => seat.person === person)) return row.planned_at !== null
  const member = members.get(person)
  return member !== undefined && member.invitedBy !== null && !member.archived
}

export function takesPart(mode: NoticeMode, reason: Reason): boolean {
  return mode === 'all' || (mode === 'turn' && ASKING.includes(reason))
}

/**
 * They were told how things stand at this entry. Of two notices that come due together, also at two processes, the second finds that
 * they were told since it was weighed (`toldAt`): it is overtaken, and weighed again.
 */
export function toldWrite({ storage: { db }, now }: NoticesContext, person: string, table: string, seq: number, toldAt: number): Write {
  const told = { told_seq: seq, told_at: now() }
  const { sql, parameters } = db
    .insertInto('notice_tables')
    .values({ person, table_id: table, mode: null, ...told })
    .onConflict((conflict) => conflict.columns(['person', 'table_id']).doUpdateSet(told).where('notice_tables.told_at', '=', toldAt))
    .compile()
  return { sql, parameters, mustChange: 1 }
}

/** The tables at which this person sits and wants a digest. */
export async function digestTables(
  context: NoticesContext,
  person: string,
): Promise<{ readonly id: string; readonly changedAt: number }[]> {
  const { db } = context.storage
  const { mode } = await choiceOf(context, person)
  const own = await db.selectFrom('notice_tables').select(['table_id', 'mode']).where('person', '=', person).execute()
  const modes = new Map(own.map((row) => [row.table_id, row.mode]))
  const rows = await tablesWithLatest(db)
    .where('tables.id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person))
    .where('status', 'in', ['running', 'finished'])
    .execute()
  return rows
    .map(current)
    .filter(({ id }) => (modes.get(id) ?? mode) === 'digest')
    .map(({ id, changed_at }) => ({ id, changedAt: changed_at }))
}
