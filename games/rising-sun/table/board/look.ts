import { classes, type SheetLook } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import { PAD } from '../sheet.ts'
import styles from './board.module.css'

/** Of each sheet of a board. From far is all of it on a phone, in pixels to a unit. */
export const LOOK: SheetLook = { className: classes(printed.sheet, styles.board), transform: `translate(${PAD.x} ${PAD.y})`, far: 0.5 }
