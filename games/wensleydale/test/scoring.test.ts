import { outlineOf } from '@branchline/engine'
import { describe, expect, test } from 'vitest'
import { BOTH, given } from './table.ts'

type Wanted = Parameters<typeof given>[0]
const line = { 'settle~hellifield': 0, 'hellifield~malham': 0 } as const

/** The last decision of the game: seat 0 keeps its links. */
const lastDecision = (title: 'wensleydale' | 'nuremberg', more: Partial<Wanted> = {}) =>
  given({
    title,
    ...(title === 'nuremberg' ? { options: { map: 'wensleydale' as const } } : {}),
    players: 3,
    round: title === 'wensleydale' ? 5 : 4,
    phase: 'takeover',
    links: line,
    ...more,
  })

describe('end and scoring', () => {
  test('WD-12.1 NB-12.1 after the takeovers of the last round the game is over, before that the next round begins', () => {
    for (const { title } of BOTH) {
      const over = lastDecision(title).plays('pass')
      expect([over.state.phase, over.state.actor, over.texts()]).toEqual(['over', -1, []])
      const on = lastDecision(title, { round: 3 }).plays('pass')
      expect([on.state.phase, on.state.round]).toEqual(['auction', 4])
    }
  })
  test('WD-12.2 one point for each piece', () => {
    expect(lastDecision('wensleydale', { won: [{ stone: 2, cheese: 3, red: 1 }] }).part(0, 'pieces')).toBe(6)
  })
  test('NB-12.2 pieces score the points of their slots', () => {
    const table = given({
      title: 'nuremberg',
      players: 2,
      phase: 'trains',
      trains: { '3a': 0 },
      passed: [1],
      links: { 'neustadt~emskirchen': 0 },
      people: { emskirchen: { red: 1 } },
      won: [{ post: 1 }],
    }).plays('move red emskirchen')
    expect(table.part(0, 'pieces')).toBe(4)
  })
  test('WD-12.3 NB-12.3 two points for each set of all four kinds', () => {
    for (const { title } of BOTH) {
      const won = [
        { stone: 2, cheese: 3, red: 2, green: 4 },
        { stone: 9, cheese: 9, red: 9 },
      ]
      const table = lastDecision(title, { won })
      expect([table.part(0, 'sets'), table.part(1, 'sets')]).toEqual([4, 0])
    }
  })
  test('WD-12.4 NB-12.4 profit and loss counts pound for point', () => {
    for (const { title } of BOTH) {
      const table = lastDecision(title, { profit: [-2, 3, -13], order: [0, 1, 2] })
      expect([0, 1, 2].map((seat) => table.part(seat, 'profit'))).toEqual([-2, 3, -13])
    }
  })
  test('WD-12.5 NB-12.5 each own link left costs a point', () => {
    for (const { title } of BOTH) expect(lastDecision(title).part(0, 'links')).toBe(-2)
  })
  test('WD-12.6 NB-12.6 the most points win', () => {
    for (const { title, prefix } of BOTH) {
      const table = lastDecision(title, { won: [{ stone: 5 }, { stone: 2 }, { stone: 4 }] }).plays('pass')
      expect(table.game.standing(table.state).map(({ score, rank }) => [score, rank])).toEqual([
        [3, 2],
        [2, 3],
        [4, 1],
      ])
      expect(table.happened('final-score').map(({ clause }) => clause)).toEqual([`${prefix}-12.6`, `${prefix}-12.6`, `${prefix}-12.6`])
    }
  })
  test('NB-12.8 the points of Nuremberg and Fürth are part of the total', () => {
    const table = given({ title: 'nuremberg', players: 2, phase: 'takeover', fuerthBonus: [3, 0], won: [{ beer: 1 }] })
    expect([table.part(0, 'fuerth'), table.score(0)]).toEqual([3, 4])
  })
  test('WD-12.7 NB-12.7 ties go to the better profit, then to the disc on top', () => {
    for (const { title } of BOTH) {
      const won = [{ stone: 4 }, { stone: 1 }, { stone: 2 }]
      const table = lastDecision(title, { won, profit: [0, 1, 0], order: [0, 1, 2], stacks: { profit: [2, 0, 1] } })
      expect(table.game.standing(table.state).map(({ score, rank }) => [score, rank])).toEqual([
        [2, 3],
        [2, 1],
        [2, 2],
      ])
      // Who reads the position is told why.
      const said = outlineOf(table.game, table.state, 'en', ['Ada', 'Ben', 'Cy']).at(-1)?.lines
      expect(said?.filter((line) => line.includes('before'))).toEqual([
        'Ben is before Cy with equal points: 1 on profit and loss is better than 0.',
        'Cy is before Ada with equal points and equal profit: the upper disc on profit and loss.',
      ])
    }
  })
})
