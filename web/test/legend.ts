/** What a table draws against what its key explains. */

import type { SignGroup, Strip } from '@branchline/design'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const classesIn = (markup: string) =>
  new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')).map((name) => name.replace(/^_|_[\w-]{5,}$/g, '')),
  )

/** The kinds of drawing on these boards that no sign of the key shows and nobody has called scenery. */
export function unexplained(boards: readonly string[], groups: readonly SignGroup[], scenery: readonly string[]): string[] {
  const shown = classesIn(groups.flatMap(({ signs }) => signs.map(({ Sign }) => renderToStaticMarkup(createElement(Sign)))).join(''))
  const known = new Set([...shown, ...scenery])
  return [...classesIn(boards.join(''))].filter((name) => name !== '' && !known.has(name)).sort()
}

/** Columns of the strip whose sign the key does not show. */
export function columnsUnexplained(columns: Strip['columns'], groups: readonly SignGroup[]): string[] {
  const inKey = (size: number) =>
    new Set(groups.flatMap(({ signs }) => signs.map(({ Sign }) => renderToStaticMarkup(createElement(Sign, { size })))))
  const key = inKey(19)
  return columns
    .filter(({ Sign }) => Sign !== undefined && !key.has(renderToStaticMarkup(createElement(Sign, { size: 19 }))))
    .map(({ id }) => id)
}
