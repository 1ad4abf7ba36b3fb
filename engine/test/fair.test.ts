/** The shuffle that anybody can check, and what checking a record says. */
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  advance,
  commitmentOf,
  freeUndoTo,
  type GameRecord,
  hashOf,
  houseShare,
  isRefusal,
  LOCALES,
  legalTexts,
  openRecord,
  recordOf,
  recordUpTo,
  rewind,
  SHUFFLE,
  type Share,
  sealOf,
  seedChance,
  seedFrom,
  startHistory,
  stateAt,
  UNFINISHED,
  type Verdict,
  verdictSpeaker,
  verifyRecord,
} from '../index.ts'
import { ENGINE_MESSAGES } from '../messages/index.ts'
import { VERDICT_MESSAGES } from '../messages/verdicts.ts'
import { type Parcels, parcels } from './parcels.ts'

const gameById = (id: string) => (id === 'parcels' ? parcels : undefined)
const TABLE = 'AbCdEfGh1234'
const SECRET = '0f'.repeat(32)
const SHARE = 'a1'.repeat(32)

function checked(data: unknown, noted = {}): Verdict {
  const verdict = verifyRecord(data, gameById, noted)
  if (isRefusal(verdict)) throw new Error(JSON.stringify(verdict))
  return verdict
}
const codes = ({ lines }: Verdict, is: string) => lines.filter((line) => line.is === is).map(({ code }) => code)

/** A game of two, dealt by the formula; `first` were brought in a record with a seed of somebody's choice. */
function dealtRecord(first = 0, given: Share = { by: 'device', share: SHARE }): GameRecord {
  const shares = [given, houseShare(TABLE, SECRET, 1)]
  const parts = { table: TABLE, commitment: commitmentOf(TABLE, SECRET), secret: SECRET, at: first, shares }
  const seed = seedFrom(parts)
  const options = { turns: 8, deck: 'light' as const, rich: false }
  const history = startHistory(parcels, options, 2, first === 0 ? seed : 'of my choice', first === 0 ? [] : [{ at: first, seed }])
  while (parcels.toAct(history.state) !== null) {
    const moves = legalTexts(parcels, history.state)
    advance(history, moves.includes('draw') ? 'draw' : moves[0])
  }
  const record = {
    ...recordOf(history, ['Ada', 'Ben']),
    finalHash: hashOf(history.state),
    ...(first === 0 ? {} : { begun: { by: 'Ada', moves: first } }),
    shuffle: { method: SHUFFLE, ...parts },
  } as const
  return { ...record, seal: sealOf(record) }
}

function withShare(record: GameRecord, seat: number, share: Share): unknown {
  return { ...record, shuffle: { ...record.shuffle!, shares: record.shuffle!.shares.with(seat, share) } }
}

describe('the formula', () => {
  test('is the one that the decision record writes down, by another library', () => {
    const key = Buffer.from(SECRET, 'hex')
    const mac = (text: string) => createHmac('sha256', key).update(text, 'utf8').digest('hex')
    const commitment = createHash('sha256').update(`branchline-shuffle-1 commitment\n${TABLE}\n${SECRET}\n`).digest('hex')
    const house = mac(`branchline-shuffle-1 share\n${TABLE}\n1\n`)
    const seed = mac(`branchline-shuffle-1 seed\n${TABLE}\n${commitment}\n0\n0 device ${SHARE}\n1 house ${house}\n`)
    const { shuffle, seed: dealt } = dealtRecord()
    expect(shuffle).toMatchObject({ commitment, shares: [{ share: SHARE }, { by: 'house', share: house }] })
    expect(dealt).toBe(seed)
  })

  test('gives what the worked example of the decision record says', () => {
    const text = readFileSync(new URL('../../docs/decisions/0011-a-shuffle-anybody-can-check.md', import.meta.url), 'utf8')
    const example = JSON.parse(/```json\n([\s\S]+?)```/.exec(text)![1])
    const { table, secret, commitment, shares } = example.shuffle
    expect(commitmentOf(table, secret)).toBe(commitment)
    expect(houseShare(table, secret, 2)).toEqual(shares[2])
    expect(seedFrom(example.shuffle)).toBe(example.seed)
    expect(seedFrom({ ...example.shuffle, at: 12 })).toBe(example.seedWereAt12)
    expect(seedChance(example.seed).key).toBe(example.key)
    expect(sealOf(example.sealed)).toBe(example.seal)
    expect(createHash('sha256').update(example.sealedText).digest('hex')).toBe(example.seal)
  })

  test('a seal takes names in the order of their signs, those that look like numbers too', () => {
    const sealed = '{"10":1,"9":2,"a":{"2":[],"B":null},"é":"\\u0001\\"/"}'
    const shuffled = JSON.parse('{"é":"\\u0001\\"/","9":2,"a":{"B":null,"2":[]},"10":1}')
    expect(sealOf({ ...shuffled, seal: 'x', left: undefined })).toBe(createHash('sha256').update(sealed).digest('hex'))
  })

  test('every part of it changes the seed', () => {
    const parts = { table: TABLE, commitment: 'c', secret: SECRET, at: 0, shares: [houseShare(TABLE, SECRET, 0)] }
    const others = [
      { ...parts, table: 'other' },
      { ...parts, commitment: 'd' },
      { ...parts, secret: '0e'.repeat(32) },
      { ...parts, at: 1 },
      { ...parts, shares: [{ ...parts.shares[0], by: 'device' as const }] },
      { ...parts, shares: [...parts.shares, ...parts.shares] },
    ]
    expect(new Set([parts, ...others].map(seedFrom)).size).toBe(7)
  })
})

describe('checking a record', () => {
  test('one that was dealt openly: what is proved, and what is not', () => {
    const verdict = checked(dealtRecord(), { commitment: commitmentOf(TABLE, SECRET), share: { seat: 0, share: SHARE } })
    expect(verdict).toMatchObject({ isSound: true, isDealtOpenly: true, sum: 'sound' })
    expect(codes(verdict, 'proved')).toEqual(['seal', 'moves', 'hash', 'commitment', 'seed', 'noted-commitment', 'noted-share'])
    expect(codes(verdict, 'open')).toEqual(['house-shares', 'house-knows', 'together', 'when'])
  })

  test('one that no device gave a share to: that nobody chose is not said', () => {
    const verdict = checked(dealtRecord(0, houseShare(TABLE, SECRET, 0)), { commitment: commitmentOf(TABLE, SECRET) })
    expect(verdict).toMatchObject({ isSound: true, isDealtOpenly: true, sum: 'house-only' })
    expect(codes(verdict, 'proved')).toContain('seed-house')
    expect(codes(verdict, 'open')).toEqual(['house-shares', 'house-knows', 'house-chose', 'when'])
  })

  test('an old one: nothing to check but the moves', () => {
    const { shuffle: _, seal: __, ...old } = dealtRecord()
    const verdict = checked(old)
    expect(verdict).toMatchObject({ isSound: true, isDealtOpenly: false, sum: 'moves-only' })
    expect(codes(verdict, 'open')).toEqual(['no-shuffle'])
  })

  test.each<[string, (record: GameRecord) => unknown, string]>([
    ['another secret', (one) => ({ ...one, shuffle: { ...one.shuffle, secret: '0e'.repeat(32) } }), 'wrong-commitment'],
    ['another commitment', (one) => ({ ...one, shuffle: { ...one.shuffle, commitment: 'ee'.repeat(32) } }), 'wrong-commitment'],
    ['another seed', (one) => ({ ...one, seed: 'of my choice' }), 'wrong-seed'],
    ['another share', (one) => withShare(one, 0, { by: 'device', share: 'a2'.repeat(32) }), 'wrong-seed'],
    ['a share passed off as a device’s', (one) => withShare(one, 1, { ...one.shuffle!.shares[1], by: 'device' }), 'wrong-seed'],
    ['a share the house chose', (one) => withShare(one, 1, { by: 'house', share: SHARE }), 'wrong-house-share'],
    [
      'shares of seats exchanged',
      (one) => ({ ...one, shuffle: { ...one.shuffle, shares: one.shuffle!.shares.toReversed() } }),
      'wrong-seed',
    ],
    ['another table', (one) => ({ ...one, shuffle: { ...one.shuffle, table: 'AbCdEfGh1235' } }), 'wrong-commitment'],
    ['a move left out', (one) => ({ ...one, moves: one.moves.slice(0, -1) }), 'wrong-hash'],
    ['a move that is none', (one) => ({ ...one, moves: ['load 9', ...one.moves.slice(1)] }), 'wrong-move'],
    ['another name', (one) => ({ ...one, names: ['Ada', 'Bea'] }), 'wrong-seal'],
    ['dealt again later', (one) => ({ ...one, deals: [{ at: 2, seed: 'x' }] }), 'dealt-later'],
    ['a beginning hushed up', () => ({ ...dealtRecord(4), begun: undefined }), 'wrong-beginning'],
    ['a beginning made up', (one) => ({ ...one, begun: { by: 'Ada', moves: 3 } }), 'wrong-beginning'],
  ])('%s is found', (_, lie, code) => {
    const verdict = checked(lie(dealtRecord()))
    expect(verdict.isSound).toBe(false)
    expect(codes(verdict, 'wrong')).toContain(code)
  })

  test('sealed anew, each lie about the deal is found all the same', () => {
    for (const lie of [{ seed: 'of my choice' }, { shuffle: { ...dealtRecord().shuffle!, secret: '0e'.repeat(32) } }]) {
      const forged = { ...dealtRecord(), ...lie }
      expect(checked({ ...forged, seal: sealOf(forged) }).isSound).toBe(false)
    }
  })

  test('any sign of the file changed: it is refused or found wrong', () => {
    const text = JSON.stringify(dealtRecord())
    for (let at = 0; at < text.length; at++) {
      const sign = text[at] === '1' ? '2' : '1'
      let data: unknown
      try {
        data = JSON.parse(text.slice(0, at) + sign + text.slice(at + 1))
      } catch {
        continue
      }
      const verdict = verifyRecord(data, gameById)
      expect(isRefusal(verdict) || !verdict.isSound, text.slice(at - 5, at + 5)).toBe(true)
    }
  })

  test('another commitment or share than was noted is found', () => {
    const verdict = checked(dealtRecord(), { commitment: 'ee'.repeat(32), share: { seat: 1, share: SHARE } })
    expect(codes(verdict, 'wrong')).toEqual(['wrong-noted-commitment', 'wrong-noted-share'])
  })

  test('whatever is no shuffle is refused and named', () => {
    const record = dealtRecord()
    for (const [field, value] of [
      ['method', 'branchline-shuffle-2'],
      ['secret', 'ABCD'],
      ['shares', []],
      ['at', -1],
      ['shares', [...record.shuffle!.shares, { by: 'device', share: SHARE }]],
    ] as const)
      expect(verifyRecord({ ...record, shuffle: { ...record.shuffle, [field]: value } }, gameById)).toMatchObject({
        code: 'record-field',
        field: `shuffle.${field}`,
      })
  })

  test('what cannot have been dealt or said is refused and named', () => {
    const record = dealtRecord()
    for (const [field, value] of [
      ['deals', [{ at: 0, seed: record.seed }]],
      ['deals', [4, 4].map((at) => ({ at, seed: record.seed }))],
      ['resigned', [2]],
      ['resigned', [0, 0]],
      ['resigned', 1],
    ] as const)
      expect(verifyRecord({ ...record, [field]: value }, gameById)).toMatchObject({ code: 'record-field', field })
  })

  test('every line has words in every language', () => {
    for (const locale of LOCALES) {
      const say = verdictSpeaker(parcels, locale, ['Ada', 'Ben'])
      const ours = houseShare(TABLE, SECRET, 0)
      for (const record of [dealtRecord(), dealtRecord(4), dealtRecord(0, ours), { ...dealtRecord(), seed: 'x' }]) {
        const { lines, sum } = checked(record)
        for (const line of lines) expect(say.line(line)).not.toMatch(/verify\.|[{}]/)
        expect(say.word(sum)).not.toMatch(/verify\./)
      }
      if (!UNFINISHED.includes(locale))
        for (const texts of [ENGINE_MESSAGES, VERDICT_MESSAGES]) expect(texts.keys(locale)).toEqual(texts.keys())
    }
  })
})

describe('a game that goes on from a record', () => {
  const record = dealtRecord(4)

  test('what everybody knows stays, what nobody has drawn is another, and the way back is closed', () => {
    const { deals: _, ...whole } = record
    const before = openRecord(parcels, recordUpTo(whole, 4)).history
    const after = openRecord(parcels, recordUpTo(record, 4)).history
    const [was, is] = [before.state as Parcels, after.state as Parcels]
    expect(is.hands).toEqual(was.hands)
    expect(is.deck).not.toEqual(was.deck)
    expect([...is.deck].sort()).toEqual([...was.deck].sort())
    expect(is.chance?.key).not.toBe(was.chance?.key)
    expect(freeUndoTo(after, 1)).toBe(4)
  })

  test('replays to the same end from any position, and is read back', () => {
    const { history } = openRecord(parcels, record)
    expect(hashOf(history.state)).toBe(record.finalHash)
    for (const n of [0, 3, 4, 5, 9]) expect(hashOf(stateAt(history, n))).toBe(hashOf(openRecord(parcels, record, n).history.state))
    rewind(history, 6)
    expect(recordOf(history).deals).toEqual(record.deals)
    rewind(history, 2)
    expect(recordOf(history).deals).toBeUndefined()
    for (const text of record.moves.slice(2)) expect(advance(history, text).refused).toBe(false)
    expect(hashOf(history.state)).toBe(record.finalHash)
  })

  test('is proved from where the house dealt, and says who brought the rest', () => {
    const verdict = checked(record)
    expect(verdict.isSound).toBe(true)
    expect(codes(verdict, 'open')).toContain('begun')
  })
})
