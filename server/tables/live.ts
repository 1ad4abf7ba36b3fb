/** A table in memory: what is stored about it, the game under way, and who is watching. */
import type { AnyGame, AnyHistory, GameEvent, Viewer } from '@branchline/engine'
import type { Claim } from '../jobs/jobs.ts'
import type { Firing, GivenOrder } from '../orders/given.ts'
import type { Entry, UndoRequest } from '../protocol/index.ts'
import type { MemberRow, SeatRow, TableRow } from '../storage/schema.ts'
import type { TableTime } from '../time/table-time.ts'

export interface LogEntry extends Entry {
  readonly move: string
  readonly requestId: string
  readonly barrier: boolean
}

/** How the number of a move begins that the house makes for a seat without a choice: no client can send such a one. */
export const FORCED = 'forced:'

export const isMadeForced = ({ kind, requestId }: Pick<LogEntry, 'kind' | 'requestId'>): boolean =>
  kind === 'move' && requestId.startsWith(FORCED)

export interface Play {
  history: AnyHistory
  /** How many moves stand. */
  readonly n: number
  /** Entry `seq` is at index `seq − 1`. */
  readonly log: LogEntry[]
  /** The ids under which the entries of the log came: whether one was used is asked with every move. Null before the first asks. */
  usedIds: Set<string> | null
  /** What each kind of viewer that is watching was shown last; changes are told against it. */
  readonly views: Map<Viewer, unknown>
  /** What happened in each entry of a game that is over, once it was worked out or read. */
  events: ReadonlyMap<number, readonly GameEvent[]> | null
  /** Why the stored log could not be replayed to its end (the rules have changed): the table can be seen, not played. */
  readonly bad: string | null
}

export interface Watcher {
  readonly person: string | null
  readonly wantsMoves: boolean
  /** False while the page lies behind another: whoever is told nothing there has to be told elsewhere. */
  isLooking: boolean
  /** Waits only to hear that something has happened, and is shown nothing. */
  readonly isWaker?: boolean
  /** Changes when somebody who watches takes a seat. */
  viewer: Viewer
  /** `bytes`: how long the text is in UTF-8, where that is known. */
  send(text: string, bytes?: number): void
  /** What this watcher was told may not be what is stored: it has to begin afresh. */
  lost(): void
}

/** Where a table stands, and whose turn that makes it. */
export type TableStanding = Pick<TableRow, 'id' | 'seq' | 'revision' | 'status' | 'to_act' | 'request'>

export interface LiveTable {
  readonly game: AnyGame
  /** Before the start the owner may change them. */
  options: Record<string, unknown>
  /** Changed in place when a change is stored: who needs to know how it was before takes that out of it first. */
  row: TableRow
  seats: SeatRow[]
  /** People who may see a private table without sitting at it, who put the table away, and who was asked along by whom. */
  readonly members: Map<string, { watches: boolean; archived: boolean; invitedBy: string | null }>
  readonly names: Map<string, string>
  /** Null before the start. */
  play: Play | null
  /** Null where nobody's time is counted. */
  time: TableTime | null
  /** Orders that stand, the oldest first; each is its owner's secret. */
  orders: readonly GivenOrder[]
  /** The order that is playing at this moment. */
  firing: Firing | null
  readonly watchers: Set<Watcher>
  /** By how much those who only watch are behind; null where nothing is secret. */
  readonly lag: { readonly milliseconds: number; readonly now: () => number } | null
  /** What memory holds is no longer what is stored: the next who comes loads it anew. */
  isDropped: boolean
  isBusy: boolean
  readonly queue: (() => void)[]
  lastUsed: number
  /** Waiting for a bot's answer to this entry; −1 when not. */
  askedBotAt: number
  /** The bots of this table are this process's to ask; null when no bot is to act, or another process asks it. */
  bots: Claim | null
  /** Another process has changed it: what is new is read before anything else is done. Mostly there are entries only. */
  behind: 'not' | 'by entries' | 'by more'
  /** When it was last compared with what is stored. */
  checkedAt: number
  /** Who looks at it through other processes, by process. */
  readonly elsewhere: Map<string, ReadonlySet<string>>
  /** Who looks at it through this one, as the others were told. */
  saidPresent: string
  /** The entry whose state is stored as a snapshot; −1 where none is known to be. */
  keptAt: number
  /** The latest line of chat that those who watch were told. */
  chatTold: number
}

export const memberOf = ({ watches, archived, invited_by }: MemberRow) => ({
  watches: watches === 1,
  archived: archived === 1,
  invitedBy: invited_by,
})

export function playFrom(history: AnyHistory, log: LogEntry[], bad: string | null = null): Play {
  const play: Play = {
    history,
    get n() {
      return play.history.steps.length
    },
    log,
    usedIds: null,
    views: new Map(),
    events: null,
    bad,
  }
  return play
}

/** Of a game that is over: its log is not read before somebody asks. */
export function endedPlay(history: AnyHistory, log: () => LogEntry[], n: number): Play {
  return {
    history,
    n,
    get log() {
      return log()
    },
    usedIds: null,
    views: new Map(),
    events: null,
    bad: null,
  }
}

export function addToLog({ log, usedIds }: Play, entry: LogEntry): void {
  log.push(entry)
  usedIds?.add(entry.requestId)
}

export function isUsed(play: Play, id: string): boolean {
  play.usedIds ??= new Set(play.log.map(({ requestId }) => requestId))
  return play.usedIds.has(id)
}

export function seatOf(table: LiveTable, person: string | null): number | null {
  if (person === null) return null
  for (const seat of table.seats) if (seat.person === person) return seat.seat
  return null
}

export function viewerOf(table: LiveTable, person: string | null): Viewer {
  return seatOf(table, person) ?? 'spectator'
}

/** The level of the bot that decides for this seat, or null when its person does. */
export function botOf(seat: SeatRow | undefined, usual: string): string | null {
  if (seat === undefined) return null
  if (seat.kind === 'bot') return seat.bot ?? usual
  return seat.stand_in ?? (seat.resigned === 1 ? usual : null)
}

/** A wish to undo as it is stored: `at` is the entry it was made after. */
export type StoredRequest = UndoRequest & { readonly at: number }

/** A wish that was put to others, and what its sender was answered then. */
export interface AskedWish {
  readonly id: string
  readonly seat: number
  readonly seq: number
  readonly n: number
}

export function wishesOf({ wishes }: Pick<TableRow, 'wishes'>): readonly AskedWish[] {
  return wishes === null ? [] : (JSON.parse(wishes) as AskedWish[])
}

/** However it ended: whoever was asked is not asked a second time because a line broke. */
export function askedBefore(row: Pick<TableRow, 'wishes'>, seat: number, id: string): Pick<AskedWish, 'seq' | 'n'> | null {
  const asked = wishesOf(row).find((wish) => wish.seat === seat && wish.id === id)
  return asked === undefined ? null : { seq: asked.seq, n: asked.n }
}

/** A wish is about the position it was made in: when the table has gone on, perhaps by another process, it is void. */
export function requestOf(row: Pick<TableRow, 'request' | 'seq'>): UndoRequest | null {
  if (row.request === null) return null
  const { at, ...request } = JSON.parse(row.request) as StoredRequest
  return at === row.seq ? request : null
}
