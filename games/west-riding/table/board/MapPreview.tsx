/** The map at a glance, for the set-up form: terrain, rivers, and where the railways start. */
import { classes, hexagon } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { homeOf, terrainOf, urbanAt } from '../../rules/board.ts'
import { livery } from '../livery.ts'
import styles from './board.module.css'
import { centres, edge, outlines, rivers, SHEET } from './geometry.ts'

const ALL = (wanted: (hex: number) => boolean) => outlines.filter((_, hex) => wanted(hex)).join('')
const FIELDS = ALL((hex) => terrainOf[hex] !== 'mountain')
const HILLS = ALL((hex) => terrainOf[hex] === 'mountain')
const TOWNS = centres.filter((_, hex) => urbanAt[hex] >= 0)

export function MapPreview() {
  return (
    <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} className={classes(printed.sheet, styles.board)} role="presentation" width="100%">
      <path d={edge} className={printed.edge} />
      <path d={FIELDS} className={styles.field} style={{ fill: 'var(--field-0)' }} />
      <path d={HILLS} className={styles.hill} style={{ fill: 'var(--hill-0)' }} />
      {rivers.map(({ name, width, course }) => (
        <path key={name} d={course} className={printed.river} strokeWidth={width} />
      ))}
      {TOWNS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="17" className={styles.town} />
      ))}
      {homeOf.map((hex, railway) => (
        <g key={livery(railway).letters}>
          <path d={hexagon(centres[hex], 49)} fill={livery(railway).colour} className={styles.city} />
          <text
            x={centres[hex].x}
            y={centres[hex].y}
            dy="0.35em"
            style={{ fontSize: 26 }}
            fill={livery(railway).on}
            className={styles.letters}
          >
            {livery(railway).letters}
          </text>
        </g>
      ))}
    </svg>
  )
}
