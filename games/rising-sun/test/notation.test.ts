/** Moves as text, positions by name, and the list of legal moves against the predicates. */
import { isRefusal, randomFrom, speaker, submit } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'
import { CARD_SETS, everyMove, risingSun, type State } from '../rules/index.ts'
import { OPTIONS, type Options } from '../rules/options.ts'
import { given } from './table.ts'

const state = position({ seats: [{}, {}] })

describe('notation', () => {
  it('RS-4.2 every move that exists on this board is read back from its text', () => {
    const size = state.rails.length
    for (const move of everyMove()) {
      if ('hex' in move && move.hex >= size) continue
      expect(risingSun.parse(state, risingSun.print(state, move))).toBe(move)
    }
  })
  it('RS-2.10 hexes are read by name and by coordinate, in any case', () => {
    expect(risingSun.parse(state, '  Rail  YOKOHAMA ')).toBe(risingSun.parse(state, 'rail h2'))
  })
  it('RS-4.2 cards are read by their names as well, as they are listed', () => {
    const same = (typed: string, text: string) => expect(risingSun.parse(state, typed)).toBe(risingSun.parse(state, text))
    same('Play Government Subsidy', 'play government-subsidy')
    same('play Lay Rails for money', 'play lay-rails for money')
    same('Buy Conductor’s Station to deck', 'buy conductors-station to deck')
    same('react with Legal Counsel', 'react with legal-counsel')
    same('rail Tokyo Akihabara with 2 partners', 'rail tokyo-akihabara with 2 partners')
  })
  it('RS-4.11 a name that is understood but cannot be bought has a reason of its own', () => {
    const { state: poor } = given({ seats: [{}, {}], piles: ['legal-counsel'], money: 1 })
    expect(submit(risingSun, poor, 'buy Legal Counsel')).toMatchObject({ code: 'card-too-dear', short: 1 })
  })
  it.each(['', 'play', 'play nothing', 'rail atlantis', 'return 99 waste', 'put back 4 4', 'use route e', 'pass the salt'])(
    'RS-4.2 “%s” is no move',
    (text) => {
      expect(isRefusal(risingSun.parse(state, text))).toBe(true)
    },
  )
  it('RS-4.11 a refusal says what is missing, in both languages', () => {
    const refused = risingSun.explain(given({ seats: [{}, {}], money: 5 }).state, { do: 'buy', card: 7, top: false })!
    expect(speaker(risingSun, 'en').refusal(refused)).toBe('Stadium costs $8: you are $3 short.')
    expect(speaker(risingSun, 'de').refusal(refused)).toBe('Stadion kostet $8: Dir fehlen $3.')
  })
})

describe('legal moves', () => {
  it.each(CARD_SETS)('RS-4.2 with %s are exactly those the predicates allow', (cards) => {
    const random = randomFrom(`agree ${cards}`)
    const all = everyMove()
    const options: Options = { ...defaults(), cards, map: cards === 'base' ? 'osaka' : 'tokyo' }
    const game = risingSun.setup(options, 3, `agree ${cards}`)
    for (let n = 0; n < 1200 && risingSun.toAct(game) !== null; n++) {
      const legal = risingSun.moves(game)
      if (n % 7 === 0) {
        const allowed = all.filter((move) => risingSun.explain(game, move) === null)
        expect(texts(game, allowed)).toEqual(texts(game, legal))
      }
      risingSun.play(game, legal[random.below(legal.length)]!)
    }
  })
})

const texts = (at: State, moves: readonly Parameters<typeof risingSun.print>[1][]) => moves.map((move) => risingSun.print(at, move)).sort()

function defaults(): Options {
  return Object.fromEntries(Object.entries(OPTIONS).map(([name, field]) => [name, field.default])) as unknown as Options
}

describe('positions', () => {
  it('RS-2.3 more copies than there are cannot be placed', () => {
    expect(() => position({ seats: [{ hand: new Array<string>(9).fill('stadium') }, {}] })).toThrow(/stadium/)
  })
  it('RS-5.12 nor more stations than a city takes', () => {
    expect(() => position({ seats: [{}, {}], stations: { urawa: 2 } })).toThrow(/RS-5\.12/)
  })
  it('RS-2.10 nor rails where there is no hex', () => {
    expect(() => position({ seats: [{ rails: ['atlantis'] }, {}] })).toThrow(/atlantis/)
  })
  it('RS-3.8 an empty pile with two players has its seven cards trashed', () => {
    const table = given({ seats: [{}, {}], supply: { stadium: 0 } })
    expect([table.pile('stadium'), table.trashed('stadium')]).toEqual([0, 7])
  })
})
