/** A report as one page that needs nothing from elsewhere: tables with bars, and the board as a heat map. */
import type { BalanceShape, Locale } from '@branchline/engine'
import type { Bar, Chapter, Told } from './chapters.ts'
import { messages } from './messages/index.ts'
import type { BalanceReport } from './report.ts'

export interface HeatMap {
  readonly shapes: readonly BalanceShape[]
  nameOf(kind: string, id: string): string
}

export function asPage({ title, lines, chapters }: Told, report: BalanceReport, heat: HeatMap, locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}</style>
<h1>${text(title)}</h1>
${lines.map((line) => `<p>${text(line)}</p>`).join('\n')}
${heat.shapes.length === 0 ? '' : heatMap(report, heat, messages.words(locale).heat)}
${chapters.map(chapterHtml).join('\n')}
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1d2730; --paper: #fdfcf8; --line: #d9d4c7; --bar: #3f7fa6; --reach: #1d2730; --even: #c2402a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #171c21; --line: #3a424a; --bar: #5aa0c8; --reach: #e8e6df; --even: #ff8a70 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.15rem }
table { border-collapse: collapse; width: 100% } .wide { overflow-x: auto }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left } th { font-weight: 600; font-size: .85rem }
td.bar { width: 34%; min-width: 9rem } td.bar svg { display: block; width: 100%; height: 1.1rem }
.board { width: 100%; height: auto; max-height: 80vh }
.board text { font: 600 15px system-ui, sans-serif; text-anchor: middle; fill: #1d2730; paint-order: stroke; stroke: #fffd; stroke-width: 3px }
`

function chapterHtml({ heading, columns = [], rows = [], bars, lines = [] }: Chapter): string {
  const head = [...columns, ...(bars === undefined ? [] : [''])].map((column) => `<th scope="col">${text(column)}</th>`).join('')
  const body = rows.map((row, place) => {
    const bar = bars?.[place]
    return `<tr>${row.map((cell) => `<td>${text(cell)}</td>`).join('')}${bar === undefined ? '' : `<td class="bar">${barSvg(bar)}</td>`}</tr>`
  })
  const table =
    rows.length === 0 ? '' : `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`
  return `<h2>${text(heading)}</h2>\n${table}\n${lines.map((line) => `<p>${text(line)}</p>`).join('\n')}`
}

/** A share as a bar, its interval as a line through the end of it, and a mark where even would be. */
function barSvg({ share, low, high, even }: Bar): string {
  const at = (part: number) => (100 * Math.min(1, Math.max(0, part))).toFixed(1)
  if (!Number.isFinite(share)) return ''
  const reach =
    low === undefined || high === undefined || !Number.isFinite(low)
      ? ''
      : `<path d="M${at(low)} 5H${at(high)}" stroke="var(--reach)" stroke-width="1.2" vector-effect="non-scaling-stroke"/>`
  const mark =
    even === undefined ? '' : `<path d="M${at(even)} 0V10" stroke="var(--even)" stroke-width="1.5" vector-effect="non-scaling-stroke"/>`
  return `<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect y="1.5" width="${at(share)}" height="7" fill="var(--bar)"/>${reach}${mark}</svg>`
}

/** A place without a name of its own is only in the way. */
const COORDINATE = /^[A-Z]\d+$/

/** Each kind of shape has a scale of its own: the most used of it is darkest. */
function heatMap({ uses }: BalanceReport, { shapes, nameOf }: HeatMap, heading: string): string {
  const perGame = new Map(
    Object.entries(uses).flatMap(([kind, things]) => things.map((one) => [`${kind} ${one.id}`, one.perGame] as const)),
  )
  const most = new Map<string, number>()
  const usedOf = ({ kind, id }: BalanceShape) => perGame.get(`${kind} ${id}`) ?? 0
  for (const shape of shapes) most.set(shape.kind, Math.max(most.get(shape.kind) ?? 0, usedOf(shape)))
  const drawn = shapes.map((shape) => {
    const used = usedOf(shape)
    const name = `${nameOf(shape.kind, shape.id)}: ${used.toFixed(2)}`
    return `<g>${shapeSvg(shape, heatColour(used / (most.get(shape.kind) || 1)))}<title>${text(name)}</title></g>`
  })
  const letters = shapes
    .filter(({ kind, id, angle }) => angle === undefined && !COORDINATE.test(nameOf(kind, id)))
    .map(({ kind, id, at: [x, y] }) => `<text x="${Math.round(x)}" y="${Math.round(y + 5)}">${text(nameOf(kind, id))}</text>`)
  const points = shapes.flatMap(({ at, outline = [] }) => [at, ...outline])
  const margin = Math.max(30, ...shapes.map(({ hexagon = 0 }) => hexagon + 6))
  const [left, top] = [0, 1].map((axis) => Math.floor(Math.min(...points.map((point) => point[axis])) - margin))
  const [right, bottom] = [0, 1].map((axis) => Math.ceil(Math.max(...points.map((point) => point[axis])) + margin))
  const box = `${left} ${top} ${right - left} ${bottom - top}`
  return `<h2>${text(heading)}</h2>\n<svg class="board" viewBox="${box}" role="img" aria-label="${text(heading)}">\n${drawn.join('\n')}\n${letters.join('\n')}\n</svg>`
}

function shapeSvg({ at: [x, y], hexagon, outline, angle }: BalanceShape, fill: string): string {
  const edge = 'stroke="#0004" stroke-width="1.5"'
  if (hexagon !== undefined) return `<polygon points="${corners(x, y, hexagon)}" fill="${fill}" ${edge}/>`
  if (outline !== undefined)
    return `<polygon points="${outline.map((point) => point.map(Math.round).join()).join(' ')}" fill="${fill}" ${edge}/>`
  const turned = `translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle ?? 0})`
  return `<rect transform="${turned}" x="-17" y="-7" width="34" height="14" rx="3" fill="${fill}" ${edge}/>`
}

function corners(x: number, y: number, size: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const turn = (Math.PI / 180) * (60 * corner - 30)
    return `${Math.round(x + size * Math.cos(turn))},${Math.round(y + size * Math.sin(turn))}`
  }).join(' ')
}

/** From nearly white to dark red. */
function heatColour(share: number): string {
  const part = Math.sqrt(Math.min(1, Math.max(0, share)))
  const [from, to] = [
    [250, 247, 240],
    [168, 32, 32],
  ]
  return `rgb(${from.map((start, channel) => Math.round(start + (to[channel] - start) * part)).join()})`
}

function text(words: string): string {
  const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return words.replace(/[&<>"]/g, (sign) => named[sign] ?? sign)
}
