/** What remains of a game: its log, its record, and the report when the rules failed on it. */
import { type GameRecord, hashOf, recordOf, sealOf, type Viewer } from '@branchline/engine'
import { Denial } from '../problem.ts'
import type { LogLine } from '../protocol/index.ts'
import type { FaultRow } from '../storage/schema.ts'
import type { TableContext } from './context.ts'
import { eventsOf } from './events.ts'
import type { LiveTable, Play } from './live.ts'
import { startOf } from './open.ts'
import { mustBeInPlay } from './play.ts'
import { replay } from './replay.ts'
import { shuffleOf } from './shuffle.ts'
import { keptEvents } from './snapshot.ts'
import { entryFor, eventsFor } from './tell.ts'
import { liveTableFor } from './wire.ts'

/** The log after entry `since`, with the events this viewer may know. */
export function logFor(table: LiveTable, viewer: Viewer, since: number): LogLine[] {
  const play = table.play
  if (play === null) return []
  const asked = play.log.slice(since)
  if (asked.length === 0) return []
  const events = play.events ?? eventsOf(table, play, since)
  const isOver = table.row.status !== 'running'
  return asked.map((entry) => ({
    ...entryFor(table.game, entry, viewer, isOver),
    events: eventsFor(events.get(entry.seq) ?? [], viewer) as LogLine['events'],
  }))
}

/** All events of a game that is over: nothing comes after them, so they are worked out once, and kept. */
export async function bringEvents({ storage }: TableContext, table: LiveTable): Promise<void> {
  const { play } = table
  if (play === null || play.events !== null || table.row.status === 'running') return
  play.events = play.bad === null ? await keptEvents(storage, table) : null
  if (play.events !== null) return
  play.events = eventsOf(table, play, 0)
  // Stored with the rest when the table leaves memory.
  table.keptAt = -1
}

/** Only when the game is over: the record has the seed, and with it everything that was hidden. */
export function recordFor(table: LiveTable): GameRecord {
  const play = mustBeInPlay(table)
  if (table.row.is_sealed === 1) throw new Denial('not-possible-now', (t) => t.recordWhenRoundOver)
  if (table.row.status !== 'finished') throw new Denial('not-possible-now', (t) => t.recordWhenOver)
  const shuffle = shuffleOf(table.row)
  const resigned = play.log.filter(({ kind }) => kind === 'resign').map(({ seat }) => seat)
  const { fromRecord } = liveTableFor(table, null)
  const record = {
    ...recordOf(play.history, namesAt(table)),
    finalHash: hashOf(play.history.state),
    ...(fromRecord === null ? {} : { begun: fromRecord }),
    ...(resigned.length === 0 ? {} : { resigned }),
    ...(shuffle === null ? {} : { shuffle }),
  }
  return { ...record, seal: sealOf(record) }
}

export interface Report {
  readonly report: string
  readonly table: string
  readonly message: string
  /** The move that failed after the last of the record. */
  readonly failing: string | null
  readonly record: Omit<GameRecord, 'seed' | 'moves'> & { readonly seed: string | null; readonly moves: readonly (string | null)[] }
  /** Runs as it is, once what was kept back (null) is filled in. */
  readonly test: string
}

/**
 * What is needed to replay the latest failure. The seed would show hands and decks, and so may the text of others' moves: both stay
 * here while the game is on.
 */
export async function reportFor(context: TableContext, table: LiveTable, viewer: Viewer): Promise<Report> {
  const fault = await context.storage.db
    .selectFrom('faults')
    .selectAll()
    .where('table_id', '=', table.row.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (fault === undefined || table.play === null) throw new Denial('not-found', (t) => t.nothingFailed)
  return reportOf(table, table.play, fault, viewer)
}

function reportOf(table: LiveTable, play: Play, fault: FaultRow, viewer: Viewer): Report {
  const { history, log } = play
  const isOver = table.row.status === 'finished' || table.row.status === 'closed'
  const mayRead = (seat: number | null) => isOver || !table.game.secrets || seat === viewer
  // The moves as they stood when it failed: undo may have shortened the game since.
  const then = replay(startOf(table), log.slice(0, fault.seq)).history
  const moves = then.steps.map(({ seat, move }) => (mayRead(seat) ? move : null))
  const { deals, ...known } = recordOf(then)
  const record = { ...known, moves, seed: isOver ? history.seed : null, ...(isOver && deals !== undefined ? { deals } : {}) }
  const failing = mayRead(table.game.toAct(then.state)) ? fault.move : null
  return { report: fault.id, table: table.row.id, message: fault.message, failing, record, test: testOf(fault.id, failing, record) }
}

function testOf(id: string, failing: string | null, record: Report['record']): string {
  return `import { advance, openRecord } from '@branchline/engine'
import { gameById } from '@branchline/games'
import { expect, test } from 'vitest'

test('report ${id}: the rules do not fail', () => {
  const record = ${JSON.stringify(record)}
  const { history, bad } = openRecord(gameById(record.game)!, record)
  expect(bad).toBeUndefined()
  expect(() => advance(history, ${JSON.stringify(failing)})).not.toThrow()
})
`
}

function namesAt(table: LiveTable): string[] {
  return table.seats.map((seat) => (seat.person === null ? `${seat.bot ?? 'bot'}` : (table.names.get(seat.person) ?? '')))
}
