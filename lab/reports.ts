/** What a match came to, for people and for the file of results. */
import { type BotTally, type Rate, type Sequence, type TalliedGame, tally } from '@branchline/bots'
import type { Duel } from './duel.ts'
import { type Found, type Hunt, TOLERATED } from './exploit.ts'
import type { Match } from './ratings.ts'

export function duelReport(
  { title, bots }: Duel,
  weights: string,
  played: readonly TalliedGame[],
  { low, high }: Sequence,
): { readonly line: string; readonly match: Match } {
  const [one, other] = tally(bots, played) as [BotTally, BotTally]
  const pair = (figure: (bot: BotTally) => number, digits: number) => `${figure(one).toFixed(digits)} : ${figure(other).toFixed(digits)}`
  const line =
    `${title} ${bots[0]} against ${bots[1]}${weights === '' ? '' : `, ${weights}`}: ${percents(one.winRate)} of ${played.length} games ` +
    `(looked at all along ${percent(low)}–${percent(high)}), scores ${pair((bot) => bot.score.mean, 1)}, ` +
    `ms ${pair((bot) => bot.millisecondsPerDecision, 1)}, iterations ${pair((bot) => bot.iterationsPerDecision, 0)}, ` +
    `fallbacks ${one.fallbacks}, illegal ${one.illegal}`
  const match = {
    day: new Date().toISOString().slice(0, 10),
    title,
    bots,
    games: played.length,
    share: round(one.winRate.mean),
    low: round(one.winRate.low),
    high: round(one.winRate.high),
  }
  return { line, match }
}

export function huntReport({ title, victim }: Hunt, { strategy, games, wins, sequence }: Found): string {
  const bound = `${percent(TOLERATED)} %`
  const verdict = sequence.verdict < 0 ? `less than ${bound}` : sequence.verdict > 0 ? `more than ${bound}` : 'not settled'
  const settled = 2 * sequence.blocks
  const along = `looked at all along ${percent(sequence.low)}–${percent(sequence.high)}${settled < games ? ` after ${settled}` : ''}: ${verdict}`
  return `${title} against ${victim}: ${strategy.name}, ${percents(wins)} of ${games} games (${along})`
}

/** 61.5 % (55.0–67.9) */
export const percents = ({ mean, low, high }: Rate) => `${percent(mean)} % (${percent(low)}–${percent(high)})`

const percent = (share: number) => (100 * share).toFixed(1)
const round = (share: number) => Number(share.toFixed(4))
