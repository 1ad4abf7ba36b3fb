import { chacha20 } from '@noble/ciphers/chacha.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chance, draw, freshChance, randomFrom, seedChance, shuffle, shuffleWith } from '../index.ts'

const words = (chance: Chance, n: number) => Array.from({ length: n }, () => draw(chance, 0x1_0000_0000))

describe('chance', () => {
  it('is the ChaCha20 stream of RFC 8439: the zero key gives its test vector', () => {
    // RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce zero, block counters 0 and 1.
    const chance = { key: '00'.repeat(32), drawn: 0 }
    const hex = (word: number) => word.toString(16).padStart(8, '0')
    expect(words(chance, 4).map(hex)).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653'])
    chance.drawn = 16
    expect(words(chance, 2).map(hex)).toEqual(['bee7079f', '7a385155'])
  })

  it('reads the stream under any key from any place', () => {
    const { key } = seedChance('anywhere')
    const bytes = chacha20(hexToBytes(key), new Uint8Array(12), new Uint8Array(4 * 3000))
    const stream = new Uint32Array(bytes.buffer, bytes.byteOffset)
    for (const place of [0, 1, 255, 256, 257, 1024, 2999]) expect(draw({ key, drawn: place }, 0x1_0000_0000)).toBe(stream[place])
  })

  it('draws the same again from the same seed, and other things from another', () => {
    expect(words(seedChance('settle'), 20)).toEqual(words(seedChance('settle'), 20))
    expect(words(seedChance('settle'), 20)).not.toEqual(words(seedChance('carlisle'), 20))
  })

  it('goes on where it was after a round trip through JSON', () => {
    const chance = seedChance('hawes')
    words(chance, 300)
    const copy = JSON.parse(JSON.stringify(chance)) as Chance
    expect(words(copy, 300)).toEqual(words(chance, 300))
  })

  it('is even: each of six faces comes up about as often as the others', () => {
    const chance = seedChance('dice')
    const faces = Array.from({ length: 6 }, () => 0)
    for (let n = 0; n < 60_000; n++) faces[draw(chance, 6)]++
    // Chi-square with five degrees of freedom: 20.5 is passed once in a thousand seeds; this seed is fixed.
    const chiSquare = faces.reduce((sum, face) => sum + (face - 10_000) ** 2 / 10_000, 0)
    expect(chiSquare).toBeLessThan(20.5)
  })

  it('shuffles without losing or doubling a card, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, cards) => {
        const shuffled = shuffle(seedChance(seed), [...cards])
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(cards.toSorted((a, b) => a - b))
      }),
    )
  })

  it('shuffles evenly: every order of three cards about as often', () => {
    const random = randomFrom('orders')
    const orders = new Map<string, number>()
    for (let n = 0; n < 12_000; n++) {
      const order = shuffleWith(random, [1, 2, 3]).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect(orders.size).toBe(6)
    for (const count of orders.values()) expect(Math.abs(count - 2_000)).toBeLessThan(200)
  })

  it('cannot be drawn from a view, which has none', () => {
    expect(() => draw(null, 6)).toThrow('a view has no generator')
  })

  it('refuses to draw from nothing', () => {
    expect(() => draw(seedChance('x'), 0)).toThrow(RangeError)
    expect(() => draw(seedChance('x'), Number.NaN)).toThrow(RangeError)
  })

  it('makes fresh generators that differ', () => {
    const random = randomFrom('fresh')
    expect(freshChance(random).key).not.toBe(freshChance(random).key)
    expect(freshChance(random).key).toHaveLength(64)
  })
})
