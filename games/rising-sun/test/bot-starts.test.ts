/** Where bots begin: beside others who have many neighbours, not alone with the greatest city. */
import { defaultOptions } from '@branchline/engine'
import { expect, it } from 'vitest'
import { byHand, insight } from '../bot/index.ts'
import { risingSun } from '../rules/index.ts'

function favourite(by: typeof insight, state: ReturnType<typeof risingSun.setup>): string {
  const moves = risingSun.moves(state)
  const points = Array.from(by.appraise(state, moves))
  return risingSun.print(state, moves[points.indexOf(Math.max(...points))])
}

it('the second of Italy begins near the first, where half of the games are won, not in Roma, where one of five is', () => {
  const state = risingSun.setup({ ...defaultOptions(risingSun.options), map: 'italy' }, 2, 'starts')
  risingSun.play(state, risingSun.moves(state).find((move) => risingSun.print(state, move) === 'start milano')!)
  expect(favourite(byHand, state)).toBe('start roma')
  expect(['start verona', 'start torino']).toContain(favourite(insight, state))
})
