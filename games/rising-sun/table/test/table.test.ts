import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchLater, newAttention, type RecapStep } from '@branchline/design'
import { defaultOptions, type Locale, phrase, randomFrom, speaker, type Viewer } from '@branchline/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { columnsUnexplained, unexplained } from '../../../../web/test/legend.ts'
import { type Position, position } from '../../position.ts'
import { CITY } from '../../rules/board.ts'
import { CARDS, cardNumber, MAPS, risingSun, type State } from '../../rules/index.ts'
import { boardOf as rulesBoardOf } from '../../rules/state.ts'
import { Decision } from '../bar/Decision.tsx'
import { Watching } from '../bar/Watching.tsx'
import { linesOf } from '../board/Lettering.tsx'
import { CardFace } from '../cards/CardFace.tsx'
import { LargeFace } from '../cards/LargeFace.tsx'
import { shortOf } from '../cards/short.ts'
import { signsOf } from '../cards/signs.ts'
import { choicesIn } from '../choices.ts'
import { risingSun as table } from '../index.tsx'
import { railsMissing } from '../linking.ts'
import { wordsFor } from '../messages/index.ts'
import { headedContents } from '../sentences.ts'
import { sheetOf } from '../sheet.ts'
import { Supply } from '../trays/Supply.tsx'
import { propsFor, textOf } from './props.ts'

beforeAll(fetchLater)

const boardOf = (state: State, recap: RecapStep | null = null) =>
  renderToStaticMarkup(createElement('svg', null, createElement(table.Board, { ...propsFor(state, 0), recap })))

/** All that lies around the board. */
const around = (given: Position, viewer: Viewer, locale?: Locale) => {
  const props = propsFor(position(given), viewer, locale)
  return [props.moves.length > 0 ? Decision : Watching, Supply].map((Part) => renderToStaticMarkup(createElement(Part, props))).join('')
}

const played = (state: State, card: string): State => {
  risingSun.play(state, { do: 'play', card: cardNumber(card), effects: true })
  return state
}

describe('cards', () => {
  test('a card without effects promises none where it is seen in large', () => {
    vi.stubGlobal('window', { innerWidth: 1366, innerHeight: 768 })
    const { view, speaker, locale } = propsFor(position({ seats: [{ hand: ['normal-train', 'lay-rails'] }, {}] }), 0)
    const large = (id: string) => {
      const held = { id, left: 0, top: 0, right: 10, bottom: 10, where: 'bar' } as const
      return textOf(renderToStaticMarkup(createElement(LargeFace, { view, seat: 0, locale, speaker, held })))
    }
    expect(large('normal-train')).toContain('Now: $1 ')
    expect(large('normal-train')).not.toContain('effects can be applied')
    expect(large('lay-rails')).toContain('effects can be applied')
    vi.unstubAllGlobals()
  })
  test.each([
    ['en', 'rail point'],
    ['de', 'Schienenpunkt'],
    ['fr', 'point de rail'],
  ] as const)('a rail point has one name wherever one is given or kept, in %s', (locale, name) => {
    const t = wordsFor(locale)
    const said = [
      shortOf(CARDS[cardNumber('lay-rails')], t),
      t.lastingShort['extra-rail-point'],
      t.lastingHelp['extra-rail-point'],
      t.lastingNow['extra-rail-point']({ n: 1 }),
      t.railWord({ n: 1 }),
      t.railPointsLeft({ n: 1 }),
      speaker(risingSun, locale).word('text.lay-rails'),
      speaker(risingSun, locale).word('text.extra-laborers'),
    ]
    for (const text of said) expect(text.toLowerCase()).toContain(name.toLowerCase())
  })

  test.each([
    ['en', /\bD\b.*\bours\b/, 'RULES.md'],
    ['de', /\bD\b.*\bvon uns\b/, 'RULES.de.md'],
    ['fr', /\bD\b.*\bnotre choix\b/, 'RULES.fr.md'],
  ] as const)('RS-2.6 the markers D are ours, in the key and in the rulebook: %s', async (locale, isOurs, book) => {
    const key = ((await table.signs?.(locale, {})) ?? []).flatMap(({ signs }) => signs)
    expect(key.find(({ id }) => id === 'route')?.meaning).toMatch(isOurs)
    const rules = readFileSync(join(import.meta.dirname, '..', '..', book), 'utf8')
    const [, marked] = /^\*\*RS-2\.6\*\*.*\*\((.*)\)\*/m.exec(rules) ?? []
    expect(marked).toMatch(/\bD\b/)
    expect(marked).not.toMatch(/\b[ABC]\b/)
  })

  test.each(['en', 'de', 'fr'] as const)('the Politician tells both halves, on the card and when it asks: %s', (locale) => {
    const halves = { en: /just passed to/, de: /eben erhaltene/, fr: /(vient|venez) de recevoir/ }
    const state = position({ seats: [{ hand: ['politician', 'lay-rails'] }, { hand: ['normal-train', 'waste'] }] })
    const say = speaker(risingSun, locale)
    expect(say.word('text.politician')).toMatch(halves[locale])
    const asked = risingSun.prompt(played(state, 'politician'))
    expect(asked === null ? '' : say.prompt(asked)).toMatch(halves[locale])
  })

  test.each([
    ['en', 'train', 'card'],
    ['de', 'Zug', 'Karte'],
    ['fr', 'train', 'carte'],
  ] as const)('RS-10.29 the bar asks for trains at the Wagon Factory, for cards at the Upgrade: %s', (locale, train, card) => {
    const t = wordsFor(locale)
    for (const step of ['trade-away', 'trade-for'] as const) {
      const said = (of: string) => phrase(t.ask[step], { of })
      expect([said('train').includes(train), said('card').includes(card)]).toEqual([true, true])
      expect(said('train')).not.toMatch(new RegExp(`\\b${card}\\b`))
    }
  })

  test.each(['en', 'de', 'fr'] as const)('the attacker of Protesters is exempt, and the sign says so: %s', (locale) => {
    const [sign] = signsOf(CARDS[cardNumber('protesters')], wordsFor(locale)).slice(-1)
    expect(sign.text).toMatch({ en: /for others$/, de: /für andere$/, fr: /aux autres$/ }[locale])
  })
  test.each(['en', 'de'] as const)('every card has a face, a name and its signs in %s', (locale) => {
    const t = wordsFor(locale)
    const words = speaker(risingSun, locale)
    for (const card of CARDS) {
      const face = renderToStaticMarkup(createElement(CardFace, { card, speaker: words, t }))
      expect(face).toContain(t.suits[card.colour].letter)
      expect(face).not.toMatch(/name\.|undefined|NaN/)
      if (card.effects.length > 0) expect(signsOf(card, t).length, card.id).toBeGreaterThan(0)
      if (card.colour !== 'grey') expect(shortOf(card, t), card.id).not.toMatch(/^$|undefined|NaN|, ,/)
      expect(face.includes(t.houseText), card.id).toBe(card.house === true)
    }
  })
})

/** Water, coast, lettering, hit areas: what is seen and means nothing by itself. */
const SCENERY = [
  ...['area', 'edge', 'edgeHalo', 'edgeWash', 'place', 'placeName', 'tag', 'tagBin', 'target', 'remoteRule'],
  ...['bank', 'glint', 'coast', 'lining', 'sea', 'seaGrid', 'shoal', 'shoalInside', 'waves', 'ship', 'hull', 'smoke'],
  ...['compass', 'compassNorth', 'compassRest', 'compassRing', 'north', 'fieldDeep', 'fieldLight', 'rangeFoot', 'vale'],
]

describe('boards', () => {
  test.each(['tokyo', 'chiba', 'italy'] as const)('%s: no sign is drawn that the key does not name', async (map) => {
    const options = { ...defaultOptions(risingSun.options), map, startCities: map === 'chiba' }
    const state = risingSun.setup(options, 2, 'signs')
    const random = randomFrom('signs')
    const boards = [boardOf(state)]
    for (let move = 0; move < 300 && risingSun.toAct(state) !== null; move++) {
      const legal = risingSun.moves(state)
      risingSun.play(state, legal[random.below(legal.length)])
      if (move % 30 === 0) boards.push(boardOf(state))
    }
    const groups = (await table.signs?.('en', {})) ?? []
    expect(columnsUnexplained(table.strip?.(propsFor(state, 0)).columns ?? [], groups)).toEqual([])
    expect(unexplained(boards, groups, SCENERY)).toEqual([])
  })

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

  test('the board is cut to its land: wider than high by what its hexes say, and nothing printed beside them', () => {
    const { width, height } = table.size({ map: MAPS.indexOf('tokyo') } as State, {})
    expect(width / height).toBeCloseTo(1.37, 2)
    const board = boardOf(position({ map: 'tokyo', seats: [{}, {}] }))
    expect(textOf(board)).not.toMatch(/\\bC6\\b|Tokyo Trains|A rail costs/)
  })

  test('under a veil a step of the recap stands with its places, in order', () => {
    const state = position({ map: 'tokyo', seats: [{ rails: ['kamata', 'haneda'] }, {}] })
    const step = { seat: 0, act: '', from: 1, to: 2, places: ['kamata', 'haneda'] }
    expect(boardOf(state)).not.toContain('recap-veil')
    const veiled = boardOf(state, step).replace(/.*recap-veil/s, '')
    expect(textOf(veiled)).toMatch(/Kamata.*1.*Haneda.*2/)
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
    const board = boardOf(state)
    expect(board).toContain('Rail at Haneda for $3 and 1 Waste: +2 VP now, 4 at most')
  })

  test('every shape of a tag on a lit hex stands in the key, and the place says in words what its figures mean', async () => {
    /** Figures as n, and whose they are left out. */
    const shapeOf = (markup: string) =>
      textOf(markup)
        .trim()
        .replace(/^[A-Z] /, '')
        .replaceAll(/\d+/g, 'n')
    const shapes = (markup: string) => [...markup.matchAll(/<g class="_tag_[^>]*>.*?<\/g><\/g>/gs)].map(([tag]) => shapeOf(tag))
    const keyed = ((await table.signs?.('en', {})) ?? []).flatMap(({ signs }) => signs)
    const inKey = keyed.map(({ Sign }) => shapeOf(renderToStaticMarkup(createElement(Sign))))
    const begun = risingSun.setup(defaultOptions(risingSun.options), 2, 'tags')
    begun.active = 0
    const start = boardOf(begun)
    expect(start).toContain('Start at Kamata: no VP now, 2 at most')
    expect(new Set(shapes(start))).toEqual(new Set(['n›n']))
    const station = position({ map: 'tokyo', seats: [{ rails: ['kawasaki'], hand: ['station-expansion'] }, {}] })
    expect(shapes(boardOf(played(station, 'station-expansion')))).toContain('+n')
    for (const shape of ['n›n', '+n', '$n n›n']) expect(inKey).toContain(shape)
  })

  test('a station says who would gain what', () => {
    const state = position({ map: 'tokyo', seats: [{ rails: ['kawasaki'], hand: ['station-expansion'] }, { rails: ['kawasaki'] }] })
    const board = boardOf(played(state, 'station-expansion'))
    expect(board).toContain('Station in Kawasaki: you +2 VP, Grace +2 VP')
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
    const own = around(given, 0)
    expect(own).toMatch(/data-row="hand".*data-card="yardmaster"/)
    for (const viewer of [1, 'spectator'] as const) {
      const hand = /data-row="hand".*?<\/ul>/.exec(around(given, viewer))?.[0] ?? ''
      expect(hand).not.toMatch(/legal-counsel|yardmaster|roundhouse/)
    }
  })

  const attacked = (counsel: boolean): State => {
    const state = position({
      map: 'chiba',
      seats: [{ hand: ['regulations'] }, { hand: ['waste', 'waste', 'waste', 'normal-train'] }],
      supply: { 'legal-counsel': 6 },
    })
    state.trash = state.trash.filter((card) => CARDS[card].id !== 'legal-counsel')
    played(state, 'regulations')
    if (counsel) state.hands[1][3] = cardNumber('legal-counsel')
    return state
  }

  test('a reaction is asked of who holds nothing as of who does, and others read the same', () => {
    const read = (counsel: boolean) => renderToStaticMarkup(createElement(Watching, propsFor(attacked(counsel), 0)))
    expect(read(true)).toBe(read(false))
    expect(textOf(read(true))).toContain('Grace is asked')
    const asked = (counsel: boolean) => textOf(renderToStaticMarkup(createElement(Decision, propsFor(attacked(counsel), 1))))
    expect(asked(true)).toContain('Reveal Legal Counsel')
    expect(asked(false)).toContain('Let it pass')
    expect(asked(false)).not.toContain('Reveal')
  })

  test('the only answer to a secret question is not given by itself, the only one to an open question is', () => {
    const one = propsFor(attacked(false), 1)
    expect(one.moves).toHaveLength(1)
    expect(one.game.forced?.(one.view)).toBeNull()
    const state = position({ map: 'chiba', seats: [{ hand: ['pulling'], discard: ['express-train', 'waste'] }, {}] })
    const open = propsFor(played(state, 'pulling'), 0)
    expect(open.moves.map(({ text }) => text)).toEqual(['choose express-train'])
    expect(open.speaker.said(open.game.forced?.(open.view) ?? { say: '' })).toBe('Pulling: there was only one way')
  })
})

describe('questions in the bar', () => {
  const asks = (hand: readonly string[], card: string, more: Partial<Position> = {}) => {
    const state = played(
      position({ map: 'chiba', seats: [{ hand: [card, ...hand], deck: ['normal-train', 'waste', 'stadium'] }, {}], ...more }),
      card,
    )
    return renderToStaticMarkup(createElement(Decision, propsFor(state, 0)))
  }

  test('the least number stands in a ring, and the button waits for it', () => {
    const bar = asks(['waste', 'waste', 'lay-rails'], 'garage')
    expect(textOf(bar)).toContain('Discard which cards?')
    expect(bar).toMatch(/data-sign="At least 2"[^>]*>2</)
    expect(bar).toMatch(/ disabled[ =][^>]*>Discard 2/)
  })

  test('all Waste is chosen to be returned, with what that brings', () => {
    const bar = textOf(asks(['waste', 'waste', 'lay-rails'], 'freight-train'))
    expect(bar).toContain('Return how many Waste? +$2')
    expect(bar).toContain('Return 2 Waste')
  })

  test('of copies of a card one is lifted when it is chosen, in a turn and in a question', () => {
    const lifted = (state: State, chosen: string) => {
      // Drawn without a screen a store shows what it began with.
      const attention = Object.assign(newAttention(), { getInitialState: () => ({ considered: null, chosen, lit: new Set<string>() }) })
      const bar = renderToStaticMarkup(createElement(Decision, { ...propsFor(state, 0), attention }))
      return bar.match(/data-card="lay-rails"[^>]*aria-pressed="true"/g)
    }
    const state = position({ map: 'chiba', seats: [{ hand: ['upgrade', 'lay-rails', 'lay-rails', 'lay-rails'] }, {}] })
    expect(lifted(state, 'play lay-rails')).toHaveLength(1)
    expect(lifted(played(state, 'upgrade'), 'choose lay-rails')).toHaveLength(1)
  })

  test('each branch of a choice is a button', () => {
    const bar = asks(['waste'], 'station-crew')
    expect(bar.match(/data-press="answer"/g)).toHaveLength(3)
  })

  test.each(['en', 'de'] as const)('every question has its words in %s', async (locale) => {
    const t = wordsFor(locale)
    const codes = risingSun.messages.keys(locale).flatMap((key) => /^name\.ask-(.+)$/.exec(key)?.[1] ?? [])
    expect(codes.length).toBeGreaterThan(20)
    for (const code of codes) expect(code === 'look' || code in t.ask || code in t.askMany, code).toBe(true)
    const names = ((await table.signs?.(locale, {})) ?? []).flatMap(({ signs }) => signs.map(({ name }) => name))
    expect(names.length).toBeGreaterThan(25)
    expect(names.every((name) => name.length > 0)).toBe(true)
  })
})

describe('choices', () => {
  test('a card to be gained is chosen at the supply, not in a list', () => {
    const state = position({ map: 'chiba', seats: [{ hand: ['limited-partnership'] }, {}] })
    const { view, moves } = propsFor(played(state, 'limited-partnership'), 0)
    const { piles, hand, answers } = choicesIn(view, moves)
    expect(piles.size).toBe(moves.length)
    expect(hand.size + answers.length).toBe(0)
  })

  test('the rails missing on a route', () => {
    const routes = [{ between: ['chiba', 'tateyama'] as [string, string] }]
    const state = position({ map: 'chiba', seats: [{ rails: ['chiba'] }, { rails: ['choshi'] }], routes })
    expect(railsMissing(state, 0, 0)).toBe(4)
  })
})

test('the card of a place is headed by a name that the board shows, or by what the place is', () => {
  const state = position({ seats: [{}, {}] })
  const { names, kind } = rulesBoardOf(state)
  const headings = names.map((_, hex) => headedContents(state, hex, speaker(risingSun, 'en'), wordsFor('en')).name)
  expect(new Set(headings.filter((name) => !names.includes(name)))).toEqual(new Set(['Field', 'River', 'Mountain', 'Sea']))
  expect(headings.filter((_, hex) => kind[hex] === CITY)).toContain('Yokohama')
})

test('RS-2.9 barriers lie over the rings of lit hexes', () => {
  const drawn = boardOf(position({ map: 'tokyo', seats: [{ rails: ['c4'] }, {}], railPoints: 1, money: 9 }))
  expect(drawn).toContain('data-halo')
  expect(drawn.lastIndexOf('data-halo')).toBeLessThan(drawn.lastIndexOf('data-testid="barriers"><g'))
})
