import { classes, type SheetLook } from '@branchline/design'
import type { Sheet } from '../sheet.ts'
import styles from './Board.module.css'

/** Pixels to a unit below which only towns keep their names. */
const FAR = 0.34

/** Of each sheet of a board, in the colours of its land. */
export const lookOf = ({ board, margin }: Sheet): SheetLook => ({
  className: classes(styles.sheet, board.map === 'nuremberg' && styles.franconiaSheet),
  transform: `translate(${margin.join(' ')})`,
  far: FAR,
})
