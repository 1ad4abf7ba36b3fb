/** Names, values and barriers: what must be read, above the track. */
import { memo } from 'react'
import { CITY, REMOTE } from '../../rules/board.ts'
import type { Sheet } from '../sheet.ts'
import styles from './board.module.css'
import { decorative, Star } from './glyphs.tsx'

/** How wide a letter of a name is, of its height. */
const LETTER = 0.46

export const Lettering = memo(function Lettering({ sheet, startCities, start }: { sheet: Sheet; startCities: boolean; start: string }) {
  const { board, centres } = sheet
  return (
    <g {...decorative} pointerEvents="none">
      {board.names.map((name, hex) => {
        const { x, y } = centres[hex]
        const kind = board.kind[hex]
        if (kind !== CITY && kind !== REMOTE) return null
        return (
          <g key={name}>
            {kind === REMOTE ? <Star x={x} y={y - 31} value={board.value[hex]} /> : null}
            <PlaceName name={name} x={x} y={y} />
            {startCities && board.startCities.includes(hex) ? (
              <text x={x + 33} y={y - 22} className={styles.startSign}>
                {start}
              </text>
            ) : null}
          </g>
        )
      })}
    </g>
  )
})

/** With `lit`, those beside lit hexes, over their rings: a ring on either side would hide them just when it matters who is a neighbour. */
export const Barriers = memo(function Barriers({ sheet, lit }: { sheet: Sheet; lit?: ReadonlyMap<number, unknown> }) {
  const drawn = lit === undefined ? sheet.barriers : sheet.barriers.filter(({ divides }) => divides.some((hex) => lit.has(hex)))
  return (
    <g {...decorative} pointerEvents="none" data-testid="barriers">
      {drawn.map(({ key, from, to }) => (
        <g key={key}>
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.barrierCase} />
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.barrier} />
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className={styles.barrierStripes} />
        </g>
      ))}
    </g>
  )
})

/**
 * As large as the hex allows while the board is small, no larger than it needs to be when one looks closely; and where all of it stands on a phone,
 * as large as may lie over the edges of the hex (board.module.css).
 */
function PlaceName({ name, x, y }: { name: string; x: number; y: number }) {
  const lines = linesOf(name)
  const longest = Math.max(...lines.map((line) => line.length))
  const wide = longest * LETTER
  const fit = Math.min(lines.length > 1 ? 20.5 : 21, 98 / wide)
  const sizes = { '--fit': `${fit.toFixed(1)}px`, '--far-fit': `${(100 / wide).toFixed(1)}px` } as React.CSSProperties
  return (
    <text className={styles.placeName} style={sizes}>
      {lines.map((line, place) => (
        <tspan key={line} x={x} y={y - 3} dy={lines.length === 1 ? '0.36em' : place === 0 ? '-0.14em' : '0.8em'}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** One line, or two: at a space, after a hyphen, or between two syllables of a very long name. */
export function linesOf(name: string): string[] {
  if (name.length <= 8) return [name]
  const space = name.indexOf(' ')
  if (space > 0) return [name.slice(0, space), name.slice(space + 1)]
  const hyphen = name.indexOf('-')
  if (hyphen > 0) return [name.slice(0, hyphen + 1), name.slice(hyphen + 1)]
  if (name.length <= 10) return [name]
  const ending = /(?:field|ville)$/.exec(name)
  if (ending) return [`${name.slice(0, ending.index)}-`, ending[0]]
  const breaks = [...name.matchAll(/[aeiou](?=[^aeiou][^aeiou]?[aeiou])/g)].map(({ index }) => index + 1)
  const middle = breaks.reduce(
    (best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best),
    breaks[0] ?? 6,
  )
  return [`${name.slice(0, middle)}-`, name.slice(middle)]
}
