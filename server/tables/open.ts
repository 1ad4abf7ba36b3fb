/** From what is stored of a game to the game under way. */
import { type AnyGame, type AnyHistory, startHistory } from '@branchline/engine'
import type { MoveRow, TableRow } from '../storage/schema.ts'
import { endedPlay, isMadeForced, type LiveTable, type LogEntry, type Play, playFrom } from './live.ts'
import { type GameStart, replay } from './replay.ts'
import { dealsOf } from './shuffle.ts'

export function entryOf(row: MoveRow): LogEntry {
  return {
    seq: row.seq,
    n: row.n,
    kind: row.kind,
    seat: row.seat,
    by: row.by,
    move: row.move,
    at: row.at,
    requestId: row.request_id,
    barrier: row.barrier === 1,
  }
}

/** By replay, every move checked; or, when the last state was kept, from that. */
export function openPlay(game: AnyGame, options: unknown, seats: number, row: TableRow, log: LogEntry[], kept: string | null): Play {
  const start = { game, options, seats, seed: row.seed, deals: dealsOf(row) }
  if (kept !== null) return playFrom(fromSnapshot(start, log, JSON.parse(kept)), log)
  const { history, bad } = replay(start, log)
  return playFrom(history, log, bad === undefined ? null : `entry ${bad.entry.seq} (${bad.entry.move}): ${bad.why}`)
}

/** A game that is over, from its last state: nothing comes after it, and what was before is worked out when somebody asks. */
export function openEnded(game: AnyGame, options: unknown, seats: number, row: TableRow, read: () => LogEntry[], kept: string): Play {
  const start = { game, options, seats, seed: row.seed, deals: dealsOf(row) }
  const state = JSON.parse(kept)
  const log = once(read)
  const past = once(() => fromSnapshot(start, log(), state))
  const history: AnyHistory = {
    ...start,
    get steps() {
      return past().steps
    },
    get undone() {
      return past().undone
    },
    get snapshots() {
      return past().snapshots
    },
    state,
    offer: null,
  }
  return endedPlay(history, log, row.n)
}

function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

function fromSnapshot(start: GameStart, log: readonly LogEntry[], state: unknown): AnyHistory {
  const history: AnyHistory = startHistory(start.game, start.options, start.seats, start.seed, start.deals)
  const { steps, undone } = history
  for (const entry of log) {
    const { kind, n, move, seat, barrier } = entry
    if (kind === 'undo') while (steps.length > n) undone.push((steps.pop() as { move: string }).move)
    else if (kind !== 'resign') {
      if (kind === 'move') undone.length = 0
      else undone.pop()
      steps.push({ move, seat, barrier, ...(isMadeForced(entry) ? { isForced: true } : {}) })
    }
  }
  history.state = state
  return history
}

/** What the entries of a table are carried out upon. */
export function startOf({ game, options, seats, row }: LiveTable): GameStart {
  return { game, options, seats: seats.length, seed: row.seed, deals: dealsOf(row) }
}

/** A move was made in memory and not stored: back to the entries that are. */
export function forgetAttempt(table: LiveTable): void {
  const { play } = table
  if (play === null) return
  const { history, bad } = replay(startOf(table), play.log)
  if (bad !== undefined) throw new Error(bad.why)
  play.history = history
}
