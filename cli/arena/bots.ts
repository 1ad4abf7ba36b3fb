/** Who can play in the arena: the living bots, and the frozen ones that nobody else needs. */
import { type Bot, type BotSettings, botFor, type Known } from '@branchline/bots'
import { frozenBot, isFrozen } from '@branchline/bots/v1'
import { type Refusal, refusal } from '@branchline/engine'

export async function arenaBot(code: string, known: Known, settings: BotSettings = {}): Promise<Bot | Refusal> {
  if (!isFrozen(code)) return botFor(code, known, settings)
  const { frozenInsightFor } = await import('@branchline/games/frozen')
  const insight = frozenInsightFor(known.game.id)
  if (insight === undefined) return refusal('bots', 'unknown-bot', { text: code.slice(0, 80), known: ['those that are not frozen'] })
  return frozenBot(insight, code, known.game, settings)
}
