/** The frozen opponents play for ever as on the day they were frozen: whoever makes one of these tests fail has changed the yardstick. */
import { type Bot, type Dice, diceFrom } from '@branchline/bots'
import { frozenBot, isFrozen } from '@branchline/bots/v1'
import { type AnyGame, type AnyInsight, hashOf, isRefusal } from '@branchline/engine'
import { GAMES } from '@branchline/games'
import { frozenInsightFor } from '@branchline/games/frozen'
import { describe, expect, it } from 'vitest'
import { setUpFor } from '../self-play.ts'

/** By title and code: the hash of the moves chosen in four positions of three set-ups. */
const PINNED: Readonly<Record<string, string>> = {
  'wensleydale random@1': '859c2e06b7156671',
  'wensleydale apprentice@1': 'edf59d91ad9acddd',
  'wensleydale driver@1:iterations=40': '20f722effa19492d',
  'wensleydale inspector@1:iterations=40': '20f722effa19492d',
  'nuremberg random@1': 'efba410a2fce9a37',
  'nuremberg apprentice@1': '6acdfb9229466241',
  'nuremberg driver@1:iterations=40': '6bad28a016560fb6',
  'nuremberg inspector@1:iterations=40': '6bad28a016560fb6',
  'west-riding random@1': 'bec5196c7ad2417d',
  'west-riding apprentice@1': 'e7039e9950db3ec8',
  'west-riding driver@1:iterations=40': '6c23a1d1317baff5',
  'west-riding inspector@1:iterations=40': '6c23a1d1317baff5',
  'rising-sun random@1': '2ac88c4192bdc4cf',
  'rising-sun apprentice@1': 'a46623b726079db1',
  'rising-sun driver@1:iterations=40': '1d1ff48284644e1d',
  'rising-sun inspector@1:iterations=40': '1d2939b22d09f37d',
}

const CODES = ['random@1', 'apprentice@1', 'driver@1:iterations=40', 'inspector@1:iterations=40'] as const

describe.each(GAMES.map((game) => ({ id: game.id, game })))('frozen opponents of $id', ({ id, game }) => {
  it.each(CODES)('%s chooses the moves it has always chosen', (code) => {
    expect(hashOf(choicesOf(game, code))).toBe(PINNED[`${id} ${code}`])
  })
})

describe('a frozen code', () => {
  it('names a version that there is', () => {
    const [game] = GAMES as [AnyGame]
    expect(isFrozen('driver@1:iterations=5')).toBe(true)
    expect(isFrozen('driver:iterations=5')).toBe(false)
    expect(frozenBot(frozenInsightFor(game.id) as AnyInsight, 'driver@7', game)).toMatchObject({ refused: true, code: 'unknown-bot' })
    // There was no such level on that day.
    expect(frozenBot(frozenInsightFor(game.id) as AnyInsight, 'trainee@1', game)).toMatchObject({ refused: true, code: 'unknown-bot' })
    expect(frozenBot(frozenInsightFor(game.id) as AnyInsight, 'driver@1:speed=5', game)).toMatchObject({
      refused: true,
      code: 'bad-bot-parameter',
    })
  })
})

/** Options that nobody could choose on that day, as they are where nobody chooses them. */
const NEWER: Readonly<Record<string, object>> = {
  wensleydale: { short: false, secondTables: false },
  nuremberg: { secondTables: false, fuerthByLine: false, startOnAnyTrack: false, beerAtCompanies: false },
  'rising-sun': { markerOfRails: false },
}

/** Rules that changed since became options: they are not drawn, but as they were on that day. */
function setUpThen(game: AnyGame, dice: Dice) {
  const then: Record<string, unknown> = { ...game.earlier?.[1], ...NEWER[game.id] }
  const known = Object.fromEntries(Object.entries(game.options).filter(([name]) => !(name in then)))
  const { seats, options } = setUpFor({ ...game, options: known }, dice)
  return { seats, options: { ...(options as object), ...then } }
}

/** Moves in positions that lots drawn from the rules lead to, so that no living bot has a hand in them. */
function choicesOf(game: AnyGame, code: string): string[] {
  const texts: string[] = []
  for (const table of ['one', 'two', 'three']) {
    const dice = diceFrom(table)
    const { seats, options } = setUpThen(game, dice)
    const state = game.setup(options, seats, table)
    const bots = Array.from({ length: seats }, (_, seat) => made(game, code, `${table} ${seat}`))
    for (let ply = 0, asked = 0; game.toAct(state) !== null && asked < 4; ply++) {
      const seat = game.toAct(state) as number
      const moves = game.moves(state)
      if (moves.length > 1 && ply % 9 === 8) {
        asked++
        const move = (bots[seat] as Bot).decide(game.view(state, seat), seat)
        texts.push(game.print(state, move))
        game.play(state, move)
      } else game.play(state, moves[dice.below(moves.length)])
    }
  }
  return texts
}

function made(game: AnyGame, code: string, seed: string): Bot {
  const bot = frozenBot(frozenInsightFor(game.id) as AnyInsight, code, game, { seed })
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot
}
