/** The result of an arena run, for the terminal and for the lab diary (a Markdown table). */
import type { BotTally, Interval, Rate, TalliedGame, Trouble } from '@branchline/bots'
import type { PrintedWords } from '../messages/printed/index.ts'
import { type Contest, seedOf } from './contest.ts'
import { standOf } from './run.ts'

export interface ArenaReport {
  readonly contest: Contest
  readonly games: number
  readonly seconds: number
  readonly bots: readonly BotTally[]
  readonly played: readonly TalliedGame[]
}

export type ArenaWords = PrintedWords['arena']

const headings = ({ columns: t }: ArenaWords) => [t.bot, t.wins, t.score, t.elo, t.time, t.slowest, t.iterations, t.fallbacks, t.illegal]

export function asTable(report: ArenaReport, t: ArenaWords): string {
  const rows = [headings(t), ...report.bots.map(cells)]
  const widths = headings(t).map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  '))
    .join('\n')
}

/** For programs: the same, and every game with who sat where (places in the list of bots, by seat), so that all can be counted again. */
export function asJson({ played, ...report }: ArenaReport): string {
  const games = played.map(({ lineUp, block, result: { scores, ranks, shares } }) => {
    return { seed: seedOf(report.contest, block), lineUp, scores, ranks, shares }
  })
  return JSON.stringify({ ...report, played: games }, null, 2)
}

/** For people: why programs did not play their own moves. Empty when all did. */
export function troublesText({ bots }: ArenaReport, t: ArenaWords): string {
  return bots
    .flatMap(({ code, troubles }) =>
      (Object.entries(troubles) as [Trouble, number][]).map(([trouble, times]) =>
        t.trouble({ bot: code, why: t.troubles[trouble], times }),
      ),
    )
    .join('\n')
}

/** Whether the first bot is stronger than the others: by an interval that holds however often one looks. */
export function verdictText({ contest, played }: ArenaReport, t: ArenaWords): string {
  const { mean, low, high, verdict } = standOf(contest, played)
  const [share, least, most, even] = [mean, low, high, 1 / contest.bots.length].map((part) => (100 * part).toFixed(1))
  const found = verdict > 0 ? 'stronger' : verdict < 0 ? 'weaker' : 'open'
  return t.verdict({ bot: contest.bots[0], share, least, most, even, found })
}

export function asMarkdown(report: ArenaReport, t: ArenaWords, command: string, day: string): string {
  // A command may have a pipe in it; a table of Markdown would break there.
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    `### ${heading(report, t)}, ${day}`,
    '',
    `\`${command}\``,
    '',
    row(headings(t)),
    row(headings(t).map(() => '---')),
    ...report.bots.map((bot) => row(cells(bot))),
    '',
  ].join('\n')
}

export function heading({ contest, games, seconds }: ArenaReport, t: ArenaWords): string {
  const map = typeof contest.options.map === 'string' ? `, ${contest.options.map}` : ''
  return t.heading({ game: contest.game, map, players: contest.seats, games, seed: contest.seed, seconds: seconds.toFixed(0) })
}

function cells(bot: BotTally): string[] {
  return [
    bot.code,
    percent(bot.winRate),
    withMargin(bot.score),
    String(bot.elo),
    bot.millisecondsPerDecision.toFixed(bot.millisecondsPerDecision < 10 ? 2 : 0),
    bot.slowestDecision.toFixed(0),
    bot.iterationsPerDecision.toFixed(0),
    String(bot.fallbacks),
    String(bot.illegal),
  ]
}

function percent({ mean, low, high }: Rate): string {
  const [share, least, most] = [mean, low, high].map((value) => (100 * value).toFixed(1))
  return `${share} %${Number.isNaN(low) ? '' : ` (${least}–${most})`}`
}

function withMargin({ mean, margin }: Interval): string {
  return `${mean.toFixed(1)}${Number.isNaN(margin) ? '' : ` ± ${margin.toFixed(1)}`}`
}
