/** All moves, typed as they stand in the list: in every title and language, at positions of the recorded games. */
import { readdirSync, readFileSync } from 'node:fs'
import { legalMoves } from '@branchline/design'
import { type AnyGame, advance, isRefusal, LOCALES, type Locale, readRecord, speaker, startHistory } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { describe, expect, test } from 'vitest'
import { listed, meantBy, saying } from '../table/listed.ts'
import { loadGame } from '../titles/titles.ts'

const GAMES = new URL('../../games/', import.meta.url)
const records = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/\\]+[/\\]test[/\\]records[/\\][^/\\]+\.json$/.test(file))
  .map((file) => readFileSync(new URL(file, GAMES), 'utf8'))

const EVERY = 31

/** What is legal there, as it is listed for whose turn it is. */
function* lists(game: AnyGame, locale: Locale) {
  for (const text of records) {
    const record = readRecord(text, (id) => (id === game.id ? game : undefined))
    if (isRefusal(record)) continue
    const say = speaker(
      game,
      locale,
      Array.from({ length: record.seats }, (_, seat) => `Player ${seat + 1}`),
    )
    const history = startHistory(game, record.options, record.seats, record.seed, record.deals)
    for (const [n, move] of record.moves.entries()) {
      if (n % EVERY === 0) {
        const state = game.view(history.state, game.toAct(history.state) as number)
        yield { state, moves: listed({ game, state, moves: legalMoves(game, state) }, say, locale) }
      }
      advance(history, move)
    }
  }
}

describe.each(TITLES.map(({ id }) => id))('%s', (id) => {
  test.each(LOCALES)('what is typed as it stands in the list means that move: %s', async (locale) => {
    const game = (await loadGame(id)) as AnyGame
    const missed = new Set<string>()
    let typed = 0
    for (const { state, moves } of lists(game, locale)) {
      for (const move of moves) {
        typed++
        for (const text of [move.words, move.words + move.price])
          if (saying(moves, text)[0] !== move || meantBy(text, { game, state }, moves) !== move.text) missed.add(text)
      }
    }
    expect(typed).toBeGreaterThan(100)
    expect([...missed]).toEqual([])
  })
})
