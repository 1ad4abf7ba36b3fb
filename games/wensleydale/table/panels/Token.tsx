import { classes } from '@branchline/design'
import board from '../board/Board.module.css'
import { Piece } from '../board/glyphs.tsx'
import styles from './Token.module.css'

export type Influence = 'white' | 'brown' | 'red' | 'green'

/** Four shapes for four influences: octagon, wheel, shield, lozenge. With the letter they need no colour. */
const SHAPES: Readonly<Record<Influence, string>> = {
  white: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z',
  brown:
    'M10.4 1h3.2l.6 2.6 2 .8 2.3-1.4 2.3 2.3-1.4 2.3.8 2 2.6.6v3.2l-2.6.6-.8 2 1.4 2.3-2.3 2.3-2.3-1.4-2 .8-.6 2.6h-3.2l-.6-2.6-2-.8-2.3 1.4-2.3-2.3 1.4-2.3-.8-2-2.6-.6v-3.2l2.6-.6.8-2-1.4-2.3 2.3-2.3 2.3 1.4 2-.8z',
  red: 'M2.5 2.5h19v10q0 7-9.5 10q-9.5-3-9.5-10z',
  green: 'M8 3.5h8a8.5 8.5 0 0 1 0 17h-8a8.5 8.5 0 0 1 0-17z',
}

export function Token({ colour, size = 22, drawn, title }: { colour: Influence; size?: number; drawn?: boolean; title?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is decoration, and hidden
    <svg
      className={classes(styles.token, styles[colour], drawn && styles.drawn)}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title ? <title>{title}</title> : null}
      <path d={SHAPES[colour]} />
      <text x="12" y="16.4">
        {LETTERS[colour]}
      </text>
    </svg>
  )
}

/** The same in both languages: white weiß, brown braun, red rot, green grün. */
const LETTERS: Readonly<Record<Influence, string>> = { white: 'W', brown: 'B', red: 'R', green: 'G' }

/** A piece as on the board, in a line of text. */
export function PieceIcon({ kind, size = 22, title }: { kind: string; size?: number; title?: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: without a title it is decoration, and hidden
    <svg
      className={classes(board.sheet, styles.icon)}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="-15 -15 30 30"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title ? <title>{title}</title> : null}
      <Piece kind={kind} x={0} y={0} />
    </svg>
  )
}

/** An investment cube. */
export function CubeIcon({ size = 18 }: { size?: number }) {
  return (
    <svg className={styles.cubeIcon} width={`${size / 16}rem`} height={`${size / 16}rem`} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0 -11L10 -5.5V5.5L0 11L-10 5.5V-5.5Z" />
      <path d="M-10 -5.5L0 0L10 -5.5M0 0V11" fill="none" />
    </svg>
  )
}
