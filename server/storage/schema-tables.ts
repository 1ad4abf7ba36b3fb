/** The tables of the database that a game's table has: seats and log, chat, clocks, and the standing orders given there. */
import type { Fixed, Flag } from './schema-columns.ts'

export interface TableColumns {
  id: Fixed<string>
  game: Fixed<string>
  rules_version: Fixed<number>
  /** Before the start the owner may change them. */
  options: string
  /** Empty until the start, where the house deals; of a table from a record, the seed that was brought. */
  seed: string
  visibility: 'public' | 'unlisted' | 'private'
  invite: Fixed<string>
  owner: string
  status: 'open' | 'running' | 'finished' | 'closed'
  undo: Fixed<'always' | 'consent' | 'never'>
  hints: Fixed<'on' | 'off'>
  absent_after: Fixed<number>
  /** JSON; null: no clocks. */
  pace: Fixed<string | null>
  late: Fixed<'nudge' | 'move' | 'seat' | 'vote' | 'lose'>
  /** What is spoken there; null: whatever. */
  language: Fixed<string | null>
  /** Who may sit down, in points; null: no bound. */
  rating_from: Fixed<number | null>
  rating_to: Fixed<number | null>
  /** These four as of the start; while the game runs the latest entry has them. See latest.ts. */
  seq: number
  n: number
  to_act: number | null
  /** A wish to undo that waits for consent, as JSON. */
  request: string | null
  /** The wishes to undo that were put to others, as JSON: none is asked twice. Null while there was none. */
  wishes: string | null
  result: string | null
  fault: string | null
  /** Moves to begin with (JSON), for a table that goes on from a record. */
  opening: Fixed<string | null>
  /** Who brought the record is no more, and the owner is another. */
  bringer_gone: Flag
  /** What the house deals from, and the commitment to it; null at tables of an older version and at finished records. */
  secret: Fixed<string | null>
  commitment: Fixed<string | null>
  /** JSON, fixed at the start: the share of each seat, and whose it is. */
  shares: string | null
  /** JSON: where a game that goes on from a record was dealt anew. */
  deals: string | null
  rematch_of: Fixed<string | null>
  rematch: string | null
  /** The club in whose name it was made. */
  club: Fixed<string | null>
  /** The day it is planned for. */
  planned_at: Fixed<number | null>
  created_at: Fixed<number>
  started_at: number | null
  changed_at: number
  finished_at: number | null
  chat_closed: Flag
  /** The tournament it is a table of. */
  tournament: Fixed<string | null>
  /** A table of a duplicate round that is not over: only who sits there sees it. */
  is_sealed: Flag
  /** Counts the changes of this row, its seats and members. A change that was decided on an older one is not stored. */
  revision: number
}

/** Beside those who sit: who may see the table, put it away, or was asked along. */
export interface MemberColumns {
  table_id: Fixed<string>
  person: Fixed<string>
  watches: Flag
  archived: Flag
  invited_by: string | null
  invited_at: number | null
}

export interface SeatColumns {
  table_id: Fixed<string>
  seat: Fixed<number>
  kind: 'open' | 'person' | 'bot'
  person: string | null
  bot: string | null
  character: string | null
  stand_in: string | null
  /** The person asked for the stand-in and takes the seat back by asking again; otherwise they return by coming back. */
  stand_in_asked: Flag
  resigned: Flag
  seen_at: number
  /** What the device of whoever sits there adds to the shuffle. */
  share: string | null
  /** They have seen how the table is arranged. */
  agreed: Flag
}

/** Append only. The log of a table; positions are computed from it. */
export interface MoveColumns {
  table_id: Fixed<string>
  seq: Fixed<number>
  n: Fixed<number>
  kind: Fixed<'move' | 'undo' | 'redo' | 'resign'>
  seat: Fixed<number>
  by: Fixed<'person' | 'bot'>
  move: Fixed<string>
  request_id: Fixed<string>
  barrier: Fixed<Flag>
  /** Whose decision it is after this entry, so that a move is one write and nothing else has to be brought up to date. */
  to_act: Fixed<number | null>
  at: Fixed<number>
}

/** What need not be computed again; never the truth. See tables/snapshot.ts. */
export interface SnapshotColumns {
  table_id: Fixed<string>
  seq: number
  rules_version: number
  state: string
  /** Of a game that is over: its entries up to `seq` (below a line that says how many), and the events of each; JSON. */
  log: string | null
  events: string | null
}

export interface ChatColumns {
  table_id: Fixed<string>
  id: Fixed<number>
  request_id: Fixed<string>
  person: string | null
  seat: Fixed<number | null>
  text: string
  /** Which of the phrases it is. */
  phrase: string | null
  seq: Fixed<number>
  at: Fixed<number>
}

export interface FaultColumns {
  id: Fixed<string>
  table_id: Fixed<string>
  seq: Fixed<number>
  move: Fixed<string>
  message: Fixed<string>
  at: Fixed<number>
}

/** The clock that runs at a table; moments in columns, the rest as JSON. See time/clock.ts. */
export interface ClockColumns {
  table_id: Fixed<string>
  seat: number | null
  since: number
  free_until: number
  deadline: number
  rest: string
}

/** A standing order; null in `ended` while it stands. */
export interface OrderColumns {
  table_id: Fixed<string>
  id: Fixed<string>
  person: string
  seat: Fixed<number>
  body: Fixed<string>
  /** What the game keeps in mind of the position it was given in. */
  ground: Fixed<string>
  /** The number of moves when it was given, and when it played last. */
  n: Fixed<number>
  fired_n: number | null
  given_at: Fixed<number>
  ended: string | null
}

/** What an order played, or why it is over: for its owner. */
export interface OrderLogColumns {
  table_id: Fixed<string>
  order_id: Fixed<string>
  seq: Fixed<number>
  what: Fixed<'fired' | 'ended'>
  person: string
  text: string
  at: number
}

/** Which tables are whose, for lists. Written by the database alone: see migrations/0009-lists.ts. */
export interface OwnTableColumns {
  table_id: Fixed<string>
  person: Fixed<string>
  why: Fixed<'owner' | 'seat' | 'watch'>
  /** 0: under way. 1: open or over. 2: closed. */
  stage: Fixed<0 | 1 | 2>
  archived: Fixed<Flag>
  created_at: Fixed<number>
}
