/** A report as people read it: chapters of tables and lines, the same on a terminal and on a page. */
import { type AnyBalanceBook, type AnyGame, defaultOptions, type Locale, list, optionsThatCount, speaker } from '@branchline/engine'
import { messages } from './messages/index.ts'
import type { BalanceReport, Spread, UseReport, Wins } from './report.ts'

export interface Chapter {
  readonly heading: string
  /** The first column names, all others are figures. */
  readonly columns?: readonly string[]
  readonly rows?: readonly (readonly string[])[]
  /** By row, for a chart: a share from 0 to 1, with its interval and what would be even. */
  readonly bars?: readonly Bar[]
  readonly lines?: readonly string[]
}

export interface Bar {
  readonly share: number
  readonly low?: number
  readonly high?: number
  readonly even?: number
}

export interface Told {
  readonly title: string
  readonly lines: readonly string[]
  readonly chapters: readonly Chapter[]
}

/** Things of which there are more than a table is good for: the report names the most and the least used, the heat map shows all. */
const LONGEST_TABLE = 45
const SELDOM = 0.05

export function tell(report: BalanceReport, game: AnyGame, book: AnyBalanceBook, locale: Locale): Told {
  const words = messages.words(locale)
  const say = speaker(game, locale)
  const { column } = words
  const even = 1 / report.players
  const nameOf = namesOf(game, book, locale)
  const { players, bots, seed, games, rulesVersion } = report
  return {
    title: words.title({ game: game.title, players }),
    lines: [
      words.setUp({
        games,
        bots: list(locale, bots),
        seed,
        rules: `${rulesVersion}`,
        options: choicesOf(game, report.options).join(', ') || 'none',
      }),
      words.howToRead({ even: percent(even) }),
    ],
    chapters: [
      {
        heading: words.seats,
        columns: [column.name, column.wins, column.interval, column.score],
        rows: report.seats.map(({ wins, score }, seat) => [
          words.seat({ number: `${seat + 1}` }),
          ...winCells(wins),
          score.mean.toFixed(1),
        ]),
        bars: report.seats.map(({ wins }) => ({ ...barOf(wins), even })),
      },
      ...(report.starts.length === 0 ? [] : [startsTold(report, nameOf, words)]),
      {
        heading: words.game,
        columns: [column.name, column.mean, '±', column.range],
        rows: [
          [words.score, ...spreadCells(report.score)],
          [words.winner, ...spreadCells(report.winner)],
          [words.margin, ...spreadCells(report.margin)],
          [words.decisions, ...spreadCells(report.decisions)],
          ...(report.rounds.most > 1 ? [[words.rounds, ...spreadCells(report.rounds)]] : []),
          [words.forced, percent(report.forced), '', ''],
          [words.trivial, percent(report.trivial), '', ''],
          [words.leader, percent(report.leader.mean), '', rangeOf(report.leader)],
        ],
      },
      ...(report.endings.length === 0
        ? []
        : [
            {
              heading: words.endings,
              columns: [column.name, column.share],
              rows: report.endings.map(({ id, share }) => [book.words.say(locale, `ending.${id}`) ?? id, percent(share)]),
              bars: report.endings.map(({ share }) => ({ share })),
            },
          ]),
      {
        heading: words.scores,
        columns: [words.source, words.everybody, words.winners],
        rows: [
          ...report.sources.map(({ source, mean, winners }) => [say.word(`source.${source}`), mean.toFixed(1), winners.toFixed(1)]),
          [words.total, report.score.mean.toFixed(1), report.winner.mean.toFixed(1)],
        ],
      },
      ...(report.figures.length === 0 ? [] : [figuresTold(report, book, locale)]),
      ...Object.entries(report.uses).map(([kind, uses]) => usesTold(kind, uses, report, nameOf, book, locale)),
    ],
  }
}

/** The board, and whatever is not as usual. */
function choicesOf(game: AnyGame, options: Readonly<Record<string, unknown>>): string[] {
  const usual = defaultOptions(game.options) as Readonly<Record<string, unknown>>
  return Object.entries(optionsThatCount(game.options, options) as object)
    .filter(([name, value]) => name === 'map' || String(value) !== String(usual[name]))
    .map(([name, value]) => `${name} ${value}`)
}

type Namer = (kind: string, id: string) => string

/** What people call a thing: by its book, by its game, and a link by its two ends. */
export function namesOf(game: AnyGame, book: AnyBalanceBook, locale: Locale): Namer {
  const words = messages.words(locale)
  const one: Namer = (kind, id) => {
    const place = /^order-(\d)$/.exec(id)?.[1]
    if (place !== undefined) return words.order({ place: Number(place) })
    return book.label(kind, id) ?? book.words.say(locale, `name.${id}`) ?? game.label?.(id) ?? id
  }
  return (kind, id) =>
    id
      .split('~')
      .map((part) => one(kind, part))
      .join(' – ')
}

function startsTold({ starts, players }: BalanceReport, nameOf: Namer, words: ReturnType<typeof messages.words>): Chapter {
  const { column } = words
  return {
    heading: words.starts,
    columns: [column.name, column.wins, column.interval, column.times],
    rows: starts.map(({ id, wins }) => [nameOf('hexes', id), ...winCells(wins), `${wins.n}`]),
    bars: starts.map(({ wins }) => ({ ...barOf(wins), even: 1 / players })),
  }
}

function figuresTold({ figures }: BalanceReport, book: AnyBalanceBook, locale: Locale): Chapter {
  const words = messages.words(locale)
  return {
    heading: words.figures,
    columns: [words.column.name, words.column.mean],
    rows: figures.map(({ name, mean }) => [book.words.say(locale, `figure.${name}`) ?? name, mean.toFixed(2)]),
    lines: figures
      .filter(({ rounds }) => rounds.length > 1)
      .map(({ name, rounds }) => {
        const means = rounds.map(({ mean }) => mean.toFixed(1)).join(' · ')
        return `${book.words.say(locale, `figure.${name}`) ?? name}; ${words.byRound({ means })}`
      }),
  }
}

function usesTold(
  kind: string,
  uses: readonly UseReport[],
  { players, barred }: BalanceReport,
  nameOf: Namer,
  book: AnyBalanceBook,
  locale: Locale,
): Chapter {
  const words = messages.words(locale)
  const { column } = words
  const isBarred = barred === kind
  const named = (of: readonly UseReport[]) =>
    list(
      locale,
      of.map(({ id }) => nameOf(kind, id)),
    )
  const never = uses.filter(({ used }) => used === 0)
  const seldom = uses.filter(({ used }) => used > 0 && used < SELDOM)
  const shown = uses.filter(({ used }) => used > 0).slice(0, LONGEST_TABLE)
  return {
    heading: book.words.say(locale, `kind.${kind}`) ?? kind,
    columns: [
      column.name,
      column.games,
      column.used,
      column.perGame,
      column.won,
      column.without,
      ...(isBarred ? [column.barred, column.interval] : []),
    ],
    rows: shown.map(({ id, offered, used, perGame, won, wonWithout, wonBarred }) => [
      nameOf(kind, id),
      `${offered}`,
      percent(used),
      perGame.toFixed(2),
      won.n === 0 ? '–' : percent(won.mean),
      wonWithout.n === 0 ? '–' : percent(wonWithout.mean),
      ...(isBarred ? (wonBarred === undefined ? ['–', ''] : [percent(wonBarred.mean), rangeOf(wonBarred)]) : []),
    ]),
    bars: shown.map(({ used, wonBarred }) =>
      isBarred && wonBarred !== undefined ? { ...barOf(wonBarred), even: 1 / players } : { share: used },
    ),
    lines: [
      ...(never.length > 0 ? [words.never({ things: named(never) })] : []),
      ...(seldom.length > 0 ? [words.seldom({ things: named(seldom) })] : []),
      ...(never.length + seldom.length === 0 ? [words.nothing] : []),
    ],
  }
}

export const percent = (share: number) => (Number.isFinite(share) ? (100 * share).toFixed(1) : '–')

const rangeOf = ({ low, high }: Wins) => (Number.isFinite(low) ? `${percent(low)}–${percent(high)}` : '')
const winCells = (wins: Wins): string[] => [percent(wins.mean), rangeOf(wins)]
const barOf = ({ mean, low, high }: Wins): Bar => ({ share: mean, low, high })
const spreadCells = ({ mean, deviation, least, most }: Spread) => [mean.toFixed(1), deviation.toFixed(1), `${round(least)}–${round(most)}`]
const round = (value: number) => String(Math.round(value * 10) / 10)
