/** How one wishes to be told of one's tables. */
import { LOCALES } from '@branchline/engine'
import * as z from 'zod/mini'
import { Label, TableId, Time } from './words.ts'

/** `invited`: somebody asks you along, or a table that is planned begins soon. `turn`: you are to act. `undo`: your consent is asked. `vote`: what is to be done about somebody who is late? `time`: your time runs out, or somebody nudged you. */
export const REASONS = ['turn', 'undo', 'vote', 'time', 'started', 'finished', 'chat', 'invited', 'digest'] as const
export const Reason = z.enum(REASONS)
/** Those that ask something of one. */
export const ASKING: readonly Reason[] = ['turn', 'undo', 'vote', 'time']
/** `all`: whatever each channel takes. `turn`: only what asks something of you. `digest`: one letter a day. */
export const NoticeMode = z.enum(['all', 'turn', 'digest', 'off'])
export const CHANNEL_KINDS = ['push', 'email', 'discord', 'slack', 'webhook'] as const
export const ChannelKind = z.enum(CHANNEL_KINDS)

const Zone = z.string().check(
  z.maxLength(60),
  z.refine((zone) => isZone(zone), 'timeZone'),
)

export const Channel = z.object({
  id: z.string(),
  kind: ChannelKind,
  /** for people: the device, the address, the host of the webhook */
  label: z.string(),
  events: z.array(Reason),
  /** false: an e-mail address that was not confirmed yet */
  verified: z.boolean(),
  /** why it is used no more: `gone` (the other side says it is not there), `refused` (the other side does not take it), `unsubscribed` */
  trouble: z.nullable(z.enum(['gone', 'refused', 'unsubscribed'])),
  troubleAt: z.nullable(Time),
  sentAt: z.nullable(Time),
  /** a `webhook` only: the key with which what it gets is signed */
  key: z.optional(z.string()),
})

export const Notices = z.object({
  mode: NoticeMode,
  locale: z.enum(LOCALES),
  zone: z.string(),
  /** the hour of the day at which the digest comes */
  digestHour: z.int(),
  channels: z.array(Channel),
  /** tables with a choice of their own */
  tables: z.array(z.object({ table: TableId, mode: NoticeMode })),
  /** what this server can do */
  can: z.object({ email: z.boolean(), pushKey: z.string() }),
})

export const NoticesBody = z.strictObject({
  mode: z.optional(NoticeMode),
  locale: z.optional(z.enum(LOCALES)),
  zone: z.optional(Zone),
  digestHour: z.optional(z.int().check(z.minimum(0), z.maximum(23))),
})
/** `null`: as for all tables. */
export const NoticeTableBody = z.strictObject({ mode: z.nullable(NoticeMode) })

const Url = z.string().check(z.maxLength(1_000), z.regex(/^https?:\/\/[^\s]+$/, 'an address that begins with https://'))
const PushKeys = z.strictObject({
  p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}=*$/)),
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,30}=*$/)),
})
export const ChannelBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), endpoint: Url, keys: PushKeys, label: Label }),
  z.strictObject({ kind: z.literal('email'), address: z.string().check(z.maxLength(254)) }),
  z.strictObject({ kind: z.enum(['discord', 'slack', 'webhook']), url: Url }),
])
export const ChannelChangeBody = z.strictObject({ events: z.array(Reason).check(z.maxLength(REASONS.length)) })
export const ChannelId = z.string().check(z.regex(/^[A-Za-z0-9]{12}$/))

/** What a link out of a letter would do. */
export const AnswerToken = z.string().check(z.regex(/^[A-Za-z0-9._-]{20,120}$/))
export const AnswerPage = z.object({
  /** `answer`: at a table. `confirm`: this e-mail address. `unsubscribe`: this channel. */
  kind: z.enum(['answer', 'confirm', 'unsubscribe']),
  /** `open`: it can be done. `stale`: the table has gone on. `done`: it has been done. */
  state: z.enum(['open', 'stale', 'done']),
  table: z.optional(TableId),
  title: z.optional(z.string()),
  /** who would answer, by name */
  name: z.optional(z.string()),
  /** the move in the game's notation; or what is agreed to */
  move: z.optional(z.string()),
  agree: z.optional(z.boolean()),
  /** what everybody may know of the last moves, in the language asked for */
  lines: z.optional(z.array(z.string())),
  address: z.optional(z.string()),
})
export const AnswerQuery = z.object({ locale: z._default(z.enum(LOCALES), 'en') })

export type Reason = z.infer<typeof Reason>
export type NoticeMode = z.infer<typeof NoticeMode>
export type ChannelKind = z.infer<typeof ChannelKind>
export type Channel = z.infer<typeof Channel>
export type Notices = z.infer<typeof Notices>
export type NoticesBody = z.infer<typeof NoticesBody>
export type ChannelBody = z.infer<typeof ChannelBody>
export type AnswerPage = z.infer<typeof AnswerPage>

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}
