import { describe, expect, it } from 'vitest'
import { botFor, kindOf } from '../index.ts'
import { known, made, TABLES } from './tables.ts'

const GAMES = 2

type Table = (typeof TABLES)[number]

/** Games of plain bots, each decision between moves of several kinds: what was seen, who decided, and the kind that was played. */
function gamesOf({ game, options, seats }: Table) {
  return Array.from({ length: GAMES }, (_, number) => {
    const state = game.setup(options, seats, `${number}`)
    const plain = made(`fireman:iterations=4,seed=${number}`, game)
    const decisions: { view: unknown; seat: number; kinds: ReadonlySet<string>; played: string }[] = []
    for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
      const view = game.view(state, seat)
      const kinds = new Set(game.moves(view).map(kindOf))
      const move = plain.decide(view, seat)
      if (kinds.size > 1) decisions.push({ view, seat, kinds, played: kindOf(move) })
      game.play(state, move)
    }
    return decisions
  })
}

/** Where a move of a kind it leans to or from can be made, somebody with a character says what they would play. How often each kind is chosen, by both. */
function chosen(character: string, leanings: readonly string[], { game }: Table, games: ReturnType<typeof gamesOf>) {
  const times = new Map(leanings.map((kind) => [kind, { plain: 0, leaning: 0 }]))
  for (const [number, decisions] of games.entries()) {
    const leaning = made(`fireman:iterations=4,seed=${number},character=${character}`, game)
    for (const { view, seat, kinds, played } of decisions) {
      if (!leanings.some((kind) => kinds.has(kind))) continue
      const would = kindOf(leaning.decide(view, seat))
      if (times.has(played)) times.get(played)!.plain++
      if (times.has(would)) times.get(would)!.leaning++
    }
  }
  return times
}

const offered = TABLES.flatMap((table) =>
  Object.entries(known(table.game).characters ?? {}).map(([character, leanings]) => ({ character, leanings, table, name: table.name })),
)

describe.each(TABLES.filter((table) => offered.some((one) => one.table === table)))('$name', (table) => {
  const games = gamesOf(table)
  const ofTable = offered.filter((one) => one.table === table)

  it.each(ofTable)('a $character plays more of what it likes, and less of what it does not', ({ character, leanings }) => {
    for (const [kind, { plain, leaning }] of chosen(character, Object.keys(leanings), table, games))
      if ((leanings[kind] as number) > 0) expect(leaning, kind).toBeGreaterThan(plain)
      else expect(leaning, kind).toBeLessThan(plain)
  })
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
