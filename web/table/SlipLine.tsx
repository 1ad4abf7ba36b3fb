import { classes } from '@branchline/design/parts'
import type { ReactNode } from 'react'
import styles from './Slips.module.css'

/** One line above the bar. */
export function SlipLine({
  kind = 'plain',
  testId,
  end,
  children,
}: {
  kind?: 'plain' | 'warn'
  testId?: string
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={classes(styles.slip, kind === 'warn' && styles.warn)}
      role={kind === 'warn' ? 'alert' : 'status'}
      data-slip
      data-testid={testId}
    >
      <span className={styles.text}>{children}</span>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
    </div>
  )
}
