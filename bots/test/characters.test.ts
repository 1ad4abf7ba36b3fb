import { describe, expect, it } from 'vitest'
import { botFor, kindOf } from '../index.ts'
import { known, made, TABLES } from './tables.ts'

const GAMES = 2

/** Games of plain bots; in each position somebody with a character says what they would play. How often both choose a move of this kind. */
function chosen(kind: string, character: string, { game, options, seats }: (typeof TABLES)[number]) {
  const times = { plain: 0, leaning: 0 }
  for (let number = 0; number < GAMES; number++) {
    const state = game.setup(options, seats, `${number}`)
    const plain = made(`fireman:iterations=4,seed=${number}`, game)
    const leaning = made(`fireman:iterations=4,seed=${number},character=${character}`, game)
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      const view = game.view(state, seat)
      const kinds = new Set(game.moves(view).map(kindOf))
      const move = plain.decide(view, seat)
      if (kinds.has(kind) && kinds.size > 1) {
        if (kindOf(move) === kind) times.plain++
        if (kindOf(leaning.decide(view, seat)) === kind) times.leaning++
      }
      game.play(state, move)
    }
  }
  return times
}

const offered = TABLES.flatMap((table) =>
  Object.entries(known(table.game).characters ?? {}).map(([character, leanings]) => ({ character, leanings, table, name: table.name })),
)

it.each(offered)('$name: a $character plays more of what it likes, and less of what it does not', ({ character, leanings, table }) => {
  for (const [kind, liking] of Object.entries(leanings)) {
    const { plain, leaning } = chosen(kind, character, table)
    if (liking > 0) expect(leaning).toBeGreaterThan(plain)
    else expect(leaning).toBeLessThan(plain)
  }
})

describe('a character', () => {
  const [parcels] = TABLES
  const [{ table, character }] = offered
  const names = Object.keys(known(table.game).characters ?? {})
  const refused = (code: string, { game } = table) => botFor(code, known(game))

  it('that the title does not offer is refused, with those it does', () => {
    expect(refused('driver:character=gambler')).toMatchObject({ code: 'no-character', known: names })
    expect(refused('driver:character=constructor')).toMatchObject({ code: 'no-character' })
    expect(refused('driver:character=')).toMatchObject({ code: 'bad-bot-parameter' })
    expect(refused('driver:character=builder', parcels)).toMatchObject({ code: 'no-character', known: [] })
  })

  it('is for those who think: at a glance a leaning would be a mistake', () => {
    for (const level of ['random', 'trainee', 'apprentice'])
      expect(refused(`${level}:character=${character}`)).toMatchObject({ refused: true })
    for (const level of ['fireman', 'driver', 'inspector'])
      expect(refused(`${level}:character=${character}`)).not.toMatchObject({ refused: true })
  })

  it('reads nothing hidden, and follows from the seed', () => {
    const { game, options, seats } = table
    const state = game.setup(options, seats, 'fair')
    const seat = game.toAct(state) as number
    const ask = (given: unknown) => made(`driver:iterations=20,seed=1,character=${character}`, game).decide(given, seat)
    expect(ask(state)).toEqual(ask(game.view(state, seat)))
  })
})
