/** New tables: by hand, from a record, or again after the last game. And their start. */
import { takesCharacter } from '@branchline/bots'
import { type AnyGame, type GameRecord, isRefusal, readOptions } from '@branchline/engine'
import { mustBelongToClub } from '../clubs/rights.ts'
import type { Person } from '../identity/person.ts'
import { randomText } from '../identity/secrets.ts'
import { noticesTo } from '../notices/causes.ts'
import { Denial } from '../problem.ts'
import type { BotWish, CreateBody, SeatWish } from '../protocol/index.ts'
import type { Write } from '../storage/group.ts'
import type { SeatRow, TableRow } from '../storage/schema.ts'
import { addEntry } from '../storage/writes.ts'
import { timeAtStart } from '../time/at-table.ts'
import { mustHaveRoomForBots } from './bots-bound.ts'
import { settledAt } from './consequence.ts'
import type { SeatingContext } from './context.ts'
import { finishedBy, notOffered, openingLog, playOpening, readGiven } from './from-record.ts'
import { inviting, remindLater } from './invite.ts'
import { type LiveTable, type LogEntry, playFrom } from './live.ts'
import { mustHaveRoomInLobby } from './lobby-bound.ts'
import { contained, stored } from './settle.ts'
import { deal, dealsOf, newSecret } from './shuffle.ts'
import { snapshotWrite } from './snapshot.ts'
import { tellPositions } from './watch.ts'
import { tellTable } from './wire.ts'

export async function createTable(context: SeatingContext, owner: Person, wish: CreateBody): Promise<string> {
  const game = context.games.get(wish.game)
  if (game === undefined) throw new Denial('bad-message', (t) => t.noSuchGame({ game: wish.game }))
  const given = wish.record === undefined ? null : readGiven(context, game, wish)
  const record = given?.record ?? null
  const options = readOptions(game.options, record?.options ?? wish.options)
  if (isRefusal(options)) throw notOffered(game, options)
  const seats = wish.seats.length
  mustSeat(game, options, seats)
  if (wish.seats.filter((seat) => seat === 'me').length > 1) throw new Denial('bad-message', (t) => t.oneSeatOnly)
  for (const seat of wish.seats) if (typeof seat === 'object') mustOfferBot(context, game, seat)

  if (wish.club != null) await mustBelongToClub(context.storage, wish.club, owner.id)
  if (wish.visibility === 'public') await mustHaveRoomInLobby(context, owner.id)
  const id = randomText(12)
  const row = newRow(context, id, owner.id, game, options, wish, record)
  const over = given === null ? null : finishedBy(game, given)
  if (over === null) {
    mustBeAhead(context, row.planned_at)
    const remind = row.planned_at === null ? [] : [remindLater(context, id, row.planned_at)]
    await context.storage.commit([...insertTable(context, row, wish.seats, owner.id), ...remind])
    return id
  }
  // A finished record: to be looked at, not to be played.
  const at = context.now()
  const done: TableRow = {
    ...row,
    seed: record?.seed ?? '',
    secret: null,
    commitment: null,
    status: 'finished',
    seq: over.log.length,
    n: over.log.length,
    started_at: at,
    finished_at: at,
    result: JSON.stringify(over.result),
  }
  await context.storage.commit([
    ...insertTable(context, done, wish.seats, owner.id),
    ...entryWrites(context, id, over.log),
    snapshotWrite(context.storage, id, game, over.log.length, over.state, { log: over.log, events: null }),
  ])
  return id
}

/** What a table is made from where others than its people arrange it. */
export interface Arranged {
  readonly owner: string
  readonly game: AnyGame
  readonly options: unknown
  readonly pace: string
  readonly tournament: string
  /** By seat; null for somebody who is no more: a bot plays for them. */
  readonly people: readonly (string | null)[]
  /** Dealt from this, as other tables are, and seen by who sits there only. */
  readonly seed: string | null
}

/** A table where everybody has a seat already; to be stored with the rest of what is arranged, and then begun. */
export function arrangedTable(context: SeatingContext, id: string, wish: Arranged): Write[] {
  const { owner, game, options, pace, tournament, people, seed } = wish
  const policy = { visibility: seed === null ? 'public' : 'private', undo: 'consent', hints: 'off', late: 'lose', pace } as const
  const row = { ...newRow(context, id, owner, game, options, { ...policy, language: null, absentAfter: NEVER_ABSENT }, null), tournament }
  const sealed: TableRow = seed === null ? row : { ...row, seed, secret: null, commitment: null, is_sealed: 1 }
  const [table, seats] = insertTable(
    context,
    sealed,
    people.map((person) => (person === null ? { bot: context.bots.usual } : 'open')),
    owner,
    people,
  )
  return [table, seats]
}

/** Whoever does not come loses by the clock; no bot is asked in before. */
const NEVER_ABSENT = 60 * 24 * 60

export async function startTable(context: SeatingContext, table: LiveTable, starter = table.row.owner): Promise<void> {
  const { row, game, options, seats } = table
  if (row.status !== 'open') throw new Denial('not-possible-now', (t) => t.begunAlready)
  const open = seats.filter((seat) => seat.kind === 'open').length
  if (open > 0) throw new Denial('not-possible-now', (t) => t.seatsOpen({ open }))
  if (seats.some(({ kind, agreed }) => kind === 'person' && agreed === 0)) throw new Denial('not-possible-now', (t) => t.notAgreed)
  await mustHaveRoomForBots(context.storage.db, row.owner, seats, context.botSeatsPerPerson)
  const moves = row.opening === null ? [] : (JSON.parse(row.opening) as string[])
  const at = context.now()
  const dealt = deal(row, seats, moves.length, context.seedFrom)
  const start = { game, options, seats: seats.length, seed: dealt.seed, deals: dealsOf(dealt) }
  const { history, toAct } = await contained(context, table, 'start', () => {
    const history = playOpening(start, moves)
    return { history, toAct: game.toAct(history.state) }
  })
  const log = openingLog(history, at)
  const time = timeAtStart(context, table, toAct)
  const begun = { ...dealt, status: 'running' as const, seq: log.length, n: log.length, to_act: toAct, started_at: at, changed_at: at }
  const writes = [
    context.storage.db.updateTable('tables').set(begun).where('id', '=', row.id).compile(),
    context.storage.db.updateTable('seats').set({ seen_at: at }).where('table_id', '=', row.id).compile(),
    ...entryWrites(context, row.id, log),
    ...noticesTo(
      context,
      table,
      'started',
      seats.filter(({ person }) => person !== starter).map(({ seat }) => seat),
    ),
    ...time.writes,
  ]
  await stored(context, table, writes, { row: begun, seats: seats.map((seat) => ({ ...seat, seen_at: at })) })
  time.keep()
  table.play = playFrom(history, log)
  tellTable(table)
  tellPositions(table)
  settledAt(context, table)
}

/** The same table again, the first seat moved on by one. Whoever asks second is led to the table the first one made. */
export async function rematch(context: SeatingContext, table: LiveTable, person: Person, plannedAt: number | null): Promise<string> {
  const { row, seats } = table
  if (row.status !== 'finished') throw new Denial('not-possible-now', (t) => t.notOver)
  if (row.rematch !== null) return row.rematch
  const id = randomText(12)
  mustBeAhead(context, plannedAt)
  const next = newRow(context, id, person.id, table.game, table.options, { ...row, plannedAt }, null, row.id)
  const moved = [...seats.slice(1), ...seats.slice(0, 1)]
  const apart = await context.marks.apartFrom(person.id)
  const wishes = moved.map(
    (seat): SeatWish =>
      seat.kind === 'bot' ? { bot: seat.bot ?? context.bots.usual, character: seat.character } : seat.person === person.id ? 'me' : 'open',
  )
  const writes = [
    ...insertTable(context, next, wishes, person.id),
    ...(plannedAt === null ? [] : [remindLater(context, id, plannedAt)]),
    // The others are asked, not seated: their places are open to them, and the table is in their lists.
    ...moved.flatMap((seat) =>
      seat.person === null || seat.person === person.id || apart.has(seat.person) ? [] : inviting(context, id, person.id, seat.person),
    ),
    context.storage.db.updateTable('tables').set({ rematch: id }).where('id', '=', row.id).compile(),
  ]
  await stored(context, table, writes, { row: { rematch: id } })
  context.jobs.look()
  tellTable(table)
  return id
}

const YEAR = 366 * 24 * 3_600_000

function mustBeAhead(context: SeatingContext, plannedAt: number | null): void {
  if (plannedAt === null) return
  const ahead = plannedAt - context.now()
  if (ahead <= 0 || ahead > YEAR) throw new Denial('bad-message', (t) => t.plannedAhead)
}

export function mustSeat(game: AnyGame, options: unknown, seats: number): void {
  if (seats < game.seats.min || seats > game.seats.max)
    throw new Denial('bad-message', (t) => t.seatsOfGame({ game: game.title, ...game.seats, seats }))
  const misfit = game.fits?.(options, seats)
  if (misfit) throw notOffered(game, misfit)
}

export function mustKnowBot(context: SeatingContext, level: string): void {
  if (!context.bots.levels.includes(level)) throw new Denial('bad-message', (t) => t.noSuchBot({ bot: level, levels: context.bots.levels }))
}

export function mustOfferBot(context: SeatingContext, game: AnyGame, { bot, character }: BotWish): void {
  mustKnowBot(context, bot)
  if (character == null) return
  const known = context.bots.characters.get(game.id) ?? []
  if (!takesCharacter(bot) || !known.includes(character))
    throw new Denial('bad-message', (t) => t.noSuchCharacter({ character, bot, game: game.title, n: known.length, known }))
}

function newRow(
  context: SeatingContext,
  id: string,
  owner: string,
  game: AnyGame,
  options: unknown,
  policy: Pick<CreateBody, 'visibility' | 'undo' | 'hints' | 'late'> & {
    language: string | null
    ratings?: CreateBody['ratings']
    rating_from?: number | null
    rating_to?: number | null
    plannedAt?: number | null | undefined
    club?: string | null | undefined
    absentAfter?: number
    absent_after?: number
    pace: CreateBody['pace'] | string
  },
  record: GameRecord | null,
  rematchOf: string | null = null,
): TableRow {
  const at = context.now()
  return {
    id,
    game: game.id,
    rules_version: game.rulesVersion,
    options: JSON.stringify(options),
    // A record without moves brings no more than its options: its seed would show all that is dealt from it to whoever brings it.
    seed: record === null || record.moves.length === 0 ? '' : record.seed,
    ...newSecret(id),
    shares: null,
    deals: dealsBrought(record),
    bringer_gone: 0,
    visibility: policy.visibility,
    invite: randomText(16),
    owner,
    status: 'open',
    undo: policy.undo,
    hints: policy.hints,
    absent_after: policy.absentAfter ?? policy.absent_after ?? 24 * 60,
    pace: policy.pace === null || typeof policy.pace === 'string' ? policy.pace : JSON.stringify(policy.pace),
    late: policy.late,
    language: policy.language,
    rating_from: policy.ratings?.from ?? policy.rating_from ?? null,
    rating_to: policy.ratings?.to ?? policy.rating_to ?? null,
    seq: 0,
    n: 0,
    to_act: null,
    request: null,
    wishes: null,
    result: null,
    fault: null,
    opening: record === null ? null : JSON.stringify(record.moves),
    rematch_of: rematchOf,
    rematch: null,
    planned_at: policy.plannedAt ?? null,
    club: policy.club ?? null,
    created_at: at,
    started_at: null,
    changed_at: at,
    finished_at: null,
    chat_closed: 0,
    tournament: null,
    is_sealed: 0,
    revision: 0,
  }
}

/** Where the record itself was dealt anew. What it says of its last position is void: the house deals there. */
function dealsBrought(record: GameRecord | null): string | null {
  const deals = record?.deals?.filter(({ at }) => at < record.moves.length) ?? []
  return deals.length === 0 ? null : JSON.stringify(deals)
}

function insertTable(
  { storage, now }: SeatingContext,
  row: TableRow,
  wishes: readonly SeatWish[],
  owner: string,
  people: readonly (string | null)[] = wishes.map((wish) => (wish === 'me' ? owner : null)),
): [Write, Write] {
  const seats = wishes.map(
    (wish, seat): SeatRow => ({
      table_id: row.id,
      seat,
      kind: people[seat] !== null ? 'person' : wish === 'open' ? 'open' : 'bot',
      person: people[seat],
      bot: typeof wish === 'object' ? wish.bot : null,
      character: typeof wish === 'object' ? (wish.character ?? null) : null,
      stand_in: null,
      stand_in_asked: 0,
      resigned: 0,
      seen_at: now(),
      share: null,
      agreed: 1,
    }),
  )
  return [storage.db.insertInto('tables').values(row).compile(), storage.db.insertInto('seats').values(seats).compile()]
}

function entryWrites({ storage }: SeatingContext, id: string, log: readonly LogEntry[]): Write[] {
  return log.map(({ seq, n, kind, seat, by, move, requestId, barrier, at }) =>
    addEntry(storage.db, { table_id: id, seq, n, kind, seat, by, move, request_id: requestId, barrier: barrier ? 1 : 0, to_act: null, at }),
  )
}
