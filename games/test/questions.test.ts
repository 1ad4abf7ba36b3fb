/** What players can ask, and the prices beside moves: every title, every name, every language. */
import { answerQuestion, LOCALES, QUESTIONS, randomFrom, speaker } from '@branchline/engine'
import { describe, expect, it } from 'vitest'
import { TABLES } from './tables.ts'

/** A small game may have nothing to be asked, and no price beside its moves. */
const ASKED = TABLES.filter(({ game }) => game.questions !== undefined)
const PRICED = TABLES.filter(({ game }) => game.price !== undefined)

const NAMES = ['Ada', 'Ben', 'Cleo']
const HOLE = /undefined|NaN|\[object|(answer|price|outline|question|refusal|text|name)\.[a-z]/

describe.each(ASKED)('$name', ({ game, options, seats }) => {
  const state = game.setup(options, seats, 'asked')
  const random = randomFrom('asked')
  for (let ply = 0; ply < 40 && game.toAct(state) !== null; ply++) {
    const moves = game.moves(state)
    game.play(state, moves[random.below(moves.length)])
  }
  const seat = game.toAct(state) ?? 0
  const view = game.view(state, seat)

  it.each(QUESTIONS)('%s: answers for everything that can be asked about, in every language', (question) => {
    const ids: readonly string[] = game.questions?.ids(view, question) ?? []
    expect(ids.length).toBeGreaterThan(5)
    for (const locale of LOCALES) {
      for (const id of ids.filter((_, at) => at % 7 === 0)) {
        const lines = answerQuestion(game, view, question, id, seat, locale, NAMES)
        expect(lines.length, id).toBeGreaterThan(0)
        for (const line of lines) expect(line).not.toMatch(HOLE)
        expect(lines[0], id).not.toBe(answerQuestion(game, view, question, `${id}xyz`, seat, locale, NAMES)[0])
      }
    }
  })

  it('answers for all that one name is an end of, and says how to ask where these are too many', () => {
    const ids: readonly string[] = game.questions?.ids(view, 'price').filter((id: string) => id.includes('~')) ?? []
    for (const end of new Set(ids.slice(0, 30).flatMap((id) => id.split('~')))) {
      const about = ids.filter((id) => id.split('~').includes(end))
      const lines = answerQuestion(game, view, 'price', end, seat, 'en', NAMES)
      if (about.length > 8) expect(lines).toEqual([expect.stringMatching(/for example “/)])
      else expect(lines).toEqual(about.flatMap((id) => answerQuestion(game, view, 'price', id, seat, 'en', NAMES)))
    }
  })

  it('says what is near when there is nothing of the name, and asks back when there is no name', () => {
    for (const question of QUESTIONS) {
      expect(answerQuestion(game, view, question, 'zzzzzz', seat, 'en', NAMES)).toEqual([
        expect.stringMatching(/^There is no “zzzzzz”\. Near it: .+,.+\.$/),
      ])
      expect(answerQuestion(game, view, question, ' ', seat, 'en', NAMES)).toEqual([expect.stringMatching(/for example “/)])
    }
  })
})

it.each(PRICED)('$name puts a price beside every move that costs something, through a whole game', ({ game, options, seats }) => {
  const played = game.setup(options, seats, 'priced')
  const random = randomFrom('priced')
  const priced = new Set<string>()
  while (game.toAct(played) !== null) {
    const moves = game.moves(played)
    const seen = game.view(played, game.toAct(played) as number)
    for (const move of moves.slice(0, 12)) {
      const price = game.price?.(seen, move) ?? null
      if (price === null) continue
      priced.add(game.print(seen, move).split(' ')[0])
      for (const locale of LOCALES) expect(speaker(game, locale, NAMES).said(price)).not.toMatch(HOLE)
    }
    game.play(played, moves[random.below(moves.length)])
  }
  expect(priced.size).toBeGreaterThan(2)
})
