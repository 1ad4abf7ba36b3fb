/** From a code to a bot. */
import { type AnyGame, isRefusal, type Refusal } from '@branchline/engine'
import type { Bot, BotSettings } from './bot.ts'
import { readCode } from './codes.ts'
import { randomBot } from './random.ts'

export function botFor(code: string, game: AnyGame, settings: BotSettings = {}): Bot | Refusal {
  const read = readCode(code)
  if (isRefusal(read)) return read
  return randomBot(game, code, read.seed ?? settings.seed ?? code)
}
