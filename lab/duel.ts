/** A candidate against somebody frozen: seats rotated, the same seeds for both, until the question is settled or the games are played. */
import { botFor, diceFrom, lineUpOf, type MatchResult, type Player, playMatch, type TalliedGame, tally } from '@branchline/bots'
import { frozenBot, isFrozen } from '@branchline/bots/v1'
import { type AnyInsight, isRefusal, type LearnedWeights } from '@branchline/engine'
import { frozenInsightFor } from '@branchline/games/frozen'
import { setUpFor } from './self-play.ts'
import { type Subject, subjectNamed } from './subjects.ts'

export interface Duel {
  readonly title: string
  readonly seed: string
  /** The candidate, which plays by these weights or by hand, and its opponent. */
  readonly bots: readonly [string, string]
  readonly weights: LearnedWeights | null
}

/** Game number so and so: blocks of two with one set-up drawn from all there are, the seats changed over. */
export async function duelGame(duel: Duel, number: number): Promise<TalliedGame> {
  const subject = subjectNamed(duel.title)
  const { lineUp, block } = lineUpFor(subject, duel, number)
  const seed = `${duel.seed}-${block}`
  const { options } = setUpOf(subject, duel, block)
  const players = lineUp.map((bot, seat) => playerFor(subject, duel, duel.bots[bot as 0 | 1], `${seed}-${bot}-${seat}`))
  const result: MatchResult = await playMatch({ game: subject.game, options, seed, now: () => performance.now() }, players)
  return { lineUp, block, result: { ...result, standing: [], moves: [] } }
}

function setUpOf({ game }: Subject, { seed }: Duel, block: number) {
  return setUpFor(game, diceFrom(`${seed} ${block}`))
}

function lineUpFor(subject: Subject, duel: Duel, number: number) {
  const { seats } = setUpOf(subject, duel, Math.floor(number / 2))
  return lineUpOf(number, 2, seats)
}

function playerFor({ game, insightBy }: Subject, { weights }: Duel, code: string, seed: string): Player {
  const settings = { seed, now: () => performance.now() }
  const bot = isFrozen(code)
    ? frozenBot(frozenInsightFor(game.id) as AnyInsight, code, game, settings)
    : botFor(code, { game, insight: insightBy(weights) }, settings)
  if (isRefusal(bot)) throw new Error(`“${code}” is no bot`)
  return bot
}

export const talliedDuel = (duel: Duel, games: readonly TalliedGame[]) => tally(duel.bots, games)
