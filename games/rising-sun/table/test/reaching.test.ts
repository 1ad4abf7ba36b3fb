/** What can be bought at once, what after other cards of the hand, what not: as the supply and the bar say it. */
import { fetchLater, newAttention } from '@branchline/design'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Position, position } from '../../position.ts'
import { CARDS } from '../../rules/index.ts'
import { Decision } from '../bar/Decision.tsx'
import { reachOf } from '../buying.ts'
import { choicesIn } from '../choices.ts'
import { wordsFor } from '../messages/index.ts'
import { reachBeyond } from '../reaching.ts'
import { Supply } from '../trays/Supply.tsx'
import { propsFor, textOf } from './props.ts'

beforeAll(fetchLater)

const holding = (hand: readonly string[], more: Partial<Position> = {}) =>
  position({ map: 'chiba', seats: [{ hand, deck: ['limited-express-train', 'waste'] }, {}], ...more })

/** What has to be played first to pay a price. */
function firstFor(price: number, hand: readonly string[], more: Partial<Position> = {}) {
  const props = propsFor(holding(hand, more), 0)
  const dealt = { ...props, t: wordsFor('en'), seat: 0, choices: choicesIn(props.view, props.moves) }
  return {
    atOnce: reachOf(dealt),
    first: reachBeyond(dealt)
      .firstFor(price)
      ?.map(({ card }) => CARDS[card].id),
  }
}

describe('what other cards would pay', () => {
  test('a train with an effect of its own brings at least its money', () => {
    expect(firstFor(3, ['normal-train', 'normal-train', 'tourist-train'])).toEqual({ atOnce: 2, first: ['tourist-train'] })
  })
  test('as few of them as will do, and of those the one that brings least too much', () => {
    expect(firstFor(2, ['normal-train', 'early-train', 'tourist-train']).first).toEqual(['tourist-train'])
    expect(firstFor(4, ['normal-train', 'early-train', 'tourist-train']).first).toEqual(['early-train', 'tourist-train'])
  })
  test('what is returned or discarded counts with what it brings', () => {
    expect(firstFor(4, ['normal-train', 'freight-train', 'waste', 'waste']).first).toEqual(['freight-train'])
    expect(firstFor(5, ['normal-train', 'freight-train', 'waste', 'waste']).first).toBeUndefined()
    expect(firstFor(4, ['normal-train', 'mail-train', 'waste', 'waste']).first).toEqual(['mail-train'])
  })
  test('what would be drawn is not counted on, the money of the card is', () => {
    expect(firstFor(2, ['normal-train', 'passing-station']).first).toEqual(['passing-station'])
    expect(firstFor(3, ['normal-train', 'passing-station']).first).toBeUndefined()
    expect(firstFor(2, ['normal-train', 'signaling-area']).first).toBeUndefined()
  })
  test('a card that is played first sees the trains that are in play, not those of the hand', () => {
    const park = (inPlay: string[]) => firstFor(5, ['normal-train', 'express-train', 'amusement-park'], { inPlay, acted: true }).first
    expect(park(['normal-train'])).toEqual(['amusement-park'])
    expect(
      firstFor(6, ['normal-train', 'express-train', 'amusement-park'], { inPlay: ['normal-train'], acted: true }).first,
    ).toBeUndefined()
  })
})

test.each([
  ['en', 'Buy Lay Rails? within reach after playing Tourist Train', 'First: Tourist Train'],
  ['de', 'Gleisbau kaufen? dafür erst spielen: Touristenzug', 'Zuerst: '],
  ['fr', 'à portée après avoir joué', 'D’abord'],
] as const)('such a pile is neither pale nor payable, and the bar says what comes first: %s', (locale, asks, first) => {
  const attention = Object.assign(newAttention(), {
    getInitialState: () => ({ considered: null, chosen: 'buy lay-rails', lit: new Set<string>() }),
  })
  const state = holding(['normal-train', 'normal-train', 'tourist-train'], { piles: ['landfill'] })
  const props = { ...propsFor(state, 0, locale), attention }
  const supply = renderToStaticMarkup(createElement(Supply, props))
  const pileOf = (card: string) => new RegExp(`<button[^>]*data-card="${card}".*?</button>`, 's').exec(supply)?.[0] ?? ''
  expect(pileOf('lay-rails')).toMatch(/data-lit.*_later_/s)
  expect(pileOf('lay-rails')).not.toMatch(/_pale_|_payable_/)
  expect(pileOf('landfill')).toMatch(/_payable_/)
  expect(pileOf('stadium')).toMatch(/_pale_/)
  const bar = textOf(renderToStaticMarkup(createElement(Decision, props)))
  expect(bar).toContain(asks)
  expect(bar).toContain(first)
})
