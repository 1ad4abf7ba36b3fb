import { classes, type SheetLook } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import styles from './board.module.css'

/** Of each sheet of the board. */
export const LOOK: SheetLook = { className: classes(printed.sheet, styles.board), far: 0.42 }
