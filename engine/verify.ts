/** Checks a record, offline: that its moves are possible, and that its game was dealt as docs/decisions/0011 says. What cannot be proved is said too. */
import { isRefusal, type Locale, type Refusal } from './basics.ts'
import { commitmentOf, houseShare, type Share, type Shuffle, sealOf, seedFrom } from './fair.ts'
import type { AnyGame } from './game.ts'
import { hashOf } from './hash.ts'
import { openRecord } from './history.ts'
import { speaker } from './language.ts'
import { VERDICT_MESSAGES } from './messages/verdicts.ts'
import { checkRecord, type GameRecord } from './record.ts'
import type { Value, VerdictLine } from './verdict.ts'

export interface Verdict {
  readonly record: GameRecord
  /** Nothing is wrong. */
  readonly isSound: boolean
  /** Whether there was a shuffle to check; without one only the moves were. */
  readonly isDealtOpenly: boolean
  /** All of it in one sentence: `verify.<sum>` in messages/verdicts-en.ts. */
  readonly sum: 'sound' | 'house-only' | 'moves-only' | 'unsound'
  readonly lines: readonly VerdictLine[]
}

/** What somebody kept from when they sat down, to hold against the record. */
export interface Noted {
  readonly commitment?: string
  readonly share?: { readonly seat: number; readonly share: string }
}

export interface VerdictSpeaker {
  /** The sum of it, or the heading of lines of a kind (`is.wrong`). */
  word(key: Verdict['sum'] | `is.${VerdictLine['is']}`): string
  line(line: VerdictLine): string
}

/** What was found, in words. `names` are the players by seat. */
export function verdictSpeaker(game: AnyGame, locale: Locale, names: readonly string[] = []): VerdictSpeaker {
  const say = speaker(game, locale, names, VERDICT_MESSAGES)
  return { word: (key) => say.word(`verify.${key}`), line: (line) => say.said({ ...line, say: `verify.${line.code}` }) }
}

/** `data` is the record as it was read, not yet gone through `checkRecord`: its seal covers all of it. A refusal when it is no record at all. */
export function verifyRecord(data: unknown, gameById: (id: string) => AnyGame | undefined, noted: Noted = {}): Verdict | Refusal {
  const record = checkRecord(data, gameById)
  if (isRefusal(record)) return record
  const game = gameById(record.game) as AnyGame
  const lines = [
    ...sealLines(data as object, record),
    ...moveLines(game, record),
    ...shuffleLines(record),
    ...notedLines(record.shuffle, noted),
  ]
  const order = { wrong: 0, proved: 1, open: 2 }
  lines.sort((one, other) => order[one.is] - order[other.is])
  const isSound = lines.every((line) => line.is !== 'wrong')
  return { record, isSound, isDealtOpenly: record.shuffle !== undefined, sum: isSound ? sumOf(record.shuffle) : 'unsound', lines }
}

function sumOf(shuffle: Shuffle | undefined): Verdict['sum'] {
  if (shuffle === undefined) return 'moves-only'
  return shuffle.shares.some(({ by }) => by === 'device') ? 'sound' : 'house-only'
}

const proved = (code: string, more: Record<string, Value> = {}): VerdictLine => ({ is: 'proved', code, ...more })
const wrong = (code: string, more: Record<string, Value> = {}): VerdictLine => ({ is: 'wrong', code, ...more })
const open = (code: string, more: Record<string, Value> = {}): VerdictLine => ({ is: 'open', code, ...more })

function sealLines(data: object, { seal, shuffle }: GameRecord): VerdictLine[] {
  // Whoever writes a shuffle into a record seals it.
  if (seal === undefined) return shuffle === undefined ? [] : [wrong('no-seal')]
  return [seal === sealOf(data) ? proved('seal') : wrong('wrong-seal')]
}

function moveLines(game: AnyGame, record: GameRecord): VerdictLine[] {
  const lines: VerdictLine[] = []
  try {
    const { history, bad } = openRecord(game, record)
    if (bad !== undefined) return [...lines, wrong('wrong-move', { at: bad.at + 1, move: bad.text.slice(0, 80), why: bad.refusal.code })]
    lines.push(proved('moves', { n: record.moves.length }))
    // A game of one's own device never says it: of such a record it is told that there were the moves to check.
    if (record.finalHash === undefined) lines.push(...(record.shuffle === undefined ? [] : [open('no-hash')]))
    else lines.push(record.finalHash === hashOf(history.state) ? proved('hash') : wrong('wrong-hash'))
  } catch (error) {
    // A forged record may drive rules where no game ever went.
    lines.push(wrong('rules-fail', { problem: (error as Error).message.slice(0, 200) }))
  }
  return lines
}

function shuffleLines(record: GameRecord): VerdictLine[] {
  const { shuffle, deals = [], begun } = record
  if (shuffle === undefined)
    return [open(begun === undefined ? 'no-shuffle' : 'brought-whole', begun === undefined ? {} : bringer(begun.by))]
  const { table, commitment, secret, at, shares } = shuffle
  const lines: VerdictLine[] = []
  if ((begun?.moves ?? 0) !== at) lines.push(wrong('wrong-beginning', { at, brought: begun?.moves ?? 0 }))
  lines.push(commitmentOf(table, secret) === commitment ? proved('commitment', { commitment }) : wrong('wrong-commitment', { commitment }))
  for (const [seat, { by, share }] of shares.entries())
    if (by === 'house' && share !== houseShare(table, secret, seat).share) lines.push(wrong('wrong-house-share', { seat }))
  const dealt = at === 0 ? record.seed : deals.find((deal) => deal.at === at)?.seed
  const isLast = deals.every((deal) => deal.at <= at)
  if (dealt !== seedFrom(shuffle)) lines.push(wrong('wrong-seed'))
  else if (!isLast) lines.push(wrong('dealt-later', { at }))
  else {
    const seats = seatsBy(shares, 'device')
    lines.push(seats.length === 0 ? proved('seed-house') : proved('seed', { seats }))
  }
  if (begun !== undefined && at > 0) lines.push(open('begun', { ...bringer(begun.by), moves: begun.moves }))
  const without = seatsBy(shares, 'house')
  if (without.length > 0) lines.push(open('house-shares', { seats: without }))
  // Nobody's share could have been tried out, but the secret itself.
  const untold = without.length === shares.length ? 'house-chose' : 'together'
  return [...lines, open('house-knows'), open(untold), open('when')]
}

function notedLines(shuffle: Shuffle | undefined, { commitment, share }: Noted): VerdictLine[] {
  const lines: VerdictLine[] = []
  if (commitment !== undefined)
    lines.push(shuffle?.commitment === commitment ? proved('noted-commitment') : wrong('wrong-noted-commitment', { commitment }))
  if (share !== undefined) {
    const { seat } = share
    const used = shuffle?.shares[seat]
    lines.push(used?.by === 'device' && used.share === share.share ? proved('noted-share', { seat }) : wrong('wrong-noted-share', { seat }))
  }
  return lines
}

/** Whoever was erased has no name. */
const bringer = (by: string) => ({ by, named: by === '' ? 'no' : 'yes' })

const seatsBy = (shares: readonly Share[], by: Share['by']) => shares.flatMap((share, seat) => (share.by === by ? [seat] : []))
