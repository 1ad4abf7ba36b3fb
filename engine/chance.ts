/**
 * Chance. One generator inside each state, seeded, in plain data: `{key, drawn}`. The stream is ChaCha20 (RFC 8439) under the
 * key, so that no player can work out coming shuffles from those already seen, and any draw can be recomputed and verified
 * from the seed once the game is over.
 */
import { chacha20 } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Chance {
  /** 32 bytes in hexadecimal. */
  readonly key: string
  /** How many words of the stream are used up. */
  drawn: number
}

/** A source of whole numbers; states have one inside, bots and samplers bring their own. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number
}

export function seedChance(seed: string): Chance {
  return { key: bytesToHex(sha256(utf8ToBytes(`branchline:${seed}`))), drawn: 0 }
}

/** A fresh generator for a sampled state: its future is unknown to everybody, as it should be. */
export function freshChance(random: Random): Chance {
  let key = ''
  for (let i = 0; i < 16; i++) key += random.below(65536).toString(16).padStart(4, '0')
  return { key, drawn: 0 }
}

/** A stand-alone generator for bots, simulations and samplers. */
export function randomFrom(seed: string): Random {
  const stream = new Stream(hexToBytes(sha256hex(seed)))
  let drawn = 0
  return { below: (n) => uniform(n, () => stream.word(drawn++)) }
}

const sha256hex = (text: string) => bytesToHex(sha256(utf8ToBytes(text)))

/** A whole number from 0 to n − 1, drawn from the generator inside a state. */
export function draw(chance: Chance | null, n: number): number {
  if (chance === null) throw new Error('a view has no generator: chance can be drawn in full states only')
  const stream = streamOf(chance.key)
  return uniform(n, () => stream.word(chance.drawn++))
}

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(chance: Chance | null, cards: T[]): T[] {
  return shuffleWith({ below: (n) => draw(chance, n) }, cards)
}

export function shuffleWith<T>(random: Random, cards: T[]): T[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const card = cards[last]
    cards[last] = cards[other]
    cards[other] = card
  }
  return cards
}

/** Unbiased: words past the last whole multiple of n are thrown away. */
function uniform(n: number, word: () => number): number {
  if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`cannot draw below ${n}`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
  let value = word()
  while (value >= limit) value = word()
  return value % n
}

/** Most worlds that a bot imagines draw a few words only: short stretches keep them cheap. */
const WORDS = 64
const ZEROS = new Uint8Array(WORDS * 4)
const NONCE = new Uint8Array(12)

/** The key stream, read at any place; the last stretch is kept. */
class Stream {
  private readonly key: Uint8Array
  private words = new Uint32Array(0)
  private stretch = -1
  constructor(key: Uint8Array) {
    this.key = key
  }
  word(index: number): number {
    const stretch = Math.floor(index / WORDS)
    if (stretch !== this.stretch) {
      const bytes = chacha20(this.key, NONCE, ZEROS, undefined, stretch * (WORDS / 16))
      this.words = new Uint32Array(bytes.buffer, bytes.byteOffset, WORDS)
      this.stretch = stretch
    }
    return this.words[index % WORDS]
  }
}

/** The streams used last, by key. A pure function of the key remembered, not state. */
const streams = new Map<string, Stream>()
function streamOf(key: string): Stream {
  let stream = streams.get(key)
  if (stream === undefined) {
    if (streams.size >= 64) streams.clear()
    stream = new Stream(hexToBytes(key))
    streams.set(key, stream)
  }
  return stream
}
