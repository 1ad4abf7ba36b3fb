import { describe, expect, it } from 'vitest'
import { type AnyGame, inspect, speaker } from '../index.ts'
import { parcels } from './parcels.ts'

describe('the speaker', () => {
  const english = speaker(parcels, 'en', ['Ann', 'Ben'])
  const german = speaker(parcels, 'de')

  it('says events with the players’ names', () => {
    expect(english.event({ type: 'loaded', seat: 1, weight: 5 })).toBe('Ben loads a parcel of 5.')
    expect(german.event({ type: 'loaded', seat: 1, weight: 5 })).toBe('Spieler 2 lädt ein Paket von 5.')
  })

  it('says refusals of the engine and of the game', () => {
    expect(english.refusal({ refused: true, clause: 'PA-2', code: 'not-in-hand', weight: 3 })).toBe('You hold no parcel of 3.')
    expect(german.refusal({ refused: true, clause: 'engine', code: 'game-over' })).toBe('Das Spiel ist zu Ende.')
  })

  it('names things as the game does', () => {
    const named: AnyGame = { ...parcels, label: (id: string) => (id === 'hawes' ? 'Hawes' : undefined) }
    const refused = { refused: true, clause: 'engine', code: 'unreadable', text: 'hawes', expected: ['hawes', 'york'] } as const
    expect(speaker(named, 'en').refusal(refused)).toBe('“Hawes” is not a move. Expected: Hawes, york.')
  })
})

describe('the referee', () => {
  it('has nothing against a sound state', () => {
    expect(inspect(parcels, parcels.setup({ turns: 8, deck: 'light', rich: false }, 3, 'fair'))).toEqual([])
  })

  it('objects to what is not plain data, wherever it is', () => {
    const state = parcels.setup({ turns: 8, deck: 'light', rich: false }, 3, 'fair')
    state.coins[1] = Number.NaN
    expect(inspect(parcels, state).map(({ what }) => what)).toContain('state.coins[1] is NaN')
  })

  it('objects to a seat that is to act and has no move', () => {
    const stuck = { ...parcels, moves: () => [] }
    expect(inspect(stuck, parcels.setup({ turns: 8, deck: 'light', rich: false }, 2, 'x'))).toContainEqual({
      clause: 'engine',
      what: 'seat 0 is to act and has no move',
    })
  })
})
