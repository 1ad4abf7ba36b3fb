/** From a code to a bot that knows its game. */
import type { AnyGame, Refusal } from '@branchline/engine'
import type { Bot, BotSettings } from './bot.ts'
import { insightFor } from './insights.ts'
import { botWith } from './with-insight.ts'

export function botFor(code: string, game: AnyGame, settings: BotSettings = {}): Bot | Refusal {
  return botWith(insightFor(game), code, game, settings)
}
