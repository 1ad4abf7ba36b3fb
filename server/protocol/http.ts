/** Bodies, questions and answers of the HTTP side. The paths are in docs/protocol.md and in /openapi.json. */
import * as z from 'zod/mini'
import { Profile } from './account.ts'
import { Problem } from './socket.ts'
import { ChatLine, Entry, GameEvent, Position, RatingRange, Share, Table } from './table.ts'
import { LatePolicy, Pace } from './time.ts'
import {
  AbsentAfter,
  BotCharacter,
  BotLevel,
  ChatText,
  GameId,
  HintsPolicy,
  Invite,
  Language,
  MoveCount,
  MoveText,
  Name,
  NoteText,
  PersonId,
  Phrase,
  RequestId,
  Seat,
  Sequence,
  ShareText,
  saysOne,
  TableId,
  Time,
  UndoPolicy,
  Visibility,
} from './words.ts'

export const Me = z.object({
  person: z.nullable(z.object({ id: PersonId, name: z.string(), createdAt: Time })),
  /** What an account brings to each of its devices; null for guests. */
  profile: z.optional(z.nullable(Profile)),
})
export const NameBody = z.strictObject({ name: z.optional(Name) })
/** A one-time code that signs a second device in as you. */
export const DeviceLink = z.object({ code: z.string(), path: z.string(), expiresAt: Time })
/** For scripts: `Authorization: Bearer <token>`. Shown once. */
export const Token = z.object({ token: z.string() })
export const EraseBody = z.strictObject({ erase: z.literal('everything') })

/** What may be chosen, of an option of a game or a field of an order. */
const Field = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), default: z.boolean() }),
  z.object({ kind: z.literal('choice'), values: z.readonly(z.array(z.string())), default: z.string() }),
  z.object({ kind: z.literal('number'), min: z.int(), max: z.int(), default: z.int() }),
  z.object({
    kind: z.literal('list'),
    values: z.readonly(z.array(z.string())),
    /** how many of them */
    counts: z.readonly(z.array(z.int())),
    default: z.readonly(z.array(z.string())),
    /** it counts only where these other options have these values */
    onlyWith: z.optional(z.record(z.string(), z.string())),
  }),
])
const OrderCard = z.object({
  fields: z.record(z.string(), Field),
  /** what may be named in `until` */
  triggers: z.readonly(z.array(z.string())),
  /** what ends it in any case */
  always: z.optional(z.readonly(z.array(z.string()))),
})

export const GameCard = z.object({
  id: GameId,
  title: z.string(),
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), Field),
  secrets: z.boolean(),
  /** what can be ordered in advance, by kind: the fields to fill in and the triggers that may end it */
  orders: z.record(z.string(), OrderCard),
  /** what bots from the fireman up may be like */
  characters: z.array(z.string()),
})
export const Games = z.object({ games: z.array(GameCard), bots: z.array(z.string()) })

/** A bot of a level, with one of the characters that the game offers if it is to have one. */
const BotWish = z.strictObject({ bot: BotLevel, character: z.optional(z.nullable(BotCharacter)) })
/** Who is to sit there: `me`, anybody (`open`), or a bot. */
export const SeatWish = z.union([z.literal('me'), z.literal('open'), BotWish])

/** The number of a club. */
const ClubIdent = z.string().check(z.regex(/^[A-Za-z0-9]{12}$/))

export const CreateBody = z.strictObject({
  game: GameId,
  options: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
  seats: z.array(SeatWish).check(z.minLength(1), z.maxLength(8)),
  visibility: z._default(Visibility, 'unlisted'),
  undo: z._default(UndoPolicy, 'consent'),
  hints: z._default(HintsPolicy, 'on'),
  absentAfter: z._default(AbsentAfter, 24 * 60),
  pace: z._default(z.nullable(Pace), null),
  late: z._default(LatePolicy, 'nudge'),
  language: z._default(z.nullable(Language), null),
  ratings: z._default(z.nullable(RatingRange), null),
  plannedAt: z.optional(z.nullable(Time)),
  /** in the name of a club you belong to: its people find the table, and it counts for the ladder */
  club: z.optional(z.nullable(ClubIdent)),
  /**
   * a record to go on from, or to show when it is over; its game, options and number of seats must be those above. What was not drawn in it is
   * dealt anew by the house, and a record without moves brings no more than its options
   */
  record: z.optional(z.unknown()),
})

export const JoinBody = z.strictObject({
  seat: z.optional(Seat),
  invite: z.optional(Invite),
  /** what your device adds to the shuffle */
  share: z.optional(ShareText),
  /** a table that goes on from a record is joined by those only who say that they know it is one */
  agree: z.optional(z.boolean()),
})
/** A seat of the table before the start: one of those there are, by its number, or a new one. */
export const SeatPlan = z.union([Seat, z.literal('open'), BotWish])
/** How the table is to be from now on; what is not said stays. Everybody who sits keeps a seat. */
export const ArrangeBody = z.strictObject({
  seats: z.optional(z.array(SeatPlan).check(z.minLength(1), z.maxLength(8))),
  options: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
})
/** What your device adds to the shuffle, when you sat down without one: once, before the start. */
export const ShareBody = z.strictObject({ share: ShareText })
export const InviteQuery = z.object({ invite: z.optional(Invite) })
/** A bot for an absent person (`bot`: its level), or the person back in their seat (`null`). */
export const StandInBody = z.strictObject({ seat: Seat, bot: z.nullable(BotLevel) })
/** Somebody to be asked along. */
export const PersonBody = z.strictObject({ person: PersonId })
/** `plannedAt`: not now but then, within a year. */
export const RematchBody = z.strictObject({ plannedAt: z._default(z.nullable(Time), null) })
export const ArchiveBody = z.strictObject({ archived: z.boolean() })
export const MoveBody = z.strictObject({ id: RequestId, at: Sequence, move: MoveText })
export const UndoBody = z.strictObject({ id: RequestId, at: Sequence, to: z.optional(MoveCount) })
export const AtBody = z.strictObject({ id: RequestId, at: Sequence })
export const ConsentBody = z.strictObject({ request: RequestId, agree: z.boolean() })
export const ChatBody = z.strictObject({ id: RequestId, text: z.optional(ChatText), phrase: z.optional(Phrase) }).check(saysOne)
export const NoteBody = z.strictObject({ text: NoteText })

export const TableAnswer = z.object({ table: Table })
/** `next`: hand it back as `after` for the next page; null when there is none. */
export const TablesAnswer = z.object({ tables: z.array(Table), next: z.nullable(z.string()) })
export const NextAnswer = z.object({ table: z.nullable(Table) })
export const PositionAnswer = z.object({ position: Position })
export const Done = z.object({ seq: Sequence, n: MoveCount })
export const ChatAnswer = z.object({ lines: z.array(ChatLine) })
export const NoteAnswer = z.object({ text: z.string() })
export const LogLine = z.object({ ...Entry.shape, events: z.array(GameEvent) })
export const LogAnswer = z.object({ entries: z.array(LogLine) })
export const RecordAnswer = z.looseObject({
  game: GameId,
  rulesVersion: z.int(),
  seats: z.int(),
  seed: z.string(),
  moves: z.array(z.string()),
  /** after so many moves what nobody had drawn was dealt anew from this seed */
  deals: z.optional(z.readonly(z.array(z.object({ at: MoveCount, seed: z.string() })))),
  begun: z.optional(z.object({ by: z.string(), moves: MoveCount })),
  /** the seats that gave up, first to last */
  resigned: z.optional(z.readonly(z.array(Seat))),
  /** what it was dealt from, the house's secret included; docs/decisions/0011 says how to check it */
  shuffle: z.optional(
    z.object({
      method: z.string(),
      table: TableId,
      commitment: z.string(),
      secret: z.string(),
      at: MoveCount,
      shares: z.readonly(z.array(Share)),
    }),
  ),
  seal: z.optional(z.string()),
})
/** Everything that is refused is answered in this shape. A stale request brings the newer position along. */
export const ProblemAnswer = z.object({ problem: Problem, position: z.optional(Position) })

/** What `next` of a page said: the moment and the id of its last table, after an r if games under way go on. */
export const CURSOR = /^(r?)(\d{1,16})-([A-Za-z0-9]{1,20})$/
export const Cursor = z.string().check(z.regex(CURSOR, 'not what “next” of a page said'))
/** Pages went by a moment once: whoever still asks so is told, and not shown the first page for ever. */
const Gone = z.optional(z.undefined('pages go by “after” and “next” now'))

export const TablesQuery = z.object({
  game: z.optional(GameId),
  status: z.optional(z.enum(['open', 'running', 'finished'])),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  after: z.optional(Cursor),
  before: Gone,
})
export const MyTablesQuery = z.object({
  archived: z._default(z.enum(['no', 'yes', 'all']), 'no'),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
  after: z.optional(Cursor),
  before: Gone,
})
export const NextQuery = z.object({ after: z.optional(z.string().check(z.maxLength(20))) })
/** With `since` and `wait` the answer comes when there is something newer, or after so many seconds. */
export const PositionQuery = z.object({
  invite: z.optional(Invite),
  at: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  since: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  wait: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(25)), 0),
})
export const LogQuery = z.object({
  invite: z.optional(Invite),
  since: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})
export const ChatQuery = z.object({
  invite: z.optional(Invite),
  since: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})

export type CreateBody = z.infer<typeof CreateBody>
export type BotWish = z.infer<typeof BotWish>
export type SeatWish = z.infer<typeof SeatWish>
export type SeatPlan = z.infer<typeof SeatPlan>
export type ArrangeBody = z.infer<typeof ArrangeBody>
export type Me = z.infer<typeof Me>
export type GameCard = z.infer<typeof GameCard>
export type LogLine = z.infer<typeof LogLine>
