/** The result of an arena run, for the terminal and for the lab diary (a Markdown table). */
import type { BotTally, Interval, Rate, TalliedGame, Trouble } from '@branchline/bots'
import { type Contest, seedOf } from './contest.ts'
import { standOf } from './run.ts'

export interface ArenaReport {
  readonly contest: Contest
  readonly games: number
  readonly seconds: number
  readonly bots: readonly BotTally[]
  readonly played: readonly TalliedGame[]
}

const HEADINGS = ['bot', 'wins', 'score', 'Elo', 'ms/decision', 'slowest', 'iterations', 'fallbacks', 'illegal']

export function asTable(report: ArenaReport): string {
  const rows = [HEADINGS, ...report.bots.map(cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column].length)))
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
export function troublesText({ bots }: ArenaReport): string {
  return bots
    .flatMap(({ code, troubles }) =>
      (Object.entries(troubles) as [Trouble, number][]).map(
        ([trouble, times]) => `${code}: ${TROUBLES[trouble]} (${times} decision${times === 1 ? '' : 's'})`,
      ),
    )
    .join('\n')
}

const TROUBLES: Readonly<Record<Trouble, string>> = {
  late: 'no answer in time, or none that repeats the id as the number it is; see --deadline',
  impossible: 'the answer was not one of the legal moves',
  gone: 'the program could not be started, or ended by itself',
  flood: 'a line of more than a million characters; the program was ended',
  deaf: 'it does not read what it is sent; the program was ended',
}

/** Whether the first bot is stronger than the others: by an interval that holds however often one looks. */
export function verdictText({ contest, played }: ArenaReport): string {
  const { mean, low, high, verdict } = standOf(contest, played)
  const [share, least, most, even] = [mean, low, high, 1 / contest.bots.length].map((part) => (100 * part).toFixed(1))
  const words = verdict > 0 ? 'stronger than the others' : verdict < 0 ? 'weaker than the others' : 'not settled yet'
  return `${contest.bots[0]}: ${share} % (${least}–${most}, even is ${even} %): ${words}.`
}

export function asMarkdown(report: ArenaReport, command: string, day: string): string {
  // A command may have a pipe in it; a table of Markdown would break there.
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [
    `### ${heading(report)}, ${day}`,
    '',
    `\`${command}\``,
    '',
    row(HEADINGS),
    row(HEADINGS.map(() => '---')),
    ...report.bots.map((bot) => row(cells(bot))),
    '',
  ].join('\n')
}

export function heading({ contest, games, seconds }: ArenaReport): string {
  const map = typeof contest.options.map === 'string' ? `, ${contest.options.map}` : ''
  return `${contest.game}${map}, ${contest.seats} players, ${games} games, seed ${contest.seed}, ${seconds.toFixed(0)} s`
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
