import type { Seat } from '@branchline/engine'
import { classes } from './classes.ts'
import styles from './Seat.module.css'
import { SHAPES, seatSign } from './seats.ts'

/** The sign of a seat, as large as so many pixels beside letters of the usual size. Decorative beside a name; give `title` where it stands alone. */
export function SeatMark({ seat, size = 22, title }: { seat: Seat; size?: number | undefined; title?: string | undefined }) {
  const sign = seatSign(seat)
  // However small the sign, its letter can be read.
  const letter = Math.max(12.5, (24 * LEAST_LETTER) / size)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: beside a name the sign says nothing new
    <svg
      className={styles.mark}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title ? <title>{title}</title> : null}
      <path d={SHAPES[sign.shape]} fill={sign.colour} stroke="var(--ink)" strokeWidth="1" />
      <text
        x="12"
        y={sign.shape === 'triangle' ? 16.2 + letter * 0.19 : 12 + letter * 0.37}
        textAnchor="middle"
        fontSize={letter}
        fontWeight="700"
        fill={sign.on}
      >
        {sign.letter}
      </text>
    </svg>
  )
}

const LEAST_LETTER = 11.1

/** Sign and name. `active` rings the one whose decision it is. */
export function SeatName({ seat, name, active, size }: { seat: Seat; name: string; active?: boolean; size?: number }) {
  return (
    <span className={classes(styles.name, active && styles.active)}>
      <SeatMark seat={seat} size={size} />
      <span className={styles.text} title={name} dir="auto">
        {name}
      </span>
    </span>
  )
}
