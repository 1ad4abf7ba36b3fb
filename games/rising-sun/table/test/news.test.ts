/** What one's own attack did is told to whoever attacked, and to nobody else. */
import type { Viewer } from '@branchline/engine'
import { expect, test } from 'vitest'
import { position } from '../../position.ts'
import { risingSun } from '../../rules/index.ts'
import { news } from '../news.ts'
import { played, propsFor } from './props.ts'

const FOUR_WASTE = ['waste', 'waste', 'waste', 'waste']

test('RS-5.21, RS-8.4: each rival’s part in one’s attack is told when it has been carried out', () => {
  const state = position({
    map: 'nagoya',
    seats: [{ hand: ['regulations', 'normal-train'] }, { hand: [...FOUR_WASTE, 'stadium'] }, { hand: [...FOUR_WASTE, 'lay-rails'] }],
  })
  const log = played(state, 'play regulations', 'choose stadium', 'choose lay-rails')
  const told = (viewer: Viewer, fresh = log.slice(-1)) => news(fresh, propsFor(state, viewer), log)
  expect(told(0)).toBe('Grace puts Stadium on top of the deck. Wim puts Lay Rails on top of the deck.')
  // Nobody is told of an attack of another, and only what is new is a reason to tell.
  for (const other of [1, 2, 'spectator'] as const) expect(told(other)).toBeNull()
  expect(told(0, log.slice(0, 1))).toBeNull()
})

test('a turn that has ended tells nothing of its attack any more', () => {
  const state = position({ map: 'nagoya', seats: [{ hand: ['regulations'] }, { hand: [...FOUR_WASTE, 'stadium'] }] })
  const log = played(state, 'play regulations', 'choose stadium', 'end turn', 'end turn')
  expect(risingSun.toAct(state)).toBe(0)
  expect(news(log.slice(-1), propsFor(state, 0), log)).toBeNull()
})
