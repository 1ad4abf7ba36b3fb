/** The land: terrain and rivers. Drawn once; nothing here ever changes during a game. */
import { type Point, scatter } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { memo } from 'react'
import map from '../../maps/west-riding.json' with { type: 'json' }
import { terrainOf, urbanHexes } from '../../rules/board.ts'
import styles from './board.module.css'
import { between, centres, edge, fromRows, outlines, rivers } from './geometry.ts'
import { decorative, peak, tree } from './glyphs.tsx'
import { Rivers } from './Rivers.tsx'
import type { Line } from './tracks.ts'

export const Ground = memo(function Ground() {
  return (
    <g {...decorative}>
      <path d={edge} className={printed.edgeHalo} />
      <path d={edge} className={printed.edgeWash} />
      <path d={edge} className={printed.edge} />
      {FIELDS.map((d, tint) => (
        <path key={d.slice(0, 24)} d={d} className={styles.field} style={{ fill: `var(--field-${tint})` }} />
      ))}
      {HILLS.map((d, tint) => (
        <path key={d.slice(0, 24)} d={d} className={styles.hill} style={{ fill: `var(--hill-${tint})` }} />
      ))}
      <path d={TREES[1]} className={printed.stems} />
      <path d={TREES[0]} className={printed.crowns} />
      {PEAKS.map(([lit, shadow]) => (
        <g key={lit.slice(0, 24)}>
          <path d={lit} className={printed.peakLit} />
          <path d={shadow} className={printed.peakShadow} />
        </g>
      ))}
      <Rivers courses={rivers} bank={5} />
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

/** Names of rivers lie above the track, and give way where a railway's letters stand. */
export const RiverNames = memo(function RiverNames({ lines }: { lines: readonly Line[] }) {
  const plates = lines.flatMap((line) => line.plates.map((hex) => centres[hex]))
  return (
    <g {...decorative} pointerEvents="none">
      {RIVER_LABELS.map(({ text, at, angle }) =>
        plates.some(({ x, y }) => Math.abs(x - at.x) < 62 && Math.abs(y - at.y + 6) < 27) ? null : (
          <text
            key={`${at.x} ${at.y}`}
            {...at}
            transform={angle === 0 ? undefined : `rotate(${angle} ${at.x} ${at.y})`}
            className={styles.riverName}
            data-crossed={isCrossed(at, lines) || undefined}
          >
            {text}
          </text>
        ),
      )}
    </g>
  )
})

/** Whether track runs below a name: it is read on a patch of land there. */
const isCrossed = (at: Point, lines: readonly Line[]) =>
  lines.some(({ joins }) =>
    joins.some(([one, other]) => [0.2, 0.5, 0.8].some((part) => isOn(at, between(centres[one], centres[other], part)))),
  )

const isOn = (name: Point, { x, y }: Point) => Math.abs(x - name.x) < 36 && Math.abs(y - name.y + 6) < 24

const RIVER_LABELS = map.labels.flatMap(({ kind, text, x, y, angle = 0 }) =>
  kind === 'river' ? [{ text, at: fromRows(x, y), angle }] : [],
)
