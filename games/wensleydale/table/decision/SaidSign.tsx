import type { ReactNode } from 'react'
import styles from './decision.module.css'

/** Signs of one kind with their name, and what they are for under the pointer or at a tap. */
export const SaidSign = ({ sign, said, children }: { sign: string; said: string; children: ReactNode }) => (
  <span className={styles.said} data-sign={sign}>
    <span className={styles.signs}>{children}</span>
    <small>{said}</small>
  </span>
)
