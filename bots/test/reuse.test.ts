import { type AnyGame, type Chance, draw, freshChance, type Random, seedChance } from '@branchline/engine'
import { expect, it } from 'vitest'
import { parcels } from '../../engine/test/parcels.ts'
import { made } from './tables.ts'

interface Lot {
  chance: Chance | null
  revealed: number
  drawn: number
  taken: number
}

/** First one draws a lot, white or black; then one takes a prize of its colour. The white ones are alike, one of the black ones is better. */
const lots: AnyGame = {
  ...parcels,
  id: 'lots',
  secrets: false,
  setup: (_options: unknown, _seats: number, seed: string): Lot => ({ chance: seedChance(seed), revealed: 0, drawn: -1, taken: -1 }),
  toAct: (state: Lot) => (state.taken < 0 ? 0 : null),
  moves: (state: Lot) => (state.drawn < 0 ? [0, 1] : state.drawn === 0 ? [10, 11, 12, 13, 14, 15] : [20, 21]),
  play(state: Lot, move: number) {
    if (state.drawn >= 0) state.taken = move
    else {
      state.drawn = draw(state.chance, 2)
      state.revealed++
    }
  },
  view: (state: Lot): Lot => ({ ...state, chance: null }),
  sample: (view: Lot, _seat: number, random: Random): Lot => ({ ...view, chance: freshChance(random) }),
  clone: (state: Lot): Lot => ({ ...state }),
  standing: (state: Lot) => [0, 1].map((seat) => ({ seat, score: seat === 0 && state.taken === 21 ? 9 : 0, rank: 1, parts: [] })),
}

it('a tree that served other worlds offers only what is legal in this one', () => {
  let reused = 0
  for (let game = 0; game < 60; game++) {
    const state = lots.setup({}, 2, `lot ${game}`) as Lot
    const bot = made(`driver:iterations=64,seed=${game}`, lots)
    lots.play(state, bot.decide(lots.view(state, 0), 0))
    const choice = bot.decide(lots.view(state, 0), 0)
    expect(lots.moves(state)).toContain(choice)
    reused += bot.last.reused
  }
  expect(reused).toBeGreaterThan(0)
})
