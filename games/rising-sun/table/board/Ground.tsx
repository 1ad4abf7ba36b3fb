/** The land: fields, ranges, rivers, coast, cities. Drawn once for each board; nothing here changes during a game. */
import { hexagon, scatter } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { memo, useId } from 'react'
import { FIELD, MOUNTAIN, REMOTE, RIVER, SEA } from '../../rules/board.ts'
import type { Sheet } from '../sheet.ts'
import styles from './board.module.css'
import { Compass, decorative, peak, Ship, tree, tuft, wave } from './glyphs.tsx'

export const Ground = memo(function Ground({ sheet }: { sheet: Sheet }) {
  const { board, outlines, edge, ranges, vale, streams } = sheet
  const clip = useId()
  const [crowns, stems] = treesOn(sheet)
  const of = (wanted: number) => outlines.filter((_, hex) => board.kind[hex] === wanted).join('')
  return (
    <g {...decorative} pointerEvents="none">
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <path d={edge} className={printed.edgeHalo} />
      <path d={edge} className={printed.edgeWash} />
      <path d={edge} className={printed.edge} />
      <g clipPath={`url(#${clip})`}>
        <path d={edge} className={styles.land} />
        <path d={tinted(sheet, 0)} className={styles.fieldLight} />
        <path d={tinted(sheet, 1)} className={styles.fieldDeep} />
        <path d={vale} className={styles.vale} />
        <path d={ranges} className={styles.rangeFoot} />
        <path d={ranges} className={styles.range} />
        <path d={crowns} className={printed.crowns} />
        <path d={stems} className={printed.stems} />
        <path d={paddiesOn(sheet)} className={styles.paddies} />
        {peaksOn(sheet).map(([lit, shadow, snow]) => (
          <g key={lit}>
            <path d={lit} className={printed.peakLit} />
            <path d={shadow} className={printed.peakShadow} />
            <path d={snow} className={styles.snow} />
          </g>
        ))}
        {['bank', 'river', 'glint'].map((layer) => (
          <g key={layer} className={printed[layer]}>
            {streams.map(({ hex, course, width }) => (
              <path
                key={`${hex} ${course}`}
                d={course}
                strokeWidth={layer === 'bank' ? width + 5 : layer === 'river' ? width : width * 0.3}
              />
            ))}
          </g>
        ))}
        <path d={of(FIELD) + of(MOUNTAIN) + of(RIVER)} className={styles.grid} />
        <Sea sheet={sheet} />
      </g>
      {board.cities.map((hex) => (
        <path key={hex} d={hexagon(sheet.centres[hex], 56)} className={styles.city} />
      ))}
      {board.kind.map((kind, hex) =>
        kind === REMOTE ? (
          <g key={board.ids[hex]}>
            <path d={hexagon(sheet.centres[hex], 56)} className={styles.remote} />
            <path d={hexagon(sheet.centres[hex], 51)} className={styles.remoteRule} />
          </g>
        ) : null,
      )}
    </g>
  )
})

/** The sea with lines that follow the coast, as engravers drew it. */
function Sea({ sheet }: { sheet: Sheet }) {
  const clip = useId()
  const { board, sea, coast, outlines, centres, beyond } = sheet
  if (sea === '') return null
  const isWater = (hex: number) => hex < 0 || board.kind[hex] === SEA
  const open = board.ids.map((_, hex) => hex).filter((hex) => board.kind[hex] === SEA && beyond[hex].every(isWater))
  const wide =
    open.length > 0
      ? open
      : board.ids.map((_, hex) => hex).filter((hex) => board.kind[hex] === SEA && beyond[hex].filter(isWater).length > 3)
  const inside = wide.filter((hex) => beyond[hex].filter((other) => other < 0).length <= 2)
  const [compass, ship] = [inside.at(-1) ?? wide.at(-1), inside.length > 2 ? inside[0] : wide.length > 2 ? wide[0] : undefined]
  const water = board.ids.map((_, hex) => hex).filter((hex) => board.kind[hex] === SEA)
  return (
    <g>
      <clipPath id={clip}>
        <path d={sea} />
      </clipPath>
      <path d={sea} className={styles.sea} />
      <g clipPath={`url(#${clip})`}>
        {[46, 31, 18].map((width) => (
          <g key={width}>
            <path d={coast} className={styles.shoal} strokeWidth={width} />
            <path d={coast} className={styles.lining} strokeWidth={width} />
            <path d={coast} className={styles.shoalInside} strokeWidth={width - 2.6} />
          </g>
        ))}
        <path d={water.map((hex) => outlines[hex]).join('')} className={styles.seaGrid} />
        <path
          d={water
            .filter((hex) => hex !== compass && hex !== ship)
            .map((hex) => {
              const chance = scatter(hex + 77)
              const { x, y } = centres[hex]
              return [0, 1].map(() => wave(x - 26 + chance() * 30, y - 18 + chance() * 40, 18)).join('')
            })
            .join('')}
          className={styles.waves}
        />
      </g>
      <path d={coast} className={styles.coast} />
      {compass === undefined ? null : <Compass {...centres[compass]} />}
      {ship === undefined || ship === compass ? null : <Ship {...centres[ship]} />}
    </g>
  )
}

function tinted({ board, outlines }: Sheet, tint: number): string {
  return outlines.filter((_, hex) => board.kind[hex] === FIELD && Math.floor(scatter(hex + 40)() * 3) === tint).join('')
}

/** Two peaks behind, one in front: three layers for the whole land. */
function peaksOn({ board, centres }: Sheet): [string, string, string][] {
  return [0, 1, 2].map((layer) => {
    const drawn: [string, string, string] = ['', '', '']
    board.kind.forEach((kind, hex) => {
      if (kind !== MOUNTAIN) return
      const { x, y } = centres[hex]
      const chance = scatter(hex + 500)
      const off = (chance() - 0.5) * 8
      const heights = [32 + chance() * 9, 28 + chance() * 9, 45 + chance() * 11]
      const parts = [
        peak(x - 25 + off, y + 14, 25, heights[0]),
        peak(x + 25 + off, y + 19, 24, heights[1]),
        peak(x + off * 0.5, y + 30, 31, heights[2]),
      ][layer]
      parts.forEach((part, which) => {
        drawn[which] += part
      })
    })
    return drawn
  })
}

function treesOn({ board, centres }: Sheet): [string, string] {
  let [crowns, stems] = ['', '']
  board.kind.forEach((kind, hex) => {
    if (kind !== FIELD) return
    const chance = scatter(hex + 900)
    for (let count = 2 + Math.floor(chance() * 3); count > 0; count--) {
      const [angle, far] = [chance() * 6.283, 26 + chance() * 16]
      const [crown, stem] = tree(
        centres[hex].x + Math.cos(angle) * far,
        centres[hex].y + Math.sin(angle) * far * 0.85,
        0.9 + chance() * 0.4,
      )
      crowns += crown
      stems += stem
    }
  })
  return [crowns, stems]
}

function paddiesOn({ board, centres }: Sheet): string {
  return board.kind
    .map((kind, hex) => {
      if (kind !== FIELD) return ''
      const chance = scatter(hex + 1300)
      const { x, y } = centres[hex]
      return Array.from({ length: 3 }, () => tuft(x - 26 + chance() * 52, y - 20 + chance() * 44)).join('')
    })
    .join('')
}
