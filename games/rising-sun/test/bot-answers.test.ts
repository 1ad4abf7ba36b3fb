/** What a bot answers when a card asks it something. */
import { describe, expect, it } from 'vitest'
import { TAKING } from '../bot/answers.ts'
import { insight } from '../bot/index.ts'
import { risingSun } from '../rules/index.ts'
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
    expect(risingSun.messages.en).toHaveProperty([`prompt.${code}`])
  })
})

describe('reasons', () => {
  it('call a card by its name in the language they are told in', () => {
    const { state } = given({ seats: [{ hand: ['lay-rails', 'normal-train'] }, {}] })
    const play = risingSun.moves(state).find((move) => move.do === 'play' && risingSun.print(state, move) === 'play lay-rails')!
    expect(insight.reason(state, play, 'en')).toContain('Lay Rails')
    expect(insight.reason(state, play, 'de')).toContain('Gleisbau')
  })
})
