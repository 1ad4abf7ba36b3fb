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
  readonly clock: Clock | null
  readonly calendars: ReadonlyMap<string, Calendar>
  readonly now: number
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
    createdAt: row.created_at,
    startedAt: row.started_at,
    changedAt: row.changed_at,
    finishedAt: row.finished_at,
    you: {
      seat: mine?.seat ?? null,
      owner: isOwner,
      yourTurn: mine !== undefined && waitsFor(row, mine),
      archived: stored.archived,
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
  const archived = person !== null && table.members.get(person)?.archived === true
  const { row, seats, names, time } = table
  const calendars = time?.calendars ?? new Map()
  return tableFor(
    { row, seats, names, archived, clock: clockOnWire(time, seats), calendars, now: time?.now() ?? 0 },
    person,
    presentAt(table),
  )
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
    // All who neither sit here nor own the table see the same.
    const whose = watcher.person === table.row.owner || seatOf(table, watcher.person) !== null ? watcher.person : null
    let text = told.get(whose)
    if (text === undefined) {
      text = JSON.stringify({ type: 'table', table: liveTableFor(table, whose) })
      told.set(whose, text)
    }
    watcher.send(text)
  }
}

function seatFor({ row, names, calendars, now }: StoredTable, seat: SeatRow, present: ReadonlySet<string>): TableSeat {
  const isByDays = row.status === 'running' && row.pace !== null && (JSON.parse(row.pace) as Pace).kind === 'days'
  return {
    seat: seat.seat,
    kind: seat.kind,
    name: seat.person === null ? null : (names.get(seat.person) ?? ''),
    person: seat.person,
    bot: seat.bot,
    standIn: seat.stand_in,
    resigned: seat.resigned === 1,
    present: seat.person !== null && present.has(seat.person),
    agreed: seat.agreed === 1,
    away: isByDays && seat.person !== null ? awayAt(calendars.get(seat.person), now) : null,
  }
}

function fromJson<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}
