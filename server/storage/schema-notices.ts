/** The tables of the database that notices have. */
import type { Fixed } from './schema-columns.ts'

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
