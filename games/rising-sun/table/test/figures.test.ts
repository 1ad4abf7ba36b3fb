/** Figures of the bar, the strip and the trays, on positions of ours, against what a player works out by hand. */
import { fetchLater, newAttention, type RecapStep, type TableProps } from '@branchline/design'
import { speaker } from '@branchline/engine'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Position, position } from '../../position.ts'
import { CARDS, cardNumber, KINDS, risingSun, type State } from '../../rules/index.ts'
import { boardOf } from '../../rules/state.ts'
import { Decision } from '../bar/Decision.tsx'
import { Ending } from '../Ending.tsx'
import { risingSun as table } from '../index.tsx'
import { wordsFor } from '../messages/index.ts'
import { placeName, withPlaceNames } from '../placeName.ts'
import { Decks } from '../trays/Decks.tsx'
import { Routes } from '../trays/Routes.tsx'
import { Supply } from '../trays/Supply.tsx'
import { propsFor, textOf } from './props.ts'

beforeAll(fetchLater)

/** A part of the table as the viewer reads it: without tags. */
function read(Part: ComponentType<TableProps<State>>, given: Position, { viewer = 0, chosen = null as string | null } = {}): string {
  // Drawn without a screen a store shows what it began with.
  const attention = Object.assign(newAttention(), { getInitialState: () => ({ considered: null, chosen, lit: new Set<string>() }) })
  return textOf(renderToStaticMarkup(createElement(Part, { ...propsFor(position(given), viewer), attention })))
}

describe('the turn', () => {
  test('a pass says how much Waste it returns', () => {
    expect(read(Decision, { seats: [{ hand: ['waste', 'waste', 'normal-train'] }, {}] })).toContain('Pass, return 2 Waste')
    expect(read(Decision, { seats: [{ hand: ['normal-train'] }, {}] })).toMatch(/Pass End turn/)
  })

  test('all trains are played in one press, except those that do more than bring money: and it says so', () => {
    const hand = ['normal-train', 'express-train']
    expect(read(Decision, { seats: [{ hand }, {}] })).toContain('Play both trains +$3')
    expect(read(Decision, { seats: [{ hand: [...hand, 'tourist-train'] }, {}] })).toContain('Play the 2 plain trains +$3')
  })

  test('the end of the turn says what is lost', () => {
    const bar = read(Decision, { seats: [{ hand: [] }, {}], money: 3, railPoints: 1, acted: true })
    expect(bar).toContain('End turn, lose $3, 1 rail point')
    expect(bar).not.toContain('Pass')
  })

  test('a card chosen in the hand asks with its effects, and offers its money alone', () => {
    const bar = read(Decision, { seats: [{ hand: ['garage', 'normal-train'] }, {}] }, { chosen: 'play garage' })
    expect(bar).toContain('Play Garage?')
    expect(bar).toMatch(/Play For \$1 only/)
  })

  test('a card that leaves something to choose, asks others or draws is asked about with all that it does', () => {
    const asked = (card: string) => read(Decision, { seats: [{ hand: [card, 'waste', 'normal-train'] }, {}] }, { chosen: `play ${card}` })
    expect(asked('protesters')).toContain('Play Protesters? $1, Waste for others')
    expect(asked('politician')).toContain('Play Politician? $2, pass a card')
    expect(asked('control-room')).toContain('Play Control Room? draw 3')
    expect(asked('lay-rails')).toContain('Play Lay Rails? 1 rail point, +1 Waste')
  })

  test('the Politician asks with what may not be passed on', () => {
    const seats = [{ hand: ['politician', 'lay-rails', 'waste'] }, { hand: ['normal-train', 'waste'] }] as const
    const view = position({ seats: [...seats] })
    risingSun.play(view, risingSun.parse(view, 'play politician') as never)
    const bar = textOf(renderToStaticMarkup(createElement(Decision, propsFor(view, 0))))
    expect(bar).toContain('Pass on which card? Politician of Ada: never one just passed to you')
  })

  test('a station asks with the Waste it brings, and without where none is gained', () => {
    const asked = (given: Partial<Position>) =>
      read(Decision, { seats: [{ hand: ['station-expansion'] }, {}], ...given }, { chosen: 'play station-expansion' })
    expect(asked({})).toContain('Play Station Expansion? 1 station, +1 Waste')
    expect(asked({ lasting: { 'no-waste': 1 } })).not.toContain('+1 Waste')
    expect(asked({ supply: { waste: 0 } })).not.toContain('+1 Waste')
  })

  test('a place chosen on the board asks with price, Waste and points', () => {
    const given: Position = {
      map: 'tokyo',
      seats: [{ rails: ['kamata'] }, { rails: ['haneda'] }],
      stations: { haneda: 1 },
      railPoints: 1,
      money: 4,
    }
    const bar = read(Decision, given, { chosen: 'rail haneda' })
    expect(bar).toContain('Lay a rail in Haneda? Price $3 of $4 Waste +1 Points 2 › 4')
    expect(bar).toContain('Lay it')
  })

  test('RS-5.9, RS-11.9: money that is for rails only counts in what one has for them', () => {
    const given: Position = {
      map: 'tokyo',
      seats: [{ rails: ['kamata'] }, {}],
      railPoints: 1,
      lasting: { 'rail-money': 3 },
    }
    expect(read(Decision, given, { chosen: 'rail haneda' })).toMatch(/Price \$\d of \$3/)
  })

  test('RS-4.12: what was gained this turn is not in play', () => {
    const given: Position = { seats: [{}, {}], inPlay: ['lay-rails'], gained: ['waste'], railPoints: 1 }
    expect(read(Decision, given)).toContain('1 in play')
  })
})

describe('buying with what lies in hand', () => {
  const shop = (hand: string[], money: number, card: string) => read(Decision, { seats: [{ hand }, {}], money }, { chosen: `buy ${card}` })

  test('the button says both acts, the bar what is left', () => {
    const bar = shop(['normal-train', 'normal-train', 'waste'], 2, 'lay-rails')
    expect(bar).toContain('Buy Lay Rails? one train, then $0 left')
    expect(bar).toContain('Play one train, buy')
    const both = shop(['normal-train', 'normal-train', 'waste'], 1, 'lay-rails')
    expect(both).toContain('both trains, then $0 left')
    expect(both).toContain('Play both and buy')
  })

  test('as few trains as will do, and of those the least that pays', () => {
    expect(shop(['normal-train', 'express-train', 'limited-express-train'], 1, 'lay-rails')).toContain('one train, then $0 left')
    expect(shop(['normal-train', 'normal-train', 'express-train'], 0, 'lay-rails')).toContain('2 trains, then $0 left')
  })

  test('a building says that it brings Waste; with money at hand no train is played', () => {
    const bar = shop(['normal-train'], 8, 'stadium')
    expect(bar).toContain('Buy Stadium? $0 left, +1 Waste')
    expect(bar).toMatch(/left, \+1 Waste .* Buy Play the train/)
  })

  test('what cannot be paid is not offered', () => {
    expect(shop(['normal-train'], 0, 'stadium')).not.toContain('Buy Stadium?')
  })
})

describe('the supply', () => {
  const page = (given: Position) => renderToStaticMarkup(createElement(Supply, propsFor(position(given), 0)))

  test('by price, with counts and empty piles', () => {
    const supply = textOf(page({ seats: [{ hand: [] }, {}], supply: { stadium: 0, 'lay-rails': 3 } }))
    expect(supply).toMatch(/\$8 ×0 Stadium 4 points/)
    expect(supply).toMatch(/\$3 ×3 Lay Rails 1 rail point/)
    const cards = [...page({ seats: [{}, {}] }).matchAll(/data-card="([\w-]+)"/g)].map(([, id]) => CARDS[cardNumber(id)])
    expect(cards.at(-1)?.id).toBe('waste')
    const prices = cards.slice(0, -1).map(({ cost }) => cost)
    expect(prices).toHaveLength(15)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
  })

  test('lit is what the trains in hand can pay, and nothing else', () => {
    const lit = (given: Position) => [...page(given).matchAll(/data-lit="true"[^>]*data-card="([\w-]+)"/g)].map(([, card]) => card)
    const given = { seats: [{ hand: ['normal-train', 'express-train'] }, {}] }
    expect(lit(given)).toContain('express-train')
    expect(lit(given)).not.toContain('limited-express-train')
    expect(lit({ ...given, money: 3 })).toContain('limited-express-train')
    expect(lit({ ...given, money: 3 })).not.toContain('waste')
  })
})

describe('the deck tracker', () => {
  const seats = [{ hand: ['waste', 'normal-train'], deck: ['stadium', 'normal-train'], discard: ['normal-train', 'lay-rails'] }, {}]

  test('one’s own cards by place: hand, deck, discard, play, gained, all', () => {
    const decks = read(Decks, { seats, inPlay: ['express-train'], gained: ['waste'] })
    expect(decks).toContain('Normal Train 1 1 1 · · 3')
    expect(decks).toContain('Stadium · 1 · · · 1')
    expect(decks).toContain('Express Train · · · 1 · 1')
    expect(decks).toContain('Waste 1 · · · 1 2')
    expect(decks).toContain('8 cards')
  })

  test('of another player only what everybody knows: hand and deck together', () => {
    const decks = read(Decks, { seats, active: 0 }, { viewer: 1 })
    expect(decks).not.toContain('Hand or deck')
    const spectator = textOf(renderToStaticMarkup(createElement(Decks, propsFor(position({ seats }), 'spectator'))))
    expect(spectator).toContain('Hand or deck')
    expect(spectator).toContain('Normal Train · 2 1 · · 3')
    expect(spectator).toContain('Stadium · 1 · · · 1')
  })
})

describe('routes', () => {
  const given = (claimedBy?: number): Position => ({
    map: 'chiba',
    seats: [{ rails: ['chiba'] }, { rails: ['choshi'] }],
    routes: [{ between: ['chiba', 'tateyama'], ...(claimedBy === undefined ? {} : { claimedBy }) }],
  })

  test('points, ability, and how many rails each player lacks', () => {
    expect(read(Routes, given())).toMatch(/A Chiba – Tateyama \d VP · .+ A 4 B 5/)
    expect(read(Routes, given(1))).toMatch(/Grace B claimed/)
  })

  test('a bonus that can be used stands in the bar and asks before it is used', () => {
    const bar = read(Decision, given(0), { chosen: 'use route a' })
    expect(bar).toContain('Use route A?')
    expect(bar).toContain('Use it')
    expect(read(Decision, given(1))).not.toContain('Use it')
  })
})

describe('the strip', () => {
  test('rails left, cards, Waste and points of everybody', () => {
    const state = position({
      map: 'tokyo',
      seats: [
        { rails: ['yokohama', 'kawasaki', 'narita'], hand: ['stadium', 'waste', 'waste'], deck: [], touristPoints: 2 },
        { rails: ['yokohama'] },
      ],
      stations: { yokohama: 2, kawasaki: 1 },
    })
    const strip = table.strip?.(propsFor(state, 1))
    expect(strip?.columns.map(({ id }) => id)).toEqual(['rails', 'cards', 'waste'])
    const [ada, grace] = strip?.rows ?? []
    // Yokohama with two stations 4, Kawasaki with one 2, Narita 3, Stadium 4, Tourist Trains 2.
    expect(ada).toMatchObject({ figures: [state.railsLeft[0], 3, 2], score: 15 })
    expect(grace).toMatchObject({ score: 4 })
  })

  test('what ends the game stands in the head', () => {
    const progress = table.progress?.(propsFor(position({ seats: [{}, {}], supply: { stadium: 0 } }), 0))
    expect(progress?.label).toBe('Turn 1')
    const aside = textOf(renderToStaticMarkup(createElement('p', null, progress?.aside)))
    expect(aside).toMatch(/To the end 3 piles \d+ rails \d+ stations/)
  })
})

describe('what happened', () => {
  const steps = (state: State, texts: readonly string[]): readonly RecapStep[] => {
    const entries = texts.map((text, place) => {
      const events: Parameters<Parameters<typeof risingSun.play>[2] & object>[0][] = []
      const move = risingSun.parse(state, text)
      if ('refused' in move) throw new Error(text)
      const seat = risingSun.toAct(state) as number
      risingSun.play(state, move, (event) => events.push(event))
      return { n: place + 1, seat, move: text, events }
    })
    return table.recap?.(entries, propsFor(state, 1)) ?? []
  }

  test('a turn is one step: cards played, bought, rails laid, with the places in order', () => {
    const state = position({
      map: 'tokyo',
      seats: [{ rails: ['kamata'], hand: ['lay-rails', 'express-train', 'express-train'] }, { rails: ['yokohama'] }],
    })
    const [step, ...more] = steps(state, [
      'play lay-rails',
      'play express-train',
      'play express-train',
      'rail haneda',
      'buy lay-rails',
      'end turn',
    ])
    expect(more).toEqual([])
    expect(step).toMatchObject({ seat: 0, places: ['haneda'], from: 1, to: 6 })
    expect(step.act).toBe('lays a rail to Haneda, buys Lay Rails; played Lay Rails, 2 × Express Train')
    expect(step.result).toBe('+1 Waste')
  })

  test('of a turn that goes on only what has been done is told, and never that it was nothing', () => {
    const state = position({ seats: [{ hand: ['normal-train', 'normal-train'] }, {}] })
    expect(steps(state, ['play normal-train', 'play normal-train']).map(({ act }) => act)).toEqual(['plays 2 × Normal Train'])
  })

  test('a hex that bears no name on the board is told by the place beside it', () => {
    const board = boardOf(position({ map: 'tokyo', seats: [{}, {}] }))
    const nameless = board.ids.findIndex((_, hex) => KINDS[board.kind[hex]] === 'field')
    const told = placeName(board, nameless, wordsFor('en'))
    expect(told).toMatch(/^the field beside [A-Z]\p{Ll}+/u)
    expect(told).not.toContain(board.names[nameless])
    expect(placeName(board, board.hexNumber('kamata'), wordsFor('en'))).toBe('Kamata')
  })

  test.each([
    ['en', 'No rail of yours is adjacent to the mountains beside Machida.'],
    ['de', 'Neben den Bergen bei Machida liegt keine deiner Schienen.'],
    ['fr', 'Aucun de vos rails ne touche la montagne près de Machida.'],
  ] as const)('so does a refusal, which the rules tell by its coordinate, %s', (locale, told) => {
    const state = position({ map: 'tokyo', seats: [{ rails: ['kamata'] }, {}], railPoints: 1 })
    const board = boardOf(state)
    const said = board.ids.flatMap((_, hex) => {
      const refusal = risingSun.explain(state, { do: 'rail', hex, partners: 0 })
      return refusal === null ? [] : [speaker(risingSun, locale).refusal(withPlaceNames(refusal, board, wordsFor(locale)))]
    })
    expect(said).toContain(told)
    expect(said.filter((text) => /\b[A-Z]\d/.test(text))).toEqual([])
  })

  test('two turns are two steps, and a pass is told', () => {
    const state = position({ seats: [{ hand: ['waste'] }, { hand: ['normal-train'] }] })
    expect(steps(state, ['pass', 'end turn']).map(({ seat, act, result }) => [seat, act, result])).toEqual([
      [0, 'passes', '−1 Waste'],
      [1, 'builds and buys nothing', ''],
    ])
  })
})

describe('the final sheet', () => {
  test('every city, remote location, card and route behind the points', () => {
    const given: Position = {
      map: 'chiba',
      seats: [{ rails: ['chiba'], hand: ['stadium', 'stadium'] }, { rails: ['choshi'] }],
      stations: { chiba: 2 },
      routes: [{ between: ['chiba', 'tateyama'], claimedBy: 0 }],
    }
    const ending = read(Ending, given)
    expect(ending).toContain('Chiba 4 (2 stations)')
    expect(ending).toContain('2 × Stadium 8')
    expect(ending).toMatch(/Route bonus \d Chiba – Tateyama \d/)
  })
})
