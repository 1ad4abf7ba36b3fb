import type { ReactNode } from 'react'
import styles from './Sign.module.css'

interface SignProps {
  /** What it is called: shown at 300 ms of hover, on focus, on a long press. */
  readonly name: string
  /** A stop of the Tab key, where nothing around it takes the focus. */
  readonly stop?: boolean
  readonly children: ReactNode
}

/** A sign with its name. Inside a drawing or on a button of its own, `data-sign={name}` on any element does the same (SignTips shows it). */
export function Sign({ name, stop, children }: SignProps) {
  return (
    <span role="img" aria-label={name} data-sign={name} tabIndex={stop ? 0 : undefined} className={styles.sign}>
      {children}
    </span>
  )
}
