import { classes } from '@branchline/design'
import styles from './Supply.module.css'

/** How a pile stands to who looks at it: to be had, to be had once other cards have been played, out of reach; null while nobody here chooses. */
export type Standing = 'near' | 'later' | 'far' | null

export function Price({ cost, standing }: { cost: number; standing: Standing }) {
  return <span className={classes(styles.cost, standing === 'near' && styles.payable, standing === 'later' && styles.later)}>${cost}</span>
}
