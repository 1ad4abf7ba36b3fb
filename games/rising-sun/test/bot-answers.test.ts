/** What a bot answers when a card asks it something. */
import { defaultOptions } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { TAKING } from '../bot/answers.ts'
import { insight } from '../bot/index.ts'
import { CARDS, risingSun } from '../rules/index.ts'
import { given, type Table } from './table.ts'

function bestAt({ state }: Table): string {
  const moves = risingSun.moves(state)
  const worths = Array.from(insight.appraise(state, moves))
  return risingSun.print(state, moves[worths.indexOf(Math.max(...worths))]!)
}

describe('answers', () => {
  it('RS-10.22 takes the best of the revealed cards, and puts the best back on top', () => {
    const deck = ['waste', 'normal-train', 'express-train', 'limited-express-train']
    const table = given({ seats: [{ hand: ['information-central'], deck }, {}] }).does('play information-central')
    expect(bestAt(table)).toBe('choose limited-express-train')
    table.does('choose limited-express-train')
    expect(bestAt(table)).toBe('choose waste')
  })
  it('RS-10.24 has the effects of the card that does most', () => {
    const hand = ['stationmaster-office', 'lay-rails', 'tourist-train']
    expect(bestAt(given({ seats: [{ hand }, {}] }).does('play stationmaster-office'))).toBe('choose tourist-train')
  })
  it.each([...TAKING])('%s is a prompt of the game', (code) => {
    expect(risingSun.messages.text(`prompt.${code}`)).toBeDefined()
  })
})

describe('purchases', () => {
  it('RS-10.17 take a train, whose money comes again, before a Holiday Timetable, which is trashed', () => {
    const options = { ...defaultOptions(risingSun.options), map: 'tokyo', cards: 'tokyo-beginner' } as const
    const state = risingSun.setup(options, 3, 'holidays')
    for (let seat = 0; seat < 3; seat++) risingSun.play(state, risingSun.moves(state)[seat]!)
    state.hands[state.active] = []
    state.money = 3
    const buys = risingSun.moves(state).filter((move) => move.do === 'buy')
    const worths = Array.from(insight.appraise(state, buys))
    const worth = (id: string) => worths[buys.findIndex((move) => move.do === 'buy' && CARDS[move.card]?.id === id)]!
    expect(worth('express-train')).toBeGreaterThan(worth('holiday-timetable'))
  })
})

describe('reasons', () => {
  it('call a card by its name in the language they are told in', () => {
    const { state } = given({ seats: [{ hand: ['lay-rails', 'normal-train'] }, {}] })
    const play = risingSun.moves(state).find((move) => move.do === 'play' && risingSun.print(state, move) === 'play lay-rails')!
    expect(insight.reason(state, play, 'en')).toContain('Lay Rails')
    expect(insight.reason(state, play, 'de')).toContain('Gleisbau')
  })
  it('tell a card played for all it does from one played for its money', () => {
    const { state } = given({ seats: [{ hand: ['junkyard', 'station-expansion'] }, {}] })
    const why = (text: string) => insight.reason(state, risingSun.parse(state, text) as never, 'en')
    expect(why('play junkyard')).toBe('$1 from Junkyard, and what the card does')
    expect(why('play junkyard for money')).toBe('$1 from Junkyard')
    expect(why('play station-expansion')).toBe('a station from Station Expansion')
    expect(why('play station-expansion for money')).toBe('Station Expansion brings nothing that way')
  })
  it('say of a city what its stations are worth, and only of one without that it may grow', () => {
    const why = (stations: number) => {
      const { state } = given({ phase: 'turn', seats: [{ rails: ['e3'] }, {}], money: 9, railPoints: 3, stations: { machida: stations } })
      return insight.reason(state, risingSun.parse(state, 'rail machida') as never, 'en')
    }
    expect(why(0)).toBe('Machida gives points as its stations grow')
    expect(why(1)).toMatch(/^[1-9] points? in Machida$/)
  })
  it('say of a place to begin what is near, and not the same of all', () => {
    const state = risingSun.setup(defaultOptions(risingSun.options), 2, 'reasons')
    const why = (text: string, locale: 'en' | 'de') => insight.reason(state, risingSun.parse(state, text) as never, locale)
    expect(why('start yokohama', 'en')).toMatch(/^Yokohama: \d cities( and \d remote locations?)? within 2 hexes$/)
    expect(why('start yokohama', 'de')).toMatch(/^Yokohama: \d Städte( und .+)? auf höchstens 2 Felder$/)
    expect(why('start yokohama', 'en')).not.toBe(why('start kawasaki', 'en').replace('Kawasaki', 'Yokohama'))
  })
})
