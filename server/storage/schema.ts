/** The tables of the database, as the query layer knows them. Whole numbers and text only, so that both databases store the same. */
import type { Selectable, Updateable } from 'kysely'
import type { ClubColumns, ClubRatingColumns } from './schema-clubs.ts'
import type { Fixed } from './schema-columns.ts'
import type { DailyAttemptColumns, DailyCountColumns, DailyDealColumns, DailyScoreColumns } from './schema-daily.ts'
import type { NoticeChannelColumns, NoticePeopleColumns, NoticeTableColumns } from './schema-notices.ts'
import type {
  CeremonyColumns,
  EmailLinkColumns,
  PasskeyColumns,
  PeopleColumns,
  PersonTimeColumns,
  ProfileColumns,
  ProgressColumns,
  ReportColumns,
  SessionColumns,
} from './schema-people.ts'
import type { RatingColumns, ResultColumns, ResultSumColumns } from './schema-ratings.ts'
import type {
  ChatColumns,
  ClockColumns,
  FaultColumns,
  MemberColumns,
  MoveColumns,
  OrderColumns,
  OrderLogColumns,
  OwnTableColumns,
  SeatColumns,
  SnapshotColumns,
  TableColumns,
} from './schema-tables.ts'
import type { TournamentColumns, TournamentEntrantColumns, TournamentRoundColumns, TournamentTableColumns } from './schema-tournaments.ts'

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
  daily_counts: DailyCountColumns
  daily_scores: DailyScoreColumns
  hosts: { person: Fixed<string>; since: Fixed<number> }
  clubs: ClubColumns
  club_people: { club: Fixed<string>; person: Fixed<string>; role: 'owner' | 'organiser' | 'member'; since: Fixed<number> }
  club_ratings: ClubRatingColumns
  club_dates: { id: Fixed<string>; club: Fixed<string>; title: Fixed<string>; at: Fixed<number> }
  progress: ProgressColumns
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

export type ClubRow = Selectable<ClubColumns>
export type TableRow = Selectable<TableColumns>
export type MemberRow = Selectable<MemberColumns>
/** Without the events: few ask for those. */
export type SnapshotRow = Omit<Selectable<SnapshotColumns>, 'events'>
export type SeatRow = Selectable<SeatColumns>
export type MoveRow = Selectable<MoveColumns>
export type JobRow = Selectable<JobColumns>
export type ChannelRow = Selectable<NoticeChannelColumns>
export type ChannelChange = Updateable<NoticeChannelColumns>
export type PersonTimeRow = Selectable<PersonTimeColumns>
export type FaultRow = Selectable<FaultColumns>
