/** Games and positions for the tests of the bots: the toy, and every title of the catalogue. */
import { type AnyGame, defaultOptions, isRefusal } from '@branchline/engine'
import { parcels } from '../../engine/test/parcels.ts'
import { TABLES as TITLES } from '../../games/test/tables.ts'
import { type Bot, botFor, type Known, knownOf, plainInsight } from '../index.ts'

interface TestTable {
  readonly name: string
  readonly game: AnyGame
  readonly seats: number
  readonly options: unknown
  readonly hides: boolean
}

export const TABLES: readonly TestTable[] = [
  { name: 'parcels', game: parcels, seats: 3, options: defaultOptions(parcels.options), hides: false },
  ...TITLES,
]

const KNOWN = new Map((await Promise.all(TITLES.map(({ title }) => knownOf(title)))).map((known) => [known.game.id, known]))

/** What is known of a game of the catalogue; of any other what stands on the score sheet. */
export const known = (game: AnyGame): Known => ({ insight: plainInsight(game), ...KNOWN.get(game.id), game })

export function made(code: string, game: AnyGame, settings = {}): Bot {
  const bot = botFor(code, known(game), settings)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot
}

/** A position after so many decisions at a glance, with a choice to be made: at least two moves worth a thought. */
export function positionOf(game: AnyGame, options: unknown, seats: number, plies: number): unknown {
  const state = game.setup(options, seats, 'tests')
  const apprentice = made('apprentice:seed=tests', game)
  for (let ply = 0; game.toAct(state) !== null; ply++) {
    const moves = game.moves(state)
    if (ply >= plies && moves.length > 1 && worthAThought(game, state, moves) > 1) break
    game.play(state, moves.length === 1 ? moves[0] : apprentice.decide(state, game.toAct(state) as number))
  }
  return state
}

function worthAThought(game: AnyGame, state: unknown, moves: readonly unknown[]): number {
  return Array.from(known(game).insight.appraise(state, moves)).filter((points) => points > Number.NEGATIVE_INFINITY).length
}
