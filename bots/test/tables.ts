/** Games and positions for the tests of the bots. */
import { type AnyGame, defaultOptions, isRefusal, readOptions } from '@branchline/engine'
import { risingSun } from '@branchline/rising-sun/rules'
import { nuremberg, wensleydale } from '@branchline/wensleydale/rules'
import { westRiding } from '@branchline/west-riding/rules'
import { parcels } from '../../engine/test/parcels.ts'
import { type Bot, botFor } from '../index.ts'

export const TABLES: readonly { readonly name: string; readonly game: AnyGame; readonly seats: number; readonly options: unknown }[] = [
  table('parcels', parcels, 3),
  table('wensleydale', wensleydale, 3),
  table('nuremberg', nuremberg, 2),
  table('west-riding', westRiding, 3, { turns: 4 }),
  table('west-riding with hidden cash', westRiding, 3, { turns: 4, cash: 'hidden' }),
  table('rising-sun', risingSun, 3),
]

function table(name: string, game: AnyGame, seats: number, wishes: Record<string, unknown> = {}) {
  const options = Object.keys(wishes).length === 0 ? defaultOptions(game.options) : readOptions(game.options, wishes)
  return { name, game, seats, options }
}

export function made(code: string, game: AnyGame, settings = {}): Bot {
  const bot = botFor(code, game, settings)
  if (isRefusal(bot)) throw new Error(bot.code)
  return bot
}

/** A position after so many decisions at a glance, with a choice to be made. */
export function positionOf(game: AnyGame, options: unknown, seats: number, plies: number): unknown {
  const state = game.setup(options, seats, 'tests')
  const apprentice = made('apprentice:seed=tests', game)
  for (let ply = 0; game.toAct(state) !== null; ply++) {
    const moves = game.moves(state)
    if (ply >= plies && moves.length > 1) break
    game.play(state, moves.length === 1 ? moves[0] : apprentice.decide(state, game.toAct(state) as number))
  }
  return state
}
