import { seatSign } from '@branchline/design'
import styles from './table.module.css'

export const WIDTH = 78
export const GAP = 6

/** Coaches of one weight are alike: what tells them apart is where they stand. */
export const standing = (weights: readonly number[]) => weights.map((weight, place) => ({ weight, place, key: `${place} ${weight}` }))

/** A coach with its weight; in a train it has the colour of its owner, and the weight says the same to whoever sees no colours. */
export function Coach({ x, y, weight, seat, isFaint = false }: { x: number; y: number; weight: number; seat?: number; isFaint?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} opacity={isFaint ? 0.45 : 1}>
      <rect
        width={WIDTH}
        height="40"
        rx="6"
        className={styles.coach}
        style={seat === undefined ? undefined : { stroke: seatSign(seat).colour }}
      />
      <circle cx="16" cy="44" r="7" className={styles.wheel} />
      <circle cx={WIDTH - 16} cy="44" r="7" className={styles.wheel} />
      <text x={WIDTH / 2} y="28" className={styles.weight}>
        {weight}
      </text>
    </g>
  )
}
