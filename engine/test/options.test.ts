import { describe, expect, it } from 'vitest'
import { defaultOptions, enumerateSetUps, isRefusal, type OptionSchema, optionsThatCount, readOptions, refusal } from '../index.ts'
import { type Options, parcels } from './parcels.ts'

describe('options', () => {
  it('are filled in where nothing is said', () => {
    expect(readOptions(parcels.options, undefined)).toEqual({ turns: 8, deck: 'light', rich: false })
    expect(readOptions(parcels.options, { turns: 5 })).toEqual({ turns: 5, deck: 'light', rich: false })
  })

  it('are told without those that do not count beside the others', () => {
    const schema: OptionSchema<{ box: 'red' | 'own'; own: readonly string[] }> = {
      box: { kind: 'choice', values: ['red', 'own'], default: 'red' },
      own: { kind: 'list', values: ['a', 'b'], counts: [1], default: ['a'], onlyWith: { box: 'own' } },
    }
    expect(optionsThatCount(schema, { box: 'red', own: ['b'] })).toEqual({ box: 'red' })
    expect(optionsThatCount(schema, { box: 'own', own: ['b'] })).toEqual({ box: 'own', own: ['b'] })
  })

  it('are read from text too, as flags and forms give them', () => {
    expect(readOptions(parcels.options, { turns: '5', deck: 'heavy', rich: 'true' })).toEqual({ turns: 5, deck: 'heavy', rich: true })
  })

  it.each([
    [{ turns: 2 }],
    [{ turns: 5.5 }],
    [{ turns: '5x' }],
    [{ deck: 'huge' }],
    [{ rich: 1 }],
    [{ colour: 'red' }],
    ['heavy'],
    [[1]],
    [{ __proto__: null, turns: {} }],
  ])('are refused when wrong: %j', (given) => {
    expect(isRefusal(readOptions(parcels.options, given))).toBe(true)
  })

  it('can be lists of distinct names of a given length', () => {
    const schema: OptionSchema<{ cards: readonly string[] }> = {
      cards: { kind: 'list', values: ['a', 'b', 'c'], counts: [0, 2], default: [] },
    }
    expect(readOptions(schema, { cards: 'a,c' })).toEqual({ cards: ['a', 'c'] })
    expect(readOptions(schema, { cards: [] })).toEqual({ cards: [] })
    for (const cards of [['a'], ['a', 'a'], ['a', 'd'], 'a', 3]) expect(isRefusal(readOptions(schema, { cards }))).toBe(true)
  })

  it('are enumerated with every player count that fits', () => {
    const all = enumerateSetUps(parcels)
    expect(all).toHaveLength(36)
    const few = {
      ...parcels,
      fits: (options: Options, seats: number) => (options.deck === 'light' && seats === 4 ? refusal('PA-1', 'too-many') : null),
    }
    expect(enumerateSetUps(few)).toHaveLength(30)
  })

  it('meet each pair of values when there are too many combinations to try all', () => {
    type Many = Record<string, boolean>
    const schema = Object.fromEntries(
      Array.from({ length: 12 }, (_, n) => [`o${n}`, { kind: 'flag', default: false }]),
    ) as OptionSchema<Many>
    const setUps = enumerateSetUps({ options: schema, seats: { min: 2, max: 2 } }, 100)
    expect(setUps.length).toBeLessThan(100)
    for (let one = 0; one < 12; one++) {
      for (let other = 0; other < one; other++) expect(setUps.some(({ options }) => options[`o${one}`] && options[`o${other}`])).toBe(true)
    }
  })

  it('have defaults that can be read back', () => {
    expect(readOptions(parcels.options, defaultOptions(parcels.options))).toEqual(defaultOptions(parcels.options))
  })
})
