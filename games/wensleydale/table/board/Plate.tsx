import { classes } from '@branchline/design'
import { INFLUENCE_SHAPES, type Influence } from '../signs/shapes.ts'
import styles from './Board.module.css'
import type { Room } from './spots.ts'

interface PlateProps {
  readonly x: number
  readonly y: number
  readonly points: number
  readonly red: number
  readonly green: number
  readonly white: number
  /** Solid on a plan; open where it can go on; small in the overview of all prices. */
  readonly look: 'plan' | 'onward' | 'small'
}

const RADIUS = { plan: 25, onward: 21, small: 15 } as const
/** The room of a token, in radii. */
const TOKEN = 1.15

export function roomOf(look: PlateProps['look'], price: Pick<PlateProps, 'red' | 'green' | 'white'>): Room {
  return [RADIUS[look], (tokensOf(price).length * RADIUS[look] * TOKEN) / 2]
}

/** The price of a link: a disc with the points, and a token for each influence besides. */
export function Plate({ x, y, points, red, green, white, look }: PlateProps) {
  const r = RADIUS[look]
  const tokens = tokensOf({ red, green, white })
  const step = r * TOKEN
  const wide = tokens.length * step
  return (
    <g transform={`translate(${x} ${y})`} className={classes(styles.plate, styles[look])}>
      <rect x={-r - wide / 2} y={-r} width={2 * r + wide} height={2 * r} rx={r} className={styles.plateCase} />
      <rect x={-r - wide / 2} y={-r} width={2 * r + wide} height={2 * r} rx={r} className={styles.plateFace} />
      <text x={-wide / 2} y={r * 0.4} className={styles.plateText}>
        {points}
      </text>
      {tokens.map((colour, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are all alike
          key={place}
          d={INFLUENCE_SHAPES[colour]}
          transform={`translate(${-wide / 2 + r * 0.85 + step * (place + 0.1)} ${-r * 0.52}) scale(${r * 0.044})`}
          className={classes(styles.plateToken, styles[`token-${colour}`])}
        />
      ))}
    </g>
  )
}

function tokensOf({ red, green, white }: Pick<PlateProps, 'red' | 'green' | 'white'>): Influence[] {
  return [
    ...new Array<Influence>(red).fill('red'),
    ...new Array<Influence>(green).fill('green'),
    ...new Array<Influence>(white).fill('white'),
  ]
}
