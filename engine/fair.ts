/**
 * A shuffle anybody can check (docs/decisions/0011-a-shuffle-anybody-can-check.md has the bytes). The house binds itself to a secret before
 * anybody gives a share; the seed follows from the secret and the shares of all seats; when the game is over the secret is shown.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export const SHUFFLE = 'branchline-shuffle-1'

/** `device`: made by the device of whoever sits there. `house`: worked out from the house's secret, for bots and for whoever sent none. */
export interface Share {
  readonly by: 'device' | 'house'
  /** 32 bytes in hexadecimal, small letters. */
  readonly share: string
}

/** What a record shows of its shuffle once the game is over: all that is needed to deal the same cards again. */
export interface Shuffle {
  readonly method: typeof SHUFFLE
  readonly table: string
  readonly commitment: string
  readonly secret: string
  /** How many moves the game had when it was dealt: 0, unless the table went on from a record. */
  readonly at: number
  /** By seat. */
  readonly shares: readonly Share[]
}

/** Secrets, shares, commitments and seeds are all written like this. */
export const isHex32 = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

/** What the house shows before the first share, and is bound to. */
export function commitmentOf(table: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${SHUFFLE} commitment\n${table}\n${secret}\n`)))
}

/** The share of a seat whose device gave none. It follows from the secret, so the house has nothing to choose in it. */
export function houseShare(table: string, secret: string, seat: number): Share {
  return { by: 'house', share: keyed(secret, `share\n${table}\n${seat}\n`) }
}

/** What the game is dealt from. */
export function seedFrom({ table, commitment, secret, at, shares }: Omit<Shuffle, 'method'>): string {
  const lines = shares.map(({ by, share }, seat) => `${seat} ${by} ${share}\n`)
  return keyed(secret, `seed\n${table}\n${commitment}\n${at}\n${lines.join('')}`)
}

function keyed(secret: string, message: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${SHUFFLE} ${message}`)))
}

/**
 * The seal of a record: SHA-256 of its other fields as JSON without blanks, names in the order of their signs. It shows damage and careless
 * changes, players' names included; whoever forges a whole record can seal it anew.
 */
export function sealOf(record: object): string {
  const { seal: _, ...rest } = record as { seal?: unknown }
  return bytesToHex(sha256(utf8ToBytes(inOrder(rest))))
}

/** JSON with the names of every object in the order of their signs, numbers too: an object itself would put those first. */
function inOrder(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  if (Array.isArray(value)) return `[${value.map(inOrder).join()}]`
  const fields = Object.entries(value).filter(([, one]) => one !== undefined)
  fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${inOrder(one)}`).join()}}`
}

/** From outside: what is wrong with it, or null. */
export function shuffleProblem(given: unknown, seats: number, moves: number): { field: string; expected: string } | null {
  const wrong = (field: string, expected: string) => ({ field: field === '' ? 'shuffle' : `shuffle.${field}`, expected })
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return wrong('', 'what the game was dealt from')
  const { method, table, commitment, secret, at, shares } = given as Record<string, unknown>
  if (method !== SHUFFLE) return wrong('method', `“${SHUFFLE}”`)
  if (typeof table !== 'string' || !/^[A-Za-z0-9]{1,40}$/.test(table)) return wrong('table', 'the id of a table')
  if (!isHex32(commitment)) return wrong('commitment', HEX)
  if (!isHex32(secret)) return wrong('secret', HEX)
  if (!Number.isInteger(at) || (at as number) < 0 || (at as number) > moves) return wrong('at', `a whole number from 0 to ${moves}`)
  if (!Array.isArray(shares) || shares.length !== seats) return wrong('shares', `a list of ${seats}, one for each seat`)
  const bad = shares.findIndex((share) => !isShare(share))
  return bad < 0 ? null : wrong(`shares[${bad}]`, `by “device” or “house”, and ${HEX}`)
}

const HEX = '64 hexadecimal digits in small letters'

function isShare(given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false
  const { by, share } = given as Record<string, unknown>
  return (by === 'device' || by === 'house') && isHex32(share)
}
