/** Whom one can play against: five levels that differ by how much they see and how long they think, not by what they know; some of them with a character. */
import type { Character } from '@branchline/engine'

/** From a friendly beginner to the strongest. */
export const LEVELS = ['trainee', 'apprentice', 'fireman', 'driver', 'inspector'] as const
export type Level = (typeof LEVELS)[number]

/**
 * How strong they are, in Elo with the apprentice at 1000, rounded to fifty: the mean of the four titles (bots/RESULTS.md says from which matches). A hundred points
 * more win 64 games of a hundred.
 */
export const ELO: Readonly<Record<BotLevel, number>> = {
  trainee: 550,
  apprentice: 1000,
  fireman: 1300,
  driver: 1550,
  inspector: 1750,
  random: 100,
}

/** Who draws lots plays no level: something to measure others by, and to try a table out with. */
export const BOT_LEVELS = [...LEVELS, 'random'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

export const isBotLevel = (text: string | undefined): text is BotLevel => (BOT_LEVELS as readonly (string | undefined)[]).includes(text)

/** The next stronger one; null for the strongest, and for names that are no level. */
export function levelAbove(level: string): Level | null {
  const place = (LEVELS as readonly string[]).indexOf(level)
  return place < 0 ? null : (LEVELS[place + 1] ?? null)
}

export const CHARACTERS = ['builder', 'raider', 'cautious'] as const satisfies readonly Character[]

/** Those who think: at a glance a leaning would be a mistake, while a search sees when a move it likes is none. */
export const takesCharacter = (level: string): boolean => (LEVELS as readonly string[]).indexOf(level) >= LEVELS.indexOf('fireman')

/** The code of a bot of this level; a character is left out where the level has none. */
export const botCode = (level: string, character?: string | null): string =>
  character && takesCharacter(level) ? `${level}:character=${character}` : level
