/** The tables of the database, as the query layer knows them. Whole numbers and text only, so that both databases store the same. */
import type { ColumnType, Selectable, Updateable } from 'kysely'
import type { DailyAttemptColumns, DailyDealColumns } from './schema-daily.ts'
import type { TournamentColumns, TournamentEntrantColumns, TournamentRoundColumns, TournamentTableColumns } from './schema-tournaments.ts'

/** 0 or 1: SQLite has no booleans. */
export type Flag = 0 | 1
/** Written once. */
type Fixed<T> = ColumnType<T, T, never>

export interface Schema {
  people: PeopleColumns
  sessions: SessionColumns
  links: { hash: Fixed<string>; person: Fixed<string>; expires_at: Fixed<number> }
  tables: TableColumns
  seats: SeatColumns
  members: MemberColumns
  moves: MoveColumns
  snapshots: SnapshotColumns
  chat: ChatColumns
  notes: { table_id: Fixed<string>; person: Fixed<string>; text: string; at: number }
  faults: FaultColumns
  settings: { name: Fixed<string>; value: string }
  jobs: JobColumns
  profiles: ProfileColumns
  passkeys: PasskeyColumns
  ceremonies: CeremonyColumns
  emails: { email: Fixed<string>; person: Fixed<string>; verified_at: Fixed<number> }
  email_links: EmailLinkColumns
  results: ResultColumns
  result_sums: ResultSumColumns
  ratings: RatingColumns
  notice_people: NoticePeopleColumns
  notice_tables: NoticeTableColumns
  notice_channels: NoticeChannelColumns
  clocks: ClockColumns
  turns_paid: {
    table_id: Fixed<string>
    n: Fixed<number>
    seat: number
    spent: number
    free_until: number
    deadline: number
  }
  person_time: PersonTimeColumns
  orders: OrderColumns
  order_log: OrderLogColumns
  own_tables: OwnTableColumns
  lobby: { facet: Fixed<string>; created_at: Fixed<number>; table_id: Fixed<string> }
  person_marks: { person: Fixed<string>; other_person: Fixed<string>; mark: 'follow' | 'mute' | 'block'; at: number }
  reports: ReportColumns
  tournaments: TournamentColumns
  tournament_entrants: TournamentEntrantColumns
  tournament_rounds: TournamentRoundColumns
  tournament_tables: TournamentTableColumns
  daily_deals: DailyDealColumns
  daily_attempts: DailyAttemptColumns
  hosts: { person: Fixed<string>; since: Fixed<number> }
  clubs: ClubColumns
  club_people: { club: Fixed<string>; person: Fixed<string>; role: 'owner' | 'organiser' | 'member'; since: Fixed<number> }
  club_ratings: ClubRatingColumns
  club_dates: { id: Fixed<string>; club: Fixed<string>; title: Fixed<string>; at: Fixed<number> }
  progress: ProgressColumns
}

export interface PeopleColumns {
  id: Fixed<string>
  name: string
  created_at: Fixed<number>
  erased_at: number | null
  /** The account that took over what this guest had. */
  merged_into: string | null
}

export interface SessionColumns {
  hash: Fixed<string>
  person: Fixed<string>
  kind: Fixed<'cookie' | 'token'>
  created_at: Fixed<number>
  /** To the hour; 0 when not known. */
  used_at: number
  /** What the device called itself: "Firefox, Linux". */
  device: Fixed<string>
  /** The network it was last seen from, coarsely: "203.0.x.x". */
  place: string
}

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
  /** Of a game that is over: its entries up to `seq`, and the events of each; JSON. */
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

/** What is to be done later. See jobs/jobs.ts. */
export interface JobColumns {
  kind: Fixed<string>
  key: Fixed<string>
  body: string
  due_at: number
  attempts: number
  /** The process that is at it, and until when it may be thought alive. */
  holder: string | null
  held_until: number
}

export interface ProfileColumns {
  person: Fixed<string>
  time_zone: string | null
  locale: string | null
  /** JSON. */
  preferences: string
  is_public: Flag
  /** Others may see that they are around. */
  is_seen: Flag
  changed_at: number
}

export interface ProgressColumns {
  person: Fixed<string>
  epoch: number
  /** JSON: lessons and puzzles, by their names. */
  body: string
  /** Counts the changes: two devices may tell at once. */
  revision: number
  changed_at: number
}

export interface PasskeyColumns {
  /** Ours; the authenticator's own is `credential`. */
  id: Fixed<string>
  credential: Fixed<string>
  person: Fixed<string>
  name: string
  public_key: Fixed<string>
  counter: number
  transports: Fixed<string>
  created_at: Fixed<number>
  used_at: number
}

/** A challenge that an authenticator is to answer, once and soon. */
export interface CeremonyColumns {
  id: Fixed<string>
  purpose: Fixed<'register' | 'sign-in'>
  person: Fixed<string | null>
  challenge: Fixed<string>
  expires_at: Fixed<number>
}

/** A link that was sent by e-mail. */
export interface EmailLinkColumns {
  hash: Fixed<string>
  email: Fixed<string>
  /** Who asked, from this session of theirs, that the address be added to their own account; null: a link to sign in, whoever asked. */
  person: Fixed<string | null>
  session: Fixed<string | null>
  expires_at: Fixed<number>
}

/** How a game ended for one person. */
export interface ResultColumns {
  table_id: Fixed<string>
  seat: Fixed<number>
  person: string
  game: Fixed<string>
  seats: Fixed<number>
  /** People among themselves, or with bots at the table. */
  pool: Fixed<Pool>
  rank: Fixed<number>
  won: Fixed<Flag>
  /** In hundredths, as are changes of rating and ratings. */
  score: Fixed<number>
  change: Fixed<number>
  at: Fixed<number>
}
export type Pool = 'people' | 'bots'

/** All results of one person added up. Written by the database alone: see migrations/0013-standings.ts. */
export interface ResultSumColumns {
  person: Fixed<string>
  game: Fixed<string>
  seats: Fixed<number>
  pool: Fixed<Pool>
  games: Fixed<number>
  won: Fixed<number>
  rank: Fixed<number>
  score: Fixed<number>
  change: Fixed<number>
}

/** The sum of the changes; kept so that lists need not add up. */
export interface RatingColumns {
  /** A person, or `bot:` and a level. */
  player: Fixed<string>
  game: Fixed<string>
  seats: Fixed<number>
  pool: Fixed<Pool>
  rating: number
  games: number
  changed_at: number
  /** In the list of the best. Written by the database alone, as the sums are. */
  listed: ColumnType<Flag, never, never>
}

/** `all`: whatever the channels take. `turn`: only what asks something of one. `digest`: one letter a day. */
export type NoticeMode = 'all' | 'turn' | 'digest' | 'off'

export interface NoticePeopleColumns {
  person: Fixed<string>
  mode: NoticeMode
  digest_hour: number
  /** Up to when the last digest told. */
  digest_at: number
}

export interface NoticeTableColumns {
  person: Fixed<string>
  table_id: Fixed<string>
  /** Null: as for all tables. */
  mode: NoticeMode | null
  /** The entry and the time at which the person was told last that something is asked of them. */
  told_seq: number
  told_at: number
}

export interface NoticeChannelColumns {
  id: Fixed<string>
  person: Fixed<string>
  kind: Fixed<'push' | 'email' | 'discord' | 'slack' | 'webhook'>
  /** The push service's endpoint, the e-mail address, the webhook's URL. */
  address: Fixed<string>
  /** The keys of a push subscription (JSON); the key that signs what is sent to a webhook. */
  secret: string
  label: string
  /** The reasons for which this channel is used, as a JSON list. */
  events: string
  /** Null for an e-mail address nobody has confirmed. */
  verified_at: number | null
  /** Why it is used no more. */
  trouble: 'gone' | 'refused' | 'unsubscribed' | null
  trouble_at: number | null
  sent_at: number | null
  created_at: Fixed<number>
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

/** A person's own time; minutes of the day, and vacations as a JSON list of first and last days. */
export interface PersonTimeColumns {
  person: Fixed<string>
  time_zone: string
  quiet_from: number | null
  quiet_to: number | null
  vacations: string
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

/** A report to those who run the house. */
export interface ReportColumns {
  id: Fixed<string>
  /** The sender's: sent again it is one report. */
  request_id: Fixed<string>
  person: string
  other_person: string
  /** What they were called then. */
  other_name: Fixed<string>
  table_id: Fixed<string | null>
  /** The line of chat, and its text. */
  line: Fixed<number | null>
  said: Fixed<string>
  reason: Fixed<string>
  text: Fixed<string>
  at: Fixed<number>
  handled_at: number | null
  note: string
}

export interface ClubColumns {
  id: Fixed<string>
  name: string
  about: string
  /** Anybody may see it and join. */
  is_open: Flag
  invite: Fixed<string>
  created_at: Fixed<number>
}

/** From the games at the club's own tables. */
export interface ClubRatingColumns {
  club: Fixed<string>
  game: Fixed<string>
  person: Fixed<string>
  rating: number
  games: number
  won: number
}

export type ClubRow = Selectable<ClubColumns>
export type TableRow = Selectable<TableColumns>
export type MemberRow = Selectable<Schema['members']>
/** Without the events: few ask for those. */
export type SnapshotRow = Omit<Selectable<SnapshotColumns>, 'events'>
export type SeatRow = Selectable<SeatColumns>
export type MoveRow = Selectable<MoveColumns>
export type JobRow = Selectable<JobColumns>
export type ChannelRow = Selectable<NoticeChannelColumns>
export type ChannelChange = Updateable<NoticeChannelColumns>
export type PersonTimeRow = Selectable<PersonTimeColumns>
export type FaultRow = Selectable<FaultColumns>
