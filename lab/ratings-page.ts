/** The table of ratings for people, and a chart of them over the years. */
import { ANCHORED, type Match, type Rating } from './ratings.ts'

export function ratingsTable(ratings: readonly Rating[], matches: readonly Match[]): string {
  const lines = [
    '# Ratings of the bots',
    '',
    'Made by `npx branchline-lab ratings` from [results.jsonl](results.jsonl); do not edit. In each title the frozen opponent that is named stands at',
    `${ANCHORED}; a hundred points more win 64 of a hundred games with half of the seats each. Intervals are 95 %. Budgets are part of the name: equal ones are equal`,
    'processor time.',
    '',
    '![Elo over the years](ratings.svg)',
    '',
    '| title | player | Elo | measured by |',
    '| --- | --- | --- | --- |',
    ...[...ratings]
      .sort((one, other) => one.title.localeCompare(other.title) || other.elo - one.elo)
      .map(({ title, player, elo, margin, anchor }) => {
        const interval = margin === 0 ? '' : ` (${Math.round(elo - margin)}–${Math.round(elo + margin)})`
        return `| ${title} | ${player} | ${Math.round(elo)}${interval} | ${anchor} |`
      }),
    '',
    '| day | title | match | games | wins |',
    '| --- | --- | --- | --- | --- |',
    ...matches.map(({ day, title, bots, games, share, low, high }) => {
      const [won, least, most] = [share, low, high].map((part) => (100 * part).toFixed(1))
      return `| ${day} | ${title} | ${bots.join(' : ')} | ${games} | ${won} % (${least}–${most}) |`
    }),
  ]
  return `${lines.join('\n')}\n`
}

const WIDTH = 720
const HEIGHT = 320
const EDGE = { left: 56, right: 170, top: 24, bottom: 36 } as const
/** Told apart by colour and by shape, for those who see colours otherwise. */
const MARKS = [
  { colour: '#0072b2', shape: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="5"/>` },
  { colour: '#d55e00', shape: (x: number, y: number) => `<rect x="${x - 5}" y="${y - 5}" width="10" height="10"/>` },
  { colour: '#009e73', shape: (x: number, y: number) => `<path d="M${x} ${y - 6}l6 11h-12z"/>` },
  { colour: '#cc79a7', shape: (x: number, y: number) => `<path d="M${x} ${y - 7}l7 7-7 7-7-7z"/>` },
] as const

/** Every living bot on the day it was measured, above the frozen one it was measured by. */
export function ratingsChart(ratings: readonly Rating[]): string {
  const living = ratings.filter(({ day }) => day !== null)
  const titles = [...new Set(living.map(({ title }) => title))].sort()
  const days = living.map(({ day }) => Date.parse(day as string))
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const least = Math.min(ANCHORED - 50, ...living.map(({ elo, margin }) => elo - margin))
  const most = Math.max(ANCHORED + 50, ...living.map(({ elo, margin }) => elo + margin))
  const inner = WIDTH - EDGE.left - EDGE.right
  const x = (day: number, place: number) =>
    Math.round(
      EDGE.left +
        20 +
        (first === last ? inner / 2 : ((inner - 40) * (day - first)) / (last - first)) +
        14 * (place - (titles.length - 1) / 2),
    )
  const y = (elo: number) => Math.round(EDGE.top + ((HEIGHT - EDGE.top - EDGE.bottom) * (most - elo)) / (most - least))
  const lines: string[] = []
  for (let elo = Math.ceil(least / 100) * 100; elo <= most; elo += 100)
    lines.push(
      `<path d="M${EDGE.left} ${y(elo)}H${WIDTH - EDGE.right}" stroke="${elo === ANCHORED ? '#555' : '#ccc'}"/>`,
      `<text x="${EDGE.left - 8}" y="${y(elo) + 4}" text-anchor="end">${elo}</text>`,
    )
  for (const day of [...new Set([first, last])])
    lines.push(
      `<text x="${x(day, (titles.length - 1) / 2)}" y="${HEIGHT - 12}" text-anchor="middle">${new Date(day).toISOString().slice(0, 10)}</text>`,
    )
  for (const [place, title] of titles.entries()) {
    const { colour, shape } = MARKS[place % MARKS.length]
    for (const { day, elo, margin } of living.filter((one) => one.title === title)) {
      const at = x(Date.parse(day as string), place)
      lines.push(
        `<path d="M${at} ${y(elo + margin)}V${y(elo - margin)}" stroke="${colour}" stroke-width="2"/><g fill="${colour}">${shape(at, y(elo))}</g>`,
      )
    }
    const row = EDGE.top + 22 * place
    lines.push(
      `<g fill="${colour}">${shape(WIDTH - EDGE.right + 22, row)}</g><text x="${WIDTH - EDGE.right + 36}" y="${row + 4}">${title}</text>`,
    )
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#333" role="img" aria-label="Elo of the living bots above the frozen ones, by day"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${lines.join('')}</svg>\n`
}
