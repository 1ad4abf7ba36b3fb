/** Frozen: the bots of version 1 as they were on 2026-11-16. Never to be changed but to follow the rules; bots/v1/README.md says why. */
import { type AnyGame, type AnyInsight, isRefusal, type Refusal, refusal } from '@branchline/engine'
import type { Bot, BotSettings } from '../bot.ts'
import { readCode } from '../codes.ts'
import { apprenticeBot } from './apprentice.ts'
import { randomBot } from './random.ts'
import { searchBot } from './searcher.ts'

const VERSION = '@1'
/** The levels there were then. */
const LEVELS = ['random', 'apprentice', 'driver', 'inspector']
const MOST_ITERATIONS = 200_000
const BUDGETS = {
  driver: { milliseconds: 300, iterations: 100, withoutClock: 100 },
  inspector: { milliseconds: 3000, iterations: MOST_ITERATIONS, withoutClock: 3000 },
} as const
const APPRENTICE_NOISE = 0.25
const EXPLORE = 3

/** Whether a code names somebody frozen: `driver@1`, `inspector@1:milliseconds=300`. */
export function isFrozen(code: string): boolean {
  return /^\s*[a-z]+@/.test(code)
}

/** `insight`: what was known of the game then, which is frozen as well. */
export function frozenBot(insight: AnyInsight, code: string, game: AnyGame, settings: BotSettings = {}): Bot | Refusal {
  const known = LEVELS.map((one) => one + VERSION)
  if (!known.includes(code.trim().split(':')[0])) return refusal('bots', 'unknown-bot', { text: code.slice(0, 80), known })
  const read = readCode(code.trim().replace(VERSION, ''))
  if (isRefusal(read)) return read
  if (read.character !== undefined) return refusal('bots', 'no-character', { character: read.character, known: [] })
  const seed = read.seed ?? settings.seed ?? code
  if (read.level === 'random') return randomBot(game, code, seed)
  if (read.level === 'apprentice') return apprenticeBot(game, insight, code, { seed, noise: read.noise ?? APPRENTICE_NOISE })
  const { now } = settings
  const budget = BUDGETS[read.level as keyof typeof BUDGETS]
  const isTimed = now !== undefined && (read.iterations === undefined || read.milliseconds !== undefined)
  const iterations = !isTimed ? budget.withoutClock : read.milliseconds === undefined ? budget.iterations : MOST_ITERATIONS
  return searchBot(game, insight, code, {
    seed,
    explore: read.explore ?? EXPLORE,
    isDeep: read.level === 'inspector',
    iterations: read.iterations ?? iterations,
    milliseconds: read.milliseconds ?? (isTimed ? budget.milliseconds : Number.POSITIVE_INFINITY),
    ...(now === undefined ? {} : { now }),
    ...(read.horizon === undefined ? {} : { horizon: read.horizon }),
  })
}
