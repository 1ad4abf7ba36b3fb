/** Accounts: ways to sign in again, devices, preferences, statistics and ratings. */
import * as z from 'zod/mini'
import { Mark } from './people.ts'
import { GameId, Language, LIMITS, Name, PersonId, TableId, Time, TimeZone } from './words.ts'

export const SessionId = z.string().check(z.regex(/^[0-9a-f]{16}$/))
export const PasskeyId = z.string().check(z.regex(/^[A-Za-z0-9]{12}$/))
const CeremonyId = z.string().check(z.regex(/^[A-Za-z0-9]{24}$/))
const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/))
const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(20_000))

/** What is kept with the account and brought to each device. Theme, motion, contrast and sound belong to a device. */
export const Preferences = z.strictObject({
  confirm: z.optional(z.boolean()),
  pace: z.optional(z.enum(['off', 'brisk', 'steady', 'slow'])),
})

export const Profile = z.object({
  timeZone: z.nullable(TimeZone),
  locale: z.nullable(Language),
  preferences: Preferences,
  /** Whether others see the ratings of this account. */
  isPublic: z.boolean(),
  /** Whether others see that this person is around. */
  isSeen: z.boolean(),
  changedAt: Time,
})
export const ProfileBody = z.strictObject({
  timeZone: z.optional(z.nullable(TimeZone)),
  locale: z.optional(z.nullable(Language)),
  preferences: z.optional(Preferences),
  isPublic: z.optional(z.boolean()),
  isSeen: z.optional(z.boolean()),
})

/** Ways to sign in that this server offers, and the one address at which passkeys work. */
export const SignInWays = z.object({ passkeys: z.boolean(), email: z.boolean(), origin: z.string() })

export const Account = z.object({
  person: z.object({ id: PersonId, name: z.string(), createdAt: Time }),
  /** False for a guest: nobody but this device can come back. */
  isAccount: z.boolean(),
  profile: Profile,
  passkeys: z.array(z.object({ id: PasskeyId, name: z.string(), createdAt: Time, usedAt: Time })),
  emails: z.array(z.object({ email: z.string(), verifiedAt: Time })),
  /** The guest that this device was before it signed in, while it is not decided what becomes of their tables. */
  guest: z.nullable(z.object({ name: z.string(), tables: z.int() })),
  sessions: z.array(
    z.object({
      id: SessionId,
      kind: z.enum(['cookie', 'token']),
      /** what it called itself: "Firefox, Linux" */
      device: z.string(),
      /** the network it was last seen from, coarsely: "203.0.x.x" */
      place: z.string(),
      createdAt: Time,
      /** to the hour */
      usedAt: Time,
      isThis: z.boolean(),
    }),
  ),
})

/** What an authenticator needs; to be handed to the browser as it is. */
export const Ceremony = z.object({ ceremony: CeremonyId, options: z.looseObject({}) })
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
}
export const RegisterBody = z.strictObject({
  ceremony: CeremonyId,
  name: z.optional(Name),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
    }),
  }),
})
export const PasskeySignInBody = z.strictObject({
  ceremony: CeremonyId,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: z.optional(base64url),
    }),
  }),
})
export const PasskeyNameBody = z.strictObject({ name: Name })
/** `lastWay`: yes, though nobody can sign in to this account then. */
export const RemoveBody = z.strictObject({ lastWay: z._default(z.boolean(), false) })
export const RemoveEmailBody = z.strictObject({ email: Email, lastWay: z._default(z.boolean(), false) })
/** `locale`: the language of the letter. */
export const EmailBody = z.strictObject({ email: Email, locale: z._default(Language, 'en') })

const LinkCode = z.string().check(z.regex(/^[A-Za-z0-9]{24}$/))
export const LookBody = z.strictObject({ code: LinkCode })
export const ClaimBody = z.strictObject({ code: LinkCode })
/** Whether what was played on this device as a guest, before it signed in, goes over to the account; or is left. */
export const GuestBody = z.strictObject({ takeAlong: z.boolean() })
/** What following a link would do, so that nobody follows it unawares. */
export const LinkLook = z.object({
  /** `sign-in`: this device becomes the account's. `add`: the address is added to the account that this device has. */
  does: z.enum(['sign-in', 'add']),
  /** Whose account it opens; null: a new one. */
  name: z.nullable(z.string().check(z.maxLength(LIMITS.name))),
  /** The address the letter went to; null for a code from another device. */
  email: z.nullable(z.string()),
  /** Tables of the guest that this device is now, and could take along after signing in; null when there is no guest here. */
  guestTables: z.nullable(z.int()),
})

export const Pool = z.enum(['people', 'bots'])
const SeatCount = z.int().check(z.minimum(1), z.maximum(LIMITS.seats))
export const Rating = z.object({ game: GameId, seats: SeatCount, pool: Pool, rating: z.number(), games: z.int(), isSettled: z.boolean() })
export const Statistics = z.object({
  kinds: z.array(
    z.object({
      ...Rating.shape,
      wins: z.int(),
      meanRank: z.number(),
      meanScore: z.number(),
      /** The rating after each game, oldest first. */
      curve: z.array(z.object({ table: TableId, at: Time, rank: z.int(), score: z.number(), rating: z.number() })),
    }),
  ),
})
export const PublicPerson = z.object({
  id: PersonId,
  name: z.string(),
  createdAt: Time,
  /** whether they show their ratings to you; without it there are none, and no style */
  isShown: z.boolean(),
  ratings: z.array(Rating),
  /** what they play most, and how it ends: `meanPlace` 0 is always first, 1 always last */
  style: z.nullable(
    z.object({ games: z.int(), wins: z.int(), meanPlace: z.number(), favourite: z.object({ game: GameId, seats: z.int() }) }),
  ),
  /** around now, and wishes it to be seen */
  isHere: z.boolean(),
  /** what you have marked them with */
  mark: z.nullable(Mark),
  /** games that you both played to the end, the latest first */
  shared: z.array(z.object({ table: TableId, game: GameId, at: Time, seats: z.int(), yourRank: z.int(), theirRank: z.int() })),
})
export const LeadersQuery = z.object({
  game: GameId,
  seats: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.seats)),
  pool: z._default(Pool, 'people'),
})
/** People with an account that shows its ratings; among bots, the bots too. */
export const Leaders = z.object({
  leaders: z.array(
    z.object({
      person: z.nullable(PersonId),
      name: z.nullable(z.string()),
      bot: z.nullable(z.string()),
      rating: z.number(),
      games: z.int(),
    }),
  ),
})

export type Profile = z.infer<typeof Profile>
export type ProfileBody = z.infer<typeof ProfileBody>
export type Preferences = z.infer<typeof Preferences>
export type SignInWays = z.infer<typeof SignInWays>
export type Account = z.infer<typeof Account>
export type Ceremony = z.infer<typeof Ceremony>
export type RegisterBody = z.infer<typeof RegisterBody>
export type PasskeySignInBody = z.infer<typeof PasskeySignInBody>
export type LinkLook = z.infer<typeof LinkLook>
export type Rating = z.infer<typeof Rating>
export type Statistics = z.infer<typeof Statistics>
export type PublicPerson = z.infer<typeof PublicPerson>
export type Leaders = z.infer<typeof Leaders>
