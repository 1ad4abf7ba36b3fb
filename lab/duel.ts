/** A candidate against somebody frozen: seats rotated, the same seeds for both, until the question is settled or the games are played. */
import { botFor, diceFrom, lineUpOf, type MatchResult, type Player, playMatch, type TalliedGame } from '@branchline/bots'
import { frozenBot, isFrozen } from '@branchline/bots/v1'
import { type AnyInsight, isRefusal, type LearnedWeights, type SetUp } from '@branchline/engine'
import { frozenInsightFor } from '@branchline/games/frozen'
import type { Tuning } from '@branchline/games/learners'
import { setUpFor } from './self-play.ts'
import { following, type Strategy } from './strategies.ts'
import { type Subject, subjectNamed } from './subjects.ts'

export interface Duel {
  readonly title: string
  readonly seed: string
  /** The candidate and its opponent, and by what each of them judges; whoever is frozen has a judgement of his own. */
  readonly bots: readonly [string, string]
  readonly weights: readonly [Judgement, Judgement]
  /** By what each of them appraises moves, if not by the numbers in use. */
  readonly tunings?: readonly [Tuning | null, Tuning | null]
  /** Whether quick playouts go on by the numbers in use. */
  readonly arePlayoutsKept?: boolean
  /** What the candidate does differently, if anything. */
  readonly strategy?: Strategy
  /** Where all games are played with the same set-up; else it is drawn. */
  readonly setUp?: SetUp<unknown>
}

/** Weights on trial, those that the title is played with, or none. */
export type Judgement = LearnedWeights | 'in use' | 'by hand'

/** Game number so and so: blocks of two with one set-up drawn from all there are, the seats changed over. */
export async function duelGame(duel: Duel, number: number): Promise<TalliedGame> {
  const subject = subjectNamed(duel.title)
  const { lineUp, block } = lineUpFor(subject, duel, number)
  const seed = `${duel.seed}-${block}`
  const { options } = setUpOf(subject, duel, block)
  const players = lineUp.map((bot, seat) => playerFor(subject, duel, bot as 0 | 1, `${seed}-${bot}-${seat}`))
  const result: MatchResult = await playMatch(
    { game: subject.game, options, seed, now: () => performance.now(), mostMoves: MOST_MOVES },
    players,
  )
  return { lineUp, block, result: { ...result, standing: [], moves: [] } }
}

/** Some five times as many as the longest games have. */
const MOST_MOVES = 8000

function setUpOf({ game }: Subject, { seed, setUp }: Duel, block: number): SetUp<unknown> {
  return setUp ?? setUpFor(game, diceFrom(`${seed} ${block}`))
}

function lineUpFor(subject: Subject, duel: Duel, number: number) {
  const { seats } = setUpOf(subject, duel, Math.floor(number / 2))
  return lineUpOf(number, 2, seats)
}

function playerFor(
  subject: Subject,
  { bots, weights, tunings, arePlayoutsKept = false, strategy }: Duel,
  bot: 0 | 1,
  seed: string,
): Player {
  const { game } = subject
  const code = bots[bot]
  const settings = { seed, now: () => performance.now() }
  const known = () => insightOf(subject, weights[bot], tunings?.[bot] ?? null, arePlayoutsKept)
  const player = isFrozen(code)
    ? frozenBot(frozenInsightFor(game.id) as AnyInsight, code, game, settings)
    : botFor(code, { game, insight: bot === 0 && strategy !== undefined ? following(known(), strategy, subject.shop) : known() }, settings)
  if (isRefusal(player)) throw new Error(`“${code}” is no bot`)
  return player
}

function insightOf(
  { insight, insightBy, tuning }: Subject,
  judgement: Judgement,
  values: Tuning | null,
  arePlayoutsKept: boolean,
): AnyInsight {
  const weights = judgement === 'by hand' ? null : judgement
  if (values === null || tuning === undefined) return weights === 'in use' ? insight : insightBy(weights)
  const tried = weights === 'in use' ? tuning.insightWith(values) : tuning.insightWith(values, weights)
  return arePlayoutsKept ? { ...tried, pick: insight.pick } : tried
}
