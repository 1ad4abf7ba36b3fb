/** The tables of the database about people: who they are and how they prove it, what they have told of themselves, and reports about one another. */
import type { Fixed, Flag } from './schema-columns.ts'

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

/** A person's own time; minutes of the day, and vacations as a JSON list of first and last days. */
export interface PersonTimeColumns {
  person: Fixed<string>
  time_zone: string
  quiet_from: number | null
  quiet_to: number | null
  vacations: string
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
