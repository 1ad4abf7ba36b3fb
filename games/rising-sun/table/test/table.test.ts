import { legalMoves, newAttention, type TableProps } from '@branchline/design'
import { type Locale, speaker, type Viewer } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Position, position } from '../../position.ts'
import { CARDS, MAPS, risingSun, type State } from '../../rules/index.ts'
import { linesOf } from '../board/Lettering.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { signsOf } from '../cards/signs.ts'
import { choicesIn } from '../choices.ts'
import { risingSun as table } from '../index.tsx'
import { railsMissing } from '../linking.ts'
import { wordsFor } from '../messages/index.ts'
import { sheetOf } from '../sheet.ts'

function propsFor(state: State, viewer: Viewer, locale: Locale = 'en'): TableProps<State> {
  const view = risingSun.view(state, viewer)
  const isMine = risingSun.toAct(state) === viewer
  return {
    game: risingSun,
    view,
    options: {},
    viewer,
    players: [],
    locale,
    speaker: speaker(risingSun, locale, ['Ada', 'Grace', 'Wim', 'Ida']),
    moves: isMine ? legalMoves(risingSun, view) : [],
    attention: newAttention(),
    recap: null,
    choose: () => undefined,
    askWhy: () => undefined,
  }
}

const panels = (given: Position, viewer: Viewer, locale?: Locale) => {
  const Panels = table.Panels ?? (() => null)
  return renderToStaticMarkup(createElement(Panels, propsFor(position(given), viewer, locale)))
}

describe('cards', () => {
  test.each(['en', 'de'] as const)('every card has a face, a name and its signs in %s', (locale) => {
    const t = wordsFor(locale)
    const words = speaker(risingSun, locale)
    for (const card of CARDS) {
      const face = renderToStaticMarkup(createElement(CardFace, { card, speaker: words, t }))
      expect(face).toContain(t.suits[card.colour].letter)
      expect(face).not.toMatch(/name\.|undefined|NaN/)
      if (card.effects.length > 0) expect(signsOf(card, t).length, card.id).toBeGreaterThan(0)
      expect(face.includes(t.houseText), card.id).toBe(card.house === true)
    }
  })
})

describe('boards', () => {
  test.each(MAPS)('%s: land, coast and rivers are drawn, and every barrier has its place', (map) => {
    const sheet = sheetOf({ map: MAPS.indexOf(map) })
    const { board, streams, barriers } = sheet
    expect(barriers).toHaveLength(board.sheet.barriers.length)
    const rivers = board.kind.flatMap((kind, hex) => (kind === 1 ? [hex] : []))
    expect(new Set(streams.map(({ hex }) => hex))).toEqual(new Set(rivers))
    expect(sheet.sea === '').toBe(!board.kind.includes(3))
    expect(`${sheet.edge}${sheet.sea}${sheet.coast}${sheet.ranges}`).not.toMatch(/NaN|undefined/)
    board.neighbours.forEach((near, hex) => {
      for (const other of near) expect(sheet.beyond[hex]).toContain(other)
    })
  })

  test('long names stand on two lines', () => {
    expect(linesOf('Yokohama')).toEqual(['Yokohama'])
    expect(linesOf('Futakotamagawa')).toEqual(['Futako-', 'tamagawa'])
    expect(linesOf('Brownsville')).toEqual(['Browns-', 'ville'])
    expect(linesOf('Corpus Christi')).toEqual(['Corpus', 'Christi'])
  })

  test('a lit hex says price, Waste and points before the click', () => {
    const state = position({
      map: 'tokyo',
      seats: [{ rails: ['kamata'] }, { rails: ['haneda'] }],
      stations: { haneda: 1 },
      railPoints: 1,
      money: 3,
    })
    const board = renderToStaticMarkup(createElement('svg', null, createElement(table.Board, propsFor(state, 0))))
    expect(board).toContain('Rail at Haneda for $3 and 1 Waste: +2 VP now, 4 at most')
  })

  test('a station says who would gain what', () => {
    const state = position({ map: 'tokyo', seats: [{ rails: ['kawasaki'], hand: ['station-expansion'] }, { rails: ['kawasaki'] }] })
    risingSun.play(state, { do: 'play', card: CARDS.findIndex(({ id }) => id === 'station-expansion'), effects: true })
    const board = renderToStaticMarkup(createElement('svg', null, createElement(table.Board, propsFor(state, 0))))
    expect(board).toContain('Station in Kawasaki: Ada +2 VP, Grace +2 VP')
    expect(board).toContain('Station in Machida: nobody gains VP now')
  })
})

describe('secrets', () => {
  const given: Position = {
    map: 'chiba',
    seats: [
      { hand: ['legal-counsel', 'yardmaster'], deck: ['roundhouse', 'normal-train'] },
      { hand: ['lay-rails', 'waste'], deck: ['stadium'] },
    ],
  }
  test('neither the other player nor a spectator finds a card of the hand in the page', () => {
    const own = panels(given, 0)
    expect(own).toMatch(/data-row="hand".*data-card="yardmaster"/)
    for (const viewer of [1, 'spectator'] as const) {
      const page = panels(given, viewer)
      const hand = /data-row="hand".*?<\/ul>/.exec(page)?.[0] ?? ''
      expect(hand).not.toMatch(/legal-counsel|yardmaster|roundhouse/)
    }
  })

  test('a reaction is asked of who holds nothing as of who does', () => {
    const state = position({
      map: 'chiba',
      seats: [{ hand: ['regulations'] }, { hand: ['waste', 'waste', 'waste', 'normal-train'] }],
      supply: { 'legal-counsel': 6 },
    })
    const text = (counsel: boolean) => {
      const asked = risingSun.clone(state)
      asked.trash = asked.trash.filter((card) => CARDS[card].id !== 'legal-counsel')
      risingSun.play(asked, { do: 'play', card: CARDS.findIndex(({ id }) => id === 'regulations'), effects: true })
      if (counsel) asked.hands[1][3] = CARDS.findIndex(({ id }) => id === 'legal-counsel')
      const Panels = table.Panels ?? (() => null)
      return renderToStaticMarkup(createElement(Panels, propsFor(asked, 0)))
    }
    expect(text(true).replace(/.*data-testid="question"/s, '')).toBe(text(false).replace(/.*data-testid="question"/s, ''))
  })
})

describe('choices', () => {
  test('a card to be gained is chosen at the supply, not in a list', () => {
    const state = position({ map: 'chiba', seats: [{ hand: ['limited-partnership'] }, {}] })
    risingSun.play(state, { do: 'play', card: CARDS.findIndex(({ id }) => id === 'limited-partnership'), effects: true })
    const { view, moves } = propsFor(state, 0)
    const { piles, hand, answers } = choicesIn(view, moves)
    expect(piles.size).toBe(moves.length)
    expect(hand.size + answers.length).toBe(0)
  })

  test('the rails missing on a route', () => {
    const routes = [{ between: ['chiba', 'tateyama'] as [string, string] }]
    const state = position({ map: 'chiba', seats: [{ rails: ['chiba'] }, { rails: ['choshi'] }], routes })
    expect(railsMissing(state, 0, 0)).toBe(4)
  })

  test.each(['en', 'de'] as const)('the position in words, in %s', (locale) => {
    const { view, speaker: words } = propsFor(position({ seats: [{ rails: ['yokohama'] }, {}, {}], stations: { yokohama: 2 } }), 0, locale)
    const lines = table.describe?.(view, words, locale) ?? []
    expect(lines.some((line) => line.startsWith('Yokohama'))).toBe(true)
    expect(lines.join(' ')).not.toMatch(/undefined|NaN|name\./)
  })
})
