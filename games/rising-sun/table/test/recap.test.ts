/** What is told of a turn, all of it or its end alone: whoever watches hears each move by itself. */
import type { LogEntry } from '@branchline/design'
import { expect, test } from 'vitest'
import { position } from '../../position.ts'
import { recap } from '../recap.tsx'
import { played, propsFor } from './props.ts'

const seats = [{ hand: ['normal-train', 'normal-train'] }, { hand: ['normal-train'] }]

test('the end of a turn alone says nothing of what was bought in it', () => {
  const state = position({ map: 'nagoya', seats })
  const log = played(state, 'play normal-train', 'play normal-train', 'buy lay-rails', 'end turn')
  const acts = (entries: readonly LogEntry[]) => recap(entries, propsFor(state, 1)).map(({ act }) => act)
  expect(acts(log)).toEqual(['buys Lay Rails; played 2 × Normal Train'])
  expect(acts(log.slice(-1))).toEqual(['ends the turn'])
})

test('a whole turn without a deed says so', () => {
  const state = position({ map: 'nagoya', seats })
  const log = played(state, 'end turn', 'play normal-train', 'end turn')
  expect(recap(log, propsFor(state, 0)).map(({ act }) => act)).toEqual(['ends the turn', 'builds and buys nothing; played Normal Train'])
})
