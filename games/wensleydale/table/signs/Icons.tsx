import { classes } from '@branchline/design'
import board from '../board/Board.module.css'
import { Piece } from '../board/glyphs.tsx'
import styles from './Icons.module.css'
import { INFLUENCE_SHAPES, type Influence } from './shapes.ts'

interface IconProps {
  readonly size?: number
  /** Its name, where it stands alone; else it is decoration, and hidden. */
  readonly title?: string | undefined
}

const named = (title: string | undefined) =>
  title ? ({ role: 'img', 'aria-label': title, 'data-sign': title } as const) : ({ 'aria-hidden': true } as const)
const rem = (size: number) => `${size / 16}rem`

export function Token({ colour, size = 22, drawn, title }: IconProps & { colour: Influence; drawn?: boolean }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is in aria-label
    <svg
      className={classes(styles.token, styles[colour], drawn && styles.drawn)}
      width={rem(size)}
      height={rem(size)}
      viewBox="0 0 24 24"
      {...named(title)}
    >
      <path d={INFLUENCE_SHAPES[colour]} />
    </svg>
  )
}

/** A piece as on the board, in a line of text. */
export function PieceIcon({ kind, size = 22, title }: IconProps & { kind: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is in aria-label
    <svg className={classes(board.sheet, styles.icon)} width={rem(size)} height={rem(size)} viewBox="-15 -15 30 30" {...named(title)}>
      <Piece kind={kind} x={0} y={0} />
    </svg>
  )
}

/** An investment cube. */
export function CubeIcon({ size = 18, title }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is in aria-label
    <svg className={styles.cubeIcon} width={rem(size)} height={rem(size)} viewBox="-12 -12 24 24" {...named(title)}>
      <path d="M0 -11L10 -5.5V5.5L0 11L-10 5.5V-5.5Z" />
      <path d="M-10 -5.5L0 0L10 -5.5M0 0V11" fill="none" />
    </svg>
  )
}

/** A place in a train: square for goods, round for passengers, black with its points for first class. */
export function SlotIcon({ points, size = 16, title }: IconProps & { points: number | 'goods' }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is in aria-label
    <svg className={styles.slotIcon} width={rem(size)} height={rem(size)} viewBox="0 0 24 24" {...named(title)}>
      {points === 'goods' ? (
        <rect x="3" y="3" width="18" height="18" rx="3" />
      ) : (
        <circle cx="12" cy="12" r="9.6" className={points > 1 ? styles.first : undefined} />
      )}
      {points !== 'goods' && points > 1 ? (
        <text x="12" y="17.2">
          {points}
        </text>
      ) : null}
    </svg>
  )
}

/** Profit and loss: a disc on its track. */
export function ProfitIcon({ size = 18, title }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is in aria-label
    <svg className={styles.lineIcon} width={rem(size)} height={rem(size)} viewBox="0 0 24 24" {...named(title)}>
      <path d="M2 17H22M6 13V21M12 11V21M18 13V21" />
      <circle cx="12" cy="7" r="5" />
    </svg>
  )
}

/** A link on the board: a line with sleepers. */
export function LinkIcon({ size = 18, title }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is in aria-label
    <svg className={styles.lineIcon} width={rem(size)} height={rem(size)} viewBox="0 0 24 24" {...named(title)}>
      <path d="M3 19L19 3" className={styles.rail} />
      <path d="M3 19L19 3" className={styles.railSleepers} />
    </svg>
  )
}
