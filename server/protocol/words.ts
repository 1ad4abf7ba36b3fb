/** The small words of the protocol: ids, names, policies, and how long anything may be. */
import { LOCALES } from '@branchline/engine'
import * as z from 'zod/mini'

/** Raised when a message changes in a way that an older client cannot read. */
export const PROTOCOL = 1

/** How much of anything is taken from outside. Longer input is refused before it is looked at. */
export const LIMITS = {
  /** bytes of one socket frame from a client */
  frame: 16_384,
  /** bytes of one HTTP body; records may be longer */
  body: 65_536,
  record: 2_000_000,
  name: 40,
  move: 500,
  chat: 1_000,
  note: 10_000,
  /** lessons, and puzzles, that somebody may have come to; and bytes of a body that tells them */
  progress: 2_000,
  progressBody: 400_000,
  seats: 8,
  /** tables that one socket may watch at once */
  watched: 64,
} as const

/** Control characters, marks that turn the direction of writing or cannot be seen, and letters of no alphabet. Joiners belong to some scripts. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/u
/** Marks piled on a letter until they cover the lines above. */
const piledUp = /\p{M}{5}/u
/** No database gives back as it came: the sign of number zero (SQLite cuts the text off there, PostgreSQL refuses it), and half a letter. */
export const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text)
const storable = z.refine<string>(isStorable, 'storable')
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

export const Name = text(LIMITS.name).check(
  z.normalize('NFC'),
  z.refine((name) => !unprintable.test(name) && !piledUp.test(name) && /[\p{L}\p{N}\p{S}\p{P}]/u.test(name), 'printable'),
)
/** A place of the IANA time zone database: Europe/Berlin. Offsets are not zones: they know no summer time. */
export const TimeZone = z.string().check(z.maxLength(60), z.regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/), z.refine(isTimeZone, 'timeZone'))
export const ChatText = text(LIMITS.chat).check(storable)
/** Said so often that everybody reads them in their own language: the id, and its words for those who know no other. */
export const PHRASES = {
  hello: 'Hello!',
  luck: 'Good luck!',
  moment: 'One moment, please.',
  soon: 'I’ll be back soon.',
  sorry: 'Sorry!',
  thanks: 'Thank you!',
  well: 'Well played!',
  again: 'Another game?',
} as const
export type Phrase = keyof typeof PHRASES
export const Phrase = z.enum(Object.keys(PHRASES) as [Phrase, ...Phrase[]])
/** Words of one's own, or one of the phrases. */
export const saysOne = z.refine<{ text?: string | undefined; phrase?: string | undefined }>(
  ({ text, phrase }) => (text === undefined) !== (phrase === undefined),
  'oneOfBoth',
)
export const NoteText = z.string().check(z.maxLength(LIMITS.note), storable)
export const Label = z.string().check(z.maxLength(60), storable)
/** Of a move that the rules fail on the text is kept, so it is to be one that can be. */
export const MoveText = text(LIMITS.move).check(storable)
export const TableId = z.string().check(z.regex(/^[A-Za-z0-9]{12}$/))
export const PersonId = z.string().check(z.regex(/^[A-Za-z0-9]{12}$/))
export const GameId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
/** Chosen by the sender, one per attempt: a message sent again under the same id is answered as the first. */
export const RequestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
/** 32 random bytes in hexadecimal, small letters. */
export const ShareText = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const Invite = z.string().check(z.regex(/^[A-Za-z0-9]{16}$/))
export const Seat = z.int().check(z.minimum(0), z.maximum(LIMITS.seats - 1))
/** Counts the entries of a table's log; never goes back. A move names the number it answers. */
export const Sequence = z.int().check(z.minimum(0))
/** How many moves lead to a position; goes back by undo. */
export const MoveCount = z.int().check(z.minimum(0))
export const Time = z.int()
export const Language = z.enum(LOCALES)

/** Of a rating, in whole points. */
export const RatingPoints = z.int().check(z.minimum(0), z.maximum(5_000))

export const Visibility = z.enum(['public', 'unlisted', 'private'])
/** `always`: anybody at the table, without asking. `consent`: free as far as nothing came to light, then by consent. `never`: not at all. */
export const UndoPolicy = z.enum(['always', 'consent', 'never'])
export const HintsPolicy = z.enum(['on', 'off'])
export const Status = z.enum(['open', 'running', 'finished', 'closed'])
export const BotLevel = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
export const BotCharacter = z.string().check(z.regex(/^[a-z-]{1,40}$/))
/** Minutes without a sign of life after which the others may let a bot play on. */
export const AbsentAfter = z.int().check(z.minimum(1), z.maximum(60 * 24 * 60))

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export type Language = z.infer<typeof Language>
export type Visibility = z.infer<typeof Visibility>
export type UndoPolicy = z.infer<typeof UndoPolicy>
export type HintsPolicy = z.infer<typeof HintsPolicy>
export type Status = z.infer<typeof Status>
