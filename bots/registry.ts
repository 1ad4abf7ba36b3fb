/** From a code, and what is known of the game, to a bot. */
import { type AnyInsight, isRefusal, type Refusal, refusal } from '@branchline/engine'
import { apprenticeBot } from './apprentice.ts'
import { leaning } from './bent.ts'
import type { Bot, BotSettings } from './bot.ts'
import { type BotCode, readCode } from './codes.ts'
import type { Known } from './known.ts'
import { takesCharacter } from './levels.ts'
import { randomBot } from './random.ts'
import { type Searcher, searchBot } from './searcher.ts'

/** However long the clock allows: a tree has a size. */
const MOST_ITERATIONS = 200_000
/**
 * What ends a decision first. The driver's iterations bind before its time on all but slow machines, so that it is equally strong on
 * all of them and stays well below the inspector, who uses the time there is. Without a clock there must be an end as well.
 */
const BUDGETS = {
  fireman: { milliseconds: 300, iterations: 12, withoutClock: 12 },
  driver: { milliseconds: 300, iterations: 100, withoutClock: 100 },
  inspector: { milliseconds: 3000, iterations: MOST_ITERATIONS, withoutClock: 3000 },
} as const
/** At a glance: how much one errs, and the share of the moves one sees. A beginner knows as much as others and overlooks three moves in ten. */
const GLANCES = {
  trainee: { noise: 0.25, sight: 0.7 },
  apprentice: { noise: 0.25, sight: 1 },
} as const
const EXPLORE = 3

type SearchLevel = keyof typeof BUDGETS
const isSearcher = (level: string): level is SearchLevel => Object.hasOwn(BUDGETS, level)

/** Milliseconds a level thinks for where there is a clock; null for those that answer at once. */
export function fullTimeOf(level: string): number | null {
  return isSearcher(level) ? BUDGETS[level].milliseconds : null
}

export function botFor(code: string, known: Known, settings: BotSettings = {}): Bot | Refusal {
  const read = readCode(code)
  if (isRefusal(read)) return read
  const insight = insightFor(read, known)
  if (isRefusal(insight)) return insight
  const { game } = known
  const seed = read.seed ?? settings.seed ?? code
  switch (read.level) {
    case 'random':
      return randomBot(game, code, seed)
    case 'trainee':
    case 'apprentice':
      return apprenticeBot(game, insight, code, {
        seed,
        noise: read.noise ?? noiseOf(read.level, insight),
        sight: read.sight ?? GLANCES[read.level].sight,
      })
    case 'fireman':
    case 'driver':
    case 'inspector':
      return searcherFor({ game, insight }, code, { ...read, seed, level: read.level }, settings)
  }
}

const noiseOf = (level: keyof typeof GLANCES, { beginnersDoubts }: AnyInsight): number =>
  (level === 'trainee' ? beginnersDoubts : undefined) ?? GLANCES[level].noise

/** What is known of the game, as somebody of this character sees it. */
function insightFor({ level, character }: BotCode, { insight, characters = {} }: Known): AnyInsight | Refusal {
  if (character === undefined) return insight
  const offered = Object.entries(characters)
  const leanings = offered.find(([name]) => name === character && takesCharacter(level))?.[1]
  if (leanings === undefined) return refusal('bots', 'no-character', { character, known: offered.map(([name]) => name) })
  return leaning(insight, leanings)
}

/** A searching bot by its type, for those who want more of it than its move. */
export function searcherFor(
  { game, insight }: Known,
  code: string,
  read: BotCode & { readonly level: SearchLevel; readonly seed: string },
  { now }: BotSettings,
): Searcher {
  const budget = BUDGETS[read.level]
  const isTimed = now !== undefined && (read.iterations === undefined || read.milliseconds !== undefined)
  const iterations = !isTimed ? budget.withoutClock : read.milliseconds === undefined ? budget.iterations : MOST_ITERATIONS
  return searchBot(game, insight, code, {
    seed: read.seed,
    explore: read.explore ?? EXPLORE,
    isDeep: read.level === 'inspector',
    iterations: read.iterations ?? iterations,
    milliseconds: read.milliseconds ?? (isTimed ? budget.milliseconds : Number.POSITIVE_INFINITY),
    ...(now === undefined ? {} : { now }),
    ...(read.horizon === undefined ? {} : { horizon: read.horizon }),
  })
}
