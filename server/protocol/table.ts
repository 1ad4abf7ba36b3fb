/** A table as everybody at it sees it, and the position on it as one viewer sees it. */
import * as z from 'zod/mini'
import { ChatState } from './people.ts'
import { Away, Clock, LatePolicy, Pace } from './time.ts'
import {
  AbsentAfter,
  BotCharacter,
  BotLevel,
  GameId,
  HintsPolicy,
  Invite,
  Language,
  MoveCount,
  PersonId,
  RatingPoints,
  RequestId,
  Seat,
  Sequence,
  ShareText,
  Status,
  TableId,
  Time,
  UndoPolicy,
  Visibility,
} from './words.ts'

export const Viewer = z.union([Seat, z.literal('spectator')])

export const TableSeat = z.object({
  seat: Seat,
  kind: z.enum(['open', 'person', 'bot']),
  name: z.nullable(z.string()),
  person: z.nullable(PersonId),
  /** the level of the bot that owns this seat */
  bot: z.nullable(BotLevel),
  /** and its character; null for one that plays as it comes */
  character: z.nullable(BotCharacter),
  /** the level of the bot that plays for an absent person until they return */
  standIn: z.nullable(BotLevel),
  resigned: z.boolean(),
  /** a device of this person is looking at the table now */
  present: z.boolean(),
  /** knows how the table is arranged; false when the owner has changed options since, until `agree` */
  agreed: z.boolean(),
  /** days off, now or soon, where time is counted in days */
  away: z.nullable(Away),
  /** while a person is away from a running game: when the others may let a bot play for them */
  botAt: z.nullable(Time),
})

/** Somebody wishes to go back beyond what is free and waits for the consent of the seats affected. */
export const UndoRequest = z.object({
  request: RequestId,
  seat: Seat,
  to: MoveCount,
  /** seats whose answer is still awaited */
  waiting: z.array(Seat),
})

export const Standing = z.object({
  seat: Seat,
  score: z.number(),
  rank: z.int(),
  parts: z.array(z.object({ source: z.string(), points: z.number() })),
})

export const Result = z.object({
  /** `played`: to the end by the rules. `resigned`: only one side was left. */
  how: z.enum(['played', 'resigned']),
  standing: z.array(Standing),
})

/** The rules failed on a move: the table stands at the last good position. The report replays as a test. */
export const Fault = z.object({ report: z.string(), seq: Sequence, message: z.string(), at: Time })

/** What a seat adds to the shuffle: made by the device of whoever sits there, or worked out by the house from its secret. */
export const Share = z.object({ by: z.enum(['device', 'house']), share: ShareText })

/** What the game is dealt from. The secret of the house follows in the record, when the game is over. */
const TableShuffle = z.object({
  method: z.string(),
  /** what the house bound itself to before anybody gave a share; docs/decisions/0011 has the formula */
  commitment: z.string(),
  /** by seat; before the start null where none was given yet, afterwards whole */
  shares: z.array(z.nullable(Share)),
})

/** Who may sit down at a public table, by their rating at this game with as many players; null on either side: no bound. */
export const RatingRange = z
  .strictObject({ from: z.nullable(RatingPoints), to: z.nullable(RatingPoints) })
  .check(z.refine(({ from, to }) => from === null || to === null || from < to, 'range'))

export const Table = z.object({
  id: TableId,
  game: GameId,
  rulesVersion: z.int(),
  options: z.record(z.string(), z.unknown()),
  visibility: Visibility,
  status: Status,
  owner: PersonId,
  ownerName: z.string(),
  seats: z.array(TableSeat),
  undo: UndoPolicy,
  hints: HintsPolicy,
  absentAfter: AbsentAfter,
  /** null: nobody's time is counted */
  pace: z.nullable(Pace),
  /** what is spoken there; null: whatever */
  language: z.nullable(Language),
  /** null: anybody may sit down */
  ratings: z.nullable(RatingRange),
  /** what follows when somebody's time is up */
  late: LatePolicy,
  clock: z.nullable(Clock),
  /** whether the people at the table may write */
  chat: ChatState,
  /** SHA-256 of the seed, in hexadecimal, fixed at the start; the seed itself is in the record once the game is over */
  seedCommitment: z.nullable(z.string()),
  /** null: made by an older version, or a finished record */
  shuffle: z.nullable(TableShuffle),
  /** began from a record, or shows one: who brought it (empty when they are erased) and how many moves it had. Never rated */
  fromRecord: z.nullable(z.object({ by: z.string(), moves: MoveCount })),
  seq: Sequence,
  n: MoveCount,
  toAct: z.nullable(Seat),
  request: z.nullable(UndoRequest),
  result: z.nullable(Result),
  fault: z.nullable(Fault),
  /** the tournament it is a table of */
  tournament: z.nullable(z.string()),
  rematchOf: z.nullable(TableId),
  rematch: z.nullable(TableId),
  /** the club in whose name it was made */
  club: z.nullable(z.string()),
  /** the day it is planned for; it can begin before */
  plannedAt: z.nullable(Time),
  createdAt: Time,
  startedAt: z.nullable(Time),
  changedAt: Time,
  finishedAt: z.nullable(Time),
  /** who you are here; `invitedBy`: the name of who asked you along (empty when they are gone) */
  you: z.object({
    seat: z.nullable(Seat),
    owner: z.boolean(),
    yourTurn: z.boolean(),
    archived: z.boolean(),
    invitedBy: z.nullable(z.string()),
  }),
  /** opens a private table to whoever has it; shown to the people at the table only */
  invite: z.optional(Invite),
})

/** A line of a table's log. */
export const Entry = z.object({
  seq: Sequence,
  /** the number of moves after it */
  n: MoveCount,
  kind: z.enum(['move', 'undo', 'redo', 'resign']),
  seat: Seat,
  by: z.enum(['person', 'bot']),
  /** the move in notation; null where it could show a secret (another seat's move in a game with secrets that is not over) */
  move: z.nullable(z.string()),
  at: Time,
})

export const GameEvent = z.looseObject({ type: z.string(), seat: z.optional(Seat), only: z.optional(Seat), clause: z.optional(z.string()) })
export const Prompt = z.looseObject({ seat: Seat, code: z.string(), clause: z.string() })

/** What can be taken back: to `free` without asking; `redo` when there is a move to play again. Null for spectators. */
export const UndoState = z.nullable(z.object({ free: MoveCount, redo: z.boolean() }))

const situation = {
  table: TableId,
  seq: Sequence,
  n: MoveCount,
  viewer: Viewer,
  toAct: z.nullable(Seat),
  over: z.boolean(),
  prompt: z.nullable(Prompt),
  /** every legal move in notation: for the seat to act, unless the watcher asked to do without */
  moves: z.optional(z.array(z.string())),
  undo: UndoState,
  /** where time is counted: the clocks at this position */
  clock: z.optional(Clock),
}

/** The whole position as one viewer knows it. `view` has the shape of the game's state, secrets masked. */
export const Position = z.object({ ...situation, view: z.unknown() })

export const PathPart = z.union([z.string(), z.int()])
/** `[path, value]` sets, `[path]` deletes. See changes.ts. */
export const Change = z.union([z.tuple([z.array(PathPart), z.unknown()]), z.tuple([z.array(PathPart)])])

/** One entry of the log and what it changed in the position of this viewer. */
export const Step = z.object({ ...situation, entry: Entry, events: z.array(GameEvent), changes: z.array(Change) })

export const ChatLine = z.object({
  id: z.int(),
  person: z.nullable(PersonId),
  name: z.string(),
  seat: z.nullable(Seat),
  text: z.string(),
  /** one of the phrases, to be read in the reader's language; `text` says it in English */
  phrase: z.nullable(z.string()),
  at: Time,
  /** the log entry it was said after */
  seq: Sequence,
})

export type Viewer = z.infer<typeof Viewer>
export type TableSeat = z.infer<typeof TableSeat>
export type UndoRequest = z.infer<typeof UndoRequest>
export type Result = z.infer<typeof Result>
export type Fault = z.infer<typeof Fault>
export type RatingRange = z.infer<typeof RatingRange>
export type Table = z.infer<typeof Table>
export type Entry = z.infer<typeof Entry>
export type UndoState = z.infer<typeof UndoState>
export type Position = z.infer<typeof Position>
export type Change = z.infer<typeof Change>
export type Step = z.infer<typeof Step>
export type ChatLine = z.infer<typeof ChatLine>
