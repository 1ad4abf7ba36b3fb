import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Panel.module.css'

/** A sheet with a printed heading: heavy rule above, hairline below, as on a timetable. */
export function Panel({
  title,
  aside,
  children,
  className,
}: {
  title?: ReactNode
  aside?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section className={classes(styles.panel, className)}>
      {title ? (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </header>
      ) : null}
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** The ornament between parts of a page: a double rule broken by a signal disc. */
export function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="0 0 400 14" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <path d="M0 5.5H180M0 8.5H180M220 5.5H400M220 8.5H400" stroke="currentColor" strokeWidth="1" />
      <circle cx="200" cy="7" r="6" fill="none" stroke="var(--spot)" strokeWidth="2.4" />
      <path d="M188 7H212" stroke="currentColor" strokeWidth="2.4" />
    </svg>
  )
}

/** A remark on the page: what is going on, or what went wrong. */
export function Notice({ kind = 'plain', children }: { kind?: 'plain' | 'warn' | 'good'; children: ReactNode }) {
  return (
    <div className={classes(styles.notice, styles[kind])} role={kind === 'warn' ? 'alert' : undefined}>
      {children}
    </div>
  )
}

export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>
}
