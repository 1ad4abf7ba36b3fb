/** The land: terrain, rivers, towns and cities with their names. Drawn once; nothing here ever changes during a game. */
import { hexagon, scatter } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import type { Locale } from '@branchline/engine'
import { memo } from 'react'
import map from '../../maps/west-riding.json' with { type: 'json' }
import { controlledIncome, freeIncome, hexNames, homeRailwayAt, sizeOf, terrainOf, urbanAt, urbanHexes } from '../../rules/board.ts'
import { livery } from '../livery.ts'
import { wordsIn } from '../words.ts'
import styles from './board.module.css'
import { centres, edge, fromRows, outlines, rivers } from './geometry.ts'
import { Coin, decorative, peak, TownGlyph, tree } from './glyphs.tsx'

export const Ground = memo(function Ground({ locale }: { locale: Locale }) {
  const { exit } = wordsIn(locale).board
  return (
    <g {...decorative} className={styles.ground}>
      {map.labels.map((label) => (label.kind === 'county' ? <MapLabel key={`${label.x} ${label.y}`} {...label} /> : null))}
      <path d={edge} className={printed.edgeHalo} />
      <path d={edge} className={printed.edgeWash} />
      <path d={edge} className={printed.edge} />
      {FIELDS.map((d, tint) => (
        <path key={d.length} d={d} className={styles.field} style={{ fill: `var(--field-${tint})` }} />
      ))}
      {HILLS.map((d, tint) => (
        <path key={d.length} d={d} className={styles.hill} style={{ fill: `var(--hill-${tint})` }} />
      ))}
      <path d={TREES[1]} className={printed.stems} />
      <path d={TREES[0]} className={printed.crowns} />
      {PEAKS.map(([lit, shadow]) => (
        <g key={lit.length}>
          <path d={lit} className={printed.peakLit} />
          <path d={shadow} className={printed.peakShadow} />
        </g>
      ))}
      {urbanHexes.map((hex) =>
        homeRailwayAt[hex] >= 0 ? (
          <g key={hex}>
            <path d={hexagon(centres[hex], 49)} fill={livery(homeRailwayAt[hex]).colour} className={styles.city} />
            <path d={hexagon(centres[hex], 43)} fill="none" stroke={livery(homeRailwayAt[hex]).on} strokeOpacity="0.7" strokeWidth="1.5" />
          </g>
        ) : (
          <path key={hex} d={hexagon(centres[hex], 47.5)} className={styles.town} />
        ),
      )}
      {rivers.map(({ name, width, course }) => (
        <path key={name} d={course} className={printed.bank} strokeWidth={width + 5} />
      ))}
      {rivers.map(({ name, width, course }) => (
        <path key={name} d={course} className={printed.river} strokeWidth={width} />
      ))}
      {rivers.map(({ name, width, course }) => (
        <path key={name} d={course} className={printed.glint} strokeWidth={width * 0.28} />
      ))}
      {urbanHexes.map((hex) => (homeRailwayAt[hex] >= 0 ? <City key={hex} hex={hex} /> : <Town key={hex} hex={hex} />))}
      {map.labels.map((label) =>
        label.kind === 'county' ? null : (
          <MapLabel key={`${label.x} ${label.y}`} {...label} text={label.kind === 'exit' ? exit(label.text) : label.text} />
        ),
      )}
    </g>
  )
})

function byTint(terrain: string, tints: number): string[] {
  const paths = Array<string>(tints).fill('')
  terrainOf.forEach((of, hex) => {
    if (of === terrain) paths[Math.floor(scatter(hex)() * tints)] += outlines[hex]
  })
  return paths
}

const FIELDS = byTint('countryside', 4).map((fields, tint) =>
  tint === 0 ? fields + urbanHexes.map((hex) => outlines[hex]).join('') : fields,
)
const HILLS = byTint('mountain', 3)

/** Two peaks behind, one in front: three layers for the whole land. */
const PEAKS: [string, string][] = [0, 1, 2].map((layer) => {
  let [lit, shadow] = ['', '']
  terrainOf.forEach((terrain, hex) => {
    if (terrain !== 'mountain') return
    const { x, y } = centres[hex]
    const chance = scatter(hex + 500)
    const off = (chance() - 0.5) * 6
    const heights = [22 + chance() * 5, 20 + chance() * 5, 31 + chance() * 7]
    const [one, two] = [
      peak(x - 17 + off, y + 13, 17, heights[0]),
      peak(x + 17 + off, y + 15, 16, heights[1]),
      peak(x + off * 0.6, y + 22, 20, heights[2]),
    ][layer]
    lit += one
    shadow += two
  })
  return [lit, shadow]
})

const TREES: [string, string] = (() => {
  let [crowns, stems] = ['', '']
  terrainOf.forEach((terrain, hex) => {
    if (terrain !== 'countryside') return
    const chance = scatter(hex + 900)
    for (let count = 2 + Math.floor(chance() * 3); count > 0; count--) {
      const [angle, far] = [chance() * 6.283, 17 + chance() * 16]
      const [crown, stem] = tree(
        centres[hex].x + Math.cos(angle) * far,
        centres[hex].y + Math.sin(angle) * far * 0.9,
        0.8 + chance() * 0.35,
      )
      crowns += crown
      stems += stem
    }
  })
  return [crowns, stems]
})()

function Town({ hex }: { hex: number }) {
  const { x, y } = centres[hex]
  const urban = urbanAt[hex]
  const size = sizeOf[urban]
  const name = hexNames[hex]
  if (size === null) return null
  return (
    <g>
      <TownGlyph size={size} x={x} y={y - 3} scale={size === 'large' ? 0.88 : 1} />
      <text x={x} y={y + 12.5} fontSize={Math.min(15, 80 / (0.54 * name.length))} className={styles.townName}>
        {name}
      </text>
    </g>
  )
}

function City({ hex }: { hex: number }) {
  const { x, y } = centres[hex]
  const { letters, on } = livery(homeRailwayAt[hex])
  const [first, second] = hexNames[hex].split(' ')
  return (
    <g>
      <text x={x} y={y - 24} fontSize="14.5" fill={on} className={styles.homeLetters}>
        {letters}
      </text>
      <rect x={x - 39} y={y - 18} width="78" height={second ? 27 : 21} rx="4" className={styles.plate} />
      {second === undefined ? (
        <text x={x} y={y - 2.5} fontSize={first.length > 8 ? 14 : 15.5} className={styles.plateName}>
          {first}
        </text>
      ) : (
        <>
          <text x={x} y={y - 6.5} fontSize="12" letterSpacing="0.8" className={styles.plateName}>
            {first.toUpperCase()}
          </text>
          <text x={x} y={y + 6} fontSize="12.5" className={styles.plateName}>
            {second}
          </text>
        </>
      )}
      <Coin x={x - 29} y={y + 17} value={freeIncome[urbanAt[hex]]} kind="free" r={8.5} />
    </g>
  )
}

/** The two incomes of a town: which of them counts changes with control, so they stand in a layer of their own. */
export function TownCoins({ hex, controlled }: { hex: number; controlled: boolean }) {
  const { x, y } = centres[hex]
  const urban = urbanAt[hex]
  return (
    <g {...decorative}>
      <Coin x={x - 31} y={y - 11} value={freeIncome[urban]} kind="free" faint={controlled} />
      <Coin x={x + 31} y={y - 11} value={controlledIncome[urban]} kind="controlled" r={controlled ? 11 : 9.5} />
    </g>
  )
}

function MapLabel({
  kind,
  text,
  x,
  y,
  angle = 0,
  size,
}: {
  kind: string
  text: string
  x: number
  y: number
  angle?: number
  size?: number
}) {
  const at = fromRows(x, y)
  return (
    <text
      x={at.x}
      y={at.y}
      fontSize={size}
      transform={angle === 0 ? undefined : `rotate(${angle} ${at.x} ${at.y})`}
      className={styles[kind]}
    >
      {text}
    </text>
  )
}
