/** A table as it goes over the wire, from what is stored about it. */
import { sha256 } from '../identity/secrets.ts'
import type { Clock, Fault, Pace, Result, Table, TableSeat } from '../protocol/index.ts'
import type { SeatRow, TableRow } from '../storage/schema.ts'
import type { Calendar } from '../time/calendar.ts'
import { awayAt } from '../time/load.ts'
import { clockOnWire } from '../time/table-time.ts'
import { type LiveTable, requestOf, seatOf } from './live.ts'
import { dealsOf, movesBrought, shuffleOnWire } from './shuffle.ts'

export interface StoredTable {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly names: ReadonlyMap<string, string>
  readonly archived: boolean
  /** Who asked this viewer along. */
  readonly invitedBy: string | null
  readonly clock: Clock | null
  readonly calendars: ReadonlyMap<string, Calendar>
  readonly now: number
  /** When somebody in a seat decided last, where that is known. */
  readonly lastDecided?: (seat: number) => number
}

/** `present` are the people who are looking at the table now. */
export function tableFor(stored: StoredTable, person: string | null, present: ReadonlySet<string>): Table {
  const { row, seats, names } = stored
  const mine = person === null ? undefined : seats.find((seat) => seat.person === person)
  const isOwner = person !== null && row.owner === person
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options) as Record<string, unknown>,
    visibility: row.visibility,
    status: row.status,
    owner: row.owner,
    ownerName: names.get(row.owner) ?? '',
    seats: seats.map((seat) => seatFor(stored, seat, present)),
    undo: row.undo,
    hints: row.hints,
    absentAfter: row.absent_after,
    pace: fromJson<Pace>(row.pace),
    language: row.language as Table['language'],
    ratings: row.rating_from === null && row.rating_to === null ? null : { from: row.rating_from, to: row.rating_to },
    late: row.late,
    clock: row.status === 'running' ? stored.clock : null,
    chat: row.chat_closed === 1 ? 'closed' : 'open',
    seedCommitment: row.started_at === null ? null : sha256(dealsOf(row).at(-1)?.seed ?? row.seed),
    shuffle: shuffleOnWire(row, seats),
    fromRecord: broughtTo(stored),
    seq: row.seq,
    n: row.n,
    toAct: row.status === 'running' ? row.to_act : null,
    request: requestOf(row),
    result: fromJson<Result>(row.result),
    fault: fromJson<Fault>(row.fault),
    tournament: row.tournament,
    rematchOf: row.rematch_of,
    rematch: row.rematch,
    club: row.club,
    plannedAt: row.planned_at,
    createdAt: row.created_at,
    startedAt: row.started_at,
    changedAt: row.changed_at,
    finishedAt: row.finished_at,
    you: {
      seat: mine?.seat ?? null,
      owner: isOwner,
      yourTurn: mine !== undefined && waitsFor(row, mine),
      archived: stored.archived,
      invitedBy: stored.invitedBy === null || mine !== undefined ? null : (names.get(stored.invitedBy) ?? ''),
    },
    ...(isOwner || mine !== undefined ? { invite: row.invite } : {}),
  }
}

function broughtTo({ row, names }: StoredTable): Table['fromRecord'] {
  const moves = movesBrought(row)
  return moves === null ? null : { by: row.bringer_gone === 1 ? '' : (names.get(row.owner) ?? ''), moves }
}

export function waitsFor(row: TableRow, seat: SeatRow): boolean {
  if (row.status !== 'running' || seat.resigned === 1 || seat.stand_in !== null) return false
  return row.to_act === seat.seat || (requestOf(row)?.waiting.includes(seat.seat) ?? false)
}

export function liveTableFor(table: LiveTable, person: string | null): Table {
  const member = person === null ? undefined : table.members.get(person)
  const archived = member?.archived === true
  const invitedBy = member?.invitedBy ?? null
  const { row, seats, names, time } = table
  const calendars = time?.calendars ?? new Map()
  return tableFor(
    {
      row,
      seats,
      names,
      archived,
      invitedBy,
      clock: clockOnWire(time, seats),
      calendars,
      now: time?.now() ?? 0,
      lastDecided: (seat) => lastDecided(table, seat),
    },
    person,
    presentAt(table),
  )
}

/** When the person in this seat decided last. */
export function lastDecided({ play }: LiveTable, seat: number): number {
  return play?.log.findLast((entry) => entry.seat === seat && entry.by === 'person')?.at ?? 0
}

/** Through this process or another. */
export function presentAt(table: LiveTable): Set<string> {
  const present = presentHere(table)
  for (const people of table.elsewhere.values()) for (const person of people) present.add(person)
  return present
}

export function presentHere(table: LiveTable): Set<string> {
  const present = new Set<string>()
  for (const { person } of table.watchers) if (person !== null) present.add(person)
  return present
}

/** What the devices of a person are told when a table begins to wait for them. */
export const turnText = (table: string, seq: number) => `{"type":"turn","table":"${table}","seq":${seq}}`

/** Tells everybody who watches that something about the table, other than the position, is new. */
export function tellTable(table: LiveTable): void {
  const told = new Map<string | null, string>()
  for (const watcher of table.watchers) {
    // All who neither sit here, own the table nor have it in their lists see the same.
    const isOwn = watcher.person === table.row.owner || seatOf(table, watcher.person) !== null || table.members.has(watcher.person ?? '')
    const whose = isOwn ? watcher.person : null
    let text = told.get(whose)
    if (text === undefined) {
      text = JSON.stringify({ type: 'table', table: liveTableFor(table, whose) })
      told.set(whose, text)
    }
    watcher.send(text)
  }
}

function seatFor({ row, names, calendars, now, lastDecided }: StoredTable, seat: SeatRow, present: ReadonlySet<string>): TableSeat {
  const isByDays = row.status === 'running' && row.pace !== null && (JSON.parse(row.pace) as Pace).kind === 'days'
  return {
    seat: seat.seat,
    kind: seat.kind,
    name: seat.person === null ? null : (names.get(seat.person) ?? ''),
    person: seat.person,
    bot: seat.bot,
    character: seat.character,
    standIn: seat.stand_in,
    resigned: seat.resigned === 1,
    present: seat.person !== null && present.has(seat.person),
    agreed: seat.agreed === 1,
    botAt:
      row.status === 'running' && seat.kind === 'person' && seat.person !== null && seat.stand_in === null && !present.has(seat.person)
        ? Math.max(seat.seen_at, lastDecided?.(seat.seat) ?? 0) + row.absent_after * 60_000
        : null,
    away: isByDays && seat.person !== null ? awayAt(calendars.get(seat.person), now) : null,
  }
}

function fromJson<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}
